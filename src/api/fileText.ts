/**
 * What no file can hold as text: halves of surrogate pairs, characters that Unicode assigns to nothing (U+FFFE, U+FFFF)
 * and control characters other than tab and line feed. XML refuses them, and readers of CSV stop at them.
 */
const unwritable = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/**
 * A text as every file has it (behaviour 19.13): composed (NFC), with line feeds alone as line breaks, and without characters that
 * files cannot hold.
 */
export const plainText = (text: string): string =>
  // What is left out may have separated a letter from its mark.
  text.replace(/\r\n?/g, '\n').replace(unwritable, '').normalize('NFC');

/** What belongs to the letter before it: marks, skin tones, joined emoji, the second half of a pair. */
const goesOn = /^(?:\p{M}|\p{EMod}|\u200d|[\udc00-\udfff])/u;

/** The text, or its beginning with an ellipsis: at most `longest` UTF-16 units, and no letter is torn apart. */
function cutTo(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let end = longest - 1;
  while (end > 0 && (goesOn.test(text.slice(end, end + 2)) || text[end - 1] === '\u200d')) end -= 1;
  return `${text.slice(0, end)}…`;
}

/** Excel's limit for the text of one cell, in UTF-16 units. */
const longestCell = 32_767;

/** Where Excel reads the number of a character, `_x0041_`. */
const characterNumber = /_(?=x[0-9A-Fa-f]{4}_)/g;

/**
 * A text as a spreadsheet (XLSX) has it, to be given to the writer of the XML: {@link plainText}, at most as long as Excel
 * allows in a cell, and with `_x0041_` written so that it stays these seven characters instead of becoming an A.
 */
export const xlsxText = (text: string): string =>
  cutTo(plainText(text), longestCell).replace(characterNumber, '_x005F_');
