import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ZoneBorder } from '#api/contract/borders.ts';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { useLanguage } from '#design-system/language/useLanguage.ts';
import { contradictionsOf, requestOverlaps } from '#features/change-requests/index.ts';
import type { loadItems } from './controlCalls.ts';
import { bordersQuery, itemsQuery } from './queries.ts';

type Items = Awaited<ReturnType<typeof loadItems>>;

const dataOf = (results: UseQueryResult<readonly ZoneBorder[]>[]) => results.map(({ data }) => data);
const itemsOf = (results: UseQueryResult<Items>[]) => results.map(({ data }) => data);

/**
 * Returns the ids of the pending requests whose border overlaps another zone, or whose hours or days without charge
 * share days with approved ones, once these have loaded.
 */
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
  const hours = useMemo(
    () =>
      requests?.filter(
        ({ resource, status, after }) => resource !== 'border' && status === 'pending' && after !== null,
      ) ?? [],
    [requests],
  );
  const items = useQueries({ queries: hours.map(({ id }) => itemsQuery(language, id)), combine: itemsOf });
  return useMemo(
    () =>
      new Set(
        [
          ...borders.filter((request, at) => requestOverlaps(request, neighbours[at] ?? []).length > 0),
          ...hours.filter((request, at) => contradictionsOf(request, items[at]).approved.length > 0),
        ].map(({ id }) => id),
      ),
    [borders, neighbours, hours, items],
  );
}
