export { describeParams, type Param, type UrlState } from './describeParams.ts';
export {
  choiceParam,
  idsParam,
  noIds,
  numberListParam,
  pageParam,
  rangeParam,
  sortParam,
  textParam,
} from './params.ts';
export { NavigateContext, useGoTo, useUrlState, useViewParam, useViewState } from './useUrlState.ts';
