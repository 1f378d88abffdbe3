import type { Day } from './days.ts';

/* Which working periods contradict each other: the rule of approving, for the portal and the simulator (behaviour 13.12). */

/** The days of a period, both ends included. */
export interface PeriodDays {
  readonly validFrom: Day;
  readonly validTo: Day;
}

/** Whether two periods share a day: such periods of one zone or garage cannot both be approved. */
export const sharesDay = (a: PeriodDays, b: PeriodDays): boolean =>
  a.validFrom <= b.validTo && b.validFrom <= a.validTo;

/** `surely`: as things are, one of the two cannot be approved; `maybe`: the other awaits a decision itself. */
export type Certainty = 'surely' | 'maybe';

/** An approved item without a pending change stays as it is; any other may change, or never be approved. */
export const certaintyOf = ({
  id,
  requestId,
}: {
  readonly id: number | null;
  readonly requestId: number | null;
}): Certainty => (id !== null && requestId === null ? 'surely' : 'maybe');
