import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addTo, type Day, type DayRange, firstOfMonth, today as todayNow } from '#api/days.ts';
import { documentBounds, type RangeBounds, transactionBounds } from '#api/rules.ts';
import {
  type ListFilters,
  type ListProblem,
  type ListRules,
  readListFilters,
  writeListFilters,
} from './listFilters.ts';

/** How far back a list goes, and what it starts with. */
export interface ListKind {
  readonly boundsOf: (today: Day) => RangeBounds;
  readonly defaultOf: (today: Day) => DayRange;
}

/** Transactions: 30 days back, today at first (behaviour 11.4). */
export const transactionList: ListKind = {
  boundsOf: transactionBounds,
  defaultOf: (today) => ({ begin: today, end: today }),
};
/** Park tickets and receipts: 730 days back, this month at first (behaviour 11.12). */
export const documentList: ListKind = {
  boundsOf: documentBounds,
  defaultOf: (today) => ({ begin: firstOfMonth(today), end: today }),
};

export interface AppliedList {
  readonly filters: ListFilters;
  readonly problems: readonly ListProblem[];
  /** The business day it is now. */
  readonly today: Day;
  readonly yesterday: Day;
  readonly bounds: RangeBounds;
  /** Search: applies edited filters, from the first page on. */
  readonly apply: (next: Omit<ListFilters, 'page'>) => void;
  readonly toPage: (page: number) => void;
}

const rulesOf = ({ boundsOf, defaultOf }: ListKind, today: Day): ListRules => ({
  bounds: boundsOf(today),
  defaultRange: defaultOf(today),
});

/** The filters that a list opened with these URL parameters will show; for starting its call early. */
export const listFiltersOf = (params: URLSearchParams, kind: ListKind): ListFilters =>
  readListFilters(params, rulesOf(kind, todayNow())).filters;

/** The applied filters and the page of a list; the URL is their state. They are the page's own (behaviour 11.9). */
export function useListFilters(kind: ListKind): AppliedList {
  const [params, setParams] = useSearchParams();
  const today = todayNow();
  const rules = useMemo(() => rulesOf(kind, today), [kind, today]);
  const { filters, problems } = useMemo(() => readListFilters(params, rules), [params, rules]);
  const write = (next: ListFilters) =>
    setParams((current) => writeListFilters(current, next), { preventScrollReset: true });
  return {
    filters,
    problems,
    today,
    yesterday: addTo(today, { days: -1 }),
    bounds: rules.bounds,
    apply: (next) => write({ ...next, page: 1 }),
    toPage: (page) => write({ ...filters, page }),
  };
}
