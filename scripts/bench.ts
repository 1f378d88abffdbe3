import { parseArgs } from 'node:util';
import { benchChanges } from '../tools/bench/changes.ts';
import { benchDemo } from '../tools/bench/demo.ts';
import { type BenchRow, isMissed, tableOf } from '../tools/bench/kit.ts';
import { benchLong } from '../tools/bench/long.ts';
import { benchMap } from '../tools/bench/map.ts';
import { benchPalette } from '../tools/bench/palette.ts';
import { benchPortal } from '../tools/bench/portal.ts';
import { benchReports } from '../tools/bench/reports.ts';
import { benchServers } from '../tools/bench/servers.ts';
import { benchSimulator } from '../tools/bench/simulator.ts';
import { benchSimulatorLoad } from '../tools/bench/simulatorLoad.ts';

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
  reports: benchReports,
  map: benchMap,
  palette: benchPalette,
  long: benchLong,
  servers: benchServers,
  changes: benchChanges,
};

const unknown = requested.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: there are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const rows: BenchRow[] = [];
for (const [name, measure] of Object.entries(parts))
  if (requested.length === 0 || requested.includes(name)) rows.push(...(await measure()));
for (const line of tableOf(rows)) console.log(line);
process.exitCode = rows.some(isMissed) ? 1 : 0;
