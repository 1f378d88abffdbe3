import { indexOf, yearOf } from '../ledger/calendar.ts';
import type { PaymentCity } from '../world/catalogue.ts';
import { payFromAccount } from './accounts.ts';
import { cellAt, channels, fact, kinds, payments } from './columns.ts';
import { cardCampaigns, firstDay, launches, mostOffCents, ownCampaigns, shareOn } from './launches.ts';
import { add, push, setValue, valueAt } from './numberList.ts';
import { hourPricesOn, priceOf } from './prices.ts';
import { of, type Records, traits } from './records.ts';
import { draw, fraction, type Rng } from './rng.ts';

const android = channels.indexOf('android');
const web = channels.indexOf('web');
const split = channels.indexOf('split');
const unknown = channels.indexOf('unknown');
const prepaid = payments.indexOf('prepaid');
const promo = payments.indexOf('promo');
const tokenMastercard = payments.indexOf('tokenMastercard');
const tokenOther = payments.indexOf('tokenOther');
const onceMaestro = payments.indexOf('onceMaestro');
const onceOther = payments.indexOf('onceOther');
const privately = kinds.indexOf('private');
const business = kinds.indexOf('business');
const mastercardCount = fact('mastercard count');
const mastercardCents = fact('mastercard cents');
const tokensMastercard = fact('tokens mastercard');
const tokensOther = fact('tokens other');
const activePrivate = fact('active private');
const activeBusiness = fact('active business');
const activeNew = fact('active new');
const activeWeb = fact('active web');
const activeMobile = fact('active mobile');

/** The values that all visits of a day share. */
export interface Today {
  /** Index, and counted from the app's first. */
  readonly index: number;
  readonly day: number;
  readonly hourCents: readonly number[];
  /** Index of the city that has its own app; -1 while there is none. */
  readonly splitCity: number;
  readonly hasWeb: boolean;
  readonly ownShare: number;
  readonly cardShare: number;
  /** Of 1000 private users, how many pay from an account, and how many from it or by a stored card. */
  readonly prepaidHabits: number;
  readonly storedHabits: number;
  /** Of 1024 visits, how many have an unknown origin. */
  readonly unknown: number;
  readonly maestroShare: number;
}

export function todayOf(index: number, cities: readonly PaymentCity[]): Today {
  const year = yearOf(index);
  return {
    index,
    day: index - firstDay,
    hourCents: hourPricesOn(cities, index),
    splitCity: index < launches.split ? -1 : cities.findIndex(({ name }) => name === 'Split'),
    hasWeb: index >= launches.web,
    ownShare: shareOn(ownCampaigns, index),
    cardShare: shareOn(cardCampaigns, index),
    prepaidHabits: 420 - 25 * Math.min(8, year - 2018),
    storedHabits: index < launches.tokens ? 0 : 800,
    unknown: index < launches.web ? 30 : year < 2020 ? 10 : 2,
    // The brand ends from July 2023.
    maestroShare: index < indexOf('2023-07-01') ? 0.35 : Math.max(0.03, 0.35 - 0.11 * (year - 2022)),
  };
}

/** The purchase's channel, by the user's phone and location; `bits` are 25 random bits. */
function channelOf(today: Today, origin: number, city: number, bits: number): number {
  if ((bits & 1023) < today.unknown) return unknown;
  const moves = ((bits >>> 10) & 127) < 10;
  const own = origin === web ? (moves ? android : web) : moves && today.hasWeb ? web : origin;
  return own !== web && city === today.splitCity && ((bits >>> 17) & 127) < 45 ? split : own;
}

/** How a user of a kind pays; `part` is chance, from 0 up to 1. */
function paymentOf(records: Records, today: Today, user: number, kind: number, isNew: boolean, part: number, rng: Rng) {
  if (kind === business) {
    if (part < 0.75 || today.storedHabits === 0) return prepaid;
    return part < 0.95 ? storedCard(records, today, user, rng) : onceCard(today, rng);
  }
  if (kind !== privately) return onceCard(today, rng);
  if (part < Math.min(0.8, today.ownShare * (isNew ? 6 : 1))) return promo;
  const habit = valueAt(records.users, user, of.habit);
  if (habit < today.prepaidHabits) return prepaid;
  return habit < today.storedHabits ? storedCard(records, today, user, rng) : onceCard(today, rng);
}

