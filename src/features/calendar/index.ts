/* The calendar of charts: weekends, public holidays and incidents. */

export { activeDays } from './calendarOf.ts';
export { durationOf } from './duration.ts';
export { useChartCalendar } from './useChartCalendar.tsx';
