import type { IncidentBody } from '#api/contract/system.ts';

/** Whether an incident has the values that are sent. */
export const isSameIncident = (incident: IncidentBody, body: IncidentBody): boolean =>
  incident.title.trim() === body.title &&
  incident.level === body.level &&
  incident.serviceGroup === body.serviceGroup &&
  incident.begin.getTime() === body.begin.getTime() &&
  incident.end?.getTime() === body.end?.getTime() &&
  incident.description.trim() === body.description &&
  [...incident.components].sort().join('#') === [...body.components].sort().join('#');
