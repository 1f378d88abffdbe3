import type { Channel, Outlet } from '../world/catalogue.ts';
import { type AsOf, yearOf } from './calendar.ts';
import { type Cells, cellsOfYear, emptyCells, rollUp } from './cells.ts';
import { type Line, linesOf } from './lines.ts';
import { eachSale, secondOf } from './sales.ts';

/** The selection of a report: outlets and channels, from a day to a day (indexes, both included), as of a moment. */
export interface Selection {
  readonly outlets: readonly Outlet[];
  /** Ids; default: all. */
  readonly channelIds: readonly number[] | undefined;
  readonly from: number;
  readonly to: number;
  readonly asOf: AsOf;
}

/** A stretch of days of one outlet: `cells` from its day `begin` to its day `end`, both included. */
interface Stretch {
  readonly cells: Cells;
  readonly begin: number;
  readonly end: number;
}

/**
 * The one source of all figures (behaviour 4.7): a pure function of the seed and the initial data that returns how much
 * of each article each channel of each outlet sold on each day. A year of an outlet is computed when it is
 * first requested.
 */
export interface Ledger {
  readonly channels: readonly Channel[];
  linesOf(outlet: Outlet): readonly Line[];
  /** The days of a selection that have sales: none before 2018, none in the future, today's up to now. */
  stretchesOf(outlet: Outlet, selection: Pick<Selection, 'from' | 'to' | 'asOf'>): readonly Stretch[];
  /** The counts of a whole day, also of what is still to come of today: transactions are cut from these. */
  wholeDayOf(outlet: Outlet, day: number): { readonly cells: Cells; readonly at: number };
}

interface CachedLines {
  readonly lines: readonly Line[];
  readonly years: Map<number, Cells>;
  today?: { readonly asOf: AsOf; readonly cells: Cells };
}

export function createLedger(channels: readonly Channel[], seed: number): Ledger {
  const cache = new WeakMap<Outlet, CachedLines>();
  const cachedOf = (outlet: Outlet): CachedLines => {
    const known = cache.get(outlet) ?? { lines: linesOf(outlet, channels, seed), years: new Map() };
    cache.set(outlet, known);
    return known;
  };
  const yearOfOutlet = (outlet: Outlet, year: number): Cells => {
    const { lines, years } = cachedOf(outlet);
    const known = years.get(year) ?? cellsOfYear(outlet, lines, channels.length, year, seed);
    years.set(year, known);
    return known;
  };
  const todayOf = (outlet: Outlet, asOf: AsOf): Cells => {
    const keep = cachedOf(outlet);
    if (keep.today?.asOf.day === asOf.day && keep.today.asOf.second === asOf.second) return keep.today.cells;
    const cells = cellsUntilNow(outlet, keep.lines, yearOfOutlet(outlet, yearOf(asOf.day)), channels.length, asOf);
    keep.today = { asOf, cells };
    return cells;
  };

  return {
    channels,
    linesOf: (outlet) => cachedOf(outlet).lines,
    stretchesOf(outlet, { from, to, asOf }) {
      const stretches: Stretch[] = [];
      const begin = Math.max(from, 0, outlet.opened);
      const end = Math.min(to, asOf.day - 1);
      for (let day = begin; day <= end; ) {
        const cells = yearOfOutlet(outlet, yearOf(day));
        const last = Math.min(end, cells.first + cells.days - 1);
        stretches.push({ cells, begin: day - cells.first, end: last - cells.first });
        day = last + 1;
      }
      if (begin <= asOf.day && to >= asOf.day) stretches.push({ cells: todayOf(outlet, asOf), begin: 0, end: 0 });
      return stretches;
    },
    wholeDayOf(outlet, day) {
      const cells = yearOfOutlet(outlet, yearOf(day));
      return { cells, at: day - cells.first };
    },
  };
}

/** Today's counts so far: of the day's transactions those that have happened. */
function cellsUntilNow(outlet: Outlet, lines: readonly Line[], year: Cells, channels: number, asOf: AsOf): Cells {
  const cells = emptyCells(asOf.day, 1, lines.length, channels);
  lines.forEach((line, lineAt) => {
    const at = lineAt * year.days + asOf.day - year.first;
    let total = 0;
    let invalid = 0;
    eachSale(outlet, line, asOf.day, year.total[at] ?? 0, year.invalid[at] ?? 0, (_, quantity, isValid, hash) => {
      if (secondOf(outlet, asOf.day, hash) >= asOf.second) return;
      total += quantity;
      if (!isValid) invalid += quantity;
    });
    cells.total[lineAt] = total;
    cells.invalid[lineAt] = invalid;
    rollUp(cells, line, 0, total, invalid);
  });
  return cells;
}
