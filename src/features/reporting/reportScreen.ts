import { type Ask, asked, type Screen } from '#features/screen.ts';
import type { ReportFilters } from './filters.ts';
import { completeAddress, type FilterDefaults, filtersOf } from './useReportFilters.ts';

interface ReportScreen extends FilterDefaults {
  /** Asks for what the page shows at first, under the filters that its URL stands for. */
  readonly calls: (ask: Ask, filters: ReportFilters, url: URL) => void;
}

/** A report page for the router: its URL says its filters, and its calls start before it is drawn. */
export const reportScreen = ({ calls, ...defaults }: ReportScreen): Screen => ({
  completeAddress: (url) => completeAddress(url, defaults),
  prefetch: (queryClient, url) => asked(queryClient, (ask) => calls(ask, filtersOf(url.searchParams, defaults), url)),
});
