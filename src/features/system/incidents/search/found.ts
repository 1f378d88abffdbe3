import type { Incident } from '#api/contract/system.ts';
import { type Day, isDay } from '#api/days.ts';
import { activeDays } from '#features/calendar/index.ts';
import { searchTerm } from '../pagination.ts';

/** What is looked for over the pages read, beside the search of the call; empty parts are not. */
export interface FoundBy {
  /** A day on which the incident was active. */
  readonly day: Day | '';
  /** The name of an affected component. */
  readonly component: string;
}

/** Whether something is looked for over the pages read. */
export const isLookedFor = ({ day, component }: FoundBy): boolean => day !== '' || component !== '';

/**
 * Whether an incident was active on a day in Zagreb: from its begin to its end, which does not belong to it; an open one until
 * now. One without a length is found on its day.
 */
export function isActiveOn(incident: Pick<Incident, 'begin' | 'end'>, day: Day, now: Date): boolean {
  const { begin, end } = activeDays(incident, now);
  return begin <= day && day <= end;
}

/** The incidents that were active on the day and affected the component, by its whole name, in their order. */
export const foundIncidents = (
  incidents: readonly Incident[],
  { day, component }: FoundBy,
  now: Date,
): readonly Incident[] =>
  incidents.filter(
    (incident) =>
      (day === '' || isActiveOn(incident, day, now)) && (component === '' || incident.components.includes(component)),
  );

/** The day that a search text is, which the call finds by the begin alone; undefined for any other text. */
export function dayOfSearch(text: string): Day | undefined {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(searchTerm(text)) ?? [];
  const found = `${year}-${month}-${day}`;
  return isDay(found) ? found : undefined;
}
