/**
 * Makes the portal's fonts from the npm package `inter-ui`: one variable font for the screen and two static ones for
 * PDF files, cut down to the letters that Croatian and English texts use, and one with further letters for PDF files.
 * Hebrew, Arabic and emoji of PDF files are from the packages of Noto. Run after changing the package or the
 * letters: `npx tsx scripts/fonts.ts`. The results are committed, so a build needs neither this script nor its parts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL('../node_modules/inter-ui/variable/InterVariable.woff2', import.meta.url);
const target = new URL('../src/design-system/theme/fonts/', import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Basic Latin, Latin-1 and Latin Extended-A: Croatian, English and names from all over Europe. */
const letters = range(0x20, 0x7e) + range(0xa0, 0x17f);
/**
 * Names of other countries, in PDF files alone: the rest of Latin, Greek and Cyrillic, and marks with the letters of which no
 * character has both, such as m with a caron.
 */
const more =
  range(0x180, 0x24f) +
  range(0x1e00, 0x1eff) +
  range(0x370, 0x3ff) +
  range(0x400, 0x52f) +
  range(0x300, 0x36f) +
  range(0x41, 0x5a) +
  range(0x61, 0x7a) +
  range(0xc0, 0x17f);
/** Quotation marks of both languages, dashes, the real minus, spaces of numbers and dates, arrows, marks. */
const signs = '„“”‘’‚‹›«»–—−…•·×÷±≈≤≥≠€‰←↑→↓↗↘✓✕\u2009\u200a\u202f\u2002\u2003\u2011';
const text = letters + signs;

/**
 * Kerning, marks, tabular figures, the slash of fractions and the disambiguated letters are kept; alternates are
 * dropped. The fonts of PDF files keep tabular figures for tables.
 */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum', 'case', 'cv11', 'ss03'];

const font = await readFile(source);

const outputs = [
  { file: 'inter.woff2', format: 'woff2', axes: { wght: { min: 400, max: 650 }, opsz: 14 } },
  { file: 'inter-400.ttf', format: 'sfnt', axes: { wght: 400, opsz: 14 } },
  { file: 'inter-600.ttf', format: 'sfnt', axes: { wght: 600, opsz: 14 } },
  { file: 'inter-more.ttf', format: 'sfnt', axes: { wght: 500, opsz: 14 } },
] as const;

const lettersOf = {
  'inter.woff2': text,
  // The box stands in a PDF file for a letter that no font has.
  'inter-400.ttf': `${text}□`,
  'inter-600.ttf': `${text}□`,
  'inter-more.ttf': more,
};

for (const { file, format, axes } of outputs) {
  const subset = await subsetFont(font, lettersOf[file], {
    targetFormat: format,
    variationAxes: axes,
    keepFeatures: format === 'woff2' ? keepFeatures : ['kern', 'mark', 'ccmp', 'locl', 'tnum'],
    // The PDF's fonts need their own names, or a viewer takes both for one.
    preserveNameIds: [1, 2, 4, 6],
    noHinting: true,
  });
  await writeFile(new URL(file, target), subset);
  console.log(`${file}: ${(subset.length / 1024).toFixed(1)} kB`);
}

/** All characters of Unicode's first two planes that a pattern accepts. */
const charactersOf = (pattern: RegExp) =>
  [...range(0x20, 0xd7ff), ...range(0xe000, 0x1ffff)].filter((letter) => pattern.test(letter)).join('');

const others = [
  {
    file: 'noto-hebrew.ttf',
    from: new URL(
      '../node_modules/@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-500-normal.woff2',
      import.meta.url,
    ),
    letters: /\p{Script=Hebrew}/u,
  },
  {
    file: 'noto-arabic.ttf',
    from: new URL(
      '../node_modules/@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-500-normal.woff2',
      import.meta.url,
    ),
    letters: /\p{Script=Arabic}|[\u0600-\u06ff]/u,
  },
  {
    file: 'noto-emoji.ttf',
    from: new URL('../node_modules/@fontsource/noto-emoji/files/noto-emoji-emoji-500-normal.woff2', import.meta.url),
    letters: /\p{Extended_Pictographic}|\p{RI}|\p{EMod}|[\u200d\ufe0f\u20e3#*\d]/u,
  },
] as const;

for (const { file, from, letters: pattern } of others) {
  const whole = await readFile(from);
  // The writer of PDF files cannot cut a compressed font down to what a file uses.
  const subset = await subsetFont(whole, charactersOf(pattern), { targetFormat: 'sfnt', noHinting: true });
  await writeFile(new URL(file, target), subset);
  console.log(`${file}: ${(subset.length / 1024).toFixed(1)} kB`);
}

/** Their licence must come with the fonts: the build delivers it. */
const licences = [
  'inter-ui/LICENSE.txt',
  ...['hebrew', 'arabic'].map((name) => `@fontsource/noto-sans-${name}/LICENSE`),
]
  .concat('@fontsource/noto-emoji/LICENSE')
  .map((path) => readFile(new URL(`../node_modules/${path}`, import.meta.url), 'utf8'));
const names = ['Inter', 'Noto Sans Hebrew', 'Noto Sans Arabic', 'Noto Emoji'];
const texts = (await Promise.all(licences)).map((licence, index) => `${names[index]}\n\n${licence.trim()}\n`);
await writeFile(new URL('../public/font-licences.txt', import.meta.url), texts.join(`\n${'-'.repeat(59)}\n\n`));
