/** Characters that nobody sees: Unicode's own list of ignorable ones, formats, controls and halves of characters. */
const hidden = /[\p{DI}\p{Cf}\p{Cc}\p{Cs}]/gu;

/**
 * A name or an address without the characters that nobody sees, in the composed form (NFKC), trimmed. Letter case and
 * inner spaces stay, and names are compared exactly. The first step of every normalization (`text.ts`); in a module of its
 * own for the login page.
 */
export const cleanName = (text: string): string => text.replace(hidden, '').normalize('NFKC').trim();
