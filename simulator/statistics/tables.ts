import type {
  ActiveTokens,
  AllSalesRow,
  PromotionRow,
  PromotionTotal,
  TokenizedCardsRow,
  UsedPromotionsRow,
  UsersAndSalesRow,
} from '#api/contract/statistics.ts';
import type { AsOf } from '../ledger/calendar.ts';
import { cellsOf, type Days, eachDay, eur, sumOn } from './byDay.ts';
import { type Cell, type ChannelName, channels, fact } from './columns.ts';
import { firstDay } from './launches.ts';
import type { Statistics } from './model.ts';
import { valueAt } from './numberList.ts';

const all = cellsOf('all');
const ofChannel = {
  android: all.filter(({ channel }) => channel === 'android'),
  ios: all.filter(({ channel }) => channel === 'ios'),
  web: all.filter(({ channel }) => channel === 'web'),
  split: all.filter(({ channel }) => channel === 'split'),
  unknown: all.filter(({ channel }) => channel === 'unknown'),
} satisfies Record<ChannelName, readonly Cell[]>;
const free = all.filter(({ payment }) => payment === 'promo');

/** A day: who bought, what, and how much of it by either kind of phone. */
export function usersAndSales(days: Days): UsersAndSalesRow[] {
  const { counts, cents, facts } = days.records;
  const [privately, business] = [fact('active private'), fact('active business')];
  return eachDay(days, (day, date) => {
    const [ofPrivate, ofBusiness] = [valueAt(facts, day, privately), valueAt(facts, day, business)];
    return {
      date,
      users: ofPrivate + ofBusiness,
      private: ofPrivate,
      business: ofBusiness,
      purchases: sumOn(counts, day, all),
      amount: eur(sumOn(cents, day, all)),
      android: sumOn(counts, day, ofChannel.android),
      ios: sumOn(counts, day, ofChannel.ios),
    };
  });
}

/** The days of a range by month, oldest first; a month that the range cuts has only its days inside. */
function months(days: Days): { readonly year: number; readonly month: number; readonly days: readonly number[] }[] {
  const found = new Map<string, number[]>();
  eachDay(days, (day, date) => {
    const key = date.slice(0, 7);
    const known = found.get(key);
    if (known) known.push(day);
    else found.set(key, [day]);
  });
  return [...found].map(([key, inside]) => ({
    year: Number(key.slice(0, 4)),
    month: Number(key.slice(5)),
    days: inside,
  }));
}

const sumOver = (days: readonly number[], value: (day: number) => number) =>
  days.reduce((sum, day) => sum + value(day), 0);

export function allSales(days: Days): AllSalesRow[] {
  const { records } = days;
  return months(days).map(({ month, year, days: inside }) => {
    const sum = (table: 'counts' | 'cents', channel: ChannelName) =>
      sumOver(inside, (day) => sumOn(records[table], day, ofChannel[channel]));
    const [android, ios, web, split, unknown] = channels.map((channel) => ({
      count: sum('counts', channel),
      cents: sum('cents', channel),
    })) as [Sum, Sum, Sum, Sum, Sum];
    const mobile = { count: android.count + ios.count + split.count, cents: android.cents + ios.cents + split.cents };
    return {
      month,
      year,
      totalCount: unknown.count + web.count + mobile.count,
      totalAmount: eur(unknown.cents + web.cents + mobile.cents),
      unknownCount: unknown.count,
      unknownAmount: eur(unknown.cents),
      webCount: web.count,
      webAmount: eur(web.cents),
      mobileCount: mobile.count,
      mobileAmount: eur(mobile.cents),
      androidCount: android.count,
      androidAmount: eur(android.cents),
      iosCount: ios.count,
      iosAmount: eur(ios.cents),
      splitCount: split.count,
      splitAmount: eur(split.cents),
    };
  });
}

interface Sum {
  readonly count: number;
  readonly cents: number;
}

export type Promotion = 'paydo' | 'mastercard';

/** How often a promotion was used on a day, and what it saved. */
function used({ records }: Days, promotion: Promotion, day: number): Sum {
  const { counts, cents, facts } = records;
  return promotion === 'paydo'
    ? { count: sumOn(counts, day, free), cents: sumOn(cents, day, free) }
    : { count: valueAt(facts, day, fact('mastercard count')), cents: valueAt(facts, day, fact('mastercard cents')) };
}

/** The days on which a promotion was used. */
export const promotionDays = (days: Days, promotion: Promotion): PromotionRow[] =>
  eachDay(days, (day, date) => {
    const { count, cents } = used(days, promotion, day);
    return { date, count, benefit: eur(cents) };
  }).filter(({ count }) => count > 0);

/** What promotions are called. */
const promotionNames: Record<Promotion, string> = { paydo: 'Paydo', mastercard: 'Mastercard' };

/** Each promotion over the range; empty for a range without data. */
export function promotionTotals(days: Days): PromotionTotal[] {
  if (days.records.days === 0) return [];
  return (['paydo', 'mastercard'] as const).map((promotion) => {
    const sums = eachDay(days, (day) => used(days, promotion, day));
    return {
      name: promotionNames[promotion],
      count: sums.reduce((sum, { count }) => sum + count, 0),
      benefit: eur(sums.reduce((sum, { cents }) => sum + cents, 0)),
    };
  });
}

/** The days on which any promotion was used. */
export const usedPromotions = (days: Days): UsedPromotionsRow[] =>
  eachDay(days, (day, date) => ({
    date,
    paydo: used(days, 'paydo', day).count,
    mastercard: used(days, 'mastercard', day).count,
  })).filter(({ paydo, mastercard }) => paydo + mastercard > 0);

export function tokenizedCards(days: Days): TokenizedCardsRow[] {
  const { facts } = days.records;
  return months(days).map(({ month, year, days: inside }) => {
    const mastercard = sumOver(inside, (day) => valueAt(facts, day, fact('tokens mastercard')));
    const other = sumOver(inside, (day) => valueAt(facts, day, fact('tokens other')));
    return { month, year, mastercard, other, total: mastercard + other };
  });
}

/** Cards that are good now, and those stored today so far: as many of today's as of the day is over. */
export function activeTokens(statistics: Statistics, { day: index, second }: AsOf): ActiveTokens[] {
  const { tokens, facts, days } = statistics.upTo(index);
  if (days === 0) return [];
  const day = index - firstDay;
  const before = [0, 0];
  for (let token = 0; token < tokens.made.length; token++) {
    const isMastercard = tokens.isMastercard.values[token] ?? 0;
    const isGood = (tokens.made.values[token] ?? 0) < day && (tokens.ends.values[token] ?? 0) > day;
    if (isGood) before[isMastercard] = (before[isMastercard] ?? 0) + 1;
  }
  const soFar = (column: number) => (day < 0 ? 0 : Math.floor((valueAt(facts, day, column) * second) / 86_400));
  const mastercardToday = soFar(fact('tokens mastercard'));
  const otherToday = soFar(fact('tokens other'));
  const mastercardActive = (before[1] ?? 0) + mastercardToday;
  const otherActive = (before[0] ?? 0) + otherToday;
  return [
    {
      mastercardActive,
      otherActive,
      totalActive: mastercardActive + otherActive,
      mastercardToday,
      otherToday,
      totalToday: mastercardToday + otherToday,
    },
  ];
}
