import { benchMap } from './bench-map.ts';
import { benchPortal } from './bench-portal.ts';
import { benchReports } from './bench-reports.ts';
import { type BenchRow, benchSimulator } from './bench-simulator.ts';

/**
 * `npm run bench [part …]`: measures what the project promises to be quick, and prints it beside what was promised.
 * A part is a module that answers its rows; another one is another line here. Fails when a limit is missed.
 */
const parts: Record<string, () => Promise<BenchRow[]>> = {
  simulator: benchSimulator,
  portal: benchPortal,
  reports: benchReports,
  map: benchMap,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: there are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const number = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const rows: BenchRow[] = [];
for (const [name, measure] of Object.entries(parts))
  if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await measure()));

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
