import type { CityRow, PurchaseGroupRow, TopUser } from '#api/contract/statistics.ts';
import { type Days, eur } from './byDay.ts';
import { kinds } from './columns.ts';
import type { Statistics } from './model.ts';
import { emailOf } from './names.ts';
import { valueAt } from './numberList.ts';
import { of, type Records, traits } from './records.ts';

const business = kinds.indexOf('business');

/** The places of the visits of some days: from the first, up to before the last. */
export function placesOf({ records, begin, end }: Days): readonly [from: number, to: number] {
  const { dayStarts, user } = records.visits;
  if (end < begin) return [0, 0];
  const startOf = (day: number) => (day < dayStarts.length ? (dayStarts.values[day] ?? 0) : user.length);
  return [startOf(begin), startOf(end + 1)];
}

/** How many users had come by the end of a day: they are numbered in their order. */
function usersBy({ users, userCount }: Records, day: number): number {
  let low = 0;
  let high = userCount;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (valueAt(users, middle, of.came) <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What each user bought, by their number. */
function purchasesByUser(days: Days) {
  const { user, cents, traits: visitTraits } = days.records.visits;
  const count = days.end < days.begin ? 0 : usersBy(days.records, days.end);
  const counts = new Uint32Array(count);
  const sums = new Float64Array(count);
  const [from, to] = placesOf(days);
  for (let at = from; at < to; at++) {
    const who = user.values[at] ?? 0;
    counts[who] = (counts[who] ?? 0) + traits.quantity(visitTraits.values[at] ?? 0);
    sums[who] = (sums[who] ?? 0) + (cents.values[at] ?? 0);
  }
  return { counts, sums };
}

const groups = [0, 1, 2, 10, 50] as const;
type Group = (typeof groups)[number];
/** The group of users by number of purchases (behaviour 18.9). */
export const groupOf = (count: number): Group =>
  count <= 1 ? (count as 0 | 1) : count <= 10 ? 2 : count <= 50 ? 10 : 50;

/** All users registered by the end of the range, by number of purchases in it; empty for a range without data. */
export function purchaseGroups(days: Days): PurchaseGroupRow[] {
  if (days.records.days === 0) return [];
  const { users } = days.records;
  const { counts, sums } = purchasesByUser(days);
  const found = new Map(groups.map((group) => [group, { private: 0, business: 0, purchases: 0, cents: 0 }]));
  counts.forEach((count, user) => {
    const row = found.get(groupOf(count));
    if (!row) return;
    if (valueAt(users, user, of.kind) === business) row.business += 1;
    else row.private += 1;
    row.purchases += count;
    row.cents += sums[user] ?? 0;
  });
  return [...found].map(([group, { cents, ...row }]) => ({
    group,
    users: row.private + row.business,
    ...row,
    amount: eur(cents),
  }));
}

/** The user with the most purchases, then the highest amount. None in a range without purchases. */
export function topUser(days: Days): TopUser[] {
  const { counts, sums } = purchasesByUser(days);
  let top = -1;
  counts.forEach((count, user) => {
    const most = counts[top] ?? 0;
    if (count > most || (count === most && count > 0 && (sums[user] ?? 0) > (sums[top] ?? 0))) top = user;
  });
  if (top < 0) return [];
  const habit = valueAt(days.records.users, top, of.habit);
  return [{ email: emailOf(top, habit), purchases: counts[top] ?? 0, amount: eur(sums[top] ?? 0) }];
}

/** Who bought in each city where the app was taken by the end of the range, and what, in the order of their names. */
export function cityRows(days: Days, { app }: Statistics, endIndex: number): CityRow[] {
  const { visits, users } = days.records;
  const cities = app?.cities ?? [];
  const rows = cities.map(() => ({ private: 0, business: 0, purchases: 0, cents: 0 }));
  const seen = new Set<number>();
  const [from, to] = placesOf(days);
  for (let at = from; at < to; at++) {
    const trait = visits.traits.values[at] ?? 0;
    const city = traits.city(trait);
    const row = rows[city];
    if (!row) continue;
    const user = visits.user.values[at] ?? 0;
    const pair = user * cities.length + city;
    if (!seen.has(pair)) {
      seen.add(pair);
      if (valueAt(users, user, of.kind) === business) row.business += 1;
      else row.private += 1;
    }
    row.purchases += traits.quantity(trait);
    row.cents += visits.cents.values[at] ?? 0;
  }
  return cities
    .flatMap(({ name, opened }, at) => {
      const row = rows[at];
      if (!row || opened > endIndex) return [];
      const { cents, ...counted } = row;
      return [{ city: name, users: row.private + row.business, ...counted, amount: eur(cents) }];
    })
    .sort((a, b) => byName(a.city, b.city));
}

export const byName = new Intl.Collator('hr').compare;
