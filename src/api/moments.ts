import { parseDateTime, toZoned } from '@internationalized/date';
import { businessZone, type Day, dayOf } from './days.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Swedish writes times as ISO 8601 does. */
const zagrebClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: businessZone,
  hour: '2-digit',
  minute: '2-digit',
});

/** The time of a moment in Europe/Zagreb, `HH:MM`. */
export const timeOf = (moment: Date): string => zagrebClock.format(moment);

/** The earlier and the later moment that a day and a time `HH:MM` can mean; where the clock changes they differ. */
function bounds(day: Day, time: string): readonly [earlier: Date, later: Date] {
  const wall = parseDateTime(`${day}T${time}`);
  return [toZoned(wall, businessZone, 'earlier').toDate(), toZoned(wall, businessZone, 'later').toDate()];
}

/**
 * The moments at which clocks in Europe/Zagreb show a day and a time `HH:MM`, in their order: one; two in the hour that
 * is repeated when summer time ends; none in the hour that is left out when it begins.
 */
export function momentsAt(day: Day, time: string): readonly Date[] {
  const [earlier, later] = bounds(day, time);
  if (dayOf(earlier) !== day || timeOf(earlier) !== time) return [];
  return earlier.getTime() === later.getTime() ? [earlier] : [earlier, later];
}

/** The times around the hour that is left out, for a day and a time in it: the last and the first that exist. */
export function timesAround(day: Day, time: string): { readonly last: string; readonly next: string } {
  // An hour earlier by the clock; every time of the day before it exists.
  let next = bounds(day, time)[0].getTime();
  while (timeOf(new Date(next)) < time) next += minute;
  return { last: timeOf(new Date(next - minute)), next: timeOf(new Date(next)) };
}

/** Which of the two times of the repeated hour is meant: the first is in summer time, the second in winter time. */
export const passes = ['first', 'second'] as const;
export type Pass = (typeof passes)[number];

const startOfMinute = (moment: Date) => moment.getTime() - (moment.getTime() % minute);

/** Which of the two times of the repeated hour a moment is in; undefined at any other time. */
export function passOf(moment: Date): Pass | undefined {
  const clock = (difference: number) => timeOf(new Date(moment.getTime() + difference));
  const shown = clock(0);
  return shown === clock(hour) ? 'first' : shown === clock(-hour) ? 'second' : undefined;
}

/** Whether two moments are in the same minute. */
export const isSameMinute = (one: Date, other: Date): boolean => startOfMinute(one) === startOfMinute(other);

/**
 * The moment of a day, a time `HH:MM` and, in the repeated hour, which of the two; undefined for a time that does not
 * exist, and while it is not said which one is meant.
 */
export function momentAt(day: Day, time: string, pass?: string): Date | undefined {
  const moments = momentsAt(day, time);
  const [first, second] = moments;
  if (second === undefined) return first;
  return pass === 'first' ? first : pass === 'second' ? second : undefined;
}
