import type { BusinessUserRow } from '#api/contract/statistics.ts';
import { dayAt } from '../ledger/calendar.ts';
import { type Days, eur } from './byDay.ts';
import { byName, placesOf } from './byUser.ts';
import { topUps } from './columns.ts';
import { firstDay } from './launches.ts';
import type { Statistics } from './model.ts';
import { valueAt } from './numberList.ts';
import { of, traits } from './records.ts';

/** How a company pays in. Money from a bank is booked by itself (fiks) or by hand (admin). */
export type CompanyWay = 'bank' | 'card' | 'voucher';
const wayOf = { fiks: 'bank', admin: 'bank', payway: 'card', voucher: 'voucher' } as const;

interface Counted {
  count: number;
  cents: number;
}
const counted = (): Counted => ({ count: 0, cents: 0 });
function count(sum: Counted, cents: number, quantity = 1) {
  sum.count += quantity;
  sum.cents += cents;
}

interface Account {
  balance: number;
  last: { readonly day: number; readonly way: CompanyWay; readonly cents: number } | undefined;
  readonly paid: Record<CompanyWay, Counted>;
  readonly prepaid: Counted;
  readonly parking: Counted;
  readonly other: Counted;
  /** Users, and their vehicles, and users of each kind of purchase. */
  readonly users: Set<number>;
  readonly vehicles: Set<number>;
  readonly usersOf: readonly [Set<number>, Set<number>, Set<number>];
}

const opened = (): Account => ({
  balance: 0,
  last: undefined,
  paid: { bank: counted(), card: counted(), voucher: counted() },
  prepaid: counted(),
  parking: counted(),
  other: counted(),
  users: new Set(),
  vehicles: new Set(),
  usersOf: [new Set(), new Set(), new Set()],
});

/** Counts what companies paid in: balances and last payments until the end of the range, the rest in it. */
function countTopUps({ records, begin, end }: Days, accounts: readonly Account[]) {
  const { day, company, way, cents } = records.companyTopUps;
  for (let at = 0; at < day.length && (day.values[at] ?? 0) <= end; at++) {
    const account = accounts[company.values[at] ?? 0];
    const kind = wayOf[topUps[way.values[at] ?? 0] ?? 'fiks'];
    if (!account) continue;
    const paid = cents.values[at] ?? 0;
    account.balance += paid;
    account.last = { day: day.values[at] ?? 0, way: kind, cents: paid };
    if ((day.values[at] ?? 0) >= begin) count(account.paid[kind], paid);
  }
}

/** Counts what the users of companies bought. */
function countPurchases(days: Days, accounts: readonly Account[]) {
  const { users, visits } = days.records;
  const [from, to] = placesOf(days);
  for (let at = 0; at < to; at++) {
    const user = visits.user.values[at] ?? 0;
    const company = valueAt(users, user, of.company);
    if (company === 0) continue;
    const account = accounts[company - 1];
    if (!account) continue;
    const trait = visits.traits.values[at] ?? 0;
    const cents = visits.cents.values[at] ?? 0;
    if (traits.isPrepaid(trait)) account.balance -= cents;
    if (at < from) continue;
    const quantity = traits.quantity(trait);
    if (traits.isPrepaid(trait)) count(account.prepaid, cents, quantity);
    const kind = traits.kind(trait);
    count(kind === 0 ? account.parking : account.other, cents, quantity);
    account.users.add(user);
    account.vehicles.add(user * 2 + traits.vehicle(trait));
    account.usersOf[kind]?.add(user);
  }
}

/**
 * Companies that had joined by the end of the range, in the order of their names. Payments, purchases, users and
 * vehicles are those in the range; the balance and the last payment are as of its end.
 */
export function companyRows(
  days: Days,
  { app }: Statistics,
  nameOfWay: (way: CompanyWay) => string,
): BusinessUserRow[] {
  const { companies } = days.records;
  const accounts: Account[] = [];
  for (let at = 0; at < companies.joined.length && (companies.joined.values[at] ?? 0) <= days.end; at++)
    accounts.push(opened());
  countTopUps(days, accounts);
  countPurchases(days, accounts);
  return accounts
    .map((account, at): BusinessUserRow => {
      const { last, paid, prepaid, parking, other, usersOf } = account;
      const [parkingUsers, garageUsers, otherUsers] = usersOf;
      return {
        name: app?.companies[at] ?? '',
        city: app?.cities[companies.city.values[at] ?? 0]?.name ?? '',
        registered: dayAt(firstDay + (companies.joined.values[at] ?? 0)),
        balance: eur(account.balance),
        activeVehicles: account.vehicles.size,
        activeUsers: account.users.size,
        prepaidCount: prepaid.count,
        prepaidAmount: eur(prepaid.cents),
        lastPaymentDate: last ? dayAt(firstDay + last.day) : null,
        lastPaymentAmount: last ? eur(last.cents) : null,
        lastPaymentKind: last ? nameOfWay(last.way) : null,
        bankCount: paid.bank.count,
        bankAmount: eur(paid.bank.cents),
        cardCount: paid.card.count,
        cardAmount: eur(paid.card.cents),
        voucherCount: paid.voucher.count,
        voucherAmount: eur(paid.voucher.cents),
        paymentCount: paid.bank.count + paid.card.count + paid.voucher.count,
        paymentAmount: eur(paid.bank.cents + paid.card.cents + paid.voucher.cents),
        parkingCount: parking.count,
        parkingAmount: eur(parking.cents),
        otherCount: other.count,
        otherAmount: eur(other.cents),
        purchaseCount: parking.count + other.count,
        purchaseAmount: eur(parking.cents + other.cents),
        parkingUsers: parkingUsers.size,
        garageUsers: garageUsers.size,
        otherUsers: otherUsers.size,
      };
    })
    .sort((a, b) => byName(a.name, b.name));
}
