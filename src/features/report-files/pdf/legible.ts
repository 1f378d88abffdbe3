import { plainText } from '#api/fileText.ts';
import { lettersOf } from '#design-system/LongText/cutText.ts';
import { type ReportDocument, withTexts } from '../document.ts';

/**
 * A text as a PDF has it: {@link plainText} on one line, which is broken where there is no more space, without the soft hyphens, which
 * a font would draw.
 */
export const pdfText = (text: string): string =>
  plainText(text)
    .replaceAll('\u00ad', '')
    .replace(/[\t\n\u2028\u2029]+/g, ' ');

/**
 * The document with letters that no font has written by others, so that they can be read (behaviour 19.12): compatible ones
 * (`ﬁ` by fi, `㎡` by m2), the letter without its marks, or its sound in Latin letters, by the package any-ascii, which is
 * fetched only when it is needed. A letter that none of these has stays as it is.
 */
export async function legibleTexts(
  document: ReportDocument,
  hasLetter: (letter: string) => boolean,
): Promise<ReportDocument> {
  const missing = new Set(lettersOf(JSON.stringify(document)).filter((letter) => !hasLetter(letter)));
  if (missing.size === 0) return document;
  const { default: inLatin } = await import('any-ascii');
  const isLegible = (text: string) => text !== '' && lettersOf(text).every(hasLetter);
  const legible = new Map(
    [...missing].map((letter) => {
      const ways = [letter.normalize('NFKC'), letter.normalize('NFD').replace(/\p{M}/gu, ''), inLatin(letter)];
      return [letter, ways.find(isLegible) ?? letter];
    }),
  );
  return withTexts(document, (text) =>
    lettersOf(text)
      .map((letter) => legible.get(letter) ?? letter)
      .join(''),
  );
}
