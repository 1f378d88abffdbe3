import { areas } from '#api/contract/index.ts';
import { addTo } from '#api/days.ts';
import { asOf, indexOf } from '#simulator/ledger/calendar.ts';
import { createLedger } from '#simulator/ledger/ledger.ts';
import { transactions } from '#simulator/ledger/transactions.ts';
import { createSimulator } from '#simulator/simulator.ts';
import { createStatistics } from '#simulator/statistics/model.ts';
import { defaultCatalogue } from '#simulator/world/defaultCatalogue.ts';
import { type BenchRow, timed } from './kit.ts';

const now = '2026-11-15T09:00:00Z';
/** Returns the fastest of several runs, to exclude other load on the machine. */
const best = (values: readonly number[]) => Math.min(...values);

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

const search = 'zg 12';
const today = '2026-11-15';

/** Measures pages of a 31-day search at the largest provider; the slowest of several searches. */
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
  const slowest: number[] = [];
  for (const [text, number] of [
    [search, 1],
    ['a', 1],
    ['a', 40],
    [search, 9],
    ['2611', 2],
  ] as const) {
    const runs: number[] = [];
    for (let run = 0; run < 7; run++) runs.push(await timed(() => page(text, number)));
    slowest.push(best(runs));
  }
  return Math.max(...slowest);
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

/** Measures the simulator's responses without HTTP. */
export async function benchSimulator(): Promise<BenchRow[]> {
  const start = await timed(() => createSimulator({ now }));
  const years = await dashboards();
  const page = await transactionPages();
  const { made, slowest } = await statistics();
  return [
    { name: 'simulator: a reset', value: start, unit: 'ms' },
    {
      name: "simulator: operator's dashboard of a fresh year, four calls",
      value: best(years),
      unit: 'ms',
      limit: 150,
    },
    {
      name: 'simulator: page of a 31-day transaction search, the slowest of five',
      value: page,
      unit: 'ms',
      limit: 30,
    },
    { name: 'simulator: statistics of the payment app, computed again', value: made, unit: 'ms' },
    {
      name: `simulator: statistics over eight years, the slowest section (${slowest.name})`,
      value: slowest.time,
      unit: 'ms',
      limit: 150,
    },
  ];
}
