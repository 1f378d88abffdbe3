import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { daysOfPeriods, type PeriodDays } from '#api/periods.ts';
import type { ReportFilters } from '../filters/filters.ts';

/** Whether the page shows its figures per day (behaviour 3.23), by its address. */
export function usePerDay(): boolean {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search).get('per') === 'day', [search]);
}

/** The days of the periods of figures, where the page shows them per day; else undefined. */
export function usePeriodDays(filters: Pick<ReportFilters, 'range' | 'compare'> | undefined): PeriodDays | undefined {
  const perDay = usePerDay();
  return useMemo(
    () => (perDay && filters ? daysOfPeriods(filters.range, filters.compare) : undefined),
    [perDay, filters],
  );
}

/** The days of two periods that are not equally long, which files say; else undefined (behaviour 3.18). */
export function useUnlikeDays(filters: Pick<ReportFilters, 'range' | 'compare'> | undefined): PeriodDays | undefined {
  return useMemo(() => (filters ? unlikeDays(filters) : undefined), [filters]);
}

/** The days of the periods for a file with figures per day; else undefined. */
export const perDayDays = ({ range, compare, perDay }: ReportFilters): PeriodDays | undefined =>
  perDay ? daysOfPeriods(range, compare) : undefined;

/** The days of two periods that are not equally long; else undefined. */
export function unlikeDays({ range, compare }: Pick<ReportFilters, 'range' | 'compare'>): PeriodDays | undefined {
  const days = daysOfPeriods(range, compare);
  return days.compare !== null && days.compare !== days.primary ? days : undefined;
}
