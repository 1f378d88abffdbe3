/* The year of a zone's or a garage's hours: its model, its calendar, its gaps and overlaps. */

export { YearCalendar } from './calendar/YearCalendar.tsx';
export { YearLegend } from './calendar/YearLegend.tsx';
export type { Findings } from './model/findings.ts';
export { findingsOf, gapsBeside, gapsOf } from './model/findings.ts';
export {
  draftPeriod,
  itemsNow,
  itemsOf,
  periodItem,
  ruleItem,
  type YearItem,
} from './model/items.ts';
export { type YearDay, yearDays } from './model/yearDays.ts';
export { YearStrips } from './strips/YearStrips.tsx';
export { useYear } from './view/useYear.ts';
export { YearNav } from './view/YearNav.tsx';
export { YearView } from './view/YearView.tsx';
