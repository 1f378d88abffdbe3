/**
 * What is computed from the figures of the wire: sums, differences, percentages, shares and averages (behaviour 4.3 to
 * 4.5 and 4.14). Quantities are whole numbers and amounts whole cents, so that every result is an exact fraction, and is
 * rounded once.
 */

/** An exact value: a fraction of whole numbers. The denominator is above zero. */
export interface Exact {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A computed figure. It is plain data, so that a worker can receive it. */
export interface Figure {
  /** With two decimals, rounded half away from zero, never −0: what all screens and files write. */
  readonly rounded: number;
  /** The exact value as the nearest number: its sign decides arrow and colour, and rows are ordered by it. */
  readonly exact: number;
}

/** How a value differs from that of the compare period. */
export interface Comparison {
  readonly difference: Figure;
  /** In percent. */
  readonly percentage: Figure;
  /** Marks a ±100 of a missing value (behaviour 4.4). */
  readonly mark: 'new' | 'gone' | null;
}

const absolute = (value: bigint) => (value < 0n ? -value : value);

/**
 * Rounds a fraction half away from zero. It is the only function that rounds a computed figure.
 *
 * @param digits - decimals of the result
 * @returns the nearest number to the rounded decimal; never −0
 */
export function rounded(numerator: bigint, denominator: bigint, digits: number): number {
  const scaled = absolute(numerator) * 10n ** BigInt(digits);
  const units = (2n * scaled + denominator) / (2n * denominator);
  return Number(numerator < 0n ? -units : units) / 10 ** digits;
}

/** A quantity, or an amount in EUR, in whole hundredths: the cents of an amount. */
const hundredths = (value: number) => Math.round(value * 100);

/** A quantity, or an amount in EUR, as a fraction: free of the errors of binary fractions. */
export const exactOf = (value: number): Exact =>
  Number.isInteger(value)
    ? { numerator: BigInt(value), denominator: 1n }
    : { numerator: BigInt(hundredths(value)), denominator: 100n };

/** Adds quantities, or amounts in EUR, to the cent. */
export const sumOfAmounts = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + hundredths(amount), 0) / 100;

const minus = (a: Exact, b: Exact): Exact =>
  a.denominator === b.denominator
    ? { numerator: a.numerator - b.numerator, denominator: a.denominator }
    : {
        numerator: a.numerator * b.denominator - b.numerator * a.denominator,
        denominator: a.denominator * b.denominator,
      };

/** A value divided by a number of days, exactly; the days are above zero. */
export const perDay = ({ numerator, denominator }: Exact, days: number): Exact => ({
  numerator,
  denominator: denominator * BigInt(days),
});

/** `a` in percent of the absolute value of `b`, which is not zero. */
const percentOf = (a: Exact, b: Exact): Exact => ({
  numerator: 100n * a.numerator * b.denominator,
  denominator: absolute(b.numerator) * a.denominator,
});

/** Rounds an exact value to a figure. */
export const figureOf = ({ numerator, denominator }: Exact): Figure => ({
  rounded: rounded(numerator, denominator, 2),
  exact: Number(numerator) / Number(denominator),
});

const whole = (value: number): Figure => ({ rounded: value, exact: value });

/** A value that can be compared: a quantity or an amount in EUR, or what was computed from them. */
type Value = number | Exact | undefined;

const exactValue = (value: Value): Exact => (typeof value === 'object' ? value : exactOf(value ?? 0));

/** Compares two values; a missing one counts as zero (behaviour 4.3 and 4.4). */
export function compareValues(primary: Value, compare: Value): Comparison {
  const now = exactValue(primary);
  const before = exactValue(compare);
  const change = minus(now, before);
  const difference = figureOf(change);
  if (before.numerator === 0n) {
    const isNew = now.numerator !== 0n;
    return { difference, percentage: whole(isNew ? 100 : 0), mark: isNew ? 'new' : null };
  }
  if (now.numerator === 0n) return { difference, percentage: whole(-100), mark: 'gone' };
  return { difference, percentage: figureOf(percentOf(change, before)), mark: null };
}

/** A part of a total in percent: 0 when the total is not above zero (behaviour 4.5). */
export const shareOf = (part: number, total: number): Figure =>
  total > 0 ? figureOf(percentOf(exactOf(part), exactOf(total))) : whole(0);

/** The average EUR of a unit: 0 without units. */
export const averageOf = (amount: number, count: number): Exact =>
  count > 0 ? { numerator: BigInt(hundredths(amount)), denominator: 100n * BigInt(count) } : exactOf(0);

/** The shares of a pie in percent: what each value has of all that are above zero; 0 for the others (behaviour 5.8). */
export function sharesOf(values: readonly number[]): number[] {
  const shown = values.map((value) => Math.max(0, value));
  const total = sumOfAmounts(shown);
  return shown.map((value) => shareOf(value, total).rounded);
}
