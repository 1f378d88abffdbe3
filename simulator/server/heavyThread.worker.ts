import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { createSimulator } from '../simulator.ts';
import type { HeavyCall, HeavyResponse } from './heavyThread.ts';

/** The thread of `heavyThread.ts`: it responds to GET calls of the API. */
const simulator = createSimulator();

// Other calls come first where processors are few. Only Linux gives a thread a priority of its own: elsewhere this would
// be that of the whole process.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', async ({ id, url, headers, state }: HeavyCall) => {
  // Faults apply where the call came in, not here again.
  if (state) simulator.continueFrom({ ...state, faults: [] });
  const given = headers.map(([name, value]): [string, string] => [name, value]);
  const response = (await simulator.handle(new Request(url, { headers: given }))) ?? Response.error();
  const body = await response.arrayBuffer();
  const sent: HeavyResponse = { id, status: response.status, headers: [...response.headers], body };
  parentPort?.postMessage(sent, [body]);
});
