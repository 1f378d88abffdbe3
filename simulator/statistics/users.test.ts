import { describe, expect, test } from 'vitest';
import { companies } from '../world/seeds/companies.ts';
import { paymentPoints, userPoints } from './byDay.ts';
import { cityRows, groupOf, purchaseGroups, topUser } from './byUser.ts';
import { companyRows } from './companies.ts';
import { firstDay, mostCompanies } from './launches.ts';
import { activeTokens, tokenizedCards } from './tables.ts';
import { cents, daysIn, inRanges, statistics, sum, yesterday } from './testRanges.ts';

const namesOfWays = (way: string) => way;

describe('users', () => {
  test('are the sum of their kinds and of their countries; those of the web and of the apps are all', () => {
    inRanges((days) => {
      const [all, web, mobile] = (['all', 'web', 'mobile'] as const).map((part) => userPoints(days, part));
      for (const rows of [all, web, mobile, userPoints(days, 'new')])
        for (const row of rows ?? []) {
          expect(row.private + row.business + row.guests).toBe(row.total);
          expect(row.home + row.foreign).toBe(row.total);
        }
      all?.forEach((row, at) => {
        for (const kind of ['private', 'business', 'guests', 'total', 'home', 'foreign', 'androidDownloads'] as const)
          expect((web?.[at]?.[kind] ?? 0) + (mobile?.[at]?.[kind] ?? 0)).toBe(row[kind]);
        expect(row.active).toBeLessThanOrEqual(row.total);
        // One and the same may buy on the web and in an app.
        expect((web?.[at]?.active ?? 0) + (mobile?.[at]?.active ?? 0)).toBeLessThanOrEqual(2 * row.active);
      });
    }, 5);
  });

  test('of a day are those of the day before and its newcomers', () => {
    const days = daysIn(firstDay, yesterday);
    const [all, newcomers] = [userPoints(days, 'all'), userPoints(days, 'new')];
    const keys = [
      'private',
      'business',
      'guests',
      'total',
      'home',
      'foreign',
      'androidDownloads',
      'iosDownloads',
    ] as const;
    all.forEach((row, at) => {
      for (const key of keys) expect((all[at - 1]?.[key] ?? 0) + (newcomers[at]?.[key] ?? 0)).toBe(row[key]);
      expect(newcomers[at]?.active).toBeLessThanOrEqual(newcomers[at]?.total ?? 0);
    });
  });

  test('are each in one group, the user with most purchases in the highest', () => {
    inRanges((days) => {
      const groups = purchaseGroups(days);
      expect(groups.map(({ group }) => group)).toEqual([0, 1, 2, 10, 50]);
      expect(sum(groups, 'users')).toBe(userPoints(days, 'all').at(-1)?.total);
      for (const row of groups) {
        expect(row.private + row.business).toBe(row.users);
        const [least, most] = { 0: [0, 0], 1: [1, 1], 2: [2, 10], 10: [11, 50], 50: [51, Number.MAX_SAFE_INTEGER] }[
          row.group
        ] as [number, number];
        expect(row.purchases).toBeGreaterThanOrEqual(row.users * least);
        expect(row.purchases).toBeLessThanOrEqual(row.users * most);
      }
      const top = topUser(days)[0];
      const highest = groups.findLast(({ group, users }) => group > 0 && users > 0);
      expect(top ? groupOf(top.purchases) : undefined).toBe(highest?.group);
      if (!top || !highest) return;
      expect(top.purchases).toBeLessThanOrEqual(highest.purchases);
      expect(top.amount).toBeLessThanOrEqual(highest.amount);
      expect(top.email).toMatch(/^[a-z]+\.[a-z]+\d+@primjer\.hr$/);
    });
  });

  test('of a city bought there, and no city has more than there are', () => {
    inRanges((days, { end }) => {
      const bought = purchaseGroups(days).filter(({ group }) => group > 0);
      const cities = cityRows(days, statistics, end);
      for (const row of cities) {
        expect(row.private + row.business).toBe(row.users);
        expect(row.users).toBeLessThanOrEqual(Math.min(row.purchases, sum(bought, 'users')));
      }
      expect(sum(cities, 'users')).toBeGreaterThanOrEqual(sum(bought, 'users'));
    });
  });
});

