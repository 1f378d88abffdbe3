import { Font } from '@react-pdf/renderer';
import type { ReportDocument } from '../document.ts';
import { type FontkitFont, type GlyphRun, isDrawn, type NamedFont, type Piece, piecesOf } from './pieces.ts';

/** Fonts that are fetched only for a document that needs them, in the order in which they are asked for a letter. */
const scripts = {
  letters: /[\u0180-\u02af\u1e00-\u1eff]|[\u0300-\u036f]|\p{Script=Cyrillic}|\p{Script=Greek}/u,
  hebrew: /\p{Script=Hebrew}/u,
  arabic: /\p{Script=Arabic}|[\u0660-\u0669]/u,
  emoji: /\p{Extended_Pictographic}|\p{RI}|\u20e3/u,
} as const;
type Script = keyof typeof scripts;

/** Where the two weights and the fonts of other scripts are: URLs in the browser, paths in Node. */
export interface FontSources extends Readonly<Record<Script, string>> {
  readonly regular: string;
  readonly semibold: string;
}

export type Weight = 'regular' | 'semibold';

/** A font weight, for drawing and measuring. Widths are in points, for a size in points. */
interface Face extends NamedFont {
  /** The parts of a text from left to right, each in the font that has its letters. */
  pieces(text: string): readonly Piece[];
  width(text: string, size: number): number;
  /** Width of figures drawn with `numberFeatures`. */
  numberWidth(text: string, size: number): number;
}
export type Faces = Record<Weight, Face> & {
  /** Whether a font has a letter. */
  readonly hasLetter: (letter: string) => boolean;
};

/** Tabular figures, without features that make a digit's position depend on its neighbours. */
export const numberFeatures = { tnum: true, kern: false };

const family = 'Inter';
const weights = { regular: 400, semibold: 600 } as const;

/** Registers a font by its weights, unless it is registered already. */
function registerFont(name: string, sources: Readonly<Record<number, string>>) {
  if (name in Font.getRegisteredFonts()) return;
  const fonts = Object.entries(sources).map(([fontWeight, src]) => ({ src, fontWeight: Number(fontWeight) }));
  Font.register({ family: name, fonts });
}

async function load(fontFamily: string, fontWeight: number): Promise<NamedFont> {
  const descriptor = { fontFamily, fontWeight };
  await Font.load(descriptor);
  const { data } = Font.getFont(descriptor);
  if (!data) throw new Error(`The font ${fontFamily} ${fontWeight} did not load`);
  const font = data as unknown as FontkitFont;
  // A font keeps each glyph as it was first used. One that was first a part of another, such as c of č, has no letter: a
  // later file's text could not be searched or copied. So each letter is used once before.
  for (const code of font.characterSet) font.glyphForCodePoint(code);
  return { key: `${fontFamily}-${fontWeight}`, font };
}

/**
 * Loads the fonts, and those of other scripts that occur in the document; they have one weight. A failure to fetch them
 * is thrown.
 */
export async function loadFaces(sources: FontSources, document: ReportDocument): Promise<Faces> {
  const text = JSON.stringify(document);
  registerFont(family, { [weights.regular]: sources.regular, [weights.semibold]: sources.semibold });
  for (const script of Object.keys(scripts) as Script[]) registerFont(script, { [weights.regular]: sources[script] });
  const needed = (Object.keys(scripts) as Script[]).filter((script) => scripts[script].test(text));
  const others = await Promise.all(needed.map((script) => load(script, weights.regular)));
  const [regular, semibold] = await Promise.all([load(family, weights.regular), load(family, weights.semibold)]);
  return {
    regular: makeFace(regular, others),
    semibold: makeFace(semibold, others),
    hasLetter: (letter) => isDrawn(letter, [regular, ...others]),
  };
}

function makeFace({ key, font: original }: NamedFont, others: readonly NamedFont[]): Face {
  const plain = new Map<string, number | undefined>();
  const digits = new Map<string, GlyphRun>();
  const digit = (letter: string) => {
    let run = digits.get(letter);
    if (!run) {
      run = original.layout(letter, numberFeatures);
      digits.set(letter, run);
    }
    return run;
  };
  // Shaping is most of the work of a long table. Without kerning a figure is the sequence of its digits, each
  // shaped once: 5,000 rows take a third of the time.
  const font: FontkitFont = Object.create(original, {
    layout: {
      value: (text: string, features?: unknown, ...rest: unknown[]) => {
        if (features !== numberFeatures) return original.layout(text, features, ...rest);
        const runs = [...text].map(digit);
        return {
          glyphs: runs.flatMap((run) => run.glyphs),
          // The PDF writer changes positions in place, so they are copied.
          positions: runs.flatMap((run) => run.positions.map((position) => ({ ...position }))),
          advanceWidth: runs.reduce((sum, run) => sum + run.advanceWidth, 0),
        };
      },
    },
  });
  const pieces = (text: string) => piecesOf(text, [{ key, font: original }, ...others]);
  const widthOfPieces = (text: string) =>
    pieces(text).reduce((sum, piece) => sum + piece.font.layout(piece.text).advanceWidth / piece.font.unitsPerEm, 0);
  /** `letterWidth` returns undefined for a letter that the font does not have. */
  const measure = (text: string, size: number, letterWidth: (letter: string) => number | undefined) => {
    let units = 0;
    for (const letter of text) {
      const width = letterWidth(letter);
      if (width === undefined) return widthOfPieces(text) * size;
      units += width;
    }
    return (units * size) / original.unitsPerEm;
  };
  return {
    key,
    font,
    pieces: (text) => {
      for (const letter of text)
        if (!original.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
          return pieces(text).map((piece) => (piece.key === key ? { ...piece, font } : piece));
      return [{ key, font, text }];
    },
    // Measured letter by letter: kerning only makes text narrower, so a text that fits by this measure fits.
    width: (text, size) =>
      measure(text, size, (letter) => {
        if (!plain.has(letter)) {
          const isKnown = original.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
          plain.set(letter, isKnown ? original.layout(letter).advanceWidth : undefined);
        }
        return plain.get(letter);
      }),
    numberWidth: (text, size) => measure(text, size, (letter) => digit(letter).advanceWidth),
  };
}
