import { pathToFileURL } from 'node:url';
import { areas } from '#api/contract/index.ts';
import { addTo } from '#api/days.ts';
import { asOf, dayAt, indexOf } from '#simulator/ledger/calendar.ts';
import { createLedger, type Ledger } from '#simulator/ledger/ledger.ts';
import { type Transaction, transactions } from '#simulator/ledger/transactions.ts';
import { createSimulator } from '#simulator/simulator.ts';
import { createStatistics } from '#simulator/statistics/model.ts';
import { defaultCatalogue } from '#simulator/world/defaultCatalogue.ts';

/** A measured figure, with the project's limit if there is one. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit?: number;
}

const now = '2026-11-15T09:00:00Z';
/** Returns the fastest of several runs, to exclude other load on the machine. */
const best = (values: readonly number[]) => Math.min(...values);

async function timed(work: () => unknown): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

const reports = ['ukupno-po-uslugama', 'ukupno-po-distributerima', 'usluge-intervalno', 'distributeri-intervalno'];

/**
 * Measures all four dashboard calls for the operator, of years that are not cached: cells, folds, encoding and text.
 */
async function dashboards(): Promise<number[]> {
  const simulator = createSimulator({ now });
  const headers = { Authorization: `Token ${simulator.signIn('operator')}` };
  const year = async (number: number) => {
    for (const report of reports) {
      const query = `begin_date=${number}-01-01&end_date=${number}-12-31`;
      const request = new Request(`http://bench.test/api/dashboard/${report}/?${query}`, { headers });
      await (await simulator.handle(request))?.text();
    }
  };
  await year(2018);
  const times: number[] = [];
  for (const number of [2019, 2020, 2021, 2022, 2023, 2024, 2025]) times.push(await timed(() => year(number)));
  return times;
}

/** The year's counts as stored rows: one object for each line and day. */
function plainRows(ledger: Ledger, year: number) {
  const range = { from: indexOf(`${year}-01-01`), to: indexOf(`${year}-12-31`), asOf: asOf(new Date(now)) };
  return defaultCatalogue.outlets.flatMap((outlet) =>
    ledger.stretchesOf(outlet, range).flatMap(({ cells, begin, end }) =>
      ledger.linesOf(outlet).flatMap((line, at) => {
        const rows = [];
        for (let day = begin; day <= end; day++) {
          const total = cells.total[at * cells.days + day] ?? 0;
          const valid = total - (cells.invalid[at * cells.days + day] ?? 0);
          const { service } = outlet;
          const { priceCents } = line.article;
          if (total > 0)
            rows.push({ service, channel: line.channel.id, day: dayAt(cells.first + day), total, valid, priceCents });
        }
        return rows;
      }),
    ),
  );
}

type Plain = ReturnType<typeof plainRows>;
/**
 * Computes the four calls with a plain loop over stored rows: sums by service, by channel, and each of these by day.
 */
function plainDashboard(rows: Plain) {
  const sums = new Map<string, [number, number, number, number]>();
  for (const row of rows) {
    for (const key of [row.service, row.channel, `${row.service}${row.day}`, `${row.channel}${row.day}`]) {
      const sum = sums.get(`${key}`) ?? [0, 0, 0, 0];
      sum[0] += row.total;
      sum[1] += row.valid;
      sum[2] += row.total * row.priceCents;
      sum[3] += row.valid * row.priceCents;
      sums.set(`${key}`, sum);
    }
  }
  return sums;
}

const search = 'zg 12';
const today = '2026-11-15';

/**
 * Measures pages of a 31-day search at the largest provider, and the same with a plain loop over all its transactions.
 */
