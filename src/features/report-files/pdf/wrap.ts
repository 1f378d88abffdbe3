import { lettersOf } from '#design-system/LongText/cutText.ts';

/** Returns the width of a text in points. */
export type Measure = (text: string) => number;

const ellipsis = '…';

/** No line of a page has so many characters: of a longer text only the beginning is measured. */
const longestLine = 1000;

/** Returns the text, or as much of its beginning as fits, with an ellipsis; an emoji of several characters stays whole. */
export function cutToWidth(text: string, width: number, measure: Measure): string {
  if (text.length <= longestLine && measure(text) <= width) return text;
  const letters = lettersOf(text.slice(0, longestLine));
  let low = 0;
  let high = letters.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(letters.slice(0, middle).join('').trimEnd() + ellipsis) <= width) low = middle;
    else high = middle - 1;
  }
  return letters.slice(0, low).join('').trimEnd() + ellipsis;
}

/** Breaks a text at spaces and after hyphens and slashes into at most `most` lines; the last is cut with an ellipsis. */
export function wrapText(text: string, width: number, measure: Measure, most = 2): string[] {
  const clean = text
    .slice(0, longestLine * most)
    .replace(/\s+/g, ' ')
    .trim();
  if (clean === '') return [];
  const parts = clean.match(/[^ \-/]*[-/]+|[^ \-/]+ ?| /g) ?? [clean];
  const lines: string[] = [];
  let line = '';
  for (const [index, part] of parts.entries()) {
    if (line === '' || measure((line + part).trimEnd()) <= width) {
      line += part;
      continue;
    }
    if (lines.length === most - 1) {
      lines.push(cutToWidth(line + parts.slice(index).join(''), width, measure));
      return lines;
    }
    lines.push(cutToWidth(line.trimEnd(), width, measure));
    line = part;
  }
  lines.push(cutToWidth(line.trimEnd(), width, measure));
  return lines;
}
