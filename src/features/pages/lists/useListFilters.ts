import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addTo, type Day } from '#api/days.ts';
import type { RangeBounds } from '#api/rules.ts';
import { useUrlState } from '#features/url-state/index.ts';
import { useToday } from '../clock.ts';
import { reloadFigures } from '../sections/sectionQuery.ts';
import { type ListFilters, type ListKind, type ListProblem, listParams } from './listFilters.ts';

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

/**
 * The applied filters and the page of a list; the URL is their state. They are not shared with other pages
 * (behaviour 11.9).
 */
export function useListFilters(kind: ListKind): AppliedList {
  const queryClient = useQueryClient();
  const today = useToday();
  const description = useMemo(() => listParams(kind, today), [kind, today]);
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
