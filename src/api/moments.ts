import { businessZone, type Day, dayOf } from './days.ts';

const hour = 3_600_000;

/** Swedish writes times as ISO 8601 does. */
const zagrebClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: businessZone,
  hour: '2-digit',
  minute: '2-digit',
});

/** The time of a moment in Europe/Zagreb, `HH:MM`. */
export const timeOf = (moment: Date): string => zagrebClock.format(moment);

/**
 * The moment of a day and a time `HH:MM` in Europe/Zagreb, which is one or two hours ahead of UTC. A time that comes
 * twice in autumn is the first of the two; one that is left out in spring is an hour later.
 */
export function momentAt(day: Day, time: string): Date {
  const written = Date.parse(`${day}T${time}:00Z`);
  const inSummer = new Date(written - 2 * hour);
  const isRight = dayOf(inSummer) === day && timeOf(inSummer) === time;
  return isRight ? inSummer : new Date(written - hour);
}
