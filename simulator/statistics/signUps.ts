import type { PaymentCity } from '../world/catalogue.ts';
import { channels, fact, kinds } from './columns.ts';
import { launches, mostCompanies } from './launches.ts';
import { add, type NumberList, push, reserve, setValue } from './numberList.ts';
import { of, type Records } from './records.ts';
import { draw, fraction, type Rng } from './rng.ts';

/** Users of a region, repeated by their weight: buyers are picked from this list. */
export interface Region {
  readonly name: PaymentCity['region'];
  readonly pool: NumberList;
  /** Companies there. */
  readonly companies: NumberList;
}

const [android, ios, web] = channels.map((_, at) => at) as [number, number, number];
const [privately, business, guest] = kinds.map((_, at) => at) as [number, number, number];
const cameColumns = (['web', 'mobile'] as const).map((from) =>
  kinds.map((kind) => [fact(`${from} ${kind} home`), fact(`${from} ${kind} foreign`)] as const),
);

/** How often users of each kind buy, relative to each other: cumulative thresholds, and entries in the pool. */
const eagerness: readonly (readonly (readonly [upTo: number, places: number])[])[] = [
  [
    [0.28, 0],
    [0.62, 1],
    [0.85, 3],
    [0.95, 8],
    [0.99, 20],
    [1, 55],
  ],
  [
    [0.1, 0],
    [0.5, 4],
    [0.85, 12],
    [1, 30],
  ],
  [
    [0.6, 0],
    [1, 1],
  ],
];

/** A new user opens an account or buys as a guest. Returns the user's number. */
export function come(records: Records, region: Region, city: number, index: number, day: number, rng: Rng) {
  const { users, facts } = records;
  const user = records.userCount;
  const isCoast = region.name === 'coast';
  const isForeign = fraction(rng) < (isCoast ? 0.3 : 0.06) ? 1 : 0;
  const kind = kindOf(index, isForeign === 1, fraction(rng));
  const origin = originOf(index, kind, fraction(rng));
  const country = kind === business ? 0 : isForeign;
  reserve(users, user);
  setValue(users, user, of.came, day);
  setValue(users, user, of.kind, kind);
  setValue(users, user, of.isForeign, country);
  setValue(users, user, of.origin, origin);
  setValue(users, user, of.city, city);
  setValue(users, user, of.company, kind === business ? joinCompany(records, region, city, day, rng) : 0);
  setValue(users, user, of.habit, draw(rng) % 1000);
  records.userCount += 1;
  const column = cameColumns[origin === web ? 0 : 1]?.[kind]?.[country];
  if (column !== undefined) add(facts, day, column, 1);
  const part = fraction(rng);
  const places = eagerness[kind]?.find(([upTo]) => part < upTo)?.[1] ?? 0;
  for (let place = 0; place < places; place++) push(region.pool, user);
  return user;
}

function kindOf(index: number, isForeign: boolean, part: number): number {
  if (index >= launches.web && part < (isForeign ? 0.6 : 0.16)) return guest;
  return index >= launches.business && !isForeign && part > 0.95 ? business : privately;
}

function originOf(index: number, kind: number, part: number): number {
  const ofWeb = index < launches.web ? 0 : kind === guest ? 0.75 : 0.1;
  if (part < ofWeb) return web;
  return index >= launches.ios && (part - ofWeb) / (1 - ofWeb) > 0.62 ? ios : android;
}

/** A colleague joins, or a new company does. */
function joinCompany({ companies }: Records, region: Region, city: number, day: number, rng: Rng): number {
  const known = region.companies.length;
  const part = fraction(rng);
  const company = companies.joined.length;
  if (known > 0 && (part > 0.13 || company === mostCompanies)) {
    // The companies that joined first are the largest.
    const share = fraction(rng);
    const place = Math.floor(share * (0.4 + 0.6 * share) * known);
    return (region.companies.values[place] ?? 0) + 1;
  }
  push(companies.joined, day);
  push(companies.city, city);
  push(companies.balance, 0);
  push(region.companies, company);
  return company + 1;
}
