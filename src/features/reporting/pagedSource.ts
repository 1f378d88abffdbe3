import { currentLanguage } from '#design-system/language/i18n.ts';
import type { DownloadJob } from '#features/report-files/index.ts';
import { sectionQuery } from './comparedQuery.ts';
import type { Page } from './components/PagedSection.tsx';

/** Where the rows of a paged list come from, by their query. */
export interface PagedSource<Row, Query> {
  /** Key of its calls: `['garages', 3, 'transactions']`. */
  readonly queryKey: readonly unknown[];
  readonly load: (query: Query & { page: number }, signal: AbortSignal) => Promise<Page<Row>>;
  /** The spreadsheet of all pages. */
  readonly loadFile: (query: Query, signal: AbortSignal | undefined) => ReturnType<DownloadJob['make']>;
}

/** One page of a list, from 1; `enabled` false while it must not be loaded. */
export const pagedQuery = <Row, Query>(
  { queryKey, load }: PagedSource<Row, Query>,
  query: Query,
  page: number,
  enabled = true,
) => sectionQuery([...queryKey, currentLanguage(), query, page], (signal) => load({ ...query, page }, signal), enabled);
