import { createHttpServer } from './httpServer.ts';
import { readServerOptions, type ServerOptions, usage } from './serverOptions.ts';
import { createSimulator } from './simulator.ts';
import { stateFileAt } from './stateFile.ts';

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

const { port, asked, statePath } = optionsOf();
const { scenario, seed, now } = asked;
const simulator = createSimulator(asked);
const file = statePath === undefined ? undefined : stateFileAt(statePath, console.warn);
const saved = file?.read();
// What is asked for on the command line wins: another scenario or seed is another world.
if (saved && (scenario ?? saved.scenario) === saved.scenario && (seed ?? saved.seed) === saved.seed) {
  simulator.restore(now == null ? saved : { ...saved, now, clock: { fixed: now, offsetMs: 0 } });
}

let isWaiting = false;
const save = () => {
  if (isWaiting) file?.write(simulator.state());
  isWaiting = false;
};
simulator.subscribe(() => {
  // Changes come in bursts; one write is enough for one.
  if (!isWaiting) setTimeout(save, 100);
  isWaiting = true;
});

const server = createHttpServer(simulator);
server.on('error', (error: NodeJS.ErrnoException) =>
  stop(error.code === 'EADDRINUSE' ? `Port ${port} is taken; choose another with --port.` : error),
);
server.listen(port, '127.0.0.1', () => {
  const address = server.address();
  const at = typeof address === 'object' && address ? address.port : port;
  console.log(`Simulator at http://127.0.0.1:${at}/api/ with its controls at http://127.0.0.1:${at}/__simulator/`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    save();
    process.exit(0);
  });
}