const onceCard = ({ maestroShare }: Today, rng: Rng) => (fraction(rng) < maestroShare ? onceMaestro : onceOther);

/** The user's stored card; they store one when they have none, or an old one. */
function storedCard({ users, tokens, facts }: Records, { day }: Today, user: number, rng: Rng): number {
  if (valueAt(users, user, of.tokenEnds) <= day) {
    const isMastercard = fraction(rng) < 0.42 ? 1 : 0;
    // Cards end after three or four years; some users take theirs away before.
    const life = fraction(rng) < 0.15 ? 30 + (draw(rng) % 700) : 900 + (draw(rng) % 560);
    setValue(users, user, of.tokenEnds, day + life);
    setValue(users, user, of.isMastercard, isMastercard);
    push(tokens.made, day);
    push(tokens.ends, day + life);
    push(tokens.isMastercard, isMastercard);
    add(facts, day, isMastercard ? tokensMastercard : tokensOther, 1);
  }
  return valueAt(users, user, of.isMastercard) ? tokenMastercard : tokenOther;
}

/** Counts a user once a day as a buyer: anywhere, on the web, in an app. */
function countActive({ users, facts }: Records, day: number, user: number, channel: number, isNew: boolean) {
  const seen = day + 1;
  if (valueAt(users, user, of.boughtAny) !== seen) {
    setValue(users, user, of.boughtAny, seen);
    add(facts, day, valueAt(users, user, of.kind) === business ? activeBusiness : activePrivate, 1);
    if (isNew) add(facts, day, activeNew, 1);
  }
  if (channel === unknown) return;
  const bought = channel === web ? of.boughtWeb : of.boughtMobile;
  if (valueAt(users, user, bought) === seen) return;
  setValue(users, user, bought, seen);
  add(facts, day, channel === web ? activeWeb : activeMobile, 1);
}

/** Place in `purchaseKinds` by seven bits of chance: most is parking. */
function kindOn(index: number, bits: number): number {
  const part = bits & 127;
  if (part < 13 && index >= launches.garages) return 1;
  return part >= 119 && index >= launches.otherPurchases ? 2 : 0;
}

/** How many purchases a visit has, by four bits of chance. */
const quantities = [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4] as const;

/** Adds a visit of a user, with all properties of its purchases. */
export function buy(records: Records, today: Today, cities: readonly PaymentCity[], user: number, rng: Rng) {
  const { users, visits, facts } = records;
  const { index, day } = today;
  const place = draw(rng);
  const bits = draw(rng);
  // One in thirteen is bought away from home.
  const away = place >>> 24 < 10 ? draw(rng) % cities.length : -1;
  const city = away >= 0 && (cities[away]?.opened ?? index) < index ? away : valueAt(users, user, of.city);
  const isNew = valueAt(users, user, of.came) === day;
  const channel = channelOf(today, valueAt(users, user, of.origin), city, place);
  const userKind = valueAt(users, user, of.kind);
  const payment = paymentOf(records, today, user, userKind, isNew, (bits & 1023) / 1024, rng);
  const kind = kindOn(index, bits >>> 10);
  const quantity = quantities[(bits >>> 27) & 15] ?? 1;
  const price = priceOf(kind, today.hourCents[city] ?? 0, bits >>> 17);
  const cents = price * quantity;
  if (payment === prepaid) payFromAccount(records, day, user, cents, rng);
  if (payment === tokenMastercard && today.cardShare > 0 && fraction(rng) < today.cardShare) {
    add(facts, day, mastercardCount, 1);
    add(facts, day, mastercardCents, Math.min(Math.round(price / 2), mostOffCents));
  }
  // A fifth is parked with the user's other car.
  const vehicle = ((bits >>> 21) & 63) < 13 ? 1 : 0;
  push(visits.user, user);
  push(visits.cents, cents);
  push(visits.traits, traits.of(city, kind, payment === prepaid, vehicle, quantity));
  const cell = cellAt(isNew, channel, valueAt(users, user, of.isForeign) === 1, payment);
  add(records.counts, day, cell, quantity);
  add(records.cents, day, cell, cents);
  countActive(records, day, user, channel, isNew);
}
