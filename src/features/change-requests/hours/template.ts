import type { WorkingPeriod } from '#api/contract/workingHours.ts';
import { itemKey } from './model.ts';

/* The period with whose values a new form begins, in the URL of the form. */

const name = 'from';

/** Returns the search of a form that begins as this period. */
export const templateSearch = (period: WorkingPeriod): string => `?${new URLSearchParams({ [name]: itemKey(period) })}`;

/** The key of the period with which a form begins; undefined: it begins empty. */
export const templateKey = (search: string): string | undefined => new URLSearchParams(search).get(name) || undefined;

/** The period with which a form begins; undefined where there is none of this key. */
export const templateOf = <Period extends WorkingPeriod>(
  periods: readonly Period[],
  key: string | undefined,
): Period | undefined => (key === undefined ? undefined : periods.find((period) => itemKey(period) === key));
