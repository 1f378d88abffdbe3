/**
 * `npm run dev`: the portal's development server. With `--api URL` it runs against that server, through Vite's proxy
 * and without the simulator: `--api https://portal.example.hr`, or with another base, `…hr/backend/api`. Without
 * `--api` it runs with the simulator. `--port` (5173) names the first port to try.
 */
import { parseArgs } from 'node:util';
import { freePort } from '../tools/processes/ports.mjs';
import { bins, run } from '../tools/processes/run.mjs';
import { whenAskedToEnd } from '../tools/processes/servers.mjs';

const { values } = parseArgs({ options: { api: { type: 'string' }, port: { type: 'string', default: '5173' } } });

if (values.api !== undefined && !/^https?:$/.test(URL.canParse(values.api) ? new URL(values.api).protocol : '')) {
  console.error(`--api ${values.api} is no web address: give one such as https://portal.example.hr.`);
  process.exit(1);
}
const port = await freePort(Number(values.port));
if (port !== Number(values.port)) console.log(`Port ${values.port} is taken, so the portal goes to ${port}.`);

whenAskedToEnd(() => process.exit(0));
process.exitCode = await run(
  bins.vite,
  ['--mode', values.api ? 'development' : 'demo', '--port', String(port), '--strictPort'],
  { env: { ...process.env, ...(values.api ? { PORTAL_API: values.api } : {}) } },
);
