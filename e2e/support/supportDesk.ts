import { freePort, untilReachable } from '../../tools/processes/ports.mjs';
import { bins } from '../../tools/processes/run.mjs';
import { keep } from '../../tools/processes/servers.mjs';

/**
 * The simulator's console over HTTP, as support staff open it beside a simulator that runs elsewhere: by the portal's
 * development server, which passes the control calls on.
 */
export async function openDesk(simulator: string, place: number) {
  const port = await freePort(4300 + place * 10);
  let output = '';
  const server = keep('The console', bins.vite, ['--mode', 'development', '--port', String(port), '--strictPort'], {
    env: { ...process.env, PORTAL_API: simulator },
    onDeath: (name: string, said: string) => {
      output = `${name}: ${said}`;
    },
  });
  const url = `http://localhost:${port}/simulator/console/?part=requests`;
  await untilReachable(url);
  if (output) throw new Error(output);
  return { url, stop: () => server.stop() };
}
