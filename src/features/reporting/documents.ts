import type { RouteName } from '#features/paths.ts';
import type { Screen } from '#features/screen.ts';
import type { infoQuery } from './comparedQuery.ts';
import type { ListFilters } from './listFilters.ts';
import { listScreen } from './listScreen.ts';
import { type PagedSource, pagedQuery } from './pagedSource.ts';
import { documentList, listFiltersOf } from './useListFilters.ts';

/** What a list of documents, receipts or park tickets, is asked by. */
interface DocumentQuery {
  readonly beginDate: string;
  readonly endDate: string;
}

/** The documents of an outlet: where they come from. */
export type DocumentSource<Row> = PagedSource<Row, DocumentQuery>;

/** The filters as the calls take them. */
export const documentQueryOf = ({ range }: ListFilters): DocumentQuery => ({
  beginDate: range.begin,
  endDate: range.end,
});

/** One page of documents; `enabled` false while it is not known whether there are any. */
export const documentsQuery = <Row>(source: DocumentSource<Row>, filters: ListFilters, enabled = true) =>
  pagedQuery(source, documentQueryOf(filters), filters.page, enabled);

/** The page of an outlet's documents for the router; `hasAny` says of whom it may be asked, once that is known. */
export const documentsScreen = <Info, Row>(
  route: RouteName,
  info: (id: number) => ReturnType<typeof infoQuery<Info>>,
  sourceOf: (id: number) => DocumentSource<Row>,
  hasAny: (known: Info | undefined) => boolean = () => true,
): Screen =>
  listScreen(route, info, (id, params, known) =>
    documentsQuery(sourceOf(id), listFiltersOf(params, documentList), hasAny(known)),
  );
