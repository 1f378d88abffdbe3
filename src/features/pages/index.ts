/* The kit of every page: layout, sections with their states, paged lists, what is in the URL. */

export { AllPagesBar } from './allPages/AllPagesBar.tsx';
export type { PageSource } from './allPages/readPages.ts';
export { type AllPages, useAllPages } from './allPages/useAllPages.ts';
export { CopyLink } from './CopyLink.tsx';
export { useMinute, useToday } from './clock.ts';
export { definePage, type Page, type PageQueries, type PathIds, pageLoader, prefetchQueries } from './definePage.ts';
export { ListFilterBar, type SearchKind } from './lists/ListFilterBar.tsx';
export {
  documentList,
  type ListFilters,
  type ListKind,
  type ListPart,
  listParams,
  longestSearch,
  searchProblem,
  transactionList,
} from './lists/listFilters.ts';
export { type PagedRows, PagedSection } from './lists/PagedSection.tsx';
export { type PagedSource, pagedQuery } from './lists/pagedSource.ts';
export { type AppliedList, useListFilters } from './lists/useListFilters.ts';
export { PageLayout } from './PageLayout.tsx';
export { SearchBar, SearchForm } from './SearchBar.tsx';
export { choiceName } from './sections/choiceName.ts';
export { FailedPart } from './sections/FailedPart.tsx';
export { SectionState } from './sections/SectionState.tsx';
export { SectionTable } from './sections/SectionTable.tsx';
export { reloadFigures, type SectionQuery, sectionQuery, useSectionQuery } from './sections/sectionQuery.ts';
export { UpdatedAt } from './sections/UpdatedAt.tsx';
export { useMayOpen } from './useMayOpen.ts';
export { type ViewParts, ViewsButton, ViewsContext, ViewsOfGone } from './ViewsPlace.tsx';
