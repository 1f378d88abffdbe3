/**
 * Shares of a total that are listed one below the other (behaviour 5.25): each is exact, and they are rounded so that what is
 * written adds up. A single share is `shareOf` of `figures.ts`.
 */
import { type Exact, exactOf, type Figure, figureOf } from './figures.ts';

/** Hundredths of a percent in a whole. */
const whole = 10_000n;

const zero: Exact = { numerator: 0n, denominator: 1n };

/** A quantity, or an amount in EUR, in whole hundredths. */
function hundredths(value: number): bigint {
  const { numerator, denominator } = exactOf(value);
  return numerator * (100n / denominator);
}

/** The quotient rounded down, also below zero. */
const floorOf = (numerator: bigint, denominator: bigint) => {
  const quotient = numerator / denominator;
  return numerator % denominator < 0n ? quotient - 1n : quotient;
};

/** Half away from zero. */
const nearest = (numerator: bigint, denominator: bigint) => {
  const size = numerator < 0n ? -numerator : numerator;
  const units = (2n * size + denominator) / (2n * denominator);
  return numerator < 0n ? -units : units;
};

/** A part of a total in percent, exactly: 0 when the total is not above zero (behaviour 4.5). */
const exactShare = (part: number, total: number): Exact =>
  total > 0 ? { numerator: 100n * hundredths(part), denominator: hundredths(total) } : zero;

/**
 * The shares of all parts of a total, in percent: those of parts below zero are below zero. They are rounded by the largest
 * remainder, ties to the first, so that the written ones add up to 100 where the parts add up to the total. All are 0 when
 * the total is not above zero.
 *
 * @param sum - what the written shares add up to, where the parts are not all of the total: the written share of their zone.
 * Default: the rounded sum of the exact shares
 */
export function sharesOfTotal(parts: readonly number[], total: number, sum?: number): Figure[] {
  if (!(total > 0)) return parts.map(() => figureOf(zero));
  const all = hundredths(total);
  const scaled = parts.map((part) => whole * hundredths(part));
  const units = scaled.map((part) => floorOf(part, all));
  const remainders = scaled.map((part, at) => part - (units[at] ?? 0n) * all);
  const exactSum = scaled.reduce((result, part) => result + part, 0n);
  const wanted = sum === undefined ? nearest(exactSum, all) : BigInt(Math.round(sum * 100));
  let left = wanted - units.reduce((result, unit) => result + unit, 0n);
  const byRemainder = [...remainders.keys()].sort((a, b) => {
    const difference = (remainders[b] ?? 0n) - (remainders[a] ?? 0n);
    return difference > 0n ? 1 : difference < 0n ? -1 : a - b;
  });
  for (const at of byRemainder) {
    if (left <= 0n || remainders[at] === 0n) break;
    units[at] = (units[at] ?? 0n) + 1n;
    left -= 1n;
  }
  return parts.map((part, at) => ({
    rounded: Number(units[at]) / 100,
    exact: figureOf(exactShare(part, total)).exact,
  }));
}

/** A part and the total that it is of. */
export interface PartOfTotal {
  readonly part: number;
  readonly total: number;
}

/** How a share has changed, in points: the difference of the exact shares, rounded once. */
export function shareChange(now: PartOfTotal, before: PartOfTotal): Figure {
  const a = exactShare(now.part, now.total);
  const b = exactShare(before.part, before.total);
  return figureOf({
    numerator: a.numerator * b.denominator - b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  });
}
