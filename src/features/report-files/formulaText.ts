/**
 * Text at whose start a spreadsheet looks for a formula: one of its signs, also full-width as input methods of East Asia
 * type it, after spaces, line breaks or characters that are not seen (zero-width ones, marks of direction and byte
 * order). A tab or a line break alone counts too: programs that split lines and cells themselves begin a new cell there.
 */
const formulaStart = /^(?:[\s\p{Cc}\p{Cf}\p{DI}]*[=+\-@＝＋－＠﹢﹣﹦﹫]|[\t\r\n])/u;

/** Whether a spreadsheet program could take the text for a formula (behaviour 19.11). */
export const looksLikeFormula = (text: string): boolean => formulaStart.test(text);
