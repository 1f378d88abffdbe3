import { useToday } from '#features/pages/index.ts';
import { type Param, useViewParam } from '#features/url-state/index.ts';
import { yearLimits, yearOfDay } from '../model/weeks.ts';

/** The year in the URL, `?year=2027`; any other text is the default. */
const yearParam = (name: string, byDefault: number): Param<number> => ({
  names: [name],
  byDefault,
  read: (text) => (text !== null && /^\d{4}$/.test(text) ? { value: Number(text) } : {}),
  write: (year) => [String(year)],
});

/** The year that a calendar shows, this one by default, and what shows another one. It is in the URL. */
export function useYear() {
  const today = useToday();
  const [chosen, setYear] = useViewParam(yearParam, 'year', yearOfDay(today));
  const { min, max } = yearLimits(today);
  const cut = (year: number) => Math.min(max, Math.max(min, year));
  return { today, year: cut(chosen), setYear: (year: number) => setYear(cut(year)) };
}
