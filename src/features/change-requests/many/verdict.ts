import { type Certainty, certaintyOf, type PeriodDays, sharesDay } from '#api/periodRules.ts';
import type { RequestedItem } from '../hours/model.ts';

/*
 * What an item that is about to be asked for shares days with, and whether it can be approved (behaviour 13.41).
 */

/** Another item that shares a day. */
export interface SharedDays<Other> {
  readonly other: Other;
  readonly certainty: Certainty;
}

/** `blocked`: it can surely not be approved, and is sent only when it is ticked by itself. */
export type Verdict = 'free' | 'warning' | 'blocked';

/** The other items that share a day with these days, by their beginning. */
export function sharedDays<Other extends PeriodDays & Pick<RequestedItem, 'id' | 'requestId'>>(
  days: PeriodDays,
  others: readonly Other[],
): SharedDays<Other>[] {
  return others
    .filter((other) => sharesDay(days, other))
    .sort((a, b) => (a.validFrom < b.validFrom ? -1 : a.validFrom > b.validFrom ? 1 : 0))
    .map((other) => ({ other, certainty: certaintyOf(other) }));
}

/** Whether an item with these overlaps can be approved. */
export const verdictOf = (shared: readonly Pick<SharedDays<unknown>, 'certainty'>[]): Verdict =>
  shared.length === 0 ? 'free' : shared.some(({ certainty }) => certainty === 'surely') ? 'blocked' : 'warning';
