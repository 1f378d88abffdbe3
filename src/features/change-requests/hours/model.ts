import type { RequestAction, WorkingPeriod } from '#api/contract/workingHours.ts';
import type { Day } from '#api/days.ts';

/** What periods and closing rules have in common: an approved item has an id, and either may have a pending request. */
export interface RequestedItem {
  readonly id: number | null;
  readonly requestId: number | null;
  readonly requestAction: RequestAction | null;
  /** When it was requested, where the server sends it. */
  readonly requestedAt?: Date | undefined;
}

/** The weekdays, Monday first. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** The Monday from which weekdays are formatted: 3 January 2000. */
export const dayOfWeekday = (weekday: number): Day => `2000-01-0${3 + weekday}`;

/** Returns the weekday of a day; Monday is 0. */
export const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

type Validity = Pick<WorkingPeriod, 'validFrom' | 'validTo'>;

/** Whether today is in the period, both ends included. A pending creation is not in force. */
export const isActive = (period: Validity & Pick<RequestedItem, 'id'>, today: Day): boolean =>
  period.id !== null && period.validFrom <= today && today <= period.validTo;

/** Whether a working day of the period is today. */
export const isToday = (period: Validity & Pick<RequestedItem, 'id'>, weekday: number, today: Day): boolean =>
  isActive(period, today) && weekdayOf(today) === weekday;

/** Returns an item's key in a list: its id, or for a pending creation that of its request. */
export const itemKey = ({ id, requestId }: RequestedItem): string =>
  id === null ? `request-${requestId}` : String(id);

/** Whether an item awaits the operator's decision. */
export const isPending = ({ requestId }: RequestedItem): boolean => requestId !== null;

/** Whether an item can be edited: while its removal awaits approval it cannot. */
export const isEditable = ({ requestAction }: RequestedItem): boolean => requestAction !== 'delete';

/** Sorts current and future items by their beginning, then past ones, the latest first. */
export function inOrder<P extends Validity>(periods: readonly P[], today: Day): P[] {
  const isOver = (period: P) => period.validTo < today;
  return [...periods].sort((a, b) => {
    if (isOver(a) !== isOver(b)) return isOver(a) ? 1 : -1;
    if (isOver(a)) return compare(b.validTo, a.validTo) || compare(b.validFrom, a.validFrom);
    return compare(a.validFrom, b.validFrom) || compare(a.validTo, b.validTo);
  });
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Whether two periods share a day: such periods of one zone or garage cannot both be approved (behaviour 13.12). */
export const overlap = (a: Validity, b: Validity): boolean => a.validFrom <= b.validTo && b.validFrom <= a.validTo;

/** The query of the other periods when it failed: overlaps are then not checked, which the form says. */
export const uncheckedBy = <Query extends { readonly data: unknown; readonly error: unknown }>(
  query: Query,
): Query | undefined => (query.data === undefined && query.error !== null ? query : undefined);
