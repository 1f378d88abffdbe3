import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type ChangePart,
  causePoints,
  causesOf,
  dailyQuantity,
  mainPart,
  nothingSold,
  type Pair,
  partsOf,
  rankParts,
  type Sold,
  stepsOf,
} from './changes.ts';
import { articleReport } from './contract/reports.ts';
import { compareValues, sumOfAmounts } from './figures.ts';

const sold = (validCount: number, validAmount: number): Sold => ({ validCount, validAmount });
const part = (name: string, now: number, before: number): ChangePart => ({
  id: name,
  name,
  primary: sold(1, now),
  compare: sold(1, before),
});
const sumOf = (periods: readonly Sold[]): Sold => ({
  validCount: periods.reduce((sum, { validCount }) => sum + validCount, 0),
  validAmount: sumOfAmounts(periods.map(({ validAmount }) => validAmount)),
});
const totalOf = (parts: readonly Pair[]): Pair => ({
  primary: sumOf(parts.map(({ primary }) => primary)),
  compare: sumOf(parts.map(({ compare }) => compare)),
});
const rank = (parts: readonly ChangePart[]) => rankParts(parts, totalOf(parts));
const read = (month: string) =>
  articleReport['~standard'].validate(
    JSON.parse(readFileSync(new URL(`./fixtures/why/po-artiklima-${month}.json`, import.meta.url), 'utf8')),
  );

/** Cents, also of refunds, and small ones, so that the rounding matters. */
const cents = fc.oneof(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -9_000_000_000, max: 90_000_000_000 }));
const period = fc.record({ validCount: fc.nat(50_000), validAmount: cents.map((value) => value / 100) });
const anyPart = fc.record({
  primary: fc.oneof(period, fc.constant(nothingSold)),
  compare: fc.oneof(period, fc.constant(nothingSold)),
});
const anyParts = fc
  .array(anyPart, { maxLength: 40 })
  .map((parts) => parts.map((one, at): ChangePart => ({ ...one, id: String(at), name: `Part ${at}` })));
const anyDays = fc.record({ primary: fc.integer({ min: 1, max: 400 }), compare: fc.integer({ min: 1, max: 400 }) });
const hundredths = (values: readonly number[]) => values.reduce((sum, value) => sum + Math.round(value * 100), 0);
const isNegativeZero = (value: number | null) => Object.is(value, -0);

