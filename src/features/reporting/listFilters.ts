import { type Validity, validities } from '#api/contract/transactions.ts';
import { type Day, type DayRange, isDay } from '#api/days.ts';
import { type RangeBounds, rangeProblems } from '#api/rules.ts';
import { searchIsMissing } from '#api/searchRules.ts';
import { cleanSearch, codeKey } from '#api/text.ts';

/** The applied filters and the page of a paged list, as in the URL. */
export interface ListFilters {
  readonly range: DayRange;
  /** As it was typed, without what nobody sees and with plain dashes and spaces; empty for all. */
  readonly search: string;
  readonly validity: Validity;
  /** From 1. */
  readonly page: number;
}

/** An invalid part of a link; the list shows the default instead, and a message. */
export type ListProblem = 'range' | 'window' | 'validity' | 'page';

/** Plates, ticket numbers and codes are much shorter. */
export const longestSearch = 40;

const keys = {
  begin: 'beginDate',
  end: 'endDate',
  search: 'search',
  validity: 'show',
  page: 'page',
} as const;

export interface ListRules {
  /** First and last day of the list's window. */
  readonly bounds: RangeBounds;
  readonly defaultRange: DayRange;
}

/**
 * Returns the page in a URL, from 1; anything else than a page number counts as the first page, and is reported
 * as invalid.
 */
export function pageIn(params: URLSearchParams): { readonly page: number; readonly isPage: boolean } {
  const text = params.get(keys.page);
  const isPage = text === null || /^[1-9]\d{0,6}$/.test(text);
  return { page: text !== null && isPage ? Number(text) : 1, isPage };
}

/** Reads a list's filters from a URL. Missing and invalid values are the default; nothing throws. */
export function readListFilters(params: URLSearchParams, { bounds, defaultRange }: ListRules) {
  const problems: ListProblem[] = [];
  const range = readRange(params, bounds);
  if (typeof range === 'string') problems.push(range);
  const word = params.get(keys.validity);
  const validity = validities.find((each) => each === word);
  if (word !== null && !validity) problems.push('validity');
  const { page, isPage } = pageIn(params);
  if (!isPage) problems.push('page');
  const filters: ListFilters = {
    range: typeof range === 'object' && range !== null ? range : defaultRange,
    search: cleanSearch(params.get(keys.search) ?? ''),
    validity: validity ?? 'all',
    page,
  };
  return { filters, problems };
}

function readRange(params: URLSearchParams, bounds: RangeBounds): DayRange | null | 'range' | 'window' {
  const begin = params.get(keys.begin);
  const end = params.get(keys.end);
  if (begin === null && end === null) return null;
  if (begin === null || end === null || !isDay(begin) || !isDay(end) || end < begin) return 'range';
  const wrong = rangeProblems({ begin, end }, bounds);
  return wrong.begin || wrong.end ? 'window' : { begin, end };
}

/** Writes all filters of a list into a URL, so that the link shows the same list to others; other parameters stay. */
export function writeListFilters(params: URLSearchParams, filters: ListFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of Object.values(keys)) next.delete(key);
  next.set(keys.begin, filters.range.begin);
  next.set(keys.end, filters.range.end);
  if (filters.search) next.set(keys.search, filters.search);
  if (filters.validity !== 'all') next.set(keys.validity, filters.validity);
  if (filters.page > 1) next.set(keys.page, String(filters.page));
  return next;
}

export const sameListFilters = (a: ListFilters, b: ListFilters): boolean =>
  `${writeListFilters(new URLSearchParams(), a)}` === `${writeListFilters(new URLSearchParams(), b)}`;

/** Returns the problem of a search: it is required for more than one day (behaviour 11.3), and limited in length. */
export function searchProblem(range: DayRange, search: string): 'missing' | 'tooLong' | null {
  if (searchIsMissing(range, search)) return 'missing';
  return codeKey(search).length > longestSearch ? 'tooLong' : null;
}

/** The ranges that a list offers (behaviour 11.4 and 11.12). */
export const listPresets = (today: Day, yesterday: Day) =>
  [
    { id: 'today', range: { begin: today, end: today } },
    { id: 'yesterday', range: { begin: yesterday, end: yesterday } },
  ] as const;
