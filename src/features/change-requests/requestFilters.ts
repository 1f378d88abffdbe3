import { type ChangeRequest, type RequestStatus, requestStatus } from '#api/contract/changeRequests.ts';
import { type Day, dayOf, isDay } from '#api/days.ts';
import { cleanSearch, holdsWords, searchWords } from '#api/text.ts';
import {
  choiceParam,
  describeParams,
  type Param,
  pageParam,
  textParam,
  type UrlState,
} from '#features/url-state/index.ts';
import { placeKey } from './review.ts';

/** The kinds of items that a request changes. */
export const requestKinds = ['workingPeriod', 'closingRule', 'border'] as const satisfies ChangeRequest['resource'][];

/** Whose requests a list shows: those of the user who is signed in, or those of all others. */
export const requestOwners = ['mine', 'others'] as const;

/** The applied filters and the page of the list of requests, as in the URL; undefined and empty: all. */
export interface RequestFilters {
  readonly status: RequestStatus | undefined;
  readonly kind: ChangeRequest['resource'] | undefined;
  /** The key of a zone or a garage: `zone-11`. */
  readonly place: string;
  /** The user who made the request. */
  readonly by: string;
  /** By the name of the sign-in; it filters nothing where that is not known (behaviour 15.51). */
  readonly whose: (typeof requestOwners)[number] | undefined;
  /** The first and the last day on which the request was made, in Europe/Zagreb. */
  readonly days: { readonly from: Day | ''; readonly to: Day | '' };
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

/** The invalid parts of a link, which are ignored with a message, in the order of their messages. */
const requestProblems = ['badPage', 'badStatus', 'badKind', 'badWhose', 'badDays'] as const;
type RequestProblem = (typeof requestProblems)[number];

const trim = (text: string) => text.trim();

/** The parameter without spaces around its text; an empty text is a missing one. */
function trimmed<Value>(param: Param<Value, RequestProblem>): Param<Value, RequestProblem> {
  return { ...param, read: (...texts) => param.read(...texts.map((text) => text?.trim() || null)) };
}

/** The days of requests, of which each may be missing. */
const daysParam: Param<RequestFilters['days'], RequestProblem> = {
  names: ['from', 'to'],
  byDefault: { from: '', to: '' },
  read: (...texts) => {
    const [from = '', to = ''] = texts.map((text) => text?.trim() ?? '');
    const areDays = [from, to].every((day) => day === '' || isDay(day)) && (from === '' || to === '' || from <= to);
    return areDays ? { value: { from, to } } : { problem: 'badDays' };
  },
  write: ({ from, to }) => [from, to],
};

const described = describeParams<RequestFilters, RequestProblem>(
  {
    status: trimmed(choiceParam('status', requestStatus.options, undefined, 'badStatus')),
    kind: trimmed(choiceParam('kind', requestKinds, undefined, 'badKind')),
    place: textParam('place', trim),
    by: textParam('by', trim),
    whose: trimmed(choiceParam('whose', requestOwners, undefined, 'badWhose')),
    days: daysParam,
    search: textParam('search', cleanSearch),
    page: pageParam('badPage'),
  },
  { dropsOthers: true },
);

/** The filters and the page of the list of requests in the URL, which has no other state. */
export const requestParams: UrlState<RequestFilters, RequestProblem> = {
  ...described,
  read: (params) => {
    const { state, problems } = described.read(params);
    return { state, problems: requestProblems.filter((problem) => problems.includes(problem)) };
  },
};

/** Whether there are filters that the API does not have: it filters by the status alone. */
export const isNarrowed = (filters: RequestFilters): boolean =>
  requestParams.differences({ ...filters, status: undefined, page: 1 }).length > 0;

/** The number of filters in the panel. */
export const panelFilterCount = (filters: RequestFilters): number =>
  requestParams.differences({ ...filters, status: undefined, whose: undefined, search: '', page: 1 }).length;

/** Returns the filters that can be applied: own requests cannot be told apart without the name of the sign-in. */
export const appliedFilters = (filters: RequestFilters, user: string | null): RequestFilters =>
  user === null ? { ...filters, whose: undefined } : filters;

/**
 * Returns the requests that fit the filters.
 *
 * @param textOf the text of a request that is searched; each word of the search must be in it.
 * @param user the name of the sign-in, exactly as requests have it; null where it is not known.
 */
export function filterRequests(
  rows: readonly ChangeRequest[],
  { status, kind, place, by, whose, days: { from, to }, search }: RequestFilters,
  textOf: (row: ChangeRequest) => string,
  user: string | null = null,
): ChangeRequest[] {
  const words = searchWords(search);
  return rows.filter((row) => {
    const day = dayOf(row.createdAt);
    return (
      (!status || row.status === status) &&
      (!kind || row.resource === kind) &&
      (!place || placeKey(row) === place) &&
      (!by || row.createdBy === by) &&
      (!whose || user === null || (row.createdBy === user) === (whose === 'mine')) &&
      (!from || day >= from) &&
      (!to || day <= to) &&
      (words.length === 0 || holdsWords(textOf(row), words))
    );
  });
}
