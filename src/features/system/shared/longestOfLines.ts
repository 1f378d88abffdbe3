import { longestText } from '#design-system/LongText/cutText.ts';

/** How much of a text with line breaks is shown at once: so many lines, and so many UTF-16 units. */
export function longestOfLines(text: string, lines: number, longest: number = longestText): number {
  let end = -1;
  for (let line = 0; line < lines; line++) {
    end = text.indexOf('\n', end + 1);
    if (end === -1 || end > longest) return longest;
  }
  return end;
}
