import { searchKey } from '#api/text.ts';

/** A month: `YYYY-MM`. */
export type Month = string;

/** A stretch of a folded text: from `from`, up to but not including `to`. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** What a statement's name says about months. */
interface MonthReading {
  /** Months that the name writes in full, with a year of four digits. */
  readonly sure: ReadonlySet<Month>;
  /** Months that it may mean: a date, a number that looks like one, a month without its year. */
  readonly unclear: ReadonlySet<Month>;
  /** The years that it names, with a month or without. */
  readonly years: ReadonlySet<string>;
  /** Where months and years stand in the folded name. */
  readonly spans: readonly Span[];
}

/** The months' names as they stand in names of statements, folded: nominative and genitive, and English. */
const monthNames: readonly (readonly string[])[] = [
  ['sijecanj', 'sijecnja', 'january'],
  ['veljaca', 'veljace', 'february'],
  ['ozujak', 'ozujka', 'march'],
  ['travanj', 'travnja', 'april'],
  ['svibanj', 'svibnja', 'may'],
  ['lipanj', 'lipnja', 'june'],
  ['srpanj', 'srpnja', 'july'],
  ['kolovoz', 'kolovoza', 'august'],
  ['rujan', 'rujna', 'september'],
  ['listopad', 'listopada', 'october'],
  ['studeni', 'studenog', 'studenoga', 'november'],
  ['prosinac', 'prosinca', 'december'],
];

const numberOfName = new Map(monthNames.flatMap((names, at) => names.map((name) => [name, at + 1] as const)));

/** Digits with what joins them: `01/2026`, `1. 2026`, `2026-01`, `10/1/2026`, or a number alone. */
const numbers = /\d+(?:(?: ?[./] ?|-)\d+)*/g;
const nameWords = new RegExp(`(?<![\\p{L}\\d])(?:${[...numberOfName.keys()].join('|')})(?![\\p{L}\\d])`, 'gu');

const isYear = (text: string) => /^(?:19|20|21)\d\d$/.test(text);
const isMonth = (text: string) => /^(?:0?[1-9]|1[0-2])$/.test(text);
const monthOf = (year: string, month: string | number): Month => `${year}-${String(Number(month)).padStart(2, '0')}`;

/** Reads a group of numbers into `add`: the whole month, or what it may mean. */
function readNumbers(parts: readonly string[], add: (kind: 'sure' | 'unclear', month: Month) => void) {
  const [first = '', second = ''] = parts;
  if (parts.length === 2) {
    if (isMonth(first) && isYear(second)) return add('sure', monthOf(second, first));
    if (isYear(first) && isMonth(second)) return add('sure', monthOf(first, second));
    if (isMonth(first) && /^\d\d$/.test(second)) add('unclear', monthOf(`20${second}`, first));
    if (/^\d\d$/.test(first) && /^\d\d$/.test(second) && isMonth(second)) add('unclear', monthOf(`20${first}`, second));
    return;
  }
  if (parts.length === 1) {
    if (first.length !== 6) return;
    const [yearFirst, monthLast] = [first.slice(0, 4), first.slice(4)];
    const [monthFirst, yearLast] = [first.slice(0, 2), first.slice(2)];
    if (isYear(yearFirst) && isMonth(monthLast)) add('unclear', monthOf(yearFirst, monthLast));
    if (isYear(yearLast) && isMonth(monthFirst)) add('unclear', monthOf(yearLast, monthFirst));
    return;
  }
  // A date, a number of a document, several months of a year: each part that can be a month may be meant.
  for (const year of parts.filter(isYear))
    for (const month of parts.filter(isMonth)) add('unclear', monthOf(year, month));
}

/**
 * Reads the months in a statement's name. Only a whole month counts as sure: `1/2026` is not in `11/2026`, `10/1/2026` is a
 * date, and `01/26` has no whole year.
 *
 * @param key - the name, folded by {@link searchKey}
 */
