import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import type { ClosingRule, WorkingDay, WorkingPeriod } from '#api/contract/workingHours.ts';
import type { Day } from '#api/days.ts';

/** A value of a period or a rule, as it is to be written. */
export type ReviewValue =
  | { readonly kind: 'day'; readonly day: Day }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'hours'; readonly hours: Pick<WorkingDay, 'timeFrom' | 'timeTo' | 'noCharge'> };

export type ReviewField =
  | 'validFrom'
  | 'validTo'
  | 'description'
  | 'begin'
  | 'end'
  | 'reason'
  /** A weekday, Monday 0. */
  | number;

/** One value before and after; null where there is no item. */
export interface ReviewRow {
  readonly field: ReviewField;
  readonly before: ReviewValue | null;
  readonly after: ReviewValue | null;
}

type Values = readonly (readonly [ReviewField, ReviewValue])[];

const day = (value: Day): ReviewValue => ({ kind: 'day', day: value });
const text = (value: string): ReviewValue => ({ kind: 'text', text: value });

const ofPeriod = ({ validFrom, validTo, description, workingDays }: WorkingPeriod): Values => [
  ['validFrom', day(validFrom)],
  ['validTo', day(validTo)],
  ['description', text(description)],
  ...workingDays.map(({ weekday, timeFrom, timeTo, noCharge }) => {
    const hours = noCharge ? { timeFrom: '', timeTo: '', noCharge } : { timeFrom, timeTo, noCharge };
    return [weekday, { kind: 'hours', hours }] as const;
  }),
];

const ofRule = ({ begin, end, reason }: ClosingRule): Values => [
  ['begin', day(begin)],
  ['end', day(end)],
  ['reason', text(reason)],
];

type Side = ChangeRequest['before'];

const valuesOf = (resource: ChangeRequest['resource'], side: Side): Values => {
  if (side === null || resource === 'border') return [];
  return resource === 'workingPeriod' ? ofPeriod(side as WorkingPeriod) : ofRule(side as ClosingRule);
};

const isSame = (a: ReviewValue | null, b: ReviewValue | null) => JSON.stringify(a) === JSON.stringify(b);

/**
 * What a request changes, value by value: all of a creation or a removal, else each value and each weekday that differs
 *. A border has none: it is shown on a map.
 */
export function reviewRows({
  resource,
  before,
  after,
}: Pick<ChangeRequest, 'resource' | 'before' | 'after'>): ReviewRow[] {
  const [old, asked] = [new Map(valuesOf(resource, before)), new Map(valuesOf(resource, after))];
  const fields = [...new Set([...old.keys(), ...asked.keys()])];
  return fields
    .map((field) => ({ field, before: old.get(field) ?? null, after: asked.get(field) ?? null }))
    .filter((row) => before === null || after === null || !isSame(row.before, row.after));
}

/** The place that a request is about: a zone's provider comes first. */
export const placeNames = ({ provider, zone, garage }: Pick<ChangeRequest, 'provider' | 'zone' | 'garage'>): string[] =>
  [provider?.name, zone?.name, garage?.name].filter((name) => name !== undefined);
