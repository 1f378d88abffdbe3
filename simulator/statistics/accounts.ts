import { fact, topUps } from './columns.ts';
import { add, push, setValue, valueAt } from './numberList.ts';
import { of, type Records } from './records.ts';
import { fraction, pickRandom, type Rng } from './rng.ts';

/** What a private user and a company pay in at once, in cents; one that is too little for what is bought is not taken. */
const privateSums = [1000, 1000, 2000, 2000, 5000] as const;
const companySums = [5000, 10_000, 10_000, 20_000, 50_000] as const;
/** How often each way of `topUps` is taken, running. */
const privateWays = [0.08, 0.7, 0.73, 1] as const;
const companyWays = [0.55, 0.83, 0.94, 1] as const;

const columns = topUps.map((way) => ({
  allCount: fact(`all ${way} count`),
  allCents: fact(`all ${way} cents`),
  newCount: fact(`new ${way} count`),
  newCents: fact(`new ${way} cents`),
}));

/** Pays a purchase from the account of the user or of their company; money comes in first when there is too little. */
export function payFromAccount(records: Records, day: number, user: number, cents: number, rng: Rng) {
  const { users, companies } = records;
  const company = valueAt(users, user, of.company);
  let left = company > 0 ? (companies.balance.values[company - 1] ?? 0) : valueAt(users, user, of.balance);
  if (left < cents) left += topUp(records, day, user, company, cents, rng);
  if (company > 0) companies.balance.values[company - 1] = left - cents;
  else setValue(users, user, of.balance, left - cents);
}

function topUp(records: Records, day: number, user: number, company: number, cents: number, rng: Rng): number {
  const sums = company > 0 ? companySums : privateSums;
  const ways = company > 0 ? companyWays : privateWays;
  const wanted = pickRandom(sums, rng);
  const paid = wanted >= cents ? wanted : (sums.find((sum) => sum >= cents) ?? cents);
  const part = fraction(rng);
  const way = ways.findIndex((upTo) => part < upTo);
  const column = columns[way];
  if (!column) throw new Error('No way to pay');
  add(records.facts, day, column.allCount, 1);
  add(records.facts, day, column.allCents, paid);
  if (valueAt(records.users, user, of.came) === day) {
    add(records.facts, day, column.newCount, 1);
    add(records.facts, day, column.newCents, paid);
  }
  if (company > 0) {
    push(records.companyTopUps.day, day);
    push(records.companyTopUps.company, company - 1);
    push(records.companyTopUps.way, way);
    push(records.companyTopUps.cents, paid);
  }
  return paid;
}
