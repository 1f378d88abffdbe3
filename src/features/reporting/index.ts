export { type Compared, comparedQuery, type SectionQuery, useReport } from './comparedQuery.ts';
export { ArticlesSection } from './components/ArticlesSection.tsx';
export { ChannelBreakdown } from './components/ChannelBreakdown.tsx';
export { FilterBar } from './components/FilterBar.tsx';
export { IntervalSection } from './components/IntervalSection.tsx';
export { MetricsTable, type NamedRow } from './components/MetricsTable.tsx';
export { metricColumns } from './components/metricColumns.tsx';
export { ReportPage } from './components/ReportPage.tsx';
export { SectionState } from './components/SectionState.tsx';
export { SplitSection } from './components/SplitSection.tsx';
export { TotalsTiles } from './components/TotalsTiles.tsx';
export { useFailureText } from './failureText.ts';
export { DownloadMenu } from './files/DownloadMenu.tsx';
export type { ReportDocument } from './files/document.ts';
export { dashboardQueryOf, type ReportFilters, reportQueryOf } from './filters.ts';
export { useSalesChannels } from './lists.ts';
export { type ComparedRow, compareValues, joinRows, shareOf } from './model.ts';
export { useAppliedWords } from './useAppliedWords.ts';
export { useIntervalView } from './useIntervalView.ts';
export { filtersOf, useReportFilters } from './useReportFilters.ts';
export { useTableSort } from './useTableSort.ts';

/** The builders of a file's sections; fetched when a file is asked for. */
export const loadReportSections = () => import('./reportSections.ts');
