import { cleanName } from './cleanName.ts';

/**
 * The one normalization of texts that people type, paste or dictate, for portal and simulator: search fields, user
 * names, e-mail addresses and comparisons. What is stored as prose, such as a title or a reason, keeps its letters.
 */

/** Every dash: hyphens, the dashes of typography, and the minus sign of calculators and spreadsheets. */
const dashes = /[\p{Pd}\u02d7\u2043\u207b\u208b\u2212\u2796]/gu;

/** Every space and line break, also the empty Braille pattern; but not the byte order mark, which nobody sees. */
const spaces = /[^\S\ufeff]|\u2800/gu;

/**
 * The text of a search as it goes on the wire and into the URL: as {@link cleanName}, with every dash as a hyphen and
 * every stretch of spaces as one. Letter case stays.
 */
export const cleanSearch = (text: string): string =>
  cleanName(text.replace(spaces, ' ')).replace(dashes, '-').replace(/ +/g, ' ').trim();

/** Case and marks removed once; some letters show a mark only in the other case. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[đð]/giu, 'd').toUpperCase().toLowerCase().replace(/ς/gu, 'σ');

/**
 * The key by which a forgiving search compares: as {@link cleanSearch}, without letter case and without marks, so that
 * "sibenik" finds "Šibenik" and "durdevac" finds "Đurđevac". Names that must be the same are not compared by it.
 */
export const searchKey = (text: string): string => cleanSearch(folded(folded(cleanSearch(text))));

/** The words of a search, each as {@link searchKey}, in any order; none for an empty search. */
export const searchWords = (text: string): readonly string[] => searchKey(text).split(' ').filter(Boolean);

/** Whether a text holds every one of {@link searchWords}. */
export function holdsWords(text: string, words: readonly string[]): boolean {
  const key = searchKey(text);
  return words.every((word) => key.includes(word));
}

/**
 * The key by which plates, tickets and codes are searched (behaviour 11.2): upper case, without spaces and dashes. Marks
 * stay, since `SK` and `ŠK` are two places.
 */
export const codeKey = (text: string): string => cleanSearch(text).replace(/[ -]/g, '').toUpperCase().normalize('NFKC');
