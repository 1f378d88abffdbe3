import type { GroupedReport } from '#api/contract/statistics.ts';
import type { DayRange } from '#api/days.ts';
import { dayAt, indexOf } from '../ledger/calendar.ts';
import { type Cell, type ChannelName, cells, type FactName, fact, kinds, topUps } from './columns.ts';
import { firstDay } from './launches.ts';
import type { Statistics } from './model.ts';
import { type Table, valueAt } from './numberList.ts';
import type { Records } from './records.ts';

/** The days of a range that have data, as indexes from the app's first day; both included. */
export interface Days {
  readonly records: Records;
  readonly begin: number;
  readonly end: number;
}

export function daysOf(statistics: Statistics, range: DayRange): Days {
  const [begin, end] = [indexOf(range.begin), indexOf(range.end)];
  const records = statistics.upTo(end);
  return { records, begin: Math.max(0, begin - firstDay), end: Math.min(end - firstDay, records.days - 1) };
}

/** A row for each day, oldest first. */
export function eachDay<T>({ begin, end }: Days, row: (day: number, date: string) => T): T[] {
  const rows: T[] = [];
  for (let day = begin; day <= end; day++) rows.push(row(day, dayAt(firstDay + day)));
  return rows;
}

/** A record of what is made of each value. */
export const mapped = <Key extends string, Value, Made>(values: Record<Key, Value>, make: (value: Value) => Made) =>
  Object.fromEntries(Object.entries<Value>(values).map(([key, value]) => [key, make(value)])) as Record<Key, Made>;

/** Cents to EUR. */
export const eur = (cents: number): number => cents / 100;

/** Whose purchases: everybody's, those of users who came on the same day, those on the web, those in an app. */
export type Part = 'all' | 'new' | 'web' | 'mobile';

const mobileChannels: readonly ChannelName[] = ['android', 'ios', 'split'];
const belongs: Record<Part, (cell: Cell) => boolean> = {
  all: () => true,
  new: ({ isNew }) => isNew,
  web: ({ channel }) => channel === 'web',
  mobile: ({ channel }) => mobileChannels.includes(channel),
};
export const cellsOf = (part: Part): readonly Cell[] => cells.filter(belongs[part]);

/** Sums of a day's cells that fit. */
export function sumOn(table: Table, day: number, among: readonly Cell[]): number {
  let sum = 0;
  for (const { at } of among) sum += valueAt(table, day, at);
  return sum;
}

const splits = {
  android: ({ channel }: Cell) => channel === 'android',
  ios: ({ channel }: Cell) => channel === 'ios',
  web: ({ channel }: Cell) => channel === 'web',
  other: ({ channel }: Cell) => channel === 'split' || channel === 'unknown',
  home: ({ isForeign }: Cell) => !isForeign,
  foreign: ({ isForeign }: Cell) => isForeign,
  prepaid: ({ payment }: Cell) => payment === 'prepaid',
  promo: ({ payment }: Cell) => payment === 'promo',
  tokenizedCard: ({ payment }: Cell) => payment.startsWith('token'),
  oneTimeCard: ({ payment }: Cell) => payment.startsWith('once'),
  mastercardTokenized: ({ payment }: Cell) => payment === 'tokenMastercard',
  maestroOneTime: ({ payment }: Cell) => payment === 'onceMaestro',
} as const;

/** A day's purchases, counts or cents, by channel, country and way of payment. */
export function purchasePoints(days: Days, part: Part, table: 'counts' | 'cents') {
  const values = days.records[table];
  const own = cellsOf(part);
  const of = mapped(splits, (fits) => own.filter(fits));
  const scaled = table === 'counts' ? (sum: number) => sum : eur;
  return eachDay(days, (day, date) => {
    const sum = (name: keyof typeof splits) => sumOn(values, day, of[name]);
    const [tokenized, oneTime] = [sum('tokenizedCard'), sum('oneTimeCard')];
    const [home, foreign] = [sum('home'), sum('foreign')];
    return {
      date,
      android: scaled(sum('android')),
      ios: scaled(sum('ios')),
      web: scaled(sum('web')),
      other: scaled(sum('other')),
      total: scaled(home + foreign),
      home: scaled(home),
      foreign: scaled(foreign),
      prepaid: scaled(sum('prepaid')),
      card: scaled(tokenized + oneTime),
      promo: scaled(sum('promo')),
      tokenizedCard: scaled(tokenized),
      oneTimeCard: scaled(oneTime),
      mastercardTokenized: scaled(sum('mastercardTokenized')),
      maestroOneTime: scaled(sum('maestroOneTime')),
    };
  });
}

