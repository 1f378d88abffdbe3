/**
 * Why a total changed between two periods (behaviour 4.15 to 4.18): what each part contributed, and how much of it came from
 * prices, quantities and the number of days. All is computed from whole cents and whole quantities, exactly, and rounded once;
 * contributions and causes add up to the difference to the cent.
 */

/** What was sold in a period: a quantity, and EUR with at most two decimals. */
export interface Sold {
  readonly validCount: number;
  readonly validAmount: number;
}

/** What a part of a report, or all of it, sold in both periods. */
export interface Pair {
  readonly primary: Sold;
  readonly compare: Sold;
}

/** A part with its name: an outlet, a channel, a zone or an article. */
export interface ChangePart extends Pair {
  /** Unique among the parts. */
  readonly id: string;
  readonly name: string;
}

/** What something contributed to the difference of the total. */
export interface Contribution {
  /** EUR, to the cent. */
  readonly difference: number;
  /** Points of the total's percentage, with two decimals; null without a compared total. */
  readonly points: number | null;
}

/** A part with what it contributed. */
export type RankedPart = ChangePart & Contribution;

/** Parts by what they moved, the most first. */
export interface Ranking {
  readonly total: Contribution;
  readonly parts: readonly RankedPart[];
  /** What the total has beyond its parts; null where they add up to it, as they should. */
  readonly rest: Contribution | null;
}

/** The causes of a difference, in EUR; they add up to it. */
export interface Causes<Value = number> {
  readonly days: Value;
  readonly quantity: Value;
  readonly price: Value;
}

/** The number of days of each period. */
export interface PeriodDays {
  readonly primary: number;
  readonly compare: number;
}

export const nothingSold: Sold = { validCount: 0, validAmount: 0 };

const centsOf = (amount: number) => Math.round(amount * 100);
const absolute = (value: bigint) => (value < 0n ? -value : value);

/** The largest whole number that is not above the fraction; the denominator is above zero. */
function floorOf(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator % denominator < 0n ? quotient - 1n : quotient;
}

/** The nearest whole number, half away from zero. */
function nearestOf(numerator: bigint, denominator: bigint): bigint {
  const nearest = (2n * absolute(numerator) + denominator) / (2n * denominator);
  return numerator < 0n ? -nearest : nearest;
}

/**
 * Points of a percentage, by the largest remainder: each is rounded down, and what is missing to the rounded total goes to those that
 * lost the most, ties to the first in order. They add up to the total's percentage as it is written.
 *
 * @param differences - in cents; they add up to `total`
 * @param base - the compared total in cents, not zero
 * @returns for each difference its points, with two decimals
 */
function pointsOf(differences: readonly number[], total: number, base: number): number[] {
  const denominator = BigInt(Math.abs(base));
  const units: number[] = [];
  /** What rounding down took from each, in parts of the denominator. */
  const lost: number[] = [];
  let sum = 0;
  for (const difference of differences) {
    const numerator = BigInt(difference) * 10_000n;
    const unit = floorOf(numerator, denominator);
    units.push(Number(unit));
    lost.push(Number(numerator - unit * denominator));
    sum += Number(unit);
  }
  const missing = Number(nearestOf(BigInt(total) * 10_000n, denominator)) - sum;
  const inOrder = lost.map((_, at) => at).sort((a, b) => (lost[b] ?? 0) - (lost[a] ?? 0) || a - b);
  for (const at of inOrder.slice(0, missing)) units[at] = (units[at] ?? 0) + 1;
  return units.map((unit) => unit / 100);
}

const differenceOf = ({ primary, compare }: Pair) => centsOf(primary.validAmount) - centsOf(compare.validAmount);

/**
 * Ranks parts by what they moved the total, up or down (behaviour 4.15); of equal ones the first stays first.
 *
 * @param total - of all parts, as the server summed them
 */
