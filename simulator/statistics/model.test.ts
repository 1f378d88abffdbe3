import { describe, expect, test } from 'vitest';
import { dayAt, indexOf } from '../ledger/calendar.ts';
import { defaultCatalogue } from '../world/defaultCatalogue.ts';
import { companies } from '../world/seeds/companies.ts';
import { daysOf, eachDay, type Part, userPoints } from './byDay.ts';
import { cityRows, purchaseGroups, topUser } from './byUser.ts';
import { companyRows } from './companies.ts';
import { firstDay, lastDay, launches } from './launches.ts';
import { createStatistics } from './model.ts';
import { activeTokens, allSales, promotionTotals, usersAndSales } from './tables.ts';
import { daysIn, statistics, sum, yesterday } from './testRanges.ts';

const parts: readonly Part[] = ['all', 'new', 'web', 'mobile'];

const namesOfWays = (way: string) => way;

describe('the model', () => {
  const snapshot = (of: ReturnType<typeof createStatistics>, begin: string, end: string) => {
    const days = daysOf(of, { begin, end });
    return [
      usersAndSales(days),
      allSales(days),
      purchaseGroups(days),
      cityRows(days, of, indexOf(end)),
      companyRows(days, of, namesOfWays),
      topUser(days),
      activeTokens(of, { day: indexOf(end) + 1, second: 40_000 }),
    ];
  };
  /** The same app, without cached results. */
  const fresh = (seed: number) =>
    createStatistics({ cities: [...(defaultCatalogue.paymentApp?.cities ?? [])], companies }, seed);

  test('is the same for the same seed, computed at once or day by day; another seed has other figures', () => {
    const grown = fresh(5);
    for (let day = firstDay; day <= firstDay + 400; day += 37) grown.upTo(day);
    const expected = snapshot(statistics, '2018-04-16', '2019-04-30');
    expect(snapshot(grown, '2018-04-16', '2019-04-30')).toEqual(expected);
    expect(snapshot(fresh(6), '2018-04-16', '2019-04-30')).not.toEqual(expected);
  });

  test('returns only requested days, however far it has been computed', () => {
    const early = fresh(5);
    const before = snapshot(early, '2018-06-01', '2018-07-31');
    early.upTo(indexOf('2019-12-31'));
    expect(snapshot(early, '2018-06-01', '2018-07-31')).toEqual(before);
  });

  test('begins on the first day and ends with its last', () => {
    expect(eachDay(daysIn(0, firstDay), (_, date) => date)).toEqual(['2018-04-16']);
    expect(eachDay(daysIn(firstDay - 9, firstDay - 1), (_, date) => date)).toEqual([]);
    expect(dayAt(lastDay)).toBe('2040-12-31');
  });

  test('is empty in a scenario without the app', () => {
    const days = daysOf(createStatistics(null, 1), { begin: '2018-04-16', end: '2026-11-14' });
    const nobody = createStatistics(null, 1);
    expect([usersAndSales(days), allSales(days), purchaseGroups(days), topUser(days), promotionTotals(days)]).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
    expect(cityRows(days, nobody, yesterday)).toEqual([]);
    expect(companyRows(days, nobody, namesOfWays)).toEqual([]);
    expect(activeTokens(nobody, { day: yesterday + 1, second: 0 })).toEqual([]);
    expect(parts.map((part) => userPoints(days, part))).toEqual([[], [], [], []]);
  });
});

describe('the figures are believable', () => {
  const months = allSales(daysIn(firstDay, yesterday));
  const month = (year: number, number: number) => {
    const found = months.find((row) => row.year === year && row.month === number);
    if (!found) throw new Error(`No ${year}-${number}`);
    return found;
  };
  const year = (number: number) =>
    sum(
      months.filter((row) => row.year === number),
      'totalCount',
    );

  test('there is more from year to year but for 2020, when spring stood still', () => {
    expect(year(2019)).toBeLessThan(year(2021));
    for (const each of [2022, 2023, 2024, 2025]) expect(year(each)).toBeGreaterThan(year(each - 1));
    expect(month(2020, 4).totalCount).toBeLessThan(month(2020, 2).totalCount / 3);
  });

  test('summer is the season, and Sundays are quiet', () => {
    expect(month(2025, 8).totalCount).toBeGreaterThan(1.3 * month(2025, 2).totalCount);
    const perDay = usersAndSales(daysIn(indexOf('2026-02-02'), indexOf('2026-03-01')));
    const weekday = (at: number) =>
      perDay.reduce((total, row, day) => (day % 7 === at ? total + row.purchases : total), 0);
    expect(weekday(6)).toBeLessThan(weekday(4) / 2);
  });

  test('nothing is there before its launch', () => {
    const until = (launch: number) => allSales(daysIn(firstDay, launch - 1));
    expect(sum(until(launches.ios), 'iosCount')).toBe(0);
    expect(sum(until(launches.web), 'webCount')).toBe(0);
    expect(sum(until(launches.split), 'splitCount')).toBe(0);
    expect(sum(months, 'splitCount')).toBeGreaterThan(10_000);
    expect(cityRows(daysIn(firstDay, firstDay), statistics, firstDay).map(({ city }) => city)).toEqual(['Zagreb']);
  });

  test('private users are far more than companies, and every group has some', () => {
    const groups = purchaseGroups(daysIn(firstDay, yesterday));
    expect(sum(groups, 'private')).toBeGreaterThan(10 * sum(groups, 'business'));
    for (const { users, business } of groups) expect(Math.min(users, business)).toBeGreaterThan(10);
    expect(companyRows(daysIn(firstDay, yesterday), statistics, namesOfWays).length).toBeGreaterThan(100);
  });
});
