import type { Incident, IncidentBody } from '#api/contract/system.ts';
import { type Day, dayOf, isDay } from '#api/days.ts';
import { momentAt, timeOf } from '#api/moments.ts';
import { dayProblem } from '#design-system/DateField/dayText.ts';
import type { DayProblem } from '#design-system/DateRangePicker/range.ts';
import { isTime, type TimeProblem, timeProblem } from '#design-system/TimeField/timeText.ts';

/** What the form of an incident holds; days are `YYYY-MM-DD`, times `HH:MM`, or what was typed. */
export interface IncidentValues {
  readonly title: string;
  /** Empty: none chosen. */
  readonly level: string;
  readonly serviceGroup: string;
  readonly beginDay: string;
  readonly beginTime: string;
  /** Both empty: it goes on. */
  readonly endDay: string;
  readonly endTime: string;
  readonly description: string;
  readonly components: readonly string[];
}

/** A new incident begins now, as most are reported while they happen. */
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

/** The moment that a day and a time stand for; one that was not changed keeps its seconds. */
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

/** What is sent; `before` is the incident as it is, where one is edited. */
export const incidentBody = (values: IncidentValues, before?: Incident): IncidentBody => ({
  title: values.title.trim(),
  level: Number(values.level),
  serviceGroup: values.serviceGroup,
  ...moments(values, before),
  description: values.description.trim(),
  components: [...values.components],
});

/** What is wrong with a field. */
export type IncidentProblem =
  | { readonly of: 'day'; readonly problem: DayProblem }
  | { readonly of: 'time'; readonly problem: TimeProblem }
  | { readonly of: 'title' | 'level' | 'group' | 'endBeforeBegin' | 'endDay' };

/** What is wrong with the form (behaviour 16.6): title, level, group and begin are needed, the end comes after it. */
export function incidentProblems(
  values: IncidentValues,
  today: Day,
): Partial<Record<keyof IncidentValues, IncidentProblem>> {
  const problems: Partial<Record<keyof IncidentValues, IncidentProblem>> = {};
  if (values.title.trim() === '') problems.title = { of: 'title' };
  if (values.level === '') problems.level = { of: 'level' };
  if (values.serviceGroup === '') problems.serviceGroup = { of: 'group' };
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

/** Names on the wire are joined by this: a name that holds it cannot be sent (behaviour 16.7). */
const nameJoint = '#';

export interface ComponentChoice {
  readonly name: string;
  /** Its name cannot be sent. */
  readonly isUnusable: boolean;
}

/** The components to choose from: the listed ones, then those of the incident that are listed no more. */
export const componentChoices = (listed: readonly string[], own: readonly string[]): ComponentChoice[] =>
  [...new Set([...listed, ...own])].map((name) => ({ name, isUnusable: name.includes(nameJoint) }));
