import bidiFactory from 'bidi-js';
import { lettersOf } from '#design-system/LongText/cutText.ts';

/** The used part of fontkit, which has no types. */
export interface GlyphRun {
  readonly direction?: 'ltr' | 'rtl';
  readonly glyphs: readonly unknown[];
  readonly positions: readonly Record<string, number>[];
  readonly advanceWidth: number;
}
export interface FontkitFont {
  readonly unitsPerEm: number;
  readonly characterSet: readonly number[];
  hasGlyphForCodePoint(code: number): boolean;
  glyphForCodePoint(code: number): unknown;
  layout(text: string, features?: unknown, ...rest: unknown[]): GlyphRun;
}

/** A font with the name by which the PDF knows it. */
export interface NamedFont {
  readonly key: string;
  readonly font: FontkitFont;
}

/** A part of a text in one font, as it is drawn from left to right. */
export interface Piece extends NamedFont {
  readonly text: string;
}

const bidi = bidiFactory();

/** Characters that are never seen, such as marks of direction: a font without them would draw a box. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
/** Letters that a font of emoji draws, also where it consists of characters of other fonts. */
const emoji = /\p{RI}|\ufe0f|\u20e3|\p{EMod}/u;

/** What is drawn for a letter that no font has. */
const box = '□';

const hasAll = ({ font }: NamedFont, letter: string) =>
  [...letter].every((part) => font.hasGlyphForCodePoint(part.codePointAt(0) ?? 0));

function fontOf(letter: string, fonts: readonly NamedFont[]): NamedFont | undefined {
  const [main] = fonts;
  if (emoji.test(letter)) return fonts.findLast((font) => hasAll(font, letter)) ?? main;
  return fonts.find((font) => hasAll(font, letter)) ?? fonts.find((font) => hasAll(font, letter.replace(unseen, '')));
}

/** Whether a font has a letter, but for what is never seen of it. */
export function isDrawn(letter: string, fonts: readonly NamedFont[]): boolean {
  const font = fontOf(letter, fonts);
  return font !== undefined && (hasAll(font, letter) || hasAll(font, letter.replace(unseen, '')));
}

interface Run extends Piece {
  readonly level: number;
}

/**
 * Returns the parts of a text from left to right (behaviour 19.12; Unicode's bidirectional algorithm, with the direction of the text's own
 * first letter), each in the first font that has its letters. A letter that no font has is a box; `legibleTexts` leaves few of them.
 *
 * @param fonts - the text's own font, then those for other scripts, that of emoji last
 */
export function piecesOf(text: string, fonts: readonly NamedFont[]): readonly Piece[] {
  const [main] = fonts;
  if (!main) return [];
  const { levels } = bidi.getEmbeddingLevels(text, 'auto');
  const runs: Run[] = [];
  let at = 0;
  for (const letter of lettersOf(text)) {
    const level = levels[at] ?? 0;
    at += letter.length;
    const { key, font } = fontOf(letter, fonts) ?? main;
    const seen = hasAll({ key, font }, letter) ? letter : letter.replace(unseen, '');
    if (seen === '') continue;
    const shown = hasAll({ key, font }, seen) ? seen : box;
    const last = runs.at(-1);
    if (last?.key === key && last.level === level) runs[runs.length - 1] = { ...last, text: last.text + shown };
    else runs.push({ key, font, level, text: shown });
  }
  return inOrder(runs).map(({ key, font, level, text: own }) => {
    // A font draws the letters of Hebrew and Arabic from right to left by itself.
    const isDrawnReversed = font.layout(own).direction === 'rtl';
    return { key, font, text: isDrawnReversed === level % 2 > 0 ? own : reversed(own) };
  });
}

const reversed = (text: string) =>
  lettersOf(text)
    .toReversed()
    .map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
    .join('');

/** Rule L2 of the algorithm: from the highest level down, what is written from right to left is reversed. */
function inOrder(runs: readonly Run[]): readonly Run[] {
  let ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    const next: Run[] = [];
    let group: Run[] = [];
    for (const run of ordered) {
      if (run.level >= level) group.unshift(run);
      else {
        next.push(...group, run);
        group = [];
      }
    }
    ordered = [...next, ...group];
  }
  return ordered;
}
