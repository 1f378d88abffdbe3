import type { ServiceGroup } from '#api/contract/accounts.ts';
import type { Incident } from '#api/contract/system.ts';
import { type OutageDay, outageDays } from './outages.ts';

/** A service group with its days. */
export interface GroupDays {
  readonly code: string;
  readonly name: string;
  readonly days: readonly OutageDay[];
  /** Its days together. */
  readonly total: Pick<OutageDay, 'critical' | 'warning' | 'any'>;
}

const sum = (days: readonly OutageDay[], key: 'critical' | 'warning' | 'any') =>
  days.reduce((all, day) => all + day[key], 0);

/** The days of each service group, also of one that only incidents name. */
export function groupDays(
  groups: readonly ServiceGroup[],
  incidents: readonly Incident[],
  context: Parameters<typeof outageDays>[2],
): GroupDays[] {
  const names = new Map(groups.map(({ code, description }) => [code, description]));
  for (const { serviceGroup, level } of incidents)
    if ((level === 2 || level === 3) && !names.has(serviceGroup)) names.set(serviceGroup, serviceGroup);
  return [...names].map(([code, name]) => {
    const days = outageDays(incidents, code, context);
    const total = { critical: sum(days, 'critical'), warning: sum(days, 'warning'), any: sum(days, 'any') };
    return { code, name, days, total };
  });
}

/** The incidents that were read, as those that have been loaded since say them. */
export const newest = (read: readonly Incident[], loaded: readonly Incident[]): Incident[] => [
  ...new Map([...read, ...loaded].map((incident) => [incident.id, incident])).values(),
];
