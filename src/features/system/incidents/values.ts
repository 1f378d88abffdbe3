import { cleanName } from '#api/cleanName.ts';
import type { Incident, IncidentBody } from '#api/contract/system.ts';
import { type Day, dayOf, isDay } from '#api/days.ts';
import { isSameMinute, momentAt, momentsAt, passOf, timeOf, timesAround } from '#api/moments.ts';
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
  /** Which time of the repeated hour the begin is in, a `Pass`; empty at any other time, and while it is not chosen. */
  readonly beginPass: string;
  /** Day and time both empty: the incident is ongoing. */
  readonly endDay: string;
  readonly endTime: string;
  readonly endPass: string;
  /** An end in the future is right: the user has said so. */
  readonly isEndPlanned: boolean;
  readonly description: string;
  readonly components: readonly string[];
}

/** The begin or the end of an incident. */
export type Bound = 'begin' | 'end';

/** The fields of a bound: its day, its time, and which time of the repeated hour it is. */
type BoundFields<Which extends Bound> = { readonly [Name in `${Which}${'Day' | 'Time' | 'Pass'}`]: string };

/** Returns the values of a bound's fields; empty for none. */
const fieldsOf = <Which extends Bound>(which: Which, moment: Date | null) =>
  ({
    [`${which}Day`]: moment ? dayOf(moment) : '',
    [`${which}Time`]: moment ? timeOf(moment) : '',
    [`${which}Pass`]: (moment && passOf(moment)) ?? '',
  }) as BoundFields<Which>;

/** Returns the values of a new incident, which begins now: most are reported while they happen. */
export const newIncident = (now: Date): IncidentValues => ({
  title: '',
  level: '',
  serviceGroup: '',
  ...fieldsOf('begin', now),
  ...fieldsOf('end', null),
  isEndPlanned: false,
  description: '',
  components: [],
});

export const incidentValues = (incident: Incident): IncidentValues => ({
  title: incident.title,
  level: String(incident.level),
  serviceGroup: incident.serviceGroup,
  ...fieldsOf('begin', incident.begin),
  ...fieldsOf('end', incident.end),
  isEndPlanned: false,
  description: incident.description,
  components: incident.components,
});

/** The moments that day and time of a bound can mean: two in the repeated hour; none while they are no day and no time. */
export function boundMoments(values: IncidentValues, which: Bound): readonly Date[] {
  const [day, time] = [values[`${which}Day`], values[`${which}Time`]];
  return isDay(day) && isTime(time) ? momentsAt(day, time) : [];
}

/**
 * The moment that a bound's fields name, undefined while they name none; one in the minute of the moment before is that
 * moment, to the second.
 */
function boundOf(values: IncidentValues, which: Bound, before: Date | null | undefined): Date | undefined {
  const [day, time] = [values[`${which}Day`], values[`${which}Time`]];
  if (!isDay(day) || !isTime(time)) return undefined;
  const moment = momentAt(day, time, values[`${which}Pass`]);
  return moment && before && isSameMinute(moment, before) ? before : moment;
}

/** Begin and end as moments; an end in the minute of the begin is not before it. Throws a RangeError for no begin. */
function moments(values: IncidentValues, before: Incident | undefined): { begin: Date; end: Date | null } {
  const begin = boundOf(values, 'begin', before?.begin);
  const end = boundOf(values, 'end', before?.end) ?? null;
  if (begin === undefined) throw new RangeError('The begin is no moment');
  return { begin, end: end && end < begin && isSameMinute(begin, end) ? begin : end };
}

/** A text as it is sent: without spaces around it, unless it is the text before. */
const sentText = (text: string, before: string | undefined) => (text === before ? text : text.trim());

/** Returns the body to send; `before` is the incident that is edited: what the user has not changed is sent as it was. */
export const incidentBody = (values: IncidentValues, before?: Incident): IncidentBody => ({
  title: sentText(values.title, before?.title),
  level: Number(values.level),
  serviceGroup: values.serviceGroup,
  ...moments(values, before),
  description: sentText(values.description, before?.description),
  components: [...values.components],
});

