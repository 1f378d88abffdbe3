import { DownloadMenu, type ReportFilters } from '#features/reporting/index.ts';
import { downloadProviders } from '../queries.ts';

/** The list's spreadsheet from the server, with the columns on screen. */
export const ProvidersDownload = ({ filters }: { readonly filters: ReportFilters }) => (
  <DownloadMenu items={[{ id: 'xlsx', format: 'xlsx', make: ({ signal }) => downloadProviders(filters, signal) }]} />
);