describe('contributions', () => {
  it('have points that add up by the largest remainder, and none is −0.00', () => {
    const parts = [
      part('A', 1000.01 + 7500, 7500),
      part('B', 1000.01 + 7500, 7500),
      part('C', 1000.01 + 7500, 7500),
      part('D', 7499.97, 7500),
    ];
    const { total, parts: ranked, rest } = rank(parts);
    expect(total).toEqual({ difference: 3000, points: 10 });
    expect(ranked.map(({ name, difference, points }) => [name, difference, points])).toEqual([
      ['A', 1000.01, 3.34],
      ['B', 1000.01, 3.33],
      ['C', 1000.01, 3.33],
      ['D', -0.03, 0],
    ]);
    expect(ranked.some(({ points }) => isNegativeZero(points))).toBe(false);
    expect(rest).toBeNull();
  });

  it('of a fall add up too', () => {
    const ranked = rank([part('A', 6500, 7500), part('B', 6500, 7500), part('C', 6500, 7500), part('D', 7500, 7500)]);
    expect(ranked.total).toEqual({ difference: -3000, points: -10 });
    expect(hundredths(ranked.parts.map(({ points }) => points ?? Number.NaN))).toBe(-1000);
    expect(ranked.parts.at(-1)).toMatchObject({ name: 'D', difference: 0, points: 0 });
  });

  it('are in EUR alone without a compared total', () => {
    const { total, parts } = rank([part('A', 10, 0), part('B', 25.5, 0)]);
    expect(total).toEqual({ difference: 35.5, points: null });
    expect(parts.map(({ name, difference, points }) => [name, difference, points])).toEqual([
      ['B', 25.5, null],
      ['A', 10, null],
    ]);
  });

  it('are of the absolute compared total', () => {
    const { total, parts } = rank([part('Refunds', -50, -200), part('Sales', 10, 100)]);
    expect(total).toEqual({ difference: 60, points: 60 });
    expect(parts.map(({ points }) => points)).toEqual([150, -90]);
  });

  it('of one side alone are the whole amount', () => {
    const { parts } = rank([part('Stays', 100, 100), part('New', 30, 0), part('Gone', 0, 70)]);
    expect(parts.map(({ name, difference, points }) => [name, difference, points])).toEqual([
      ['Gone', -70, -41.18],
      ['New', 30, 17.65],
      ['Stays', 0, 0],
    ]);
  });

  it('are ranked by what they moved, the first of equal ones first', () => {
    const { parts } = rank([part('A', 1, 6), part('B', 6, 1), part('C', 10, 1)]);
    expect(parts.map(({ name }) => name)).toEqual(['C', 'A', 'B']);
  });

  it('have a rest where the parts do not add up to the total', () => {
    const parts = [part('A', 20, 10)];
    const { rest, total } = rankParts(parts, { primary: sold(2, 33.01), compare: sold(1, 10) });
    expect(total).toEqual({ difference: 23.01, points: 230.1 });
    expect(rest).toEqual({ difference: 13.01, points: 130.1 });
  });

  it('of names of any length keep them', () => {
    const name = 'Č'.repeat(200);
    expect(rank([part(name, 2, 1)]).parts[0]?.name).toBe(name);
  });

  test('add up to the difference, and their points to its percentage', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const all = totalOf(parts);
        const { total, parts: ranked, rest } = rankParts(parts, all);
        const compared = compareValues(all.primary.validAmount, all.compare.validAmount);
        expect(rest).toBeNull();
        expect(total.difference).toBe(compared.difference.rounded);
        expect(hundredths(ranked.map(({ difference }) => difference))).toBe(hundredths([total.difference]));
        if (all.compare.validAmount === 0) {
          expect(ranked.every(({ points }) => points === null)).toBe(true);
          return;
        }
        if (compared.mark === null) expect(total.points).toBe(compared.percentage.rounded);
        expect(hundredths(ranked.map(({ points }) => points ?? Number.NaN))).toBe(hundredths([total.points ?? 0]));
        for (const { difference, points } of ranked) {
          const exact = (difference / Math.abs(all.compare.validAmount)) * 100;
          expect(Math.abs((points ?? 0) - exact)).toBeLessThan(0.01 + Math.abs(exact) * 1e-9);
          expect(isNegativeZero(points) || isNegativeZero(difference)).toBe(false);
        }
      }),
    );
  });

  test('keep their sum, whatever is shown of them', () => {
    fc.assert(
      fc.property(
        anyParts,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: -200, max: 200 }),
        (parts, most, more) => {
          const all = totalOf(parts);
          const validAmount = Math.round(all.primary.validAmount * 100 + more) / 100;
          const ranking = rankParts(parts, { ...all, primary: { ...all.primary, validAmount } });
          const { parts: shown, other } = stepsOf(ranking, most);
          expect(shown.length).toBeLessThanOrEqual(most + 1);
          if (ranking.rest === null) expect(other?.count).not.toBe(1);
          const steps = [...shown, ...(other ? [other] : [])];
          expect(hundredths(steps.map(({ difference }) => difference))).toBe(hundredths([ranking.total.difference]));
          if (ranking.total.points !== null)
            expect(hundredths(steps.map(({ points }) => points ?? 0))).toBe(hundredths([ranking.total.points]));
        },
      ),
    );
  });
});

