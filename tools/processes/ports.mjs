import { createServer } from 'node:net';

const listens = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/** Returns whether a port is free on every address that localhost may resolve to. */
async function isFree(port) {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0']) if (!(await listens(port, host))) return false;
  return true;
}

/** The first free port from `port` up. */
export async function freePort(port) {
  for (let candidate = port; candidate < port + 100; candidate++) if (await isFree(candidate)) return candidate;
  throw new Error(`No port is free from ${port} to ${port + 99}.`);
}

/** Resolves when the server at an address responds at all; rejects after `seconds`. */
export async function untilReachable(url, seconds = 120) {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(5000) });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  }
  throw new Error(`${url} did not respond within ${seconds} s.`);
}
