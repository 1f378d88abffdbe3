import { hashText } from '../data/random.ts';
import { firstOfYear, yearOf } from '../ledger/calendar.ts';
import { factorsOf } from '../ledger/seasons.ts';
import type { PaymentApp, PaymentCity } from '../world/catalogue.ts';
import { cells, channels, fact, kinds } from './columns.ts';
import { adoptionOn, arrivalsOn, firstDay, lastDay } from './launches.ts';
import { add, numberList, push, reserve, valueAt } from './numberList.ts';
import { emptyRecords, of, type Records } from './records.ts';
import { draw, fraction, type Rng, rngOf } from './rng.ts';
import { come, type Region } from './signUps.ts';
import { buy, todayOf } from './visits.ts';

/**
 * The one source of the statistics (behaviour 18.11): a pure function of the seed that returns the new users of the
 * payment app on each day and what users bought. It is computed once, day by day; all sections are sums over it.
 */
export interface Statistics {
  readonly app: PaymentApp | null;
  /**
   * Returns all events up to a day (an index), which is included. The result may have more days: the caller sums over
   * its own range.
   */
  upTo(day: number): Records;
}

/**
 * Results are cached as long as the app object exists, so that another simulator with the same seed does not compute
 * them again.
 */
const known = new WeakMap<readonly PaymentCity[], Map<number, Statistics['upTo']>>();

export function createStatistics(app: PaymentApp | null, seed: number): Statistics {
  if (!app) return { app, upTo: () => emptyRecords(cells.length) };
  const ofSeeds = known.get(app.cities) ?? new Map<number, Statistics['upTo']>();
  known.set(app.cities, ofSeeds);
  const upTo = ofSeeds.get(seed) ?? maker(app.cities, seed);
  // One seed is cached: tests use many.
  ofSeeds.clear();
  ofSeeds.set(seed, upTo);
  return { app, upTo };
}

/** Average visits and new users of a day in each region in 2026. */
const averages = { inland: { visits: 200, newcomers: 6 }, coast: { visits: 125, newcomers: 5 } } as const;

/** A new city grows to its full share over time. */
const ripeness = (city: PaymentCity, day: number) =>
  day < city.opened ? 0 : Math.min(1, 0.25 + (0.75 * (day - city.opened)) / 200);

function maker(cities: readonly PaymentCity[], seed: number): Statistics['upTo'] {
  const records = emptyRecords(cells.length);
  const regions = (['inland', 'coast'] as const).map(
    (name): Region => ({ name, pool: numberList(), companies: numberList() }),
  );
  const hash = hashText('paydo', seed);
  return (day) => {
    for (const until = Math.min(day, lastDay) - firstDay; records.days <= until; records.days++)
      makeDay(records, regions, cities, records.days, rngOf(hash, records.days));
    return records;
  };
}

function makeDay(records: Records, regions: readonly Region[], cities: readonly PaymentCity[], day: number, rng: Rng) {
  for (const table of [records.counts, records.cents, records.facts]) reserve(table, day);
  push(records.visits.dayStarts, records.visits.user.length);
  const index = firstDay + day;
  const today = todayOf(index, cities);
  const year = yearOf(index);
  for (const region of regions) {
    const weights = cities.map((city) => (city.region === region.name ? city.weight * ripeness(city, index) : 0));
    const open = weights.reduce((sum, weight) => sum + weight, 0);
    if (open === 0) continue;
    const all = cities.reduce((sum, city) => sum + (city.region === region.name ? city.weight : 0), 0);
    const season = factorsOf(region.name, year)[index - firstOfYear(year)] ?? 1;
    const level = (open / all) * season * (0.88 + 0.24 * fraction(rng));
    const numberOf = (expected: number) => Math.floor(expected + fraction(rng));
    const newcomers = numberOf(averages[region.name].newcomers * arrivalsOn(index) * level);
    for (let one = 0; one < newcomers; one++) {
      const user = come(records, region, picked(weights, fraction(rng) * open), index, day, rng);
      // A guest only exists by buying.
      const isGuest = kinds[valueAt(records.users, user, of.kind)] === 'guest';
      if (isGuest || fraction(rng) < 0.45) buy(records, today, cities, user, rng);
    }
    const { pool } = region;
    const wanted = pool.length === 0 ? 0 : numberOf(averages[region.name].visits * adoptionOn(index) * level);
    for (let one = 0; one < wanted; one++) {
      // Users who registered long ago have often stopped buying.
      const part = draw(rng) / 0x8000_0000;
      const place = Math.floor(part * (1.3 - 0.3 * part) * pool.length);
      buy(records, today, cities, pool.values[place] ?? 0, rng);
    }
  }
  countDownloads(records, day, rng);
}

const picked = (weights: readonly number[], wanted: number): number => {
  let left = wanted;
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return at < 0 ? weights.findLastIndex((weight) => weight > 0) : at;
};

const mobileColumns = kinds.flatMap((kind) => [fact(`mobile ${kind} home`), fact(`mobile ${kind} foreign`)]);
const [androidDownloads, iosDownloads] = [fact('downloads android'), fact('downloads ios')];

/** More users download an app than open an account in it. */
function countDownloads({ users, userCount, facts }: Records, day: number, rng: Rng) {
  const mobile = mobileColumns.reduce((sum, column) => sum + valueAt(facts, day, column), 0);
  let android = 0;
  for (let user = userCount - 1; user >= 0 && valueAt(users, user, of.came) === day; user--)
    if (valueAt(users, user, of.origin) === channels.indexOf('android')) android += 1;
  const ios = mobile - android;
  add(facts, day, androidDownloads, Math.floor(android * (1.3 + 0.5 * fraction(rng)) + fraction(rng)));
  add(facts, day, iosDownloads, ios === 0 ? 0 : Math.floor(ios * (1.25 + 0.4 * fraction(rng)) + fraction(rng)));
}
