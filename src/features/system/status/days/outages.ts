import type { Incident } from '#api/contract/system.ts';
import { addTo, type Day, dayOf } from '#api/days.ts';
import { momentsAt } from '#api/moments.ts';

const second = 1000;
const minute = 60 * second;

/** A stretch of time in milliseconds, without its end. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const starts = new Map<Day, number>();

/** The first moment of a day in Zagreb, in milliseconds: the clock never changes at midnight. */
function startOf(day: Day): number {
  const start = starts.get(day) ?? momentsAt(day, '00:00')[0]?.getTime() ?? Number.NaN;
  starts.set(day, start);
  return start;
}

/** A day from its first moment to that of the next day. */
const spanOf = (day: Day): Span => ({ from: startOf(day), to: startOf(addTo(day, { days: 1 })) });

/** The minutes of a day: 1,440; 1,380 and 1,500 on the days on which the clock changes. */
export const minutesOf = (day: Day): number => (spanOf(day).to - spanOf(day).from) / minute;

/** The seconds that spans cover inside of a span, each counted once. */
export function covered(spans: readonly Span[], within: Span): number {
  const inside = spans
    .map(({ from, to }) => ({ from: Math.max(from, within.from), to: Math.min(to, within.to) }))
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from - other.from);
  let sum = 0;
  let until = within.from;
  for (const { from, to } of inside) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return Math.floor(sum / second);
}

/** How much of a day a service group did not work, in seconds. */
export interface OutageDay {
  readonly day: Day;
  /** Level 3. */
  readonly critical: number;
  /** Level 2. */
  readonly warning: number;
  /** Either of them; less than their sum where they overlap. */
  readonly any: number;
  /** False for a day that the pages read do not reach. */
  readonly isKnown: boolean;
}

/** The seconds of a day. */
export const secondsOf = (day: Day): number => minutesOf(day) * 60;

interface OutagesContext {
  /** Days from the first to the last. */
  readonly days: readonly Day[];
  /** What is announced, or planned to last, has not happened yet. */
  readonly now: Date;
  /** The first moment that the pages read reach; undefined where they are all. */
  readonly knownSince: Date | undefined;
}

/**
 * The days of a service group (behaviour 16.47): the time that its incidents of level 2 and of level 3 cover, each level
 * apart and both together. An open incident lasts until now.
 */
export function outageDays(
  incidents: readonly Incident[],
  serviceGroup: string,
  { days, now, knownSince }: OutagesContext,
): OutageDay[] {
  const spans = (wanted: number) =>
    incidents
      .filter(({ level, serviceGroup: own }) => level === wanted && own === serviceGroup)
      .map(({ begin, end }) => ({
        from: begin.getTime(),
        to: Math.min(now.getTime(), (end ?? now).getTime()),
      }));
  const [warnings, criticals] = [spans(2), spans(3)];
  const all = [...warnings, ...criticals];
  const firstKnown = knownSince && dayOf(knownSince);
  return days.map((day) => {
    const own = spanOf(day);
    const isTouched = ({ from, to }: Span) => from < own.to && to > own.from;
    const isKnown = firstKnown === undefined || day > firstKnown;
    if (!all.some(isTouched)) return { day, critical: 0, warning: 0, any: 0, isKnown };
    return {
      day,
      critical: covered(criticals, own),
      warning: covered(warnings, own),
      any: covered(all, own),
      isKnown,
    };
  });
}

/** The days of the bars. */
const shownDays = 90;

/** The days up to today, the earliest first. */
export const daysUntil = (today: Day, count: number = shownDays): Day[] =>
  Array.from({ length: count }, (_, at) => addTo(today, { days: at + 1 - count }));
