export { BorderComparison } from './borders/BorderComparison.tsx';
export { BorderEditor, prepareBorderEditor } from './borders/BorderEditor.tsx';
export { requestOverlaps } from './borders/requestOverlaps.ts';
export * from './closing-rules/index.ts';
export { PendingRequestReview } from './components/PendingRequestReview.tsx';
export { RequestedArea } from './components/RequestedArea.tsx';
export { RequestFilterBar } from './components/RequestFilterBar.tsx';
export { RequestReview } from './components/RequestReview.tsx';
export { RequestStatusTag } from './components/RequestStatusTag.tsx';
export * from './hours/index.ts';
export { LazyRequestWatch } from './LazyRequestWatch.ts';
export * from './many/index.ts';
export { approvedBorders, pendingRequestsQuery } from './queries.ts';
export {
  filterRequests,
  panelFilterCount,
  type RequestFilters,
  requestParams,
} from './requestFilters.ts';
export * from './seasons/index.ts';
export { useRequestTexts } from './useRequestTexts.ts';
