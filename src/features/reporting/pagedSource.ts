import type { Page } from './components/PagedSection.tsx';
import type { DownloadJob } from './files/useReportDownload.ts';

/** Where the rows of a paged list come from, and what they are asked by. */
export interface PagedSource<Row, Query> {
  /** Key of its calls: `['garages', 3, 'transactions']`. */
  readonly queryKey: readonly unknown[];
  readonly load: (query: Query & { page: number }, signal: AbortSignal) => Promise<Page<Row>>;
  /** The spreadsheet of all pages. */
  readonly loadFile: (query: Query, signal: AbortSignal | undefined) => ReturnType<DownloadJob['make']>;
}
