import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultCatalogue } from '../world/defaultCatalogue.ts';
import { byArticle, byChannel, byOutlet, details, type Figures, series, sumOf } from './aggregates.ts';
import { asOf, dayAt, indexOf } from './calendar.ts';
import { createLedger, type Selection } from './ledger.ts';
import { type Transaction, transactions } from './transactions.ts';

const { outlets, channels } = defaultCatalogue;
const ledger = createLedger(channels, 7);
const first = indexOf('2017-12-20');
const last = indexOf('2026-11-15');

const outletAt = fc.integer({ min: 0, max: outlets.length - 1 });
const channelIds = fc.option(fc.subarray(channels.map(({ id }) => id)), { nil: undefined });
const moments = fc.date({
  min: new Date('2026-11-15T00:00:00Z'),
  max: new Date('2026-11-15T22:59:59Z'),
  noInvalidDate: true,
});
/** Ranges of any place, often ones that end today or cross a new year. */
const ranges = (longest: number) =>
  fc
    .tuple(
      fc.oneof(fc.integer({ min: first, max: last }), fc.constant(last), fc.constant(indexOf('2024-01-02'))),
      fc.integer({ min: 0, max: longest }),
    )
    .map(([to, length]) => ({ from: to - length, to }));

const add = (rows: readonly Transaction[]): Figures =>
  sumOf(
    rows.map(({ quantity, cents, isValid }) => ({
      totalCount: quantity,
      validCount: isValid ? quantity : 0,
      totalCents: cents,
      validCents: isValid ? cents : 0,
    })),
  );

test('one outlet: channels = articles = days = weeks = months = details = transactions, to the cent', () => {
  fc.assert(
    fc.property(outletAt, channelIds, ranges(40), moments, (at, ids, range, now) => {
      const outlet = outlets[at];
      if (!outlet) throw new Error('no outlet');
      const selection: Selection = { outlets: [outlet], channelIds: ids, ...range, asOf: asOf(now) };
      const whole = sumOf(byOutlet(ledger, selection));
      expect(sumOf(byChannel(ledger, selection))).toEqual(whole);
      const articles = byArticle(ledger, outlet, selection);
      expect(sumOf(articles)).toEqual(whole);
      expect(sumOf(articles.flatMap((article) => article.channels))).toEqual(whole);
      const { daily, weekly, monthly } = series(ledger, selection, 1, () => 0);
      for (const points of [daily, weekly, monthly]) expect(sumOf(points)).toEqual(whole);
      const lines = sumOf(details(ledger, outlet, selection));
      expect([lines.validCount, lines.validCents]).toEqual([whole.validCount, whole.validCents]);
      const all = transactions(ledger, outlet, selection, { search: '', validity: 'all' }, 'all');
      expect(add(all.rows)).toEqual(whole);
    }),
    { numRuns: 150, seed: 20_261_115 },
  );
});

test('all outlets and any range: services and channels over days, weeks and months', () => {
  const services = [...new Set(outlets.map(({ service }) => service))];
  fc.assert(
    fc.property(fc.subarray([...outlets]), channelIds, ranges(800), moments, (some, ids, range, now) => {
      const selection: Selection = { outlets: some, channelIds: ids, ...range, asOf: asOf(now) };
      const whole = sumOf(byOutlet(ledger, selection));
      const byService = series(ledger, selection, services.length, ({ service }) => services.indexOf(service));
      const byChannels = series(ledger, selection, channels.length, (_, channel) => channels.indexOf(channel));
      for (const points of [...Object.values(byService), ...Object.values(byChannels)]) {
        expect(sumOf(points)).toEqual(whole);
      }
    }),
    { numRuns: 25, seed: 20_261_115 },
  );
});

test('a range is the sum of its parts, wherever it is cut', () => {
  fc.assert(
    fc.property(ranges(700), fc.nat(), moments, ({ from, to }, cut, now) => {
      const selection = { outlets, channelIds: undefined, asOf: asOf(now) };
      const middle = from + (cut % (to - from + 1));
      const of = (range: { from: number; to: number }) => sumOf(byOutlet(ledger, { ...selection, ...range }));
      expect(sumOf([of({ from, to: middle }), of({ from: middle + 1, to })])).toEqual(of({ from, to }));
    }),
    { numRuns: 25, seed: 20_261_115 },
  );
});

const shareOfInvalid = ({ totalCount, validCount }: Figures) => (totalCount - validCount) / totalCount;
const year = (number: number): Selection => ({
  outlets,
  channelIds: undefined,
  from: indexOf(`${number}-01-01`),
  to: indexOf(`${number}-12-31`),
  asOf: asOf(new Date('2026-11-15T09:00:00Z')),
});

