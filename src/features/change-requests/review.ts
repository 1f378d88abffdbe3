import { type BorderBody, borderFields } from '#api/contract/borders.ts';
import type { ChangeRequest, RequestItems } from '#api/contract/changeRequests.ts';
import { isSameItem } from '#api/contract/itemFields.ts';
import type { WorkingDay } from '#api/contract/workingHours.ts';
import type { Day } from '#api/days.ts';

/** A value of a period or a rule, by its format. */
export type ReviewValue =
  | { readonly kind: 'days'; readonly from: Day; readonly to: Day }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'hours'; readonly hours: Omit<WorkingDay, 'weekday'> };

/** The days and the text of a period or a rule, or a weekday, Monday 0. */
export type ReviewField = 'validity' | 'description' | 'days' | 'reason' | number;

/** The item before the request, now, or after approval; null for none. */
export type ReviewSide = ChangeRequest['before'];

/** One value before, now and after; null where there is no item. */
export interface ReviewRow {
  readonly field: ReviewField;
  readonly before: ReviewValue | null;
  /** Undefined unless the item's current values were given. */
  readonly now?: ReviewValue | null;
  readonly after: ReviewValue | null;
  /** Whether approval changes the value that the item has now. */
  readonly isChanged: boolean;
  /** Whether approval overwrites a value that was changed after the request was made. */
  readonly isOverwritten: boolean;
}

type Values = readonly (readonly [ReviewField, ReviewValue])[];

/** The rows of a review, in their order, that each field of an item has: none where another field's row shows it. */
export type ReviewRowsOf<Item> = { readonly [Name in keyof Item]: (item: Item) => Values };

export const rowsOfFields: { readonly [R in keyof RequestItems]: ReviewRowsOf<RequestItems[R]> } = {
  workingPeriod: {
    validFrom: ({ validFrom, validTo }) => [['validity', { kind: 'days', from: validFrom, to: validTo }]],
    // In the row of the first day.
    validTo: () => [],
    description: ({ description }) => [['description', { kind: 'text', text: description }]],
    workingDays: ({ workingDays }) =>
      workingDays.map(({ weekday, timeFrom, timeTo, noCharge }) => {
        const hours = noCharge ? { timeFrom: '', timeTo: '', noCharge } : { timeFrom, timeTo, noCharge };
        return [weekday, { kind: 'hours', hours }] as const;
      }),
  },
  closingRule: {
    begin: ({ begin, end }) => [['days', { kind: 'days', from: begin, to: end }]],
    // In the row of the first day.
    end: () => [],
    reason: ({ reason }) => [['reason', { kind: 'text', text: reason }]],
  },
  // It is shown on a map.
  border: { polygons: () => [] },
};

const valuesOf = (resource: ChangeRequest['resource'], side: ReviewSide): Map<ReviewField, ReviewValue> =>
  new Map(side === null ? [] : Object.values(rowsOfFields[resource]).flatMap((rowsOf) => rowsOf(side as never)));

const isSame = (a: ReviewValue | null, b: ReviewValue | null) => JSON.stringify(a) === JSON.stringify(b);

type Compared = Pick<ChangeRequest, 'resource' | 'before' | 'after' | 'now'>;

/**
 * Returns all values of a period or a rule, the whole week included, and which of them approval changes or overwrites.
 * A border has no rows: it is shown on a map.
 */
export function reviewRows({ resource, before, after, now }: Compared): ReviewRow[] {
  const [old, current, requested] = [before, now ?? null, after].map((side) => valuesOf(resource, side)) as [
    Map<ReviewField, ReviewValue>,
    Map<ReviewField, ReviewValue>,
    Map<ReviewField, ReviewValue>,
  ];
  const fields = new Set([...old.keys(), ...current.keys(), ...requested.keys()]);
  return [...fields].map((field) => {
    const row = { field, before: old.get(field) ?? null, after: requested.get(field) ?? null };
    if (now === undefined) return { ...row, isChanged: !isSame(row.before, row.after), isOverwritten: false };
    const present = current.get(field) ?? null;
    const isChanged = !isSame(present, row.after);
    // Of an item that is gone there is nothing to overwrite.
    return {
      ...row,
      now: present,
      isChanged,
      isOverwritten: now !== null && isChanged && !isSame(present, row.before),
    };
  });
}

/** What approval overwrites: the number of weekdays, and the other fields. */
export interface Overwritten {
  readonly weekdays: number;
  readonly fields: readonly Exclude<ReviewField, number>[];
}

/** Returns what approval overwrites of the values that changed after the request was made. */
export function overwrittenOf(rows: readonly ReviewRow[]): Overwritten {
  const fields = rows.filter(({ isOverwritten }) => isOverwritten).map(({ field }) => field);
  return {
    weekdays: fields.filter((field) => typeof field === 'number').length,
    fields: fields.filter((field) => typeof field !== 'number'),
  };
}

const noBorder: BorderBody = { polygons: [] };

/** Whether approval of an outdated request overwrites a border that was changed after the request was made. */
export const overwritesBorder = ({
  resource,
  now: present,
  after,
}: Pick<ChangeRequest, 'resource' | 'now' | 'after'>): boolean =>
  resource === 'border' &&
  !isSameItem(
    borderFields,
    (present as BorderBody | null | undefined) ?? noBorder,
    (after as BorderBody | null) ?? noBorder,
  );

/** What an outdated request would do. `gone`: its item no longer exists. `unknown`: the current values are not known. */
export type OutdatedKind = 'gone' | 'changed' | 'unknown';

/** Returns what makes a request outdated; undefined when it is not. */
export function outdatedKind({ outdated, now }: Pick<ChangeRequest, 'outdated' | 'now'>): OutdatedKind | undefined {
  if (!outdated) return undefined;
  if (now === undefined) return 'unknown';
  return now === null ? 'gone' : 'changed';
}

/** The days and the text by which a period or a rule is known. */
export interface ReviewItem {
  readonly text: string;
  readonly from: Day;
  readonly to: Day;
}

/** Returns the item of a request: as it was before, or, for a creation, as requested. A border has none. */
export function itemOf({
  resource,
  before,
  after,
}: Pick<ChangeRequest, 'resource' | 'before' | 'after'>): ReviewItem | undefined {
  const item = before ?? after;
  if (!item || resource === 'border') return undefined;
  if (resource === 'workingPeriod') {
    const { description, validFrom, validTo } = item as RequestItems['workingPeriod'];
    return { text: description, from: validFrom, to: validTo };
  }
  const { reason, begin, end } = item as RequestItems['closingRule'];
  return { text: reason, from: begin, to: end };
}

/** Returns the names of a request's place; a zone's provider comes first. */
export const placeNames = ({ provider, zone, garage }: Pick<ChangeRequest, 'provider' | 'zone' | 'garage'>): string[] =>
  [provider?.name, zone?.name, garage?.name].filter((name) => name !== undefined);

/** Returns the key of a request's zone or garage. */
export const placeKey = ({ zone, garage, provider }: Pick<ChangeRequest, 'provider' | 'zone' | 'garage'>): string =>
  zone ? `zone-${zone.id}` : garage ? `garage-${garage.id}` : `provider-${provider?.id ?? 0}`;
