import { type QueryClient, type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { UserInfo } from '#api/contract/accounts.ts';
import { useToday } from '#features/pages/index.ts';
import { mayOpen } from '../routing/access.ts';
import { outletKey, type PaletteKind, type PaletteOutlet, paletteKinds, queryOfRange } from './kinds.ts';

/** Names of outlets rarely change (ms). */
const freshness = 300_000;

type Rows = readonly { readonly id: number; readonly name: string }[];

/** A list of outlets of a report, as the cache has it, with all channels: it has every outlet. */
interface ListReport {
  readonly primary?: { readonly rows?: Rows };
  readonly filters?: { readonly channelIds?: unknown };
}

/** The outlets of a list that a page has loaded. */
function shownRows(queryClient: QueryClient, { namespace }: PaletteKind): Rows | undefined {
  const lists = queryClient.getQueriesData<ListReport>({ queryKey: [namespace, 'list'] });
  return lists.flatMap(([, data]) => (data?.primary?.rows && !data.filters?.channelIds ? [data.primary.rows] : []))[0];
}

/** The outlets whose pages were opened: those of a user who sees no list. */
const openedRows = (queryClient: QueryClient, { namespace }: PaletteKind): Rows =>
  queryClient
    .getQueriesData<{ readonly id: number; readonly name: string }>({
      predicate: ({ queryKey }) => queryKey[0] === namespace && queryKey[2] === 'info',
    })
    .flatMap(([, info]) => (info ? [info] : []));

export interface Outlets {
  /** Those that are loaded. */
  readonly outlets: readonly PaletteOutlet[];
  readonly isLoading: boolean;
  /** The kinds whose list was not loaded. */
  readonly failed: readonly { readonly kind: PaletteKind; readonly error: unknown }[];
  /** Loads the failed lists again. */
  readonly retry: () => void;
}

/** All outlets that the user may see: from lists that are on the device already, else by a call a kind. */
export function useOutlets(user: UserInfo): Outlets {
  const queryClient = useQueryClient();
  const today = useToday();
  const kinds = useMemo(() => paletteKinds.filter(({ list }) => mayOpen(user, { name: list })), [user]);
  const combine = useCallback(
    (lists: readonly UseQueryResult<Rows>[]): Outlets => ({
      outlets: paletteKinds.flatMap((kind) => {
        const rows = lists[kinds.indexOf(kind)]?.data ?? openedRows(queryClient, kind);
        return rows.map(({ id, name }) => ({ id, name, kind, key: outletKey(kind, id) }));
      }),
      isLoading: lists.some(({ isFetching, data }) => isFetching && data === undefined),
      failed: lists.flatMap(({ error, isFetching }, at) =>
        error && !isFetching ? [{ kind: kinds[at] as PaletteKind, error }] : [],
      ),
      retry: () => {
        for (const { error, refetch } of lists) if (error) void refetch();
      },
    }),
    [kinds, queryClient],
  );
  return useQueries({
    queries: kinds.map((kind) => ({
      queryKey: ['palette', kind.namespace],
      queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Rows> =>
        kind.loadOutlets(queryOfRange({ begin: today, end: today }), { signal, accessErrors: 'own403' }),
      staleTime: freshness,
      initialData: () => shownRows(queryClient, kind),
    })),
    combine,
  });
}
