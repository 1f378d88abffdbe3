import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addTo, type Day, type DayRange, firstOfMonth } from '#api/days.ts';
import { documentBounds, type RangeBounds, transactionBounds } from '#api/rules.ts';
import { useToday } from '#features/clock.ts';
import { useUrlState } from '#features/url-state/index.ts';
import { reloadFigures } from './comparedQuery.ts';
import { type ListFilters, type ListProblem, listParams } from './listFilters.ts';

/** How far back a list goes, and its default range. */
export interface ListKind {
  readonly boundsOf: (today: Day) => RangeBounds;
  readonly defaultOf: (today: Day) => DayRange;
}

/** Transactions: 30 days back, by default today (behaviour 11.4). */
export const transactionList: ListKind = {
  boundsOf: transactionBounds,
  defaultOf: (today) => ({ begin: today, end: today }),
};
/** Park tickets and receipts: 730 days back, by default this month (behaviour 11.12). */
export const documentList: ListKind = {
  boundsOf: documentBounds,
  defaultOf: (today) => ({ begin: firstOfMonth(today), end: today }),
};

export interface AppliedList {
  readonly filters: ListFilters;
  readonly problems: readonly ListProblem[];
  /** The current business day. */
  readonly today: Day;
  readonly yesterday: Day;
  readonly bounds: RangeBounds;
  /** Applies edited filters (Search), goes to the first page, and fetches it again, also when nothing has changed. */
  readonly apply: (next: Omit<ListFilters, 'page'>) => void;
  readonly toPage: (page: number) => void;
}

/** The filters of a list in the URL on a day. */
export const listParamsOf = ({ boundsOf, defaultOf }: ListKind, today: Day) =>
  listParams({ bounds: boundsOf(today), defaultRange: defaultOf(today) });

/** The filters that a list opened with these URL parameters on a day will show; for starting its call early. */
export const listFiltersOf = (params: URLSearchParams, kind: ListKind, today: Day): ListFilters =>
  listParamsOf(kind, today).read(params).state;

/**
 * The applied filters and the page of a list; the URL is their state. They are not shared with other pages
 * (behaviour 11.9).
 */
export function useListFilters(kind: ListKind): AppliedList {
  const queryClient = useQueryClient();
  const today = useToday();
  const description = useMemo(() => listParamsOf(kind, today), [kind, today]);
  const { state: filters, problems, differs, write } = useUrlState(description);
  return {
    filters,
    problems,
    today,
    yesterday: addTo(today, { days: -1 }),
    bounds: kind.boundsOf(today),
    apply: (edited) => {
      const next = { ...edited, page: 1 };
      reloadFigures(queryClient, next, next.range);
      if (differs(next)) write(next);
    },
    toPage: (page) => write({ ...filters, page }),
  };
}
