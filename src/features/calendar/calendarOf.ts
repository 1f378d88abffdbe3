import type { Incident } from '#api/contract/system.ts';
import { addTo, type Day, type DayRange, dayOf, lastOfMonth } from '#api/days.ts';
import { type HolidayKey, holidaysBetween, holidaysOn } from '#api/holidays.ts';
import type { ChartBand, ChartMark } from '#design-system/charts/types.ts';

type CalendarInterval = 'day' | 'week' | 'month';

/** The categories of a chart: days, or weeks and months by their first days, in the order of the chart; and what they cover. */
export interface CalendarDays {
  readonly interval: CalendarInterval;
  readonly starts: readonly Day[];
  readonly range: DayRange;
}

/** The days of each category inside the range. */
function spansOf({ interval, starts, range }: CalendarDays): DayRange[] {
  const lastOf = (start: Day) =>
    interval === 'day' ? start : interval === 'week' ? addTo(start, { days: 6 }) : lastOfMonth(start);
  // Of a week or month that the range cuts, the days inside it.
  const inRange = (day: Day) => [range.begin, day, range.end].sort()[1] as Day;
  return starts.map((start) =>
    interval === 'day' ? { begin: start, end: start } : { begin: inRange(start), end: inRange(lastOf(start)) },
  );
}

/** With more days than this, a weekend is a stripe of less than two pixels: holidays alone stand out. */
const mostWeekendDays = 400;

const isWeekend = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0;

/** A text for a public holiday. */
export type HolidayName = (key: HolidayKey) => string;

const namesOf = (keys: readonly HolidayKey[], name: HolidayName) => keys.map(name).join(' · ');

/**
 * The weekends and public holidays of a chart by day. A chart with one category has none: its whole plot would be shaded; nor
 * have weeks and months.
 */
export function bandsOf({ interval, starts }: CalendarDays, name: HolidayName): ChartBand[] {
  if (interval !== 'day' || starts.length < 2) return [];
  const bands: ChartBand[] = [];
  const holidays: ChartBand[] = [];
  for (const [at, day] of starts.entries()) {
    const keys = holidaysOn(day);
    if (keys.length > 0) holidays.push({ from: at, to: at, kind: 'holiday', name: namesOf(keys, name) });
    if (starts.length > mostWeekendDays || !isWeekend(day)) continue;
    const last = bands.at(-1);
    if (last?.to === at - 1) bands[bands.length - 1] = { ...last, to: at };
    else bands.push({ from: at, to: at, kind: 'weekend' });
  }
  return [...bands, ...holidays];
}

/** The public holidays of each category by name; of a week or a month with their days. */
export function notesOf(days: CalendarDays, name: HolidayName, dayMonth: (day: Day) => string): (string | undefined)[] {
  return spansOf(days).map(({ begin, end }) => {
    const found = holidaysBetween(begin, end);
    const texts = found.map(({ day, keys }) =>
      days.interval === 'day' ? namesOf(keys, name) : `${dayMonth(day)} ${namesOf(keys, name)}`,
    );
    return texts.length > 0 ? texts.join(', ') : undefined;
  });
}

/** Whether charts show an incident: one of level 2 or 3. */
export const isMarked = ({ level }: Pick<Incident, 'level'>) => level === 2 || level === 3;

/**
 * The days on which an incident is active, in Zagreb: one that ends at midnight is not active on the day that begins then, and
 * an open one is active until now.
 */
export function activeDays({ begin, end }: Pick<Incident, 'begin' | 'end'>, now: Date): DayRange {
  const until = (end ?? now).getTime();
  const first = dayOf(begin);
  return { begin: first, end: until > begin.getTime() ? dayOf(new Date(until - 1)) : first };
}

/** The marks of the incidents of levels 2 and 3 that are active in categories of a chart, the earliest first. */
export function marksOf(
  days: CalendarDays,
  incidents: readonly Incident[],
  now: Date,
  texts: { readonly detail: (incident: Incident) => string; readonly address: (incident: Incident) => string },
): ChartMark[] {
  const spans = spansOf(days);
  return incidents
    .filter(isMarked)
    .sort((one, other) => one.begin.getTime() - other.begin.getTime())
    .flatMap((incident) => {
      const active = activeDays(incident, now);
      const touches = ({ begin, end }: DayRange) => active.begin <= end && begin <= active.end;
      const from = spans.findIndex(touches);
      if (from === -1) return [];
      return {
        id: String(incident.id),
        from,
        to: spans.findLastIndex(touches),
        title: incident.title,
        detail: texts.detail(incident),
        tone: incident.level === 3 ? ('danger' as const) : ('warning' as const),
        address: texts.address(incident),
      };
    });
}
