import type { Incident } from '#api/contract/system.ts';
import { type Day, dayOf } from '#api/days.ts';

/** Whether an incident is announced, ongoing or over. */
export type IncidentPhase = 'announced' | 'ongoing' | 'over';

export function phaseOf({ begin, end }: Pick<Incident, 'begin' | 'end'>, now: Date): IncidentPhase {
  if (begin > now) return 'announced';
  return end === null || end > now ? 'ongoing' : 'over';
}

export interface TimelineDay {
  readonly day: Day;
  readonly incidents: readonly Incident[];
}

/** Groups incidents by the day in Zagreb on which they began, in their given order. */
export function byDay(incidents: readonly Incident[]): TimelineDay[] {
  const days = new Map<Day, Incident[]>();
  for (const incident of incidents) {
    const day = dayOf(incident.begin);
    days.set(day, [...(days.get(day) ?? []), incident]);
  }
  return [...days].map(([day, own]) => ({ day, incidents: own }));
}
