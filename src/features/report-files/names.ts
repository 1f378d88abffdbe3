import type { DayRange } from '#api/days.ts';
import { plainText, xlsxText } from '#api/fileText.ts';
import { lettersOf } from '#design-system/LongText/cutText.ts';
import type { ReportFormat } from './document.ts';

/** Characters that a file system, or a header with a file name, does not allow. */
const notInFiles = /[\\/:*?"<>|\p{Cc}]/gu;
/** Marks of direction: with them `fdp.exe` is read as `exe.pdf`. */
const marksOfDirection = /\p{Bidi_Control}/gu;
/** Names that Windows keeps for its devices, whatever follows the first dot. */
const deviceName = /^(con|prn|aux|nul|(?:com|lpt)[\d¹²³])(?=$|[. ])/i;

const longestName = 120;
/** File systems allow 255 bytes for a name; some are left for the number of a second copy. */
const mostBytes = 250;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** The first letters of a text, as many as are allowed; a letter keeps its marks, and an emoji its parts. */
function firstLetters(text: string, most: number, bytes: number): string {
  const letters = [...lettersOf(text).slice(0, most)];
  while (bytesOf(letters.join('')) > bytes) letters.pop();
  return letters.join('').trim();
}

/**
 * A file's name without extension: letters of every language stay, composed; `/` and its like become `-` (behaviour 19.3).
 * Empty where nothing is left.
 */
function nameOfFile(name: string, extension: string): string {
  const clean = plainText(name.replace(notInFiles, '-')).replace(marksOfDirection, '').replace(/\s+/g, ' ').trim();
  return firstLetters(clean.replace(/^[. ]+/, ''), longestName, mostBytes - bytesOf(extension)).replace(
    deviceName,
    '$1-',
  );
}

/** A made file's name. */
export const fileName = (name: string, format: ReportFormat): string =>
  `${nameOfFile(name, `.${format}`) || 'report'}.${format}`;

/** The name under which a file is saved that already has one, from the server: its extension stays. */
export function savedName(name: string): string {
  const at = /\.[a-z0-9]{1,5}$/i.exec(name)?.index ?? name.length;
  const extension = name.slice(at);
  return `${nameOfFile(name.slice(0, at), extension) || 'report'}${extension}`;
}

/** The days of a period, as names of files and sheets have them: `2026-10-01–2026-10-31`, one day alone `2026-10-01`. */
export const rangeName = ({ begin, end }: DayRange): string => (begin === end ? begin : `${begin}–${end}`);

/** The longest name of an outlet in a file's name, so that the period behind it is not cut. */
const longestOutlet = 90;

/** What the files of a page are about. */
export interface FileSubject {
  /** The outlet's name; undefined on pages of several outlets, and while it is loading. */
  readonly outlet?: string | undefined;
  /** Undefined on pages without a period. */
  readonly range?: DayRange | undefined;
}

/** Letters of two bytes are usual, such as those of Croatian; of others there are as many as have the space. */
const shortened = (name: string, length: number) => firstLetters(plainText(name), length, 2 * length);

/**
 * The file name of an outlet's report, without extension (behaviour 19.4): a PDF has the outlet's name alone, which the period
 * stands in; a spreadsheet has both.
 */
export const reportName = (format: 'pdf' | 'xlsx', outlet: string, range: DayRange): string =>
  format === 'pdf' ? outlet : `${shortened(outlet, longestOutlet)} ${rangeName(range)}`;

/**
 * A table's file name, without extension (behaviour 19.4): outlet, table and period, and the page where the file has one of
 * several.
 */
export const tableName = (table: string, { outlet, range }: FileSubject, page?: string): string =>
  [
    shortened(outlet ?? '', longestOutlet / 2),
    shortened(table, longestOutlet / 2),
    range && rangeName(range),
    page && `(${page})`,
  ]
    .filter(Boolean)
    .join(' ');

/** The maximum length of a sheet's name in Excel, in UTF-16 units. */
const longestSheetName = 31;
const notInSheets = /[[\]:*?/\\\p{Cc}]/gu;

/**
 * Returns a sheet name that Excel accepts for each title, as its XML has it: at most 31 characters, none of `[]:*?/\`, no
 * apostrophe, which formulas would need twice, not the reserved "History", and no two alike when letter case is ignored.
 */
export function sheetNames(titles: readonly string[]): string[] {
  const taken = new Set<string>(['history']);
  return titles.map((title) => {
    const base = plainText(title)
      .replace(notInSheets, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[' ]+|[' ]+$/g, '')
      .replaceAll("'", '’');
    for (let count = 1; ; count += 1) {
      const suffix = count === 1 ? '' : ` (${count})`;
      const name = xlsxText((cutSheetName(base, longestSheetName - suffix.length) || '1') + suffix);
      const key = name.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return name;
    }
  });
}

/** The beginning of a sheet's name whose XML has `length` characters at most, without a part of a letter. */
function cutSheetName(text: string, length: number): string {
  let kept = '';
  for (const letter of lettersOf(text)) {
    if (xlsxText(kept + letter).length > length) break;
    kept += letter;
  }
  return kept.trim();
}
