/* The kit of every page: layout, sections with their states, paged lists, what is in the URL. */

export { CopyLink } from './CopyLink.tsx';
export { PageLayout } from './PageLayout.tsx';
export { SearchBar, SearchForm } from './SearchBar.tsx';
export { useMinute, useToday } from './clock.ts';
export { definePage, type Page, pageLoader, type PageQueries, type PathIds, prefetchQueries } from './definePage.ts';
export { ListFilterBar, type SearchKind } from './lists/ListFilterBar.tsx';
export type { RowFigures } from './lists/PageSums.tsx';
export { type PagedRows, PagedSection } from './lists/PagedSection.tsx';
export { documentList, type ListFilters, type ListKind, listParams, longestSearch, searchProblem, transactionList } from './lists/listFilters.ts';
export { pagedQuery, type PagedSource } from './lists/pagedSource.ts';
export { type AppliedList, useListFilters } from './lists/useListFilters.ts';
export { FailedPart } from './sections/FailedPart.tsx';
export { SectionState } from './sections/SectionState.tsx';
export { SectionTable } from './sections/SectionTable.tsx';
export { UpdatedAt } from './sections/UpdatedAt.tsx';
export { reloadFigures, type SectionQuery, sectionQuery, useSectionQuery } from './sections/sectionQuery.ts';
export { useMayOpen } from './useMayOpen.ts';
