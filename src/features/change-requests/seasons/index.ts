export { CopyPeriods } from './CopyPeriods.tsx';
export { copySearch } from './copyParams.ts';
export { type PeriodItem, readPeriodItem } from './plan.ts';
