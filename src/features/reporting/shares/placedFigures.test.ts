import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ArticleRow, Metrics } from '#api/contract/reports.ts';
import { joinArticles, zoneOf } from '../articles.ts';
import { type ComparedRow, sumOfMetrics } from '../model.ts';
import { placedFigures, subtotalsOf } from './placedFigures.ts';

const metrics = (validCount: number, validAmount: number): Metrics => ({
  totalCount: validCount,
  validCount,
  totalAmount: validAmount,
  validAmount,
});
const article = (id: number, zoneName: string | null, validAmount: number): ArticleRow => ({
  id,
  name: `Karta ${id}`,
  code: String(id),
  price: 1,
  zoneName,
  channels: [],
  ...metrics(validAmount === 0 ? 0 : 1, validAmount),
});
const zoneOfRow = ({ row }: ComparedRow<ArticleRow>) => zoneOf(row);
const joined = (now: readonly ArticleRow[], before: readonly ArticleRow[] | null = null) =>
  joinArticles(now, before, (a, b) => a.localeCompare(b, 'hr'));
const totalOf = (rows: readonly ComparedRow<unknown>[]) => ({
  primary: sumOfMetrics(rows.map(({ primary }) => primary)),
  compare: rows.some(({ compare }) => compare) ? sumOfMetrics(rows.flatMap(({ compare }) => compare ?? [])) : null,
});

describe('zones', () => {
  const rows = joined([
    article(1, null, 10),
    article(2, 'Bez zone', 60),
    article(3, '', 20),
    article(4, 'bez zone', 15),
    article(5, 'Zona 1', -5),
    article(6, ' ', 0),
  ]);

  test('one without a name is none, and one that is called "Bez zone" is a group of its own', () => {
    expect([...subtotalsOf(rows, zoneOfRow)].map(([zone, { primary }]) => [zone, primary.validAmount])).toEqual([
      ['bez zone', 15],
      ['Bez zone', 60],
      ['Zona 1', -5],
      ['', 30],
    ]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  test('shares of zones may be below zero and add up to 100', () => {
    const figures = placedFigures(rows, totalOf(rows), zoneOfRow);
    const shares = [...(figures.subtotals?.keys() ?? [])].map(
      (zone) => figures.zone(zone, 'validAmount')?.share.rounded,
    );
    expect(shares).toEqual([15, 60, -5, 30]);
  });

  test('names that differ in case alone stay together, each in its own group', () => {
    const mixed = joined([article(1, 'Zona', 1), article(2, 'zona', 1), article(3, 'Zona', 1), article(4, 'zona', 1)]);
    const zones = mixed.map(zoneOfRow);
    expect(zones.filter((zone, at) => zone !== zones[at - 1])).toHaveLength(2);
  });
});

test('ranks: equal ones share a place, nothing sold has none, and a change is in places', () => {
  const rows = joined(
    [article(1, null, 500), article(2, null, 400), article(3, null, 400), article(4, null, 300), article(5, null, 0)],
    [article(1, null, 1), article(2, null, 3), article(4, null, 2), article(5, null, 7), article(6, null, 9)],
  );
  const { row } = placedFigures(rows, totalOf(rows));
  expect(rows.map((each) => row(each, 'validAmount').place)).toEqual([
    { rank: 1, change: 4, mark: null },
    { rank: 2, change: 1, mark: null },
    { rank: 2, change: null, mark: 'new' },
    { rank: 4, change: 0, mark: null },
    { rank: null, change: null, mark: 'gone' },
    { rank: null, change: null, mark: 'gone' },
  ]);
});

test('a share changes in points of the exact shares', () => {
  const rows = joined([article(1, 'A', 1), article(2, 'A', 2)], [article(1, 'A', 1), article(2, 'B', 3)]);
  const { row } = placedFigures(rows, totalOf(rows), zoneOfRow);
  const [first] = rows;
  const { ofTotal, ofZone } = row(first as (typeof rows)[number], 'validAmount');
  expect([ofTotal.share.rounded, ofTotal.change?.rounded]).toEqual([33.33, 8.33]);
  // Of zone A it was all that was sold.
  expect([ofZone?.share.rounded, ofZone?.change?.rounded]).toEqual([33.33, -66.67]);
});

test('an outlet without sales has shares of zero and no ranks', () => {
  const rows = joined([article(1, 'A', 0)], [article(1, 'A', 0)]);
  const { row } = placedFigures(rows, totalOf(rows), zoneOfRow);
  const { ofTotal, place } = row(rows[0] as (typeof rows)[number], 'validCount');
  expect([ofTotal.share.rounded, ofTotal.change?.rounded]).toEqual([0, 0]);
  expect(place).toEqual({ rank: null, change: null, mark: null });
});

const cents = fc.integer({ min: -100_000, max: 10_000_000 });
const articles = fc.array(fc.tuple(fc.constantFrom(null, '', 'Bez zone', 'A', 'B'), cents, cents), {
  minLength: 1,
  maxLength: 30,
});
const inHundredths = (values: readonly number[]) => values.reduce((sum, value) => sum + Math.round(value * 100), 0);

test('subtotals add up to the total to the cent, shares of zones to 100, and those of articles to their zone’s', () => {
  fc.assert(
    fc.property(articles, (sold) => {
      const rows = joined(
        sold.map(([zone, now], at) => article(at, zone, now / 100)),
        sold.map(([zone, , before], at) => article(at, zone, before / 100)),
      );
      const total = totalOf(rows);
      const figures = placedFigures(rows, total, zoneOfRow);
      const subtotals = [...(figures.subtotals?.values() ?? [])];
      for (const period of ['primary', 'compare'] as const) {
        expect(sumOfMetrics(subtotals.flatMap((subtotal) => subtotal[period] ?? []))).toEqual(total[period]);
      }
      if (total.primary.validAmount <= 0) return;
      const zones = [...(figures.subtotals?.keys() ?? [])];
      const zoneShare = (zone: string) => figures.zone(zone, 'validAmount')?.share.rounded ?? Number.NaN;
      expect(inHundredths(zones.map(zoneShare))).toBe(10_000);
      for (const zone of zones) {
        const members = rows.filter((each) => zoneOfRow(each) === zone);
        const own = members.map((each) => figures.row(each, 'validAmount').ofTotal.share.rounded);
        expect(inHundredths(own)).toBe(Math.round(zoneShare(zone) * 100));
      }
    }),
  );
});