describe('causes', () => {
  test('of the case: days 620, quantity 620, price 1,302 of +2,542.00 (+13.67 %)', async () => {
    const [before, now] = await Promise.all(['2026-09', '2026-10'].map(read));
    if (!now || !before || now.issues || before.issues) throw new Error('The fixtures are no reports of articles.');
    const lines = partsOf(
      now.value.rows,
      before.value.rows,
      ({ id }) => id,
      ({ name }) => name,
    );
    const total = { primary: now.value.total, compare: before.value.total };
    const causes = causesOf(lines, total, { primary: 31, compare: 30 });
    expect(causes).toEqual({ days: 620, quantity: 620, price: 1302 });
    const { total: whole } = rankParts(lines, total);
    expect(whole).toEqual({ difference: 2542, points: 13.67 });
    const points = causePoints(causes, total);
    expect([points.days.points, points.quantity.points, points.price.points]).toEqual([3.34, 3.33, 7]);
    expect(dailyQuantity(total, { primary: 31, compare: 30 })).toBe(1);
  });

  it('of a new price are the price, not a new article', () => {
    const lines = partsOf(
      [{ id: 1, ...sold(10, 22) }],
      [{ id: 1, ...sold(10, 20) }],
      ({ id }) => id,
      () => 'A',
    );
    expect(causesOf(lines, totalOf(lines), { primary: 7, compare: 7 })).toEqual({ days: 0, quantity: 0, price: 2 });
  });

  it('of what only one period sold are the quantity', () => {
    const lines = [part('New', 30, 0), { ...part('Gone', 0, 70), primary: nothingSold }];
    const [first, second] = lines as [ChangePart, ChangePart];
    const pairs = [{ ...first, compare: nothingSold }, second];
    expect(causesOf(pairs, totalOf(pairs), { primary: 7, compare: 7 })).toEqual({ days: 0, quantity: -40, price: 0 });
  });

  it('have the cent that is over in the quantity', () => {
    // Days 10/3 = 3.33; price 3 × (7/3 − 7/2) = −3.50.
    const lines = [
      { primary: sold(3, 7), compare: sold(2, 7) },
      { primary: sold(0, 0), compare: sold(1, 3) },
    ];
    const causes = causesOf(lines, totalOf(lines), { primary: 4, compare: 3 });
    expect(causes).toEqual({ days: 3.33, quantity: -2.83, price: -3.5 });
    expect(hundredths(Object.values(causes))).toBe(-300);
  });

  it('are summed over the lines before they are rounded', () => {
    // Each line's price is −1/3 cent: together one cent less.
    const lines = Array.from({ length: 3 }, () => ({ primary: sold(1, 0.33), compare: sold(3, 1) }));
    expect(causesOf(lines, totalOf(lines), { primary: 1, compare: 1 }).price).toBe(-0.01);
  });

  test('add up to the difference, and their points to its percentage', () => {
    fc.assert(
      fc.property(anyParts, anyDays, (parts, days) => {
        const total = totalOf(parts);
        const causes = causesOf(parts, total, days);
        const { difference } = compareValues(total.primary.validAmount, total.compare.validAmount);
        expect(hundredths(Object.values(causes))).toBe(hundredths([difference.rounded]));
        expect(Object.values(causes).some(isNegativeZero)).toBe(false);
        if (days.primary === days.compare) expect(causes.days).toBe(0);
        const points = Object.values(causePoints(causes, total)).map((cause) => cause.points);
        const { total: whole } = rankParts(parts, total);
        if (whole.points === null) expect(points).toEqual([null, null, null]);
        else expect(hundredths(points.map((value) => value ?? Number.NaN))).toBe(hundredths([whole.points]));
      }),
    );
  });

  test('are those of fractions that are added one by one', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        let [numerator, denominator] = [0n, 1n];
        for (const { primary, compare } of parts) {
          if (primary.validCount <= 0 || compare.validCount <= 0) continue;
          const [now, before] = [primary, compare].map(({ validAmount }) => BigInt(Math.round(validAmount * 100)));
          const own = (now ?? 0n) * BigInt(compare.validCount) - BigInt(primary.validCount) * (before ?? 0n);
          numerator = numerator * BigInt(compare.validCount) + own * denominator;
          denominator *= BigInt(compare.validCount);
        }
        const twice = 2n * (numerator < 0n ? -numerator : numerator) + denominator;
        const expected = Number((numerator < 0n ? -1n : 1n) * (twice / (2n * denominator))) / 100;
        expect(causesOf(parts, totalOf(parts), { primary: 1, compare: 1 }).price).toBe(expected);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the main part', () => {
  it('is the one that more than half of the difference comes from', () => {
    const ranking = rank([part('A', 20, 0), part('B', 100, 10), part('C', 3, 0)]);
    expect(mainPart(ranking)).toMatchObject({ part: { name: 'B' }, alone: false });
  });

  it('moved the total its own way', () => {
    const ranking = rank([part('Up', 50, 0), part('Down', 0, 80)]);
    expect(mainPart(ranking)?.part.name).toBe('Down');
  });

  it('is alone when nothing else moved the total', () => {
    expect(mainPart(rank([part('A', 2, 1), part('B', 5, 5)]))).toMatchObject({ part: { name: 'A' }, alone: true });
  });

  it('is missing where half comes from others, and where nothing changed', () => {
    expect(mainPart(rank([part('A', 2, 1), part('B', 2, 1)]))).toBeUndefined();
    expect(mainPart(rank([part('A', 2, 1), part('B', 1, 2)]))).toBeUndefined();
    expect(mainPart(rank([]))).toBeUndefined();
  });
});

describe('parts', () => {
  it('join both periods, and add up rows of one key', () => {
    const rows = (...list: readonly [id: number, count: number, amount: number][]) =>
      list.map(([id, count, amount]) => ({ id, ...sold(count, amount) }));
    expect(
      partsOf(
        rows([1, 2, 0.1], [1, 3, 0.2], [2, 1, 5]),
        rows([3, 4, 8], [1, 1, 0.05]),
        ({ id }) => id,
        ({ id }) => `Article ${id}`,
      ),
    ).toEqual([
      { id: '1', name: 'Article 1', primary: sold(5, 0.3), compare: sold(1, 0.05) },
      { id: '2', name: 'Article 2', primary: sold(1, 5), compare: nothingSold },
      { id: '3', name: 'Article 3', primary: nothingSold, compare: sold(4, 8) },
    ]);
  });
});
