import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { type LoaderFunction, type PathParam, redirect } from 'react-router-dom';
import { routeUrlOf } from '#api/basePath.ts';
import { idOf } from '#features/routes/idOf.ts';
import { navigationWaitContext } from '#features/routes/navigationWaitContext.ts';
import type { RouteName, routePaths } from '#features/routes/paths.ts';
import { queryClientContext } from '#features/routes/queryClientContext.ts';

/** The ids in the path of a route, by parameter. */
export type PathIds<Name extends RouteName> = Readonly<Record<PathParam<(typeof routePaths)[Name]>, number>>;

/** A query as `queryOptions` returns it; loaders skip a query that is not enabled. */
export interface PageQuery {
  readonly queryKey: QueryKey;
  readonly enabled?: unknown;
}

/** The queries of a page by name. */
export type PageQueries = Readonly<Record<string, PageQuery>>;

/**
 * Starts queries whose data is missing or stale. Resolves when each has data, which may be stale, or has failed; never
 * rejects.
 */
export async function prefetchQueries(queryClient: QueryClient, queries: readonly PageQuery[]): Promise<void> {
  const missing = queries
    .filter(({ enabled }) => enabled !== false)
    .flatMap((query) => {
      const hasData = queryClient.getQueryData(query.queryKey) !== undefined;
      const fetched = queryClient.prefetchQuery(query as FetchQueryOptions);
      return hasData ? [] : [fetched];
    });
  await Promise.all(missing);
}

interface PageLoaderOptions<Name extends RouteName> {
  /** Fetches the page's first data; `ids` are those of its path. */
  readonly load: (queryClient: QueryClient, ids: PathIds<Name>, url: URL) => Promise<unknown>;
  /** The address with everything that the page would add to the URL, or null when nothing is missing. */
  readonly completeAddress?: ((url: URL) => string | null) | undefined;
}

/**
 * A route loader that fills the query cache. It loads nothing for a path with an invalid id, about which the page
 * informs the user.
 */
export const pageLoader =
  <Name extends RouteName>({ load, completeAddress }: PageLoaderOptions<Name>): LoaderFunction =>
  async ({ request, params, context }) => {
    const url = routeUrlOf(request.url);
    const ids = Object.entries(params).map(([name, text]) => [name, idOf(text)] as const);
    const loaded = ids.every(([, id]) => id !== undefined)
      ? load(context.get(queryClientContext), Object.fromEntries(ids) as PathIds<Name>, url)
      : undefined;
    const address = completeAddress?.(url);
    if (address) throw redirect(address);
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, context.get(navigationWaitContext)))]);
    return null;
  };

/** What a page fetches first, declared once for its loader and its component. */
export interface Page<Args extends readonly unknown[], Queries extends PageQueries> {
  readonly loader: LoaderFunction;
  readonly queries: (...args: Args) => Queries;
}

/** Declares a page by its queries, which depend on the ids in its path and on its search parameters. */
export const definePage = <Name extends RouteName, Queries extends PageQueries>(
  _route: Name,
  queries: (ids: PathIds<Name>, searchParams: URLSearchParams) => Queries,
): Page<[ids: PathIds<Name>, searchParams?: URLSearchParams], Queries> => ({
  loader: pageLoader<Name>({
    load: (queryClient, ids, url) => prefetchQueries(queryClient, Object.values(queries(ids, url.searchParams))),
  }),
  queries: (ids, searchParams = new URLSearchParams()) => queries(ids, searchParams),
});
