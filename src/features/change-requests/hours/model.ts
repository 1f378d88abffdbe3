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

/** A week that weekdays are named by: 3 January 2000 was a Monday. */
export const dayOfWeekday = (weekday: number): Day => `2000-01-0${3 + weekday}`;

/** The weekday of a day, Monday 0. */
export const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

type Validity = Pick<WorkingPeriod, 'validFrom' | 'validTo'>;

/** Whether today lies in the period, both ends included. A creation that is pending is in force on no day. */
export const isActive = (period: Validity & Pick<RequestedItem, 'id'>, today: Day): boolean =>
  period.id !== null && period.validFrom <= today && today <= period.validTo;

/** Whether a working day of the period is the one that it is now. */
export const isToday = (period: Validity & Pick<RequestedItem, 'id'>, weekday: number, today: Day): boolean =>
  isActive(period, today) && weekdayOf(today) === weekday;

/** Name of an item among its neighbours: an item keeps its own, a creation that is pending has its request's. */
export const itemKey = ({ id, requestId }: RequestedItem): string =>
  id === null ? `request-${requestId}` : String(id);

/** Whether anything awaits the operator's decision. */
export const isPending = ({ requestId }: RequestedItem): boolean => requestId !== null;

/** Whether an item can be edited: while its removal awaits approval it cannot. */
export const isEditable = ({ requestAction }: RequestedItem): boolean => requestAction !== 'delete';

/** What is in force or on its way in the order of its beginning, then what is over, the latest first. */
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
