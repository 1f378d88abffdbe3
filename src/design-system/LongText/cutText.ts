/** The longest text (UTF-16 units) that is shown whole at once: some lines of a narrow column. */
export const longestText = 160;

/**
 * The longest text in a cell that never wraps, such as a plate or 25/10/2026, 02:30:00 (summer time), and the longest word
 * in other cells, in UTF-16 units.
 */
const longestUnbroken = 36;
const longestWord = 48;
const tooLongWord = /\S{49}/;

/**
 * How much of a text a table's cell shows at once: a longer word, or a longer text that never wraps, would make its column
 * wider than the page.
 */
export function longestInCell(text: string, isUnbroken: boolean): number {
  if (isUnbroken) return longestUnbroken;
  const at = text.length > longestWord ? text.search(tooLongWord) : -1;
  return at === -1 ? longestText : Math.min(longestText, at + longestWord);
}

/** A letter as it is seen: with its marks, or an emoji of several characters. `Intl.Segmenter` is not in all browsers yet. */
const letter = /(?:\p{RI}\p{RI}|.)(?:[\p{M}\p{EMod}]|\u200d.)*/gsu;

/** The letters of a text; what belongs to one letter is never torn apart. */
export const lettersOf = (text: string): readonly string[] => text.match(letter) ?? [];

/**
 * The text, or its beginning with an ellipsis: what a letter is made of, such as the people of a family emoji or the
 * marks on a letter, is not torn apart.
 */
export function cutText(text: string, longest = longestText): string {
  if (text.length <= longest) return text;
  let end = 0;
  // With some characters more, by which it is known where the last letter ends.
  for (const { length } of lettersOf(text.slice(0, longest + 64))) {
    if (end + length > longest) break;
    end += length;
  }
  return `${text.slice(0, end || longest).trimEnd()}…`;
}

const rightToLeft =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A text that is put into a sentence: one that is written from right to left, or that has marks of direction, is isolated, so
 * that it changes the order of nothing around it (behaviour 22.20).
 */
export const isolated = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);

/** What a link, an option or a button shows of a text, and its `title`: the whole text, where that was cut. */
export const cutProps = (
  text: string,
  longest = longestText,
): { readonly children: string; readonly title?: string } =>
  text.length > longest ? { children: cutText(text, longest), title: text } : { children: text };

/** The text without halves of characters, which a server may send and which cannot be part of an address or an id. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');
