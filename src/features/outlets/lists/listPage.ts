import { today } from '#api/days.ts';
import type { sectionQuery } from '#features/pages/index.ts';
import {
  type AppliedList,
  type ListFilters,
  type ListKind,
  listParams,
  pageLoader,
  prefetchQueries,
  useListFilters,
} from '#features/pages/index.ts';
import type { infoQuery } from '../infoQuery.ts';

/** The routes of lists; each has the outlet's id in its path. */
type PagedListRoute = 'parkingProviderTransactions' | 'parkingProviderReceipts' | 'garageTransactions' | 'parkTickets';

interface ListPageOptions<Info, Data> {
  /** The limits of its dates and its default range. */
  readonly kind: ListKind;
  /** The query of the outlet's info. */
  readonly info: (id: number) => ReturnType<typeof infoQuery<Info>>;
  /** The query of one page of the list. */
  readonly list: (id: number, filters: ListFilters) => ReturnType<typeof sectionQuery<Data>>;
  /** Whether the outlet has such a list; undefined: its info is not loaded. */
  readonly hasList?: (info: Info | undefined) => boolean;
}

/** A paged list of an outlet: what it fetches first, declared once for its loader and its component. */
export interface ListPageOf<Info, Data> extends Required<ListPageOptions<Info, Data>> {
  readonly loader: ReturnType<typeof pageLoader>;
  /** The applied filters and the page; the URL is their state. */
  readonly useFilters: () => AppliedList;
}

/** Declares a paged list of an outlet. The loader fetches the list only where the cached info says that there is one. */
export const defineListPage = <Info, Data>({
  hasList = () => true,
  ...options
}: ListPageOptions<Info, Data>): ListPageOf<Info, Data> => ({
  ...options,
  hasList,
  loader: pageLoader<PagedListRoute>({
    load: (queryClient, { id }, url) => {
      const info = options.info(id);
      const list = options.list(id, listParams(options.kind, today()).read(url.searchParams).state);
      const known = queryClient.getQueryData<Info>(info.queryKey);
      return prefetchQueries(queryClient, hasList(known) ? [info, list] : [info]);
    },
  }),
  useFilters: () => useListFilters(options.kind),
});
