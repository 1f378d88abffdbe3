export { describeParams, type Param, type UrlState } from './describeParams.ts';
export * from './params.ts';
export { NavigateContext, useGoTo, useUrlState, useViewParam, useViewState } from './useUrlState.ts';
