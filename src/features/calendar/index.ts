/* The calendar of charts: weekends, public holidays and incidents. */

export type { CalendarDays } from './calendarOf.ts';
export { durationOf } from './duration.ts';
export { useChartCalendar } from './useChartCalendar.tsx';