const columnsOf = (names: readonly FactName[]) => names.map(fact);
const sumFacts = ({ facts }: Records, day: number, columns: readonly number[]) =>
  columns.reduce((sum, column) => sum + valueAt(facts, day, column), 0);

/** Where the users of a part came from. */
const originsOf: Record<Part, readonly ('web' | 'mobile')[]> = {
  all: ['web', 'mobile'],
  new: ['web', 'mobile'],
  web: ['web'],
  mobile: ['mobile'],
};
const activeOf: Record<Part, readonly FactName[]> = {
  all: ['active private', 'active business'],
  new: ['active new'],
  web: ['active web'],
  mobile: ['active mobile'],
};

/**
 * A day's users by kind: of a part `new` those who came on the day, of the others all who came until then. `active` are
 * those who bought on the day.
 */
export function userPoints(days: Days, part: Part) {
  const { records } = days;
  const countries = ['home', 'foreign'] as const;
  const columns = (fits: (kind: string, country: string) => boolean) =>
    columnsOf(
      originsOf[part].flatMap((from) =>
        kinds.flatMap((kind) =>
          countries.filter((country) => fits(kind, country)).map((country): FactName => `${from} ${kind} ${country}`),
        ),
      ),
    );
  const hasApp = part !== 'web';
  const summed = {
    private: columns((kind) => kind === 'private'),
    business: columns((kind) => kind === 'business'),
    guests: columns((kind) => kind === 'guest'),
    home: columns((_, country) => country === 'home'),
    foreign: columns((_, country) => country === 'foreign'),
    androidDownloads: hasApp ? columnsOf(['downloads android']) : [],
    iosDownloads: hasApp ? columnsOf(['downloads ios']) : [],
  };
  const names = Object.keys(summed) as (keyof typeof summed)[];
  const active = columnsOf(activeOf[part]);
  const running = Object.fromEntries(names.map((name) => [name, 0])) as Record<keyof typeof summed, number>;
  const cumulative = part !== 'new';
  if (cumulative)
    for (let day = 0; day < days.begin; day++)
      for (const name of names) running[name] += sumFacts(records, day, summed[name]);
  return eachDay(days, (day, date) => {
    for (const name of names) running[name] = (cumulative ? running[name] : 0) + sumFacts(records, day, summed[name]);
    return {
      date,
      ...running,
      total: running.private + running.business + running.guests,
      active: sumFacts(records, day, active),
    };
  });
}

/** A day's payments into accounts, by way. */
export function paymentPoints(days: Days, who: 'all' | 'new') {
  const { records } = days;
  const ways = topUps.map((way) => [fact(`${who} ${way} count`), fact(`${who} ${way} cents`)] as const);
  return eachDay(days, (day, date) => {
    const [fiks, payway, admin, voucher] = ways.map(([count, cents]) => ({
      count: valueAt(records.facts, day, count),
      cents: valueAt(records.facts, day, cents),
    }));
    const all = [fiks, payway, admin, voucher];
    const sum = (of: 'count' | 'cents') => all.reduce((total, way) => total + (way?.[of] ?? 0), 0);
    return {
      date,
      allCount: sum('count'),
      allAmount: eur(sum('cents')),
      fiksPrepaidCount: fiks?.count ?? 0,
      fiksPrepaidAmount: eur(fiks?.cents ?? 0),
      paywayPrepaidCount: payway?.count ?? 0,
      paywayPrepaidAmount: eur(payway?.cents ?? 0),
      adminPrepaidCount: admin?.count ?? 0,
      adminPrepaidAmount: eur(admin?.cents ?? 0),
      voucherCount: voucher?.count ?? 0,
      voucherAmount: eur(voucher?.cents ?? 0),
    };
  });
}

/** Lists by day of the users of a part; payments are known of new and of all users alone. */
export function groupedReport(days: Days, part: Part): GroupedReport {
  return {
    userTypes: userPoints(days, part),
    purchases: purchasePoints(days, part, 'counts'),
    amounts: purchasePoints(days, part, 'cents'),
    ...(part === 'all' || part === 'new' ? { payments: paymentPoints(days, part) } : {}),
  };
}
