import { hashText, mix } from '../data/random.ts';
import type { Outlet } from '../world/catalogue.ts';
import { firstOfYear } from './calendar.ts';
import type { Line } from './lines.ts';
import { factorsOf, yearsFrom2026 } from './seasons.ts';

/**
 * What an outlet sold on some consecutive days. `total` and `invalid` hold the count of line l on day d at
 * `l * days + d`; `rollup` holds the four figures (total count, valid count, total cents, valid cents) of channel c on
 * day d at `(c * days + d) * 4`.
 */
export interface Cells {
  /** Index of the first day. */
  readonly first: number;
  readonly days: number;
  readonly total: Uint16Array;
  readonly invalid: Uint16Array;
  readonly rollup: Int32Array;
}

/** The most that one line sells on one day, by the size of a transaction's id. */
const mostADay = 2047;

export const emptyCells = (first: number, days: number, lines: number, channels: number): Cells => ({
  first,
  days,
  total: new Uint16Array(lines * days),
  invalid: new Uint16Array(lines * days),
  rollup: new Int32Array(channels * days * 4),
});

/** Adds one line's counts of one day to the rollup. */
export function rollUp(cells: Cells, line: Line, day: number, total: number, invalid: number) {
  const at = (line.channelAt * cells.days + day) * 4;
  const { rollup } = cells;
  const valid = total - invalid;
  rollup[at] = (rollup[at] ?? 0) + total;
  rollup[at + 1] = (rollup[at + 1] ?? 0) + valid;
  rollup[at + 2] = (rollup[at + 2] ?? 0) + total * line.article.priceCents;
  rollup[at + 3] = (rollup[at + 3] ?? 0) + valid * line.article.priceCents;
}

/** Hash of a line's day, from which its counts and transactions come. */
export const cellHash = (line: Line, day: number): number => mix(line.hash ^ Math.imul(day + 1, 0x9e3779b1));

/** The counts of a whole year: a pure function of seed and outlet. */
export function cellsOfYear(
  outlet: Outlet,
  lines: readonly Line[],
  channels: number,
  year: number,
  seed: number,
): Cells {
  const first = firstOfYear(year);
  const days = firstOfYear(year + 1) - first;
  const cells = emptyCells(first, days, lines.length, channels);
  const season = factorsOf(outlet.profile, year);
  // Weather and events: one factor for all lines of an outlet.
  const weather = hashText(`${outlet.service}/${outlet.id}/weather`, seed);
  const ofDay = season.map((factor, day) => {
    const luck = mix(weather ^ Math.imul(first + day + 1, 0x85ebca6b)) / 0x1_0000_0000;
    return factor * (0.86 + 0.28 * luck);
  });
  lines.forEach((line, lineAt) => {
    const { article, channel } = line;
    const base = (article.daily[channel.id] ?? 0) * channel.trend ** yearsFrom2026(year, 0, days);
    const slope = channel.trend ** (1 / days);
    const begin = Math.max(0, article.from - first, outlet.opened - first);
    const end = Math.min(days - 1, article.to - first);
    let expected = base * slope ** begin;
    for (let day = begin; day <= end; day++, expected *= slope) {
      const hash = cellHash(line, first + day);
      const noise = 0.8 + (0.4 * (hash >>> 16)) / 0x1_0000;
      const total = Math.min(mostADay, Math.floor(expected * (ofDay[day] ?? 0) * noise + (hash & 0xffff) / 0x1_0000));
      if (total === 0) continue;
      const other = mix(hash ^ 0x5bd1e995);
      const invalid = Math.min(total, Math.floor(total * line.invalidShare + (other & 0xffff) / 0x1_0000));
      cells.total[lineAt * days + day] = total;
      cells.invalid[lineAt * days + day] = invalid;
      rollUp(cells, line, day, total, invalid);
    }
  });
  return cells;
}
