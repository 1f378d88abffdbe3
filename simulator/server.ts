import { type AddressInfo, isIPv6 } from 'node:net';
import { createConsoleFiles } from './server/consoleFiles.ts';
import { createHeavyThread } from './server/heavyThread.ts';
import { createHttpServer } from './server/httpServer.ts';
import { readServerOptions, type ServerOptions, usage } from './server/serverOptions.ts';
import { createSimulator } from './simulator.ts';
import { keepState, openStateFile } from './state/stateFile.ts';

function stop(error: unknown): never {
  console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
  process.exit(2);
}

function optionsOf(): ServerOptions {
  try {
    return readServerOptions(process.argv.slice(2));
  } catch (error) {
    return stop(error);
  }
}

const { port, host, token, portal, asked, notice, statePathAt } = optionsOf();
if (notice) console.warn(notice);
const { scenario, seed, now } = asked;
const heavyThread = createHeavyThread();
const simulator = createSimulator(asked, heavyThread.compute);

let whenSaved = async () => {};

/** Continues from the saved state, if there is one, and keeps changes from now on. */
function continueFrom(path: string): void {
  const opened = openStateFile(path, console.warn);
  process.on('exit', opened.close);
  const saved = opened.read();
  // Options of the command line take precedence: another scenario or seed discards the saved state.
  if (saved && (scenario ?? saved.scenario) === saved.scenario && (seed ?? saved.seed) === saved.seed) {
    simulator.restore(now == null ? saved : { ...saved, now, clock: { fixed: now, offsetMs: 0 } });
  }
  whenSaved = keepState(simulator, opened.write);
}

const server = createHttpServer(simulator, {
  token,
  whenSaved: () => whenSaved(),
  consoleFiles: createConsoleFiles(),
  portal,
});
const listenErrors: Readonly<Record<string, string>> = {
  EADDRINUSE: `Port ${port} is taken; choose another with --port.`,
  EADDRNOTAVAIL: `This machine has no address ${host}; choose another with --host.`,
  ENOTFOUND: `This machine has no address ${host}; choose another with --host.`,
};
server.on('error', (error: NodeJS.ErrnoException) => stop(listenErrors[error.code ?? ''] ?? error));
server.listen(port, host, () => {
  const { port: at } = server.address() as AddressInfo;
  // The file's name has the port, which is known only now. No request is handled before this function returns.
  try {
    const path = statePathAt(at);
    if (path !== undefined) continueFrom(path);
  } catch (error) {
    stop(error);
  }
  const origin = `http://${isIPv6(host) ? `[${host}]` : host}:${at}`;
  // After the first calls, which are light.
  setTimeout(heavyThread.start, 1000).unref();
  console.log(`Simulator at ${origin}/api/, its console at ${origin}/__simulator/`);
  if (portal) console.log(`The portal of ${portal.href} is at ${origin}${portal.pathname} too`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    whenSaved().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