export function rankParts(parts: readonly ChangePart[], total: Pair): Ranking {
  const ranked = parts
    .map((part) => ({ part, cents: differenceOf(part) }))
    .sort((a, b) => Math.abs(b.cents) - Math.abs(a.cents));
  const difference = differenceOf(total);
  const rest = difference - ranked.reduce((sum, { cents }) => sum + cents, 0);
  const cents = [...ranked.map((one) => one.cents), ...(rest === 0 ? [] : [rest])];
  const base = centsOf(total.compare.validAmount);
  const points = base === 0 ? undefined : pointsOf(cents, difference, base);
  const contribution = (at: number): Contribution => ({
    difference: (cents[at] ?? 0) / 100,
    points: points?.[at] ?? null,
  });
  return {
    total: {
      difference: difference / 100,
      points: base === 0 ? null : Number(nearestOf(BigInt(difference) * 10_000n, BigInt(Math.abs(base)))) / 100,
    },
    parts: ranked.map(({ part }, at) => ({ ...part, ...contribution(at) })),
    rest: rest === 0 ? null : contribution(ranked.length),
  };
}

/** Adds contributions, to the cent and to the hundredth of a point. */
const sumOf = (contributions: readonly Contribution[]): Contribution => ({
  difference: contributions.reduce((sum, { difference }) => sum + centsOf(difference), 0) / 100,
  points: contributions.some(({ points }) => points === null)
    ? null
    : contributions.reduce((sum, { points }) => sum + centsOf(points ?? 0), 0) / 100,
});

/** The parts that moved the total the most, and what all others moved it together, so that the sum stays. */
export interface Steps {
  readonly parts: readonly RankedPart[];
  /** Null where every part that moved the total is among `parts`. */
  readonly other: (Contribution & { readonly count: number }) | null;
}

/**
 * What a chart shows of a ranking: the first parts, and one step for the others. Parts that moved nothing are left out.
 *
 * @param most - the number of parts with a step of their own; one more has its own too, instead of a step for it alone
 */
export function stepsOf({ parts, rest }: Pick<Ranking, 'parts' | 'rest'>, most: number): Steps {
  const moved = parts.filter(({ difference, points }) => difference !== 0 || (points ?? 0) !== 0);
  const shown = rest === null && moved.length <= most + 1 ? moved : moved.slice(0, most);
  const others = moved.slice(shown.length);
  const summed = [...others, ...(rest ? [rest] : [])];
  return {
    parts: shown,
    other: summed.length === 0 ? null : { ...sumOf(summed), count: others.length },
  };
}

/** A sum of fractions, exactly: half by half, so that the numbers stay short for as long as they can. */
function sumOfFractions(fractions: readonly (readonly [numerator: bigint, denominator: bigint])[]): [bigint, bigint] {
  if (fractions.length === 0) return [0n, 1n];
  if (fractions.length === 1) return [...(fractions[0] as [bigint, bigint])];
  const middle = fractions.length >> 1;
  const [a, b] = sumOfFractions(fractions.slice(0, middle));
  const [c, d] = sumOfFractions(fractions.slice(middle));
  return b === d ? [a + c, b] : [a * d + c * b, b * d];
}

/**
 * What the price did, in cents, as an exact fraction: of each line that sold in both periods its new quantity × (new average price −
 * old average price), which is new amount − new quantity × old amount ÷ old quantity.
 */
function priceOf(lines: readonly Pair[]): [bigint, bigint] {
  let whole = 0n;
  /** The fractions by their denominators: many lines have the same. */
  const parts = new Map<bigint, bigint>();
  for (const { primary, compare } of lines) {
    if (primary.validCount <= 0 || compare.validCount <= 0) continue;
    const quantity = BigInt(compare.validCount);
    const atOldPrice = BigInt(primary.validCount) * BigInt(centsOf(compare.validAmount));
    whole += BigInt(centsOf(primary.validAmount)) - atOldPrice / quantity;
    const left = atOldPrice % quantity;
    if (left !== 0n) parts.set(quantity, (parts.get(quantity) ?? 0n) - left);
  }
  const [numerator, denominator] = sumOfFractions([...parts].map(([quantity, left]) => [left, quantity]));
  return [whole * denominator + numerator, denominator];
}

