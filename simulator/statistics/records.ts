import { factCount } from './columns.ts';
import { type Growing, growing, type Table, tableOf } from './growing.ts';

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
  readonly joined: Growing;
  readonly city: Growing;
  readonly balance: Growing;
}

/**
 * All purchases in their order; those of a day stand together. A visit is what a user bought in a row: one to four of
 * the same kind and price in one place, because parking is prolonged.
 */
interface Visits {
  readonly user: Growing;
  /** Of all its purchases together. */
  readonly cents: Growing;
  /** See `traits`. */
  readonly traits: Growing;
  /** Where each day's begin. */
  readonly dayStarts: Growing;
}

/** Payments into the accounts of companies. */
interface CompanyTopUps {
  readonly day: Growing;
  readonly company: Growing;
  /** Place in `topUps`. */
  readonly way: Growing;
  readonly cents: Growing;
}

/** Cards that were stored. */
interface Tokens {
  readonly made: Growing;
  /** The first day on which it is no longer good. */
  readonly ends: Growing;
  readonly isMastercard: Growing;
}

/** Everything that has happened up to a day; days count from the app's first. */
export interface Records {
  /** How many days are made. */
  days: number;
  /** How many users there are; they are numbered in the order in which they came. */
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

/** What is known of a visit besides its user and price, in one number. */
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
  companies: { joined: growing(), city: growing(), balance: growing() },
  visits: { user: growing(1 << 16), cents: growing(1 << 16), traits: growing(1 << 16), dayStarts: growing() },
  companyTopUps: { day: growing(), company: growing(), way: growing(), cents: growing() },
  tokens: { made: growing(), ends: growing(), isMastercard: growing() },
  counts: tableOf(cells),
  cents: tableOf(cells),
  facts: tableOf(factCount),
});