function readMonths(key: string): MonthReading {
  const sure = new Set<Month>();
  const unclear = new Set<Month>();
  const years = new Set<string>();
  const spans: Span[] = [];
  const words: { month: number; from: number; to: number }[] = [];
  for (const { 0: text, index } of key.matchAll(nameWords)) {
    words.push({ month: numberOfName.get(text) ?? 0, from: index, to: index + text.length });
    spans.push({ from: index, to: index + text.length });
  }
  const aloneYears: { year: string; from: number; to: number }[] = [];
  for (const { 0: text, index } of key.matchAll(numbers)) {
    const parts = text.split(/[^\d]+/);
    const to = index + text.length;
    const isJoined = /[\p{L}_]/u.test(key[index - 1] ?? '') || /[\p{L}_]/u.test(key[to] ?? '');
    for (const year of parts.filter(isYear)) years.add(year);
    const [first = ''] = parts;
    if (parts.length === 1 && isYear(first) && !isJoined) aloneYears.push({ year: first, from: index, to });
    let found = false;
    readNumbers(parts, (kind, month) => {
      found = true;
      if (kind === 'sure' && !isJoined) sure.add(month);
      else unclear.add(month);
    });
    if (found || (parts.length === 1 && isYear(first))) spans.push({ from: index, to });
  }
  for (const word of words) {
    const after = aloneYears.find(({ from }) => from >= word.to && /^[ .,/-]{1,3}$/.test(key.slice(word.to, from)));
    const before = aloneYears.find(({ to }) => to <= word.from && /^\.? ?$/.test(key.slice(to, word.from)));
    const year = after ?? before;
    const short = /^[ .'’/-]{1,2}(\d\d)(?!\d)/.exec(key.slice(word.to))?.[1];
    if (year) sure.add(monthOf(year.year, word.month));
    else if (years.size > 0) for (const each of years) unclear.add(monthOf(each, word.month));
    else unclear.add(monthOf(short ? `20${short}` : '*', word.month));
  }
  for (const month of sure) unclear.delete(month);
  return { sure, unclear, years, spans };
}

/**
 * How a statement's name is related to a month. `several`: it names the month and others; `unclear`: it may mean it; `none`: it names no month at all,
 * and no other year; `other`: it is of other months.
 */
export type MonthRelation = 'sure' | 'several' | 'unclear' | 'none' | 'other';

/** A statement's name, folded and read once. */
export interface ReadName extends MonthReading {
  readonly key: string;
}

export function readName(name: string): ReadName {
  const key = searchKey(name);
  return { key, ...readMonths(key) };
}

export function monthRelation({ sure, unclear, years }: ReadName, month: Month): MonthRelation {
  const may = unclear.has(month) || unclear.has(`*-${month.slice(5)}`);
  if (sure.has(month)) return sure.size + unclear.size > 1 ? 'several' : 'sure';
  if (may) return sure.size > 0 ? 'several' : 'unclear';
  if (sure.size + unclear.size > 0) return 'other';
  return years.size === 0 || years.has(month.slice(0, 4)) ? 'none' : 'other';
}

const nominative = [
  'siječanj',
  'veljača',
  'ožujak',
  'travanj',
  'svibanj',
  'lipanj',
  'srpanj',
  'kolovoz',
  'rujan',
  'listopad',
  'studeni',
  'prosinac',
];
const genitive = [
  'siječnja',
  'veljače',
  'ožujka',
  'travnja',
  'svibnja',
  'lipnja',
  'srpnja',
  'kolovoza',
  'rujna',
  'listopada',
  'studenoga',
  'prosinca',
];

/**
 * The searches that find a month's statements, however their names write it. Each is short enough to be a part of the usual
 * spellings: `1/2026` finds `01/2026` too.
 */
export function searchesFor(month: Month): readonly string[] {
  const year = month.slice(0, 4);
  const two = month.slice(5);
  const number = Number(two);
  return [
    `${number}/${year}`,
    `${year}-${two}`,
    `${year}/${two}`,
    `${number}.${year}`,
    `${number}. ${year}`,
    `${number}-${year}`,
    ...[nominative, genitive].map((names) => `${names[number - 1]} ${year}`),
  ];
}