async function transactionPages() {
  const ledger = createLedger(defaultCatalogue.channels, 1);
  const outlet = defaultCatalogue.outlets[0];
  if (!outlet) throw new Error('No outlet');
  const selection = {
    outlets: [outlet],
    channelIds: undefined,
    from: indexOf(addTo(today, { days: -30 })),
    to: indexOf(today),
    asOf: asOf(new Date(now)),
  };
  const page = (text: string, number: number | 'all') =>
    transactions(ledger, outlet, selection, { search: text, validity: 'all' }, number);
  page('st 1', 1);
  // The slowest of several searches and pages.
  const ours: number[] = [];
  for (const [text, number] of [
    [search, 1],
    ['a', 1],
    ['a', 40],
    [search, 9],
    ['2611', 2],
  ] as const) {
    const runs: number[] = [];
    for (let run = 0; run < 7; run++) runs.push(await timed(() => page(text, number)));
    ours.push(best(runs));
  }
  const stored: readonly Transaction[] = page('', 'all').rows;
  const plain: number[] = [];
  for (let run = 0; run < 5; run++) {
    plain.push(
      await timed(() =>
        stored
          .filter(({ input, reference }) =>
            `${input} ${reference}`.replace(/[\s-]/g, '').toUpperCase().includes('ZG12'),
          )
          .sort((a, b) => b.time.getTime() - a.time.getTime())
          .slice(0, 20),
      ),
    );
  }
  return { ours: Math.max(...ours), plain: best(plain), count: stored.length };
}

const sections = areas.statistics?.filter(({ query, reply }) => query !== undefined && reply.kind === 'json') ?? [];

/** Measures computing the data of the payment app again, and the slowest of its sections over all years. */
async function statistics() {
  const made: number[] = [];
  for (const seed of [2, 3, 4])
    made.push(await timed(() => createStatistics(defaultCatalogue.paymentApp, seed).upTo(indexOf(today))));
  const simulator = createSimulator({ now });
  const headers = { Authorization: `Token ${simulator.signIn('operator')}` };
  const query = 'begin_date=2018-04-16&end_date=2026-11-14';
  const measured: { name: string; time: number }[] = [];
  for (const { name, path } of sections) {
    const runs: number[] = [];
    for (let run = 0; run < 6; run++) {
      const request = new Request(`http://bench.test/api${path}?${query}`, { headers });
      runs.push(await timed(async () => (await simulator.handle(request))?.text()));
    }
    measured.push({ name, time: best(runs.slice(1)) });
  }
  const [slowest] = measured.sort((a, b) => b.time - a.time);
  if (!slowest) throw new Error('No sections');
  return { made: best(made), slowest };
}

/** Measures the simulator's responses; `npm run bench` prints these rows among others. */
export async function benchSimulator(): Promise<BenchRow[]> {
  const start = await timed(() => createSimulator({ now }));
  const years = await dashboards();
  const ledger = createLedger(defaultCatalogue.channels, 1);
  const rows = plainRows(ledger, 2025);
  plainDashboard(rows);
  const plainYear = best(
    [1, 2, 3].map(() => {
      const since = performance.now();
      plainDashboard(rows);
      return performance.now() - since;
    }),
  );
  const pages = await transactionPages();
  const { made, slowest } = await statistics();
  return [
    { name: 'simulator: a reset', value: start, unit: 'ms' },
    {
      name: "simulator: operator's dashboard of a fresh year, four calls",
      value: best(years),
      unit: 'ms',
      limit: 150,
    },
    { name: `simulator: the same by a plain loop over ${rows.length} stored rows`, value: plainYear, unit: 'ms' },
    { name: 'simulator: dashboard, times the plain loop', value: best(years) / plainYear, unit: '×' },
    {
      name: 'simulator: page of a 31-day transaction search, the slowest of five',
      value: pages.ours,
      unit: 'ms',
      limit: 30,
    },
    { name: `simulator: the same by a plain loop over ${pages.count} stored rows`, value: pages.plain, unit: 'ms' },
    { name: 'simulator: transaction page, times the plain loop', value: pages.ours / pages.plain, unit: '×' },
    { name: 'simulator: statistics of the payment app, computed again', value: made, unit: 'ms' },
    {
      name: `simulator: statistics over eight years, the slowest section (${slowest.name})`,
      value: slowest.time,
      unit: 'ms',
      limit: 150,
    },
  ];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const rows = await benchSimulator();
  for (const { name, value, unit, limit } of rows) {
    const verdict = limit === undefined ? '' : ` (limit ${limit} ${unit}${value > limit ? ', MISSED' : ''})`;
    console.log(`${name.padEnd(72)} ${value.toFixed(1).padStart(8)} ${unit}${verdict}`);
  }
  if (rows.some(({ value, limit }) => limit !== undefined && value > limit)) process.exitCode = 1;
}
