export {
  comparedQuery,
  reloadFigures,
  type SectionQuery,
  sectionQuery,
  useReport,
} from './comparedQuery.ts';
export { ChannelBreakdown } from './components/ChannelBreakdown.tsx';
export { FailedPart } from './components/FailedPart.tsx';
export { FilterBar } from './components/FilterBar.tsx';
export { IntervalSection } from './components/IntervalSection.tsx';
export { ListFilterBar } from './components/ListFilterBar.tsx';
export { LoadedChannels } from './components/LoadedChannels.tsx';
export { PagedSection } from './components/PagedSection.tsx';
export { ReportPage } from './components/ReportPage.tsx';
export { ReportTable } from './components/ReportTable.tsx';
export { SearchBar, SearchForm } from './components/SearchBar.tsx';
export { SectionState } from './components/SectionState.tsx';
export { SplitSection } from './components/SplitSection.tsx';
export { TotalsTiles } from './components/TotalsTiles.tsx';
export { UpdatedAt } from './components/UpdatedAt.tsx';
export { defineDocumentsPage } from './documents.ts';
export { useSalesChannels } from './filterLists.ts';
export { dashboardQueryOf, type ReportFilters, rangeQueryOf } from './filters.ts';
export { pageIn } from './listFilters.ts';
export { type ComparedRow, joinRows } from './model.ts';
export { DocumentsView } from './outlets/DocumentsView.tsx';
export { defineOutlet } from './outlets/defineOutlet.ts';
export { documentColumns } from './outlets/documentColumns.ts';
export { OutletListPage, useOutletList } from './outlets/OutletListPage.tsx';
export { type NamedOutlet, type Outlet, OutletHeader, OutletRoute } from './outlets/OutletRoute.tsx';
export { outletRoutes } from './outlets/outletRoutes.tsx';
export { requestsOf } from './outlets/requests.ts';
export { useMayOpen } from './outlets/useMayOpen.ts';
export { parkingProviderPages, providerInfo, useParkingArea } from './parkingProvider/parkingProvider.ts';
export { useReportAddress } from './reportAddress.ts';
export { defineReportPage } from './reportPage.ts';
export { forgetFilters } from './sharedFilters.ts';
export { useIdsParam } from './useIdsParam.ts';
export { type ListKind, listFiltersOf, useListFilters } from './useListFilters.ts';
export { useViewParams } from './useViewParams.ts';
