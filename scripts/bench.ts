import { parseArgs } from 'node:util';
import { benchDemo } from './bench-demo.ts';
import { benchLong } from './bench-long.ts';
import { benchMap } from './bench-map.ts';
import { benchPortal } from './bench-portal.ts';
import { benchReports } from './bench-reports.ts';
import { benchServers } from './bench-servers.ts';
import { type BenchRow, benchSimulator } from './bench-simulator.ts';
import { benchSimulatorLoad } from './bench-simulator-load.ts';
import { benchSorting } from './bench-sorting.ts';

/**
 * `npm run bench [part …]`: measures the portal's speed and prints it beside the limits. A part is a module that
 * returns its rows; a new one is a line here. Fails when a limit is exceeded. `--against REF` names the commit that the
 * pages of `portal` are compared with.
 */
const { values, positionals: requested } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string', default: 'HEAD~1' } },
});

const parts: Record<string, () => Promise<BenchRow[]>> = {
  simulator: benchSimulator,
  'simulator-load': benchSimulatorLoad,
  demo: benchDemo,
  portal: () => benchPortal(values),
  sorting: benchSorting,
  reports: benchReports,
  map: benchMap,
  long: benchLong,
  servers: benchServers,
};

const unknown = requested.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: there are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const number = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const rows: BenchRow[] = [];
for (const [name, measure] of Object.entries(parts))
  if (requested.length === 0 || requested.includes(name)) rows.push(...(await measure()));

const missed = (row: BenchRow) => row.limit !== undefined && row.value > row.limit;
const cells = rows.map((row) => ({
  name: row.name,
  value: `${number.format(row.value)} ${row.unit}`,
  limit: row.limit === undefined ? '' : `at most ${number.format(row.limit)} ${row.unit}`,
  verdict: row.limit === undefined ? '' : missed(row) ? '✗' : '✓',
}));
const width = (key: 'name' | 'value' | 'limit') => Math.max(...cells.map((cell) => cell[key].length));
const [nameWidth, valueWidth, limitWidth] = [width('name'), width('value'), width('limit')];
for (const { name, value, limit, verdict } of cells)
  console.log(
    `${name.padEnd(nameWidth)}  ${value.padStart(valueWidth)}  ${limit.padEnd(limitWidth)}  ${verdict}`.trimEnd(),
  );
process.exitCode = rows.some(missed) ? 1 : 0;
