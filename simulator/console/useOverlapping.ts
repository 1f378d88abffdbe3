import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ZoneBorder } from '#api/contract/borders.ts';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { useLanguage } from '#design-system/language/useLanguage.ts';
import { requestOverlaps } from '#features/change-requests/index.ts';
import { bordersQuery } from './queries.ts';

const dataOf = (results: UseQueryResult<readonly ZoneBorder[]>[]) => results.map(({ data }) => data);

/** Returns the ids of the pending requests whose border overlaps another zone, once those borders have loaded. */
export function useOverlapping(requests: readonly ChangeRequest[] | undefined): ReadonlySet<number> {
  const language = useLanguage();
  const borders = useMemo(
    () => requests?.filter(({ resource, status }) => resource === 'border' && status === 'pending') ?? [],
    [requests],
  );
  const neighbours = useQueries({
    queries: borders.map(({ id }) => bordersQuery(language, id)),
    combine: dataOf,
  });
  return useMemo(
    () =>
      new Set(
        borders.filter((request, at) => requestOverlaps(request, neighbours[at] ?? []).length > 0).map(({ id }) => id),
      ),
    [borders, neighbours],
  );
}
