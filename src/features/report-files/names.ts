import type { ReportFormat } from './document.ts';

/** Characters that a file system, or a header that names a file, does not take. */
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

/** What Excel allows in a sheet's name. */
const longest = 31;
const notInSheets = /[[\]:*?/\\\p{Cc}]/gu;

/**
 * Sheet names that Excel takes, one for each title: at most 31 characters, none of `[]:*?/\`, no apostrophe at the
 * ends, not the reserved "History", and no two alike when letter case is ignored.
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

/** The first `length` UTF-16 units, no half of a letter, no apostrophe or space left at the end. */
function cut(text: string, length: number): string {
  let kept = '';
  for (const letter of text) {
    if (kept.length + letter.length > length) break;
    kept += letter;
  }
  return kept.replace(/[' ]+$/, '');
}
