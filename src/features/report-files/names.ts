import type { DayRange } from '#api/days.ts';
import type { ReportFormat } from './document.ts';

/** Characters that a file system, or a header with a file name, does not allow. */
const notInFiles = /[\\/:*?"<>|\p{Cc}]/gu;

/** A report's file name: letters of every language stay, `/` and its like become `-` (behaviour 19.3). */
export function fileName(name: string, format: ReportFormat): string {
  const clean = [...name.replace(notInFiles, '-').replace(/\s+/g, ' ').trim()]
    .slice(0, 120)
    .join('')
    .replace(/^\.+/, '')
    .trim();
  return `${clean || 'report'}.${format}`;
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

const shortened = (name: string, length: number) => [...name].slice(0, length).join('').trim();

/** A report's file name, without extension: outlet and period (behaviour 19.4). */
export const reportName = (outlet: string, range: DayRange): string =>
  `${shortened(outlet, longestOutlet)} ${rangeName(range)}`;

/** A table's file name, without extension: outlet, table and period (behaviour 19.4). */
export const tableName = (table: string, { outlet, range }: FileSubject): string =>
  [shortened(outlet ?? '', longestOutlet / 2), shortened(table, longestOutlet / 2), range && rangeName(range)]
    .filter(Boolean)
    .join(' ');

/** The maximum length of a sheet's name in Excel. */
const longest = 31;
const notInSheets = /[[\]:*?/\\\p{Cc}]/gu;

/**
 * Returns a sheet name that Excel accepts for each title: at most 31 characters, none of `[]:*?/\`, no apostrophe at
 * the ends, not the reserved "History", and no two alike when letter case is ignored.
 */
export function sheetNames(titles: readonly string[]): string[] {
  const taken = new Set<string>(['history']);
  return titles.map((title) => {
    const base =
      title
        .replace(notInSheets, ' ')
        .replace(/\s+/g, ' ')
        .replace(/^[' ]+|[' ]+$/g, '') || '1';
    for (let count = 1; ; count += 1) {
      const suffix = count === 1 ? '' : ` (${count})`;
      const name = cut(base, longest - suffix.length) + suffix;
      const key = name.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return name;
    }
  });
}

/** The first `length` UTF-16 units, without half a surrogate pair, and without an apostrophe or a space at the end. */
function cut(text: string, length: number): string {
  let kept = '';
  for (const letter of text) {
    if (kept.length + letter.length > length) break;
    kept += letter;
  }
  return kept.replace(/[' ]+$/, '');
}
