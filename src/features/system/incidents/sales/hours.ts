import type { Incident } from '#api/contract/system.ts';
import type { Transaction } from '#api/contract/transactions.ts';
import { addTo, type Day, type DayRange, dayOf } from '#api/days.ts';
import { momentsAt, passOf, timeOf } from '#api/moments.ts';
import { transactionBounds } from '#api/rules.ts';
import { activeDays } from '#features/calendar/index.ts';

const hour = 3_600_000;

/** What was sold in an hour; the amount in cents. */
export interface HourSales {
  readonly count: number;
  readonly cents: number;
}

/** An hour of a day, by what the clock shows; the hour that comes twice has a key of its own. */
interface Hour {
  /** `02`, and `02b` for the second time; keys sort as the hours do. */
  readonly key: string;
  readonly begin: Date;
}

const keyOf = (moment: Date) => `${timeOf(moment).slice(0, 2)}${passOf(moment) === 'second' ? 'b' : ''}`;

/** The hours of a day in Zagreb: 24, and 23 or 25 on the days on which the clock changes. */
export function hoursOf(day: Day): readonly Hour[] {
  const [from] = momentsAt(day, '00:00');
  const [to] = momentsAt(addTo(day, { days: 1 }), '00:00');
  if (!from || !to) return [];
  return Array.from({ length: (to.getTime() - from.getTime()) / hour }, (_, at) => {
    const begin = new Date(from.getTime() + at * hour);
    return { key: keyOf(begin), begin };
  });
}

/** A sale, as far as it counts here. */
export type Sale = Pick<Transaction, 'time' | 'quantity' | 'amount'>;

/** The sales of each hour of a day that has any; those of other days are left out. */
export function salesByHour(sales: readonly Sale[], day: Day): ReadonlyMap<string, HourSales> {
  const byHour = new Map<string, HourSales>();
  for (const { time, quantity, amount } of sales) {
    if (dayOf(time) !== day) continue;
    const key = keyOf(time);
    const { count, cents } = byHour.get(key) ?? none;
    byHour.set(key, { count: count + quantity, cents: cents + Math.round(amount * 100) });
  }
  return byHour;
}

const none: HourSales = { count: 0, cents: 0 };

/** An hour of the incident's day beside the same hour a week before. */
export interface ComparedHour {
  readonly key: string;
  /** Where the day has the hour. */
  readonly begin: Date | undefined;
  /** Where the day a week before has it. */
  readonly beginBefore: Date | undefined;
  /** Null where the day does not have the hour, and where it has not come yet. */
  readonly sales: HourSales | null;
  /** Null where the day a week before does not have the hour, and where its sales are not read. */
  readonly before: HourSales | null;
  /** The incident was active in a part of it. */
  readonly isAffected: boolean;
  /** It has ended, so that it can be compared. */
  readonly isOver: boolean;
}

interface ComparedSales {
  readonly day: Day;
  readonly sales: readonly Sale[];
  /** Of the same weekday before; null where they cannot be seen. */
  readonly before: readonly Sale[] | null;
  readonly incident: Pick<Incident, 'begin' | 'end'>;
  readonly now: Date;
}

/** The same weekday before. */
export const weekBefore = (day: Day): Day => addTo(day, { days: -7 });

/**
 * The hours of a day and of the same weekday before, side by side by what the clock shows: an hour that only one of the two
 * days has stands alone.
 */
export function comparedHours({ day, sales, before, incident, now }: ComparedSales): ComparedHour[] {
  const own = new Map(hoursOf(day).map(({ key, begin }) => [key, begin]));
  const other = new Map(hoursOf(weekBefore(day)).map(({ key, begin }) => [key, begin]));
  const sold = salesByHour(sales, day);
  const soldBefore = before && salesByHour(before, weekBefore(day));
  const until = incident.end ?? now;
  return [...new Set([...own.keys(), ...other.keys()])].sort().map((key) => {
    const begin = own.get(key);
    const beginBefore = other.get(key);
    const end = begin && new Date(begin.getTime() + hour);
    const isOver = end !== undefined && end <= now;
    return {
      key,
      begin,
      beginBefore,
      sales: begin && begin <= now ? (sold.get(key) ?? none) : null,
      before: beginBefore && soldBefore ? (soldBefore.get(key) ?? none) : null,
      isAffected: begin !== undefined && end !== undefined && incident.begin < end && begin < until,
      isOver,
    };
  });
}

/** What was sold in hours of an incident, and in the same hours a week before. */
export interface Cost {
  /** The number of hours that are compared: those that both days have, and that are over. */
  readonly hours: number;
  readonly sales: HourSales;
  readonly before: HourSales;
}

const sumOf = (all: readonly HourSales[]): HourSales =>
  all.reduce((one, other) => ({ count: one.count + other.count, cents: one.cents + other.cents }), none);

/** Sums up the hours in which the incident was active, as far as they can be compared. */
export function costOf(hours: readonly ComparedHour[]): Cost {
  const compared = hours.flatMap(({ isAffected, isOver, sales, before }) =>
    isAffected && isOver && sales && before ? [{ sales, before }] : [],
  );
  return {
    hours: compared.length,
    sales: sumOf(compared.map(({ sales }) => sales)),
    before: sumOf(compared.map(({ before }) => before)),
  };
}

/** The days of an incident whose transactions can be seen, the first of them first; undefined for none. */
export function visibleDays(incident: Pick<Incident, 'begin' | 'end'>, now: Date): DayRange | undefined {
  const today = dayOf(now);
  const { earliest = today, latest } = transactionBounds(today);
  const active = activeDays(incident, now);
  const [, begin = earliest] = [active.begin, earliest].sort();
  const [end = latest] = [active.end, latest].sort();
  return begin <= end ? { begin, end } : undefined;
}

/** Whether the transactions of the same weekday before can be seen too. */
export const seesWeekBefore = (day: Day, today: Day): boolean =>
  weekBefore(day) >= (transactionBounds(today).earliest ?? today);

/** The kinds of outlets that sell what an incident affects. */
export type SalesKind = 'parking' | 'garages';

/** The service groups by the first word of their codes: smspark is parking, mgarage garages; others have no such outlets. */
const kindsOfGroup: Readonly<Record<string, readonly SalesKind[]>> = {
  PARKING: ['parking'],
  SMSPARK: ['parking'],
  SP: ['parking'],
  GARAZE: ['garages'],
  MGARAGE: ['garages'],
  MG: ['garages'],
  ULAZNICE: [],
  PRODAJA: [],
};

/** The kinds of outlets of a service group; both for a code that is not known. */
export const salesKinds = (serviceGroup: string): readonly SalesKind[] => {
  const code = serviceGroup.toUpperCase();
  return Object.hasOwn(kindsOfGroup, code) ? (kindsOfGroup[code] ?? []) : ['parking', 'garages'];
};
