/**
 * Makes the portal's fonts from the npm package `inter-ui`: one variable font for the screen and two static ones for
 * PDF files, cut down to the letters that Croatian and English texts use. Run after changing the package or the
 * letters: `npx tsx scripts/fonts.ts`. The results are committed, so a build needs neither this script nor its parts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL('../node_modules/inter-ui/variable/InterVariable.woff2', import.meta.url);
const target = new URL('../src/design-system/theme/fonts/', import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Basic Latin, Latin-1 and Latin Extended-A: Croatian, English and the names of people from all over Europe. */
const letters = range(0x20, 0x7e) + range(0xa0, 0x17f);
/** Quotation marks of both languages, dashes, the real minus, spaces of numbers and dates, arrows, marks. */
const signs = '„“”‘’‚‹›«»–—−…•·×÷±≈≤≥≠€‰←↑→↓↗↘✓✕\u2009\u200a\u202f\u2002\u2003\u2011';
const text = letters + signs;

/** Kerning, marks, tabular figures, fractions' slash and the disambiguated letters are kept; alternates are dropped.
 * The PDF's fonts keep what is drawn there: figures are tabular in tables. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum', 'case', 'cv11', 'ss03'];

const font = await readFile(source);

const outputs = [
  { file: 'inter.woff2', format: 'woff2', axes: { wght: { min: 400, max: 650 }, opsz: 14 } },
  { file: 'inter-400.ttf', format: 'sfnt', axes: { wght: 400, opsz: 14 } },
  { file: 'inter-600.ttf', format: 'sfnt', axes: { wght: 600, opsz: 14 } },
] as const;

for (const { file, format, axes } of outputs) {
  const subset = await subsetFont(font, text, {
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
