import { currentLanguage } from '#design-system/language/i18n.ts';
import type { DownloadJob } from '#features/report-files/index.ts';
import { sectionQuery } from '../sections/sectionQuery.ts';
import type { ListFilters } from './listFilters.ts';
import type { PagedRows } from './PagedSection.tsx';

/** The calls of a paged list. */
export interface PagedSource<Row, Query> {
  /** Key of its calls: `['garages', 3, 'transactions']`. */
  readonly queryKey: readonly unknown[];
  readonly load: (query: Query & { page: number }, signal: AbortSignal) => Promise<PagedRows<Row>>;
  /** The spreadsheet of all pages. */
  readonly loadFile: (query: Query, signal: AbortSignal | undefined) => ReturnType<DownloadJob['make']>;
}

/** The page of a list that the filters name; `query` are these as the calls take them, `enabled` is false while it must not be loaded. */
export const pagedQuery = <Row, Query>(
  { queryKey, load }: PagedSource<Row, Query>,
  filters: ListFilters,
  query: Query,
  enabled = true,
) =>
  sectionQuery(
    [...queryKey, currentLanguage(), filters],
    (signal) => load({ ...query, page: filters.page }, signal),
    enabled,
  );
