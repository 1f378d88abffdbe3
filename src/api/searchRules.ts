import type { DayRange } from './days.ts';
import { codeKey } from './text.ts';

/**
 * Transactions of more than one day are only listed for a plate, ticket or code: a rule that portal and server share
 * (behaviour 11.3).
 */
export const searchIsMissing = (range: DayRange, search: string | undefined): boolean =>
  range.begin !== range.end && codeKey(search ?? '') === '';
