import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import type { ClosingRule, WorkingPeriod } from '#api/contract/workingHours.ts';
import type { Day, DayRange } from '#api/days.ts';
import { itemsNow, itemsOf, type YearDay, type YearItem, yearDays } from '#features/hours-year/index.ts';
import { changedId, type PlaceItems } from './contradictions.ts';
import { itemOf, type ReviewItem } from './review.ts';

/** The calendar of a request's zone or garage before it, with it approved, and, where it is outdated, now. */
export interface Sides {
  readonly before: readonly YearItem[];
  readonly now: readonly YearItem[] | undefined;
  readonly after: readonly YearItem[];
  /** The first and the last days of the request's item on each side. */
  readonly ends: readonly Day[];
}

/** What a month has that a request changes. */
export interface ChangedMonth {
  readonly year: number;
  /** From 0. */
  readonly month: number;
  /** From its first to its last day that is not the same on each side. */
  readonly changed: DayRange;
  /** The number of these days. */
  readonly count: number;
}

type Item = WorkingPeriod | ClosingRule;

const isSame = (a: ReviewItem | undefined, b: ReviewItem | undefined) =>
  a !== undefined && b !== undefined && a.from === b.from && a.to === b.to && a.text === b.text;

/**
 * Returns the items of a request's place without the request, with it, and now; undefined for a border. All others are
 * those that hold now. Of a creation that was approved, the item with the same days and text counts as its own.
 */
export function sidesOf(
  request: Pick<ChangeRequest, 'resource' | 'status' | 'before' | 'after' | 'outdated'>,
  { periods, rules }: PlaceItems,
): Sides | undefined {
  const { resource, status, before, after, outdated } = request;
  if (resource === 'border') return undefined;
  const isPeriod = resource === 'workingPeriod';
  const known = (item: ChangeRequest['before']) => itemOf({ resource, before: item, after: null });
  const list: readonly Item[] = (isPeriod ? periods : rules).filter(({ id }) => id !== null);
  const id =
    changedId(request) ??
    (status === 'approved' ? (list.find((item) => isSame(known(item), known(after)))?.id ?? null) : null);
  const current = list.find((item) => item.id === id) ?? null;
  const withItem = (item: ChangeRequest['before']) => {
    const shown = [
      ...list.filter((other) => other.id !== id),
      // It holds on its side, whether it awaits approval or is gone by now.
      ...(item ? [{ ...(item as Item), id: id ?? 0, requestId: null, requestAction: null }] : []),
    ];
    return itemsNow(
      itemsOf(
        isPeriod
          ? { periods: shown as readonly WorkingPeriod[], rules }
          : { periods, rules: shown as readonly ClosingRule[] },
      ),
    );
  };
  const ends = [before, after, outdated ? current : null].flatMap((item) => {
    const { from, to } = known(item) ?? {};
    return from && to ? [from, to] : [];
  });
  return { before: withItem(before), now: outdated ? withItem(current) : undefined, after: withItem(after), ends };
}

const yearOf = (day: Day) => Number(day.slice(0, 4));

/** What is compared of a day. */
const looks = ({ state, hours, isShared }: YearDay) => `${state} ${hours?.from} ${hours?.to} ${isShared}`;

/**
 * Returns the months in which a day is not the same on each side, in order: of the years in which the request's item
 * begins or ends, and of this and the next year. In the years between, a long period is the same week after week.
 */
export function changedMonths({ before, now, after, ends }: Sides, today: Day): ChangedMonth[] {
  const years = ends.map(yearOf);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const near = [yearOf(today), yearOf(today) + 1].filter((year) => first <= year && year <= last);
  const months: ChangedMonth[] = [];
  for (const year of [...new Set([...years, ...near])].sort((a, b) => a - b)) {
    const sides = [before, ...(now ? [now] : []), after].map((items) => yearDays(year, items));
    const [one = [], ...others] = sides;
    one.forEach((day, at) => {
      const look = looks(day);
      if (others.every((side) => side[at] && looks(side[at]) === look)) return;
      const month = Number(day.day.slice(5, 7)) - 1;
      const open = months.at(-1);
      if (open && open.year === year && open.month === month)
        months[months.length - 1] = { ...open, changed: { ...open.changed, end: day.day }, count: open.count + 1 };
      else months.push({ year, month, changed: { begin: day.day, end: day.day }, count: 1 });
    });
  }
  return months;
}
