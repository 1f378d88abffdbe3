import type { ClosingRule, RequestAction, WorkingPeriod } from '#api/contract/workingHours.ts';
import { type Day, isDay } from '#api/days.ts';
import { sharesDay } from '#api/periodRules.ts';

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

/** What shares days with the item of a form: a line of the form's warning. */
export interface Overlapped {
  readonly key: string;
  /** Its days, and the reason of a closing rule. */
  readonly name: string;
  /** The page that shows it. */
  readonly to?: string | undefined;
  /** The zones that have the same days, where the form is for several. */
  readonly places: readonly { readonly key: string; readonly name: string; readonly to: string | undefined }[];
  /** Whether it awaits approval itself. */
  readonly isPending: boolean;
  /** The change of an approved period that awaits approval. */
  readonly pending?: 'update' | 'delete';
}

/** Whether as things are one of the two cannot be approved: the other is approved, and no change of it is pending. */
export const isSure = ({ isPending, pending }: Pick<Overlapped, 'isPending' | 'pending'>): boolean =>
  !isPending && pending === undefined;

interface OverlapTexts {
  readonly dayRange: (begin: Day, end: Day) => string;
  /** The page that shows a period; undefined: the user may open none. */
  readonly linkTo: (period: WorkingPeriod) => string | undefined;
  /** A zone's name; undefined where the form is for one zone or garage. */
  readonly zoneName: ((zoneId: number) => string) | undefined;
}

const pendingChange = ({ requestAction }: RequestedItem): 'update' | 'delete' =>
  requestAction === 'delete' ? 'delete' : 'update';

/**
 * The periods that share a day with the typed one, both ends included; none while it is not whole. Those of several
 * zones with the same days are one line.
 */
export function overlappedPeriods(
  { validFrom, validTo }: { readonly validFrom: string; readonly validTo: string },
  others: readonly WorkingPeriod[],
  { dayRange, linkTo, zoneName }: OverlapTexts,
): Overlapped[] {
  if (!isDay(validFrom) || !isDay(validTo) || validFrom > validTo) return [];
  const lines = new Map<string, Overlapped>();
  const found = others
    .filter((each) => sharesDay(each, { validFrom, validTo }))
    .sort((a, b) => compare(a.validFrom, b.validFrom) || compare(a.validTo, b.validTo));
  for (const other of found) {
    const isNew = other.id === null;
    const pending = isNew || other.requestId === null ? {} : { pending: pendingChange(other) };
    const itsKey = `${other.zoneId ?? ''} ${itemKey(other)}`;
    const line = {
      key: zoneName ? [other.validFrom, other.validTo, isNew, ...Object.values(pending)].join(' ') : itsKey,
      name: dayRange(other.validFrom, other.validTo),
      isPending: isNew,
      ...pending,
    };
    if (!zoneName) lines.set(line.key, { ...line, to: linkTo(other), places: [] });
    else {
      const place = { key: itsKey, name: zoneName(other.zoneId ?? 0), to: linkTo(other) };
      lines.set(line.key, { ...line, places: [...(lines.get(line.key)?.places ?? []), place] });
    }
  }
  return [...lines.values()];
}

/** The closing rules that share a day with the typed one, both ends included; none while it is not whole. */
export function overlappedRules(
  { begin, end }: { readonly begin: string; readonly end: string },
  others: readonly ClosingRule[],
  dayRange: OverlapTexts['dayRange'],
): Overlapped[] {
  if (!isDay(begin) || !isDay(end) || begin > end) return [];
  return others
    .filter((other) => other.begin <= end && begin <= other.end)
    .sort((a, b) => compare(a.begin, b.begin) || compare(a.end, b.end))
    .map((other) => ({
      key: itemKey(other),
      name: `${dayRange(other.begin, other.end)}, ${other.reason}`,
      places: [],
      isPending: other.id === null,
    }));
}

/** The other items of a zone or garage: without the form's own, and without its pending request. */
export const othersThan = <Item extends RequestedItem>(
  items: readonly Item[],
  own: RequestedItem | undefined,
): Item[] =>
  items.filter(
    (item) =>
      own === undefined ||
      (itemKey(item) !== itemKey(own) && (own.requestId === null || item.requestId !== own.requestId)),
  );

/** The other items that count for closing rules: without those whose removal awaits approval (behaviour 13.14). */
export const othersOf = <Item extends RequestedItem>(items: readonly Item[], own: RequestedItem | undefined): Item[] =>
  othersThan(items, own).filter(({ requestAction }) => requestAction !== 'delete');

/** The query of the other periods when it failed: overlaps are then not checked, which the form says. */
export const uncheckedBy = <Query extends { readonly data: unknown; readonly error: unknown }>(
  query: Query,
): Query | undefined => (query.data === undefined && query.error !== null ? query : undefined);
