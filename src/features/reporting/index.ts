/* Figures of two periods: filters, tables, charts. */

export { articleKey, joinArticles, joinChannels, mayHaveZones } from './articles.ts';
export { type Compared, comparedQuery } from './comparedQuery.ts';
export { ArticlesSection } from './components/ArticlesSection.tsx';
export { ChannelBreakdown } from './components/ChannelBreakdown.tsx';
export { ChannelsSection } from './components/ChannelsSection.tsx';
export { LoadedChannels } from './components/LoadedChannels.tsx';
export { MetricsTable, type NamedRow } from './components/MetricsTable.tsx';
export { SplitSection } from './components/SplitSection.tsx';
export { TotalsTiles } from './components/TotalsTiles.tsx';
export { FilterBar } from './filters/FilterBar.tsx';
export { useSalesChannels } from './filters/filterLists.ts';
export {
  comparePresets,
  dashboardQueryOf,
  listFileQueryOf,
  type ReportFilters,
  rangePresets,
  rangeQueryOf,
  reportQueryOf,
  sameRange,
} from './filters/filters.ts';
export { useReportAddress } from './filters/reportAddress.ts';
export { forgetFilters } from './filters/sharedFilters.ts';
export { useAppliedTexts } from './filters/useAppliedTexts.ts';
export { IntervalSection } from './intervals/IntervalSection.tsx';
export { chartOf, type IntervalSource, type IntervalView, intervalParams } from './intervals/intervals.ts';
export { type ComparedRow, joinRows, sumOfMetrics, totalFigures } from './model.ts';
export { defineReportPage, type ReportPageOf } from './reportPage.ts';
export { slicesOf } from './slices.ts';
