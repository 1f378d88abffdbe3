import type { Incident, IncidentBody } from '#api/contract/system.ts';
import { type Day, dayOf, isDay } from '#api/days.ts';
import { momentAt, timeOf } from '#api/moments.ts';
import { dayProblem } from '#design-system/DateField/dayText.ts';
import type { DayProblem } from '#design-system/DateRangePicker/range.ts';
import { isTime, type TimeProblem, timeProblem } from '#design-system/TimeField/timeText.ts';

/** The values of an incident's form; days are `YYYY-MM-DD`, times `HH:MM`, or the typed text. */
export interface IncidentValues {
  readonly title: string;
  /** Empty: none chosen. */
  readonly level: string;
  readonly serviceGroup: string;
  readonly beginDay: string;
  readonly beginTime: string;
  /** Both empty: the incident is ongoing. */
  readonly endDay: string;
  readonly endTime: string;
  readonly description: string;
  readonly components: readonly string[];
}

/** Returns the values of a new incident, which begins now: most are reported while they happen. */
export const newIncident = (now: Date): IncidentValues => ({
  title: '',
  level: '',
  serviceGroup: '',
  beginDay: dayOf(now),
  beginTime: timeOf(now),
  endDay: '',
  endTime: '',
  description: '',
  components: [],
});

export const incidentValues = (incident: Incident): IncidentValues => ({
  title: incident.title,
  level: String(incident.level),
  serviceGroup: incident.serviceGroup,
  beginDay: dayOf(incident.begin),
  beginTime: timeOf(incident.begin),
  endDay: incident.end ? dayOf(incident.end) : '',
  endTime: incident.end ? timeOf(incident.end) : '',
  description: incident.description,
  components: incident.components,
});

/** Returns the moment of a day and a time; an unchanged one keeps its seconds. */
function momentOf(day: Day, time: string, before: Date | null | undefined): Date {
  return before && dayOf(before) === day && timeOf(before) === time ? before : momentAt(day, time);
}

/** Begin and end as moments; an end in the minute of the begin is the begin. */
function moments(values: IncidentValues, before: Incident | undefined): { begin: Date; end: Date | null } {
  const begin = momentOf(values.beginDay, values.beginTime, before?.begin);
  if (values.endDay === '' && values.endTime === '') return { begin, end: null };
  const end = momentOf(values.endDay, values.endTime, before?.end);
  const isSameMinute = values.endDay === values.beginDay && values.endTime === values.beginTime;
  return { begin, end: isSameMinute && end < begin ? begin : end };
}

/** Returns the body to send; `before` is the incident that is edited. */
export const incidentBody = (values: IncidentValues, before?: Incident): IncidentBody => ({
  title: values.title.trim(),
  level: Number(values.level),
  serviceGroup: values.serviceGroup,
  ...moments(values, before),
  description: values.description.trim(),
  components: [...values.components],
});

/** The beginning of the names of incidents' drafts, and the name of one: of a new incident, or of the one with the id. */
export const incidentDrafts = 'incident:';
export const incidentDraft = (id: number | undefined): string => `${incidentDrafts}${id ?? 'new'}`;

/** Whether an incident has the values that are sent. */
export const isSameIncident = (incident: IncidentBody, body: IncidentBody): boolean =>
  incident.title.trim() === body.title &&
  incident.level === body.level &&
  incident.serviceGroup === body.serviceGroup &&
  incident.begin.getTime() === body.begin.getTime() &&
  incident.end?.getTime() === body.end?.getTime() &&
  incident.description.trim() === body.description &&
  [...incident.components].sort().join('#') === [...body.components].sort().join('#');

/** The problem of a field. */
export type IncidentProblem =
  | { readonly of: 'day'; readonly problem: DayProblem }
  | { readonly of: 'time'; readonly problem: TimeProblem }
  | { readonly of: 'title' | 'level' | 'group' | 'inArray' | 'endBeforeBegin' | 'endDay' };

/** The values that the form's selects offer. */
interface OfferedValues {
  readonly levels: readonly string[];
  readonly serviceGroups: readonly string[];
}

/**
 * Returns the problems of the form (behaviour 16.6): title, level, group and begin are required, the end is not before
 * the begin.
 */
export function incidentProblems(
  values: IncidentValues,
  today: Day,
  { levels, serviceGroups }: OfferedValues,
): Partial<Record<keyof IncidentValues, IncidentProblem>> {
  const problems: Partial<Record<keyof IncidentValues, IncidentProblem>> = {};
  if (values.title.trim() === '') problems.title = { of: 'title' };
  if (values.level === '') problems.level = { of: 'level' };
  else if (!levels.includes(values.level)) problems.level = { of: 'inArray' };
  if (values.serviceGroup === '') problems.serviceGroup = { of: 'group' };
  else if (!serviceGroups.includes(values.serviceGroup)) problems.serviceGroup = { of: 'inArray' };
  const check = (day: 'beginDay' | 'endDay', time: 'beginTime' | 'endTime') => {
    const ofDay = dayProblem(values[day], { today });
    if (ofDay) problems[day] = { of: 'day', problem: ofDay };
    const ofTime = timeProblem(values[time]);
    if (ofTime) problems[time] = { of: 'time', problem: ofTime };
  };
  check('beginDay', 'beginTime');
  if (values.endDay === '' && values.endTime === '') return problems;
  check('endDay', 'endTime');
  if (values.endDay === '') problems.endDay = { of: 'endDay' };
  const isWhole = [values.beginDay, values.endDay].every(isDay) && [values.beginTime, values.endTime].every(isTime);
  if (isWhole && `${values.endDay} ${values.endTime}` < `${values.beginDay} ${values.beginTime}`) {
    problems[values.endDay < values.beginDay ? 'endDay' : 'endTime'] = { of: 'endBeforeBegin' };
  }
  return problems;
}

/** The separator of names on the wire: a name that contains it cannot be sent (behaviour 16.7). */
const nameJoint = '#';

export interface ComponentChoice {
  readonly name: string;
  /** Its name cannot be sent. */
  readonly isUnusable: boolean;
}

/** Returns the components to choose from: the listed ones, then those of the incident that are no longer listed. */
export const componentChoices = (listed: readonly string[], own: readonly string[]): ComponentChoice[] =>
  [...new Set([...listed, ...own])].map((name) => ({ name, isUnusable: name.includes(nameJoint) }));
