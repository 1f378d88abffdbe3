import { indexOf } from '../../ledger/calendar.ts';
import type { Article } from '../catalogue.ts';

/** A price and its first and last day. */
interface Price {
  readonly cents: number;
  readonly from: number;
  readonly to: number;
}

const always = 1_000_000;
const kunaPerEuro = 7.5345;
const euroDay = indexOf('2023-01-01');
const raisedDay = indexOf('2025-01-01');

/** One price since the first day. */
export const steady = (eur: number): readonly Price[] => [{ cents: Math.round(eur * 100), from: 0, to: always }];

/**
 * What a price of today was before: whole kunas, converted to EUR at the fixed rate, until the euro came in 2023; then
 * rounded euros; then raised in 2025.
 */
export function inKuna(eur: number): readonly Price[] {
  const kunas = Math.max(1, Math.round(eur * 0.72 * kunaPerEuro));
  const prices = [
    { cents: Math.round((kunas / kunaPerEuro) * 100), from: 0, to: euroDay - 1 },
    { cents: Math.max(10, Math.round(eur * 8.5) * 10), from: euroDay, to: raisedDay - 1 },
    { cents: Math.round(eur * 100), from: raisedDay, to: always },
  ];
  const [, second, third] = prices;
  // A price that was not raised is one article throughout.
  return second?.cents === third?.cents && second && third ? [prices[0] as Price, { ...second, to: third.to }] : prices;
}

interface Series {
  readonly name: string;
  readonly code: string;
  readonly zoneName: string | null;
  readonly validMinutes: number;
  readonly prices: readonly Price[];
  /** Percent of each channel. */
  readonly mix: Readonly<Record<number, number>>;
  /** Average sales of a day, over all channels. */
  readonly daily: number;
  readonly to?: number | undefined;
}

/** Makes the articles of one outlet: one for each price, with ids counted on from `firstId`. */
export function articleSeries(firstId: number): (series: Series) => Article[] {
  let next = firstId;
  return ({ name, code, zoneName, validMinutes, prices, mix, daily, to }) => {
    const percents = Object.values(mix).reduce((sum, percent) => sum + percent, 0);
    const ofChannels = Object.fromEntries(
      Object.entries(mix).map(([channel, percent]) => [channel, (daily * percent) / percents]),
    );
    return prices
      .filter((price) => to === undefined || price.from <= to)
      .map((price) => ({
        id: ++next,
        name,
        code,
        priceCents: price.cents,
        zoneName,
        from: price.from,
        to: Math.min(price.to, to ?? always),
        validMinutes,
        daily: ofChannels,
      }));
  };
}