test('one to three percent are invalid, and every year but 2020 sells more than the one before', () => {
  const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025].map((number) => sumOf(byOutlet(ledger, year(number))));
  for (const figures of years) {
    expect(shareOfInvalid(figures)).toBeGreaterThan(0.01);
    expect(shareOfInvalid(figures)).toBeLessThan(0.03);
  }
  const counts = years.map(({ totalCount }) => totalCount);
  counts.forEach((count, at) => {
    if (at === 2) expect(count).toBeLessThan((counts[1] ?? 0) * 0.85);
    else if (at > 0) expect(count).toBeGreaterThan(counts[at - 1] ?? 0);
  });
});

test('the coast lives of its summer, towns inland rest on Sundays and holidays', () => {
  const sold = (name: string, from: string, to: string) =>
    sumOf(
      byOutlet(ledger, {
        ...year(2025),
        outlets: outlets.filter((outlet) => outlet.service === 'parking' && outlet.name === name),
        from: indexOf(from),
        to: indexOf(to),
      }),
    ).totalCount;
  expect(sold('Hvar', '2025-08-01', '2025-08-31')).toBeGreaterThan(5 * sold('Hvar', '2025-01-01', '2025-01-31'));
  expect(sold('Zagreb', '2025-08-01', '2025-08-31')).toBeLessThan(sold('Zagreb', '2025-10-01', '2025-10-31'));
  const [friday, sunday] = ['2025-10-10', '2025-10-12'];
  expect(sold('Zagreb', sunday, sunday) * 5).toBeLessThan(sold('Zagreb', friday, friday));
  // Corpus Christi, a Thursday.
  expect(sold('Zagreb', '2025-06-19', '2025-06-19') * 5).toBeLessThan(sold('Zagreb', '2025-06-12', '2025-06-12'));
});

test('nothing is sold before 2018, before an outlet opened, or after now', () => {
  const late = outlets.find(({ opened }) => opened > 0);
  if (!late) throw new Error('every outlet is old');
  const before = { ...year(2018), outlets: [late], from: 0, to: late.opened - 1 };
  expect(sumOf(byOutlet(ledger, before)).totalCount).toBe(0);
  expect(sumOf(byOutlet(ledger, { ...year(2017), to: indexOf('2017-12-31') })).totalCount).toBe(0);
  const today = { ...year(2026), from: last, to: last };
  const at = (time: string) => sumOf(byOutlet(ledger, { ...today, asOf: asOf(new Date(time)) })).totalCount;
  expect(at('2026-11-14T23:00:00Z')).toBe(0);
  expect(at('2026-11-15T09:00:00Z')).toBeGreaterThan(0);
  expect(at('2026-11-15T15:00:00Z')).toBeGreaterThan(at('2026-11-15T09:00:00Z'));
  expect(sumOf(byOutlet(ledger, { ...year(2026), from: last + 1, to: last + 30 })).totalCount).toBe(0);
  // The sales of the whole day are those that it has as yesterday.
  expect(at('2026-11-15T22:59:59Z')).toBeLessThanOrEqual(at('2026-11-16T09:00:00Z'));
});

test('no line sells more on a day than an id can hold, and the articles of a garage differ in price', () => {
  for (const outlet of outlets) {
    expect(outlet.number).toBeGreaterThan(0);
    expect(outlet.number).toBeLessThan(256);
    expect(outlet.articles.length).toBeLessThan(128);
    for (const { cells } of ledger.stretchesOf(outlet, year(2025))) expect(Math.max(...cells.total)).toBeLessThan(2047);
    if (outlet.service === 'garages') {
      const prices = outlet.articles.map(({ priceCents }) => priceCents);
      expect(new Set(prices).size).toBe(prices.length);
    }
  }
  expect(new Set(outlets.map(({ number }) => number)).size).toBe(outlets.length);
  const ids = outlets.flatMap(({ articles }) => articles.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('the ids of detail lines are their own, whatever the filter', () => {
  const outlet = outlets[0];
  if (!outlet) throw new Error('no outlet');
  const selection = { ...year(2026), outlets: [outlet], from: last - 3, to: last };
  const all = details(ledger, outlet, selection);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const some = details(ledger, outlet, { ...selection, channelIds: [2, 6] });
  expect(all.filter(({ channel }) => channel.id === 2 || channel.id === 6)).toEqual(some);
  expect(all.every(({ date }) => date >= dayAt(last - 3))).toBe(true);
});

test('another seed sells other figures, the same seed the same', () => {
  const of = (seed: number) =>
    byOutlet(createLedger(channels, seed), year(2025)).map(({ outlet: _, channels: __, ...row }) => row);
  expect(of(7)).toEqual(of(7));
  expect(of(7)).not.toEqual(of(8));
});