describe('companies', () => {
  test('pay in what they buy for; their users are the business users who bought', () => {
    inRanges((days, { begin }) => {
      const rows = companyRows(days, statistics, namesOfWays);
      const before = new Map(
        companyRows(daysIn(firstDay, begin - 1), statistics, namesOfWays).map(({ name, balance }) => [name, balance]),
      );
      for (const row of rows) {
        expect(row.bankCount + row.cardCount + row.voucherCount).toBe(row.paymentCount);
        expect(cents(row.bankAmount) + cents(row.cardAmount) + cents(row.voucherAmount)).toBe(cents(row.paymentAmount));
        expect(row.parkingCount + row.otherCount).toBe(row.purchaseCount);
        expect(cents(row.parkingAmount) + cents(row.otherAmount)).toBe(cents(row.purchaseAmount));
        expect(row.prepaidCount).toBeLessThanOrEqual(row.purchaseCount);
        expect(row.balance).toBeGreaterThanOrEqual(0);
        expect(cents(row.balance)).toBe(
          cents(before.get(row.name) ?? 0) + cents(row.paymentAmount) - cents(row.prepaidAmount),
        );
        for (const users of [row.parkingUsers, row.garageUsers, row.otherUsers])
          expect(users).toBeLessThanOrEqual(row.activeUsers);
        expect(row.activeVehicles).toBeGreaterThanOrEqual(row.activeUsers);
        expect(row.lastPaymentDate === null).toBe(row.lastPaymentAmount === null);
        expect((row.lastPaymentDate ?? row.registered) >= row.registered).toBe(true);
      }
      const buyers = purchaseGroups(days).filter(({ group }) => group > 0);
      expect(sum(rows, 'activeUsers')).toBe(sum(buyers, 'business'));
      expect(sum(rows, 'purchaseCount')).toBeLessThanOrEqual(sum(buyers, 'purchases'));
      const paid = paymentPoints(days, 'all');
      expect(cents(sum(rows, 'bankAmount'))).toBeLessThanOrEqual(
        cents(sum(paid, 'fiksPrepaidAmount')) + cents(sum(paid, 'adminPrepaidAmount')),
      );
      expect(sum(rows, 'cardAmount')).toBeLessThanOrEqual(sum(paid, 'paywayPrepaidAmount'));
      expect(sum(rows, 'voucherAmount')).toBeLessThanOrEqual(sum(paid, 'voucherAmount'));
    });
  });

  test('each have a name of their own', () => {
    expect(companies).toHaveLength(mostCompanies);
    expect(new Set(companies).size).toBe(mostCompanies);
  });
});

test('cards that were stored and are still good are those that are active now', () => {
  const monday = yesterday + 2;
  const stored = tokenizedCards(daysIn(firstDay, monday - 1));
  for (const row of stored) expect(row.mastercard + row.other).toBe(row.total);
  const at = (second: number) => activeTokens(statistics, { day: monday, second })[0];
  const [night, evening] = [at(0), at(86_399)];
  if (!night || !evening) throw new Error('No cards');
  expect(night.totalToday).toBe(0);
  expect(evening.totalToday).toBeGreaterThan(0);
  expect(evening.totalActive - night.totalActive).toBe(evening.totalToday);
  for (const now of [night, evening]) {
    expect(now.mastercardActive + now.otherActive).toBe(now.totalActive);
    expect(now.mastercardToday + now.otherToday).toBe(now.totalToday);
    expect(now.totalActive).toBeLessThan(sum(stored, 'total') + now.totalToday);
  }
  // The evening's are those that the day has once it is over, but for the last ones.
  const ofDay = sum(tokenizedCards(daysIn(monday, monday)), 'total');
  expect(ofDay - evening.totalToday).toBeGreaterThanOrEqual(0);
  expect(ofDay - evening.totalToday).toBeLessThan(3);
});
