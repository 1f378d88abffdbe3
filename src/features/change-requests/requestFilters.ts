import { type ChangeRequest, type RequestStatus, requestStatus } from '#api/contract/changeRequests.ts';
import { type Day, dayOf, isDay } from '#api/days.ts';
import { cleanSearch, holdsWords, searchWords } from '#api/text.ts';
import { pageIn } from '#features/reporting/index.ts';

/** The kinds of items that a request changes. */
export const requestKinds = ['workingPeriod', 'closingRule', 'border'] as const satisfies ChangeRequest['resource'][];

/** The applied filters and the page of the list of requests, as in the URL; undefined and empty: all. */
export interface RequestFilters {
  readonly status: RequestStatus | undefined;
  readonly kind: ChangeRequest['resource'] | undefined;
  /** The key of a zone or a garage: `zone-11`. */
  readonly place: string;
  /** The user who made the request. */
  readonly by: string;
  /** The first and the last day on which the request was made, in Europe/Zagreb. */
  readonly from: Day | '';
  readonly to: Day | '';
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

/** An invalid part of a link, which is ignored with a message. */
export type RequestFilterProblem = 'badPage' | 'badStatus' | 'badKind' | 'badDays';

/** Reads the filters from a URL; nothing throws. */
export function readRequestFilters(params: URLSearchParams): {
  readonly filters: RequestFilters;
  readonly problems: readonly RequestFilterProblem[];
} {
  const text = (key: string) => params.get(key)?.trim() ?? '';
  const { page, isPage } = pageIn(params);
  const status = requestStatus.options.find((one) => one === text('status'));
  const kind = requestKinds.find((one) => one === text('kind'));
  const [from, to] = [text('from'), text('to')];
  const areDays = [from, to].every((day) => day === '' || isDay(day)) && (from === '' || to === '' || from <= to);
  const problems: RequestFilterProblem[] = [
    ...(isPage ? [] : (['badPage'] as const)),
    ...(text('status') !== '' && !status ? (['badStatus'] as const) : []),
    ...(text('kind') !== '' && !kind ? (['badKind'] as const) : []),
    ...(areDays ? [] : (['badDays'] as const)),
  ];
  const filters = {
    status,
    kind,
    place: text('place'),
    by: text('by'),
    from: areDays ? from : '',
    to: areDays ? to : '',
    search: cleanSearch(text('search')),
    page,
  };
  return { filters, problems };
}

/** Returns the search parameters of filters. */
export const writeRequestFilters = ({ page, ...filters }: RequestFilters): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]))),
  ...(page > 1 ? { page: String(page) } : {}),
});

/** Whether there are filters that the API does not have: it filters by the status alone. */
export const isNarrowed = ({ kind, place, by, from, to, search }: RequestFilters): boolean =>
  [kind, place, by, from, to, search].some(Boolean);

/** The number of filters in the panel. */
export const panelFilterCount = ({ kind, place, by, from, to }: RequestFilters): number =>
  [kind, place, by, from || to].filter(Boolean).length;

/** Returns the key of a request's zone or garage. */
export const placeKey = ({ zone, garage, provider }: ChangeRequest): string =>
  zone ? `zone-${zone.id}` : garage ? `garage-${garage.id}` : `provider-${provider?.id ?? 0}`;

/**
 * Returns the requests that fit the filters.
 *
 * @param textOf the text of a request that is searched; each word of the search must be in it.
 */
export function filterRequests(
  rows: readonly ChangeRequest[],
  { status, kind, place, by, from, to, search }: RequestFilters,
  textOf: (row: ChangeRequest) => string,
): ChangeRequest[] {
  const words = searchWords(search);
  return rows.filter((row) => {
    const day = dayOf(row.createdAt);
    return (
      (!status || row.status === status) &&
      (!kind || row.resource === kind) &&
      (!place || placeKey(row) === place) &&
      (!by || row.createdBy === by) &&
      (!from || day >= from) &&
      (!to || day <= to) &&
      (words.length === 0 || holdsWords(textOf(row), words))
    );
  });
}
