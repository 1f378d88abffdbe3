/* The calendar of charts: weekends, public holidays and incidents. */

export { durationOf } from './duration.ts';
export { useChartCalendar } from './useChartCalendar.tsx';
