import {
  type ChangePart,
  causePoints,
  causesOf,
  type Pair,
  type PeriodDays,
  partsOf,
  rankParts,
  stepsOf,
} from '../../src/api/changes.ts';
import { sumOfAmounts } from '../../src/api/figures.ts';
import { type BenchRow, median, timed } from './kit.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly zone: number;
  readonly validCount: number;
  readonly validAmount: number;
}

/** Rows that look like sales and are always the same; some are sold in one period alone. */
const rowsOf = (count: number, period: number): Row[] =>
  Array.from({ length: count }, (_, at) => {
    const id = at + (period === 0 ? 0 : Math.floor(count / 20));
    const validCount = 1 + ((id * 7919 + period * 104_729) % 48_611);
    const cents = validCount * (90 + ((id * 131 + period * 7) % 1900)) + (id % 97);
    return { id, name: `Article ${id}`, zone: id % 40, validCount, validAmount: cents / 100 };
  });

const sumOf = (rows: readonly Row[]) => ({
  validCount: rows.reduce((sum, { validCount }) => sum + validCount, 0),
  validAmount: sumOfAmounts(rows.map(({ validAmount }) => validAmount)),
});

/** All that the section computes: the parts, their contributions, the causes and the bars. */
function compute(now: readonly Row[], before: readonly Row[], total: Pair, days: PeriodDays): number {
  const lines = partsOf(
    now,
    before,
    ({ id }) => id,
    ({ name }) => name,
  );
  const zones = partsOf(
    now,
    before,
    ({ zone }) => zone,
    ({ zone }) => `Zone ${zone}`,
  );
  const shown = (parts: readonly ChangePart[]) => stepsOf(rankParts(parts, total), 8).parts.length;
  const causes = causePoints(causesOf(lines, total, days), total);
  return shown(lines) + shown(zones) + causes.price.difference;
}

const times = 21;

/** Why a total changed: of a list of outlets and of an outlet with many articles (behaviour 4.15 to 4.18). */
export async function benchChanges(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [name, count] of [
    ['200 outlets', 200],
    ['2,000 articles', 2000],
  ] as const) {
    const [now, before] = [rowsOf(count, 0), rowsOf(count, 1)];
    const total = { primary: sumOf(now), compare: sumOf(before) };
    const measured: number[] = [];
    for (let at = 0; at < times; at += 1)
      measured.push(await timed(() => compute(now, before, total, { primary: 31, compare: 30 })));
    rows.push({ name: `why a total changed, ${name}: first time`, value: measured[0] ?? Number.NaN, unit: 'ms' });
    rows.push({ name: `why a total changed, ${name}: median`, value: median(measured), unit: 'ms', limit: 20 });
  }
  return rows;
}