/**
 * Splits the difference of a total into its causes (behaviour 4.16). Days: old amount ÷ old days × (new days − old days). Price: of each
 * line that sold in both periods its new quantity × (new average price − old average price). Quantity: the rest. Days and price are
 * summed over the lines exactly, then rounded to cents; the cent that is over is the quantity's.
 *
 * @param lines - articles by their id, or outlets
 * @param total - of all lines, as the server summed them
 */
export function causesOf(lines: readonly Pair[], total: Pair, { primary, compare }: PeriodDays): Causes {
  const before = lines.reduce((sum, line) => sum + centsOf(line.compare.validAmount), 0);
  const days = nearestOf(BigInt(before) * BigInt(primary - compare), BigInt(compare));
  const price = nearestOf(...priceOf(lines));
  return {
    days: Number(days) / 100,
    quantity: Number(BigInt(differenceOf(total)) - days - price) / 100,
    price: Number(price) / 100,
  };
}

/** The causes as contributions, with points that add up to the total's percentage, in the order days, quantity, price. */
export function causePoints({ days, quantity, price }: Causes, total: Pair): Causes<Contribution> {
  const amounts = [days, quantity, price];
  const base = centsOf(total.compare.validAmount);
  const points = base === 0 ? undefined : pointsOf(amounts.map(centsOf), differenceOf(total), base);
  const [ofDays, ofQuantity, ofPrice] = amounts.map((difference, at) => ({ difference, points: points?.[at] ?? null }));
  return { days: ofDays, quantity: ofQuantity, price: ofPrice } as Causes<Contribution>;
}

/** Whether more or fewer were sold on a day: the sign of the difference of both periods' quantity ÷ days. */
export const dailyQuantity = ({ primary, compare }: Pair, days: PeriodDays): -1 | 0 | 1 =>
  Math.sign(primary.validCount * days.compare - compare.validCount * days.primary) as -1 | 0 | 1;

/**
 * The part that most of a difference comes from: it moved the total its own way, by more than half; undefined where none did.
 *
 * @returns the part, and whether it is the only one that moved the total
 */
export function mainPart({
  total,
  parts,
  rest,
}: Ranking): { readonly part: RankedPart; readonly alone: boolean } | undefined {
  const sign = Math.sign(total.difference);
  const part = sign === 0 ? undefined : parts.find(({ difference }) => Math.sign(difference) === sign);
  if (!part || 2 * Math.abs(centsOf(part.difference)) <= Math.abs(centsOf(total.difference))) return undefined;
  return { part, alone: rest === null && parts.every((one) => one === part || one.difference === 0) };
}

/**
 * Joins the rows of both periods that have the same key, and adds up those of one period; a row that only one period has stays, with
 * nothing sold in the other. The order is that of the first rows, those of the present period first.
 *
 * @param nameOf - of a part, by the first of its rows
 */
export function partsOf<Row extends Sold>(
  primary: readonly Row[],
  compare: readonly Row[],
  keyOf: (row: Row) => number | string,
  nameOf: (row: Row) => string,
): ChangePart[] {
  type Sums = { name: string; counts: [number, number]; cents: [number, number] };
  const byKey = new Map<number | string, Sums>();
  for (const [period, rows] of [primary, compare].entries()) {
    const at = period as 0 | 1;
    for (const row of rows) {
      const key = keyOf(row);
      let sums = byKey.get(key);
      if (!sums) {
        sums = { name: nameOf(row), counts: [0, 0], cents: [0, 0] };
        byKey.set(key, sums);
      }
      sums.counts[at] += row.validCount;
      sums.cents[at] += centsOf(row.validAmount);
    }
  }
  return [...byKey].map(([key, { name, counts, cents }]) => ({
    id: String(key),
    name,
    primary: { validCount: counts[0], validAmount: cents[0] / 100 },
    compare: { validCount: counts[1], validAmount: cents[1] / 100 },
  }));
}
