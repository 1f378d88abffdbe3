import { addTo, type Day, lengthOf, mondayOf } from '#api/days.ts';

/** The years that the calendar goes to, as the forms' days do: 100 back, 20 ahead. */
export const yearLimits = (today: Day) => {
  const year = yearOfDay(today);
  return { min: year - 100, max: year + 20 };
};

export const yearOfDay = (day: Day): number => Number(day.slice(0, 4));

/** The month of a day within its year, from 0. */
export const monthOfDay = (day: Day): number => Number(day.slice(5, 7)) - 1;

const text = (year: number) => String(year).padStart(4, '0');
export const firstDay = (year: number): Day => `${text(year)}-01-01`;
export const lastDay = (year: number): Day => `${text(year)}-12-31`;

/** The weekday of a day; Monday is 0. */
export const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

const known = new Map<number, readonly Day[]>();

/** The days of a year in their order, each once, whatever the clock of the browser does. */
export function daysOfYear(year: number): readonly Day[] {
  const made = known.get(year);
  if (made) return made;
  // Milliseconds of UTC: there all days have the same length.
  const first = Date.parse(`${firstDay(year)}T00:00:00Z`);
  const count = lengthOf({ begin: firstDay(year), end: lastDay(year) });
  const days = Array.from({ length: count }, (_, at) => new Date(first + at * 86_400_000).toISOString().slice(0, 10));
  known.set(year, days);
  return days;
}

/** The number of a day's week by ISO 8601: the week of its Thursday. */
export function weekNumber(day: Day): number {
  const thursday = addTo(mondayOf(day), { days: 3 });
  return Math.floor((lengthOf({ begin: firstDay(yearOfDay(thursday)), end: thursday }) - 1) / 7) + 1;
}

/** A week, Monday first; null for a day of another year, or of another month. */
export interface WeekRow {
  /** The number of the week by ISO 8601. */
  readonly week: number;
  readonly days: readonly (Day | null)[];
}

/** The rows of a year: its weeks, the first and the last with the days of this year alone. */
export function weekRows(year: number): WeekRow[] {
  const days = daysOfYear(year);
  const before = weekdayOf(firstDay(year));
  return Array.from({ length: Math.ceil((before + days.length) / 7) }, (_, row) => {
    const cells = Array.from({ length: 7 }, (_day, at) => days[row * 7 + at - before] ?? null);
    return { week: weekNumber(cells.find((day) => day !== null) ?? firstDay(year)), days: cells };
  });
}

/** The rows of each month of a year, January first. */
export function monthRows(year: number): WeekRow[][] {
  const rows = weekRows(year);
  return Array.from({ length: 12 }, (_, month) =>
    rows
      .map(({ week, days }) => ({
        week,
        days: days.map((day) => (day !== null && monthOfDay(day) === month ? day : null)),
      }))
      .filter(({ days }) => days.some((day) => day !== null)),
  );
}
