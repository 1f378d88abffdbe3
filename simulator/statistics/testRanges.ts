import fc from 'fast-check';
import { dayAt, indexOf } from '../ledger/calendar.ts';
import { defaultCatalogue } from '../world/defaultCatalogue.ts';
import { type Days, daysOf } from './byDay.ts';
import { firstDay } from './launches.ts';
import { createStatistics } from './model.ts';

/** The data of the statistics' tests: the default app of one seed, until a Saturday. */
export const statistics = createStatistics(defaultCatalogue.paymentApp, 5);
export const yesterday = indexOf('2026-11-14');

/** Whole cents of EUR, so that sums are exact. */
export const cents = (eur: number): number => Math.round(eur * 100);
type Numbers<Row> = { [Key in keyof Row]: Row[Key] extends number ? Key : never }[keyof Row];
/** The sum of one column. */
export const sum = <Row>(rows: readonly Row[], key: Numbers<Row>): number =>
  rows.reduce((total, row) => total + cents(row[key] as number), 0) / 100;

/** The days between two indexes, both included. */
export const daysIn = (begin: number, end: number): Days =>
  daysOf(statistics, { begin: dayAt(begin), end: dayAt(end) });

/** Ranges of a day, of weeks and of years. */
const ranges = fc
  .tuple(fc.nat(yesterday - firstDay), fc.oneof(fc.constant(0), fc.nat(60), fc.nat(yesterday - firstDay)))
  .map(([begin, length]) => ({ begin: firstDay + begin, end: Math.min(yesterday, firstDay + begin + length) }));

/** Checks random ranges, the whole span and the first day. */
export const inRanges = (check: (days: Days, range: { begin: number; end: number }) => void, numRuns = 16) =>
  fc.assert(
    fc.property(ranges, (range) => check(daysIn(range.begin, range.end), range)),
    {
      numRuns,
      seed: 20_261_115,
      examples: [[{ begin: firstDay, end: yesterday }], [{ begin: firstDay, end: firstDay }]],
    },
  );
