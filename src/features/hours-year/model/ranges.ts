import type { DayRange } from '#api/days.ts';
import type { YearItem } from './items.ts';

/** Sorts by begin, then end, then key, so that the same items make the same calendar in whatever order they come. */
export const byBegin = (one: YearItem, other: YearItem): number =>
  compare(one.begin, other.begin) || compare(one.end, other.end) || compare(one.key, other.key);
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The part of a range that is inside another; undefined where they share no day or one of them is none. */
export function shared(one: DayRange, other: DayRange): DayRange | undefined {
  const begin = compare(one.begin, other.begin) < 0 ? other.begin : one.begin;
  const end = compare(one.end, other.end) < 0 ? one.end : other.end;
  return begin <= end && one.begin <= one.end && other.begin <= other.end ? { begin, end } : undefined;
}
