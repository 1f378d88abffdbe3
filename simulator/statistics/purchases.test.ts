import { describe, expect, test } from 'vitest';
import { type Part, paymentPoints, purchasePoints, userPoints } from './byDay.ts';
import { cityRows, purchaseGroups } from './byUser.ts';
import { allSales, promotionDays, promotionTotals, tokenizedCards, usedPromotions, usersAndSales } from './tables.ts';
import { cents, daysIn, inRanges, statistics, sum } from './testRanges.ts';

const parts: readonly Part[] = ['all', 'new', 'web', 'mobile'];

describe('purchases', () => {
  test('are the same in every section', () => {
    inRanges((days, { end }) => {
      const perDay = usersAndSales(days);
      const [count, amount] = [sum(perDay, 'purchases'), sum(perDay, 'amount')];
      const months = allSales(days);
      expect([sum(months, 'totalCount'), sum(months, 'totalAmount')]).toEqual([count, amount]);
      const [counts, amounts] = [purchasePoints(days, 'all', 'counts'), purchasePoints(days, 'all', 'cents')];
      expect([sum(counts, 'total'), sum(amounts, 'total')]).toEqual([count, amount]);
      for (const channel of ['android', 'ios', 'web'] as const) {
        expect(sum(months, `${channel}Count`)).toBe(sum(counts, channel));
        expect(sum(months, `${channel}Amount`)).toBe(sum(amounts, channel));
      }
      const groups = purchaseGroups(days);
      expect([sum(groups, 'purchases'), sum(groups, 'amount')]).toEqual([count, amount]);
      const cities = cityRows(days, statistics, end);
      expect([sum(cities, 'purchases'), sum(cities, 'amount')]).toEqual([count, amount]);
      const users = userPoints(days, 'all');
      expect(perDay.map((row) => [row.date, row.users, row.android, row.ios, row.purchases, row.amount])).toEqual(
        counts.map((row, at) => [row.date, users[at]?.active, row.android, row.ios, row.total, amounts[at]?.total]),
      );
    });
  });

  test('of a day are the sum of their parts, in counts and in amounts', () => {
    inRanges((days) => {
      for (const part of parts)
        for (const table of ['counts', 'cents'] as const)
          for (const row of purchasePoints(days, part, table)) {
            const total = cents(row.total);
            expect(cents(row.android) + cents(row.ios) + cents(row.web) + cents(row.other)).toBe(total);
            expect(cents(row.home) + cents(row.foreign)).toBe(total);
            expect(cents(row.prepaid) + cents(row.card) + cents(row.promo)).toBe(total);
            expect(cents(row.tokenizedCard) + cents(row.oneTimeCard)).toBe(cents(row.card));
            expect(row.mastercardTokenized).toBeLessThanOrEqual(row.tokenizedCard);
            expect(row.maestroOneTime).toBeLessThanOrEqual(row.oneTimeCard);
          }
    }, 5);
  });

  test('of a month are the sum of their channels; the range cuts its first and last month', () => {
    inRanges((days) => {
      const months = allSales(days);
      for (const row of months) {
        expect(row.unknownCount + row.webCount + row.mobileCount).toBe(row.totalCount);
        expect(row.androidCount + row.iosCount + row.splitCount).toBe(row.mobileCount);
        expect(cents(row.unknownAmount) + cents(row.webAmount) + cents(row.mobileAmount)).toBe(cents(row.totalAmount));
        expect(cents(row.androidAmount) + cents(row.iosAmount) + cents(row.splitAmount)).toBe(cents(row.mobileAmount));
      }
      const perDay = usersAndSales(days);
      const ofMonth = (year: number, month: number) =>
        perDay.filter(({ date }) => date.startsWith(`${year}-${String(month).padStart(2, '0')}`));
      for (const row of months) expect(row.totalCount).toBe(sum(ofMonth(row.year, row.month), 'purchases'));
    });
  });

  test('on the web, in the apps and of unknown origin add up to all', () => {
    inRanges((days) => {
      for (const table of ['counts', 'cents'] as const) {
        const [all, web, mobile, newcomers] = (['all', 'web', 'mobile', 'new'] as const).map((part) =>
          purchasePoints(days, part, table),
        );
        const months = allSales(days);
        const unknown = sum(months, table === 'counts' ? 'unknownCount' : 'unknownAmount');
        const split = sum(months, table === 'counts' ? 'splitCount' : 'splitAmount');
        const whole = (rows: typeof all) => cents(sum(rows ?? [], 'total'));
        expect(whole(web) + whole(mobile) + cents(unknown)).toBe(whole(all));
        expect(sum(web ?? [], 'web')).toBe(sum(web ?? [], 'total'));
        expect(sum(mobile ?? [], 'web')).toBe(0);
        expect(sum(mobile ?? [], 'other')).toBe(split);
        all?.forEach((row, at) => {
          expect(newcomers?.[at]?.total).toBeLessThanOrEqual(row.total);
        });
      }
    }, 5);
  });

  test('of two ranges that follow each other are those of both together', () => {
    inRanges((days, { begin, end }) => {
      const middle = Math.floor((begin + end) / 2);
      const halves = [daysIn(begin, middle), daysIn(middle + 1, end)];
      expect(halves.flatMap(usersAndSales)).toEqual(usersAndSales(days));
      expect(halves.flatMap((half) => userPoints(half, 'all'))).toEqual(userPoints(days, 'all'));
      expect(sum(halves.flatMap(tokenizedCards), 'total')).toBe(sum(tokenizedCards(days), 'total'));
    }, 5);
  });
});

test('payments are the sum of their ways, and those of newcomers are among all', () => {
  inRanges((days) => {
    const [all, newcomers] = [paymentPoints(days, 'all'), paymentPoints(days, 'new')];
    for (const row of [...all, ...newcomers]) {
      const ways = ['fiksPrepaid', 'paywayPrepaid', 'adminPrepaid', 'voucher'] as const;
      expect(ways.reduce((total, way) => total + row[`${way}Count`], 0)).toBe(row.allCount);
      expect(ways.reduce((total, way) => total + cents(row[`${way}Amount`]), 0)).toBe(cents(row.allAmount));
    }
    all.forEach((row, at) => {
      expect(newcomers[at]?.allAmount).toBeLessThanOrEqual(row.allAmount);
    });
  }, 5);
});

test('promotions are the same by day, in total and side by side, and among the purchases', () => {
  inRanges((days) => {
    const [counts, amounts] = [purchasePoints(days, 'all', 'counts'), purchasePoints(days, 'all', 'cents')];
    const [own, card] = [promotionDays(days, 'paydo'), promotionDays(days, 'mastercard')];
    expect(promotionTotals(days)).toEqual([
      { name: 'Paydo', count: sum(own, 'count'), benefit: sum(own, 'benefit') },
      { name: 'Mastercard', count: sum(card, 'count'), benefit: sum(card, 'benefit') },
    ]);
    const used = usedPromotions(days);
    expect([sum(used, 'paydo'), sum(used, 'mastercard')]).toEqual([sum(own, 'count'), sum(card, 'count')]);
    expect([sum(own, 'count'), sum(own, 'benefit')]).toEqual([sum(counts, 'promo'), sum(amounts, 'promo')]);
    const byDate = new Map(
      counts.map((row, at) => [row.date, { ...row, amount: amounts[at]?.mastercardTokenized ?? 0 }]),
    );
    for (const { date, count, benefit } of card) {
      expect(count).toBeLessThanOrEqual(byDate.get(date)?.mastercardTokenized ?? 0);
      expect(benefit).toBeLessThan(byDate.get(date)?.amount ?? 0);
    }
  });
});
