import type { Incident, IncidentBody } from '#api/contract/system.ts';

const second = 1000;

/** The end of an incident that is resolved now: to the second, as it is sent, and never before its begin. */
export const resolvedEnd = (begin: Date, now: Date): Date =>
  new Date(Math.max(begin.getTime(), Math.floor(now.getTime() / second) * second));

/** What is sent of an incident with another end; all else stays as it is. */
export const withEnd = ({ id: _, isPublic: __, ...values }: Incident, end: Date | null): IncidentBody => ({
  ...values,
  end,
});
