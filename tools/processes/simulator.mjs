import { bins } from './run.mjs';
import { keep } from './servers.mjs';

/** The moment at which the checks run: the same as the stories'. */
export const checkTime = '2026-11-20T09:00:00Z';

/**
 * Starts the simulator's HTTP server in a separate process, on a free port, with a frozen clock and nothing stored on
 * disk. Resolves with its address, `control(method, path, body)` for /__simulator/, and an end. `portal` is where the
 * portal is served, for the console.
 * @param {{ now?: string, portal?: string }} [options]
 */
export async function startSimulator({ now = checkTime, portal } = {}) {
  let server;
  // The simulator chooses the port and prints its address: two checks that run at once never take the same one.
  const url = await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The simulator did not start within 180 s.')), 180_000);
    const options = ['--port', '0', '--now', now, '--state', 'none', ...(portal ? ['--portal', portal] : [])];
    server = keep('The simulator', bins.tsx, ['simulator/server.ts', ...options], {
      onDeath: (name, output) => reject(new Error(`${name} stopped:\n${output}`)),
      onOutput: (output) => {
        const address = /Simulator at (\S+)\/api\//.exec(output)?.[1];
        if (!address) return;
        clearTimeout(late);
        resolve(address);
      },
    });
  });
  return {
    url,
    control: async (method, path, body) => {
      const response = await fetch(`${url}/__simulator/${path}`, {
        method,
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${method} /__simulator/${path}: ${response.status} ${await response.text()}`);
      return response.status === 204 ? undefined : response.json();
    },
    stop: () => server.stop(),
  };
}

/** The token that the login call of the simulator returns for a user. */
export async function signIn(url, username, password) {
  const response = await fetch(`${url}/api/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) throw new Error(`${username} cannot sign in: ${response.status}`);
  return (await response.json()).token;
}
