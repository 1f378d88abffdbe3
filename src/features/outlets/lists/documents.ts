import type { PagedRows } from '#features/pages/index.ts';
import { documentList, type ListFilters, type PagedSource, pagedQuery } from '#features/pages/index.ts';
import type { infoQuery } from '../infoQuery.ts';
import { defineListPage, type ListPageOf } from './listPage.ts';

/** The query of a list of documents: receipts or park tickets. */
interface DocumentQuery {
  readonly beginDate: string;
  readonly endDate: string;
}

/** The calls of an outlet's documents. */
export type DocumentSource<Row> = PagedSource<Row, DocumentQuery>;

/** The filters as the calls take them. */
export const documentQueryOf = ({ range }: ListFilters): DocumentQuery => ({
  beginDate: range.begin,
  endDate: range.end,
});

/** The page of an outlet's documents. */
export interface DocumentsPage<Info, Row> extends ListPageOf<Info, PagedRows<Row>> {
  readonly sourceOf: (id: number) => DocumentSource<Row>;
}

/** Declares the page of an outlet's documents; `hasList` where not every outlet has documents. */
export const defineDocumentsPage = <Info, Row>(options: {
  readonly info: (id: number) => ReturnType<typeof infoQuery<Info>>;
  readonly sourceOf: (id: number) => DocumentSource<Row>;
  readonly hasList?: (info: Info | undefined) => boolean;
}): DocumentsPage<Info, Row> => ({
  sourceOf: options.sourceOf,
  ...defineListPage({
    kind: documentList,
    list: (id, filters) =>
      // A search reads all pages, and needs none of them alone.
      pagedQuery(options.sourceOf(id), filters, documentQueryOf(filters), filters.search === ''),
    ...options,
  }),
});
