import { Font } from '@react-pdf/renderer';

/** Where the two weights are: URLs in the browser, paths in Node. */
export interface FontSources {
  readonly regular: string;
  readonly semibold: string;
}

export type Weight = 'regular' | 'semibold';

/** What is used of fontkit, which comes without types. */
interface GlyphRun {
  readonly glyphs: readonly unknown[];
  readonly positions: readonly Record<string, number>[];
  readonly advanceWidth: number;
}
interface FontkitFont {
  readonly unitsPerEm: number;
  layout(text: string, features?: unknown, ...rest: unknown[]): GlyphRun;
}

/** A weight with what drawing and measuring need. Widths are in points, for a size in points. */
interface Face {
  readonly key: string;
  readonly font: FontkitFont;
  width(text: string, size: number): number;
  /** Width of figures drawn with `numberFeatures`. */
  numberWidth(text: string, size: number): number;
}
export type Faces = Record<Weight, Face>;

/** Figures of one width; nothing that makes a digit's place depend on its neighbours. */
export const numberFeatures = { tnum: true, kern: false };

const family = 'Inter';
const weights = { regular: 400, semibold: 600 } as const;

/** Loads the fonts; a failure to fetch them is thrown. */
export async function loadFaces(sources: FontSources): Promise<Faces> {
  if (!(family in Font.getRegisteredFonts())) {
    Font.register({
      family,
      fonts: [
        { src: sources.regular, fontWeight: weights.regular },
        { src: sources.semibold, fontWeight: weights.semibold },
      ],
    });
  }
  const face = async (weight: Weight): Promise<Face> => {
    const descriptor = { fontFamily: family, fontWeight: weights[weight] };
    await Font.load(descriptor);
    const { data } = Font.getFont(descriptor);
    if (!data) throw new Error(`The font of weight ${weights[weight]} did not load`);
    return makeFace(`${family}-${weights[weight]}`, data as unknown as FontkitFont);
  };
  return { regular: await face('regular'), semibold: await face('semibold') };
}

function makeFace(key: string, original: FontkitFont): Face {
  const plain = new Map<string, number>();
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
          // The PDF's writer scales positions in place.
          positions: runs.flatMap((run) => run.positions.map((position) => ({ ...position }))),
          advanceWidth: runs.reduce((sum, run) => sum + run.advanceWidth, 0),
        };
      },
    },
  });
  const measure = (text: string, size: number, letterWidth: (letter: string) => number) => {
    let units = 0;
    for (const letter of text) units += letterWidth(letter);
    return (units * size) / original.unitsPerEm;
  };
  return {
    key,
    font,
    // Letter by letter: kerning only ever makes text narrower here, so what fits by this does fit.
    width: (text, size) =>
      measure(text, size, (letter) => {
        let width = plain.get(letter);
        if (width === undefined) {
          width = original.layout(letter).advanceWidth;
          plain.set(letter, width);
        }
        return width;
      }),
    numberWidth: (text, size) => measure(text, size, (letter) => digit(letter).advanceWidth),
  };
}
