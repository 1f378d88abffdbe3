/* Figures of two periods: filters, tables, charts. */

export { articleKey, joinArticles, joinChannels, mayHaveZones, zoneOf } from './articles.ts';
export { loadWhySections } from './changes/loadWhySections.ts';
export { whyParams } from './changes/view.ts';
export { WhyFrame } from './changes/WhyFrame.tsx';
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
  dashboardQueryOf,
  listFileQueryOf,
  type ReportFilters,
  rangeQueryOf,
  reportQueryOf,
} from './filters/filters.ts';
export { useReportAddress } from './filters/reportAddress.ts';
export { useAppliedTexts } from './filters/useAppliedTexts.ts';
export { IntervalSection } from './intervals/IntervalSection.tsx';
export { chartOf, type IntervalSource, type IntervalView, intervalParams } from './intervals/intervals.ts';
export {
  type ComparedRow,
  compareFigure,
  figureValue,
  joinRows,
  shownFigure,
  sumOfMetrics,
  totalFigures,
} from './model.ts';
export { perDayDays, unlikeDays } from './periods/usePeriodDays.ts';
export { defineReportPage, type ReportPageOf } from './reportPage.ts';
export { type PlacedFigures, placedFigures } from './shares/placedFigures.ts';
export { type PlacedHead, placedHeads, useShareColumns } from './shares/shareColumns.tsx';
export { slicesOf } from './slices.ts';
