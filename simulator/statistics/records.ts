import { factCount } from './columns.ts';
import { type NumberList, numberList, type Table, tableOf } from './numberList.ts';

/** The columns of `users`: everyone who ever bought in the app or opened an account. */
export const of = {
  /** The day (from the app's first) on which they came. */
  came: 0,
  /** Place in `kinds`. */
  kind: 1,
  isForeign: 2,
  /** Place in `channels` of where they came from: an app or the web. */
  origin: 3,
  city: 4,
  /** The company on whose account they buy, from 1; 0 is none. */
  company: 5,
  /** From 0 to 999: how a private user usually pays. */
  habit: 6,
  /** Cents on a private user's account. */
  balance: 7,
  /** The first day on which their stored card is no longer good; 0 is none. */
  tokenEnds: 8,
  isMastercard: 9,
  /** The day after the one on which they last bought anywhere, on the web, in an app. */
  boughtAny: 10,
  boughtWeb: 11,
  boughtMobile: 12,
} as const;

interface Companies {
  readonly joined: NumberList;
  readonly city: NumberList;
  readonly balance: NumberList;
}

/**
 * All purchases in their order, grouped by day. A visit is a sequence of purchases of a user: one to four of the same
 * kind and price in one place, because parking is prolonged.
 */
interface Visits {
  readonly user: NumberList;
  /** Of all its purchases together. */
  readonly cents: NumberList;
  /** See `traits`. */
  readonly traits: NumberList;
  /** Where each day's begin. */
  readonly dayStarts: NumberList;
}

/** Payments into the accounts of companies. */
interface CompanyTopUps {
  readonly day: NumberList;
  readonly company: NumberList;
  /** Place in `topUps`. */
  readonly way: NumberList;
  readonly cents: NumberList;
}

/** Cards that were stored. */
interface Tokens {
  readonly made: NumberList;
  /** The first day on which it is no longer good. */
  readonly ends: NumberList;
  readonly isMastercard: NumberList;
}

/** All events up to a day; days count from the app's first. */
export interface Records {
  /** The number of computed days. */
  days: number;
  /** The number of users; they are numbered in the order in which they registered. */
  userCount: number;
  readonly users: Table;
  readonly companies: Companies;
  readonly visits: Visits;
  readonly companyTopUps: CompanyTopUps;
  readonly tokens: Tokens;
  readonly counts: Table;
  readonly cents: Table;
  readonly facts: Table;
}

/** The properties of a visit except its user and price, packed into one number. */
export const traits = {
  of: (city: number, kind: number, isPrepaid: boolean, vehicle: number, quantity: number): number =>
    city | (kind << 8) | ((isPrepaid ? 1 : 0) << 10) | (vehicle << 11) | ((quantity - 1) << 12),
  city: (value: number): number => value & 0xff,
  /** Place in `purchaseKinds`. */
  kind: (value: number): number => (value >>> 8) & 3,
  isPrepaid: (value: number): boolean => ((value >>> 10) & 1) === 1,
  /** Which of the user's two vehicles. */
  vehicle: (value: number): number => (value >>> 11) & 1,
  /** How many purchases, from 1. */
  quantity: (value: number): number => ((value >>> 12) & 3) + 1,
} as const;

export const emptyRecords = (cells: number): Records => ({
  days: 0,
  userCount: 0,
  users: tableOf(16),
  companies: { joined: numberList(), city: numberList(), balance: numberList() },
  visits: {
    user: numberList(1 << 16),
    cents: numberList(1 << 16),
    traits: numberList(1 << 16),
    dayStarts: numberList(),
  },
  companyTopUps: { day: numberList(), company: numberList(), way: numberList(), cents: numberList() },
  tokens: { made: numberList(), ends: numberList(), isMastercard: numberList() },
  counts: tableOf(cells),
  cents: tableOf(cells),
  facts: tableOf(factCount),
});