/** The beginning of the names of incidents' drafts, and the name of one: of a new incident, or of the one with the id. */
export const incidentDrafts = 'incident:';
export const incidentDraft = (id: number | undefined): string => `${incidentDrafts}${id ?? 'new'}`;

/** The problem of a field. */
export type IncidentProblem =
  | { readonly of: 'day'; readonly problem: DayProblem }
  | { readonly of: 'time'; readonly problem: TimeProblem }
  /** The clock leaves out the time: the last and the first time around it that exist. */
  | { readonly of: 'skipped'; readonly day: Day; readonly last: string; readonly next: string }
  | {
      readonly of: 'title' | 'level' | 'group' | 'inArray' | 'endBeforeBegin' | 'endDay' | 'pass' | 'endInFuture';
    };

/** The values that the form's selects offer. */
interface OfferedValues {
  readonly levels: readonly string[];
  readonly serviceGroups: readonly string[];
}

/** The end when it is in the future, and not as it was: it is then asked about (behaviour 16.15). */
export function endToConfirm(values: IncidentValues, now: Date, before: Incident | undefined): Date | undefined {
  const end = boundOf(values, 'end', before?.end);
  return end && end > now && end.getTime() !== before?.end?.getTime() ? end : undefined;
}

interface FormContext {
  readonly today: Day;
  readonly now: Date;
  readonly offered: OfferedValues;
  /** The incident that is edited. */
  readonly before?: Incident | undefined;
}

/**
 * Returns the problems of the form (behaviour 16.6, 16.14 and 16.15): title, level, group and begin are required, the
 * end is not before the begin, both exist and are one moment each, and an end in the future is confirmed.
 */
export function incidentProblems(
  values: IncidentValues,
  { today, now, offered: { levels, serviceGroups }, before }: FormContext,
): Partial<Record<keyof IncidentValues, IncidentProblem>> {
  const problems: Partial<Record<keyof IncidentValues, IncidentProblem>> = {};
  if (cleanName(values.title) === '') problems.title = { of: 'title' };
  if (values.level === '') problems.level = { of: 'level' };
  else if (!levels.includes(values.level)) problems.level = { of: 'inArray' };
  if (values.serviceGroup === '') problems.serviceGroup = { of: 'group' };
  else if (!serviceGroups.includes(values.serviceGroup)) problems.serviceGroup = { of: 'inArray' };
  const check = (which: Bound) => {
    const [day, time] = [values[`${which}Day`], values[`${which}Time`]];
    const ofDay = dayProblem(day, { today });
    if (ofDay) problems[`${which}Day`] = { of: 'day', problem: ofDay };
    const ofTime = timeProblem(time);
    if (ofTime) problems[`${which}Time`] = { of: 'time', problem: ofTime };
    if (ofDay || ofTime) return;
    const found = boundMoments(values, which);
    if (found.length === 0) problems[`${which}Time`] = { of: 'skipped', day, ...timesAround(day, time) };
    else if (!momentAt(day, time, values[`${which}Pass`])) problems[`${which}Pass`] = { of: 'pass' };
  };
  check('begin');
  if (values.endDay === '' && values.endTime === '') return problems;
  check('end');
  if (values.endDay === '') problems.endDay = { of: 'endDay' };
  const [begin, end] = [boundOf(values, 'begin', before?.begin), boundOf(values, 'end', before?.end)];
  if (begin && end && end < begin && !isSameMinute(begin, end)) {
    const isEarlierDay = values.endDay < values.beginDay;
    const isOtherPass = values.endDay === values.beginDay && values.endTime >= values.beginTime;
    problems[isEarlierDay ? 'endDay' : isOtherPass ? 'endPass' : 'endTime'] = { of: 'endBeforeBegin' };
  } else if (!values.isEndPlanned && endToConfirm(values, now, before)) problems.isEndPlanned = { of: 'endInFuture' };
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
