export { CopyPeriods } from './CopyPeriods.tsx';
export { copySearch } from './copyParams.ts';
export { type PeriodItem, type PeriodPlace, readPeriodItem } from './plan.ts';
