import { type HttpHandler, http, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import { type AskedOfDemo, readAddress } from './addresses/address.ts';
import { demoPath } from './addresses/demoPath.ts';
import { zoneMapAddress } from './addresses/zoneMapAddress.ts';
import { connectWorker, NotStartedError, readyHandler } from './serviceWorker/connect.ts';
import { createSimulator, type Simulator, simulatedPaths } from './simulator.ts';
import { type ChangedPart, isSeen } from './state/changes.ts';
import { agreeDate } from './state/clock.ts';
import { openSharedDatabase } from './state/sharedDatabase.ts';
import { shareLog } from './state/sharedLog.ts';
import { shareState } from './state/sharedState.ts';
import { beginOwnSession, hasOwnSession } from './state/tabSession.ts';

// Marks of the start, which `npm run bench` reads: the bundle is there, and the simulator responds.
performance.mark('demo-bundle');

/** In development Vite has a page for each address; the built demo has a worker that does (simulator/demo/worker.js). */
const workerAddress = import.meta.env.DEV ? '/simulator-worker.js' : `${demoPath}/demo-worker.js`;

/** A started demo. */
interface Demo {
  /** Calls the listener when another tab, or a control call of this one, has changed what screens show (behaviour 23.16). */
  readonly follow: (listener: () => void) => void;
  /** Whether this tab's session is its own and not shared with other tabs. */
  readonly hasOwnSession: boolean;
  /** What the address asked for that does not exist. */
  readonly unknown: AskedOfDemo['unknown'];
}

/** Applies what the address asks for, and takes it out of the address, so that a reload does not start over again. */
function followAddress(simulator: Simulator): AskedOfDemo['unknown'] {
  const usernames = simulator.state().world.user.map(({ username }) => username);
  const { scenario, now, person, faults, unknown, rest } = readAddress(location.search, (name) =>
    usernames.includes(name),
  );
  if (scenario !== undefined || now !== undefined) {
    simulator.reset({ ...(scenario === undefined ? {} : { scenario }), ...(now === undefined ? {} : { now }) });
  }
  if (faults !== undefined) simulator.faults.set(faults);
  if (person !== undefined) {
    beginOwnSession(person, simulator.signIn(person), simulator.clock.now().getTime());
  }
  if (rest !== location.search) history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
  return unknown;
}

const isControlCall = ({ url }: Request) => new URL(url).pathname.includes('/__simulator/');

const sayNotStarted = async () => (await import('./console/showNotStarted.tsx')).showNotStarted();

/**
 * Passes the page's calls to the handlers. Where the browser does not do that, a notice says so, and the page goes no
 * further: its failing calls would look like failures of the server.
 */
async function respond(handlers: readonly HttpHandler[]) {
  try {
    await connectWorker({
      worker: setupWorker(readyHandler(demoPath), ...handlers),
      url: workerAddress,
      base: demoPath,
      isSimulated: (pathname) => /\/(api|__simulator)\//.test(pathname),
      onLost: () => void sayNotStarted(),
    });
  } catch (error) {
    if (!(error instanceof NotStartedError)) throw error;
    await sayNotStarted();
    await new Promise(() => undefined);
  }
}

/**
 * Starts demo mode: the simulator responds to the page's calls through the service worker. Users' changes are kept in
 * this browser over reloads and are the same in all its tabs, and the page's `Date` follows the simulator's clock.
 */
export async function startSimulator(): Promise<Demo> {
  const warn = (message: string, error?: unknown) => console.warn(message, error ?? '');
  const database = openSharedDatabase(warn);
  const simulator = createSimulator({}, undefined, database.steps, zoneMapAddress);
  const listeners = new Set<() => void>();
  const tellIfSeen = (parts: readonly ChangedPart[]) => {
    if (isSeen(parts)) for (const listener of listeners) listener();
  };
  const { catchUp } = shareState(simulator, localStorage, warn, tellIfSeen);
  agreeDate(simulator.clock);
  // Before what the address asks for, which may start over.
  shareLog(simulator, database.calls, new BroadcastChannel('simulator-log'), warn);
  const unknown = followAddress(simulator);
  // What another tab has changed is there at once: a clock that it moved, a request that it decided.
  addEventListener('storage', catchUp);
  const handlers = simulatedPaths.map((path) =>
    http.all(path, async ({ request }) => {
      catchUp();
      if (!isControlCall(request)) return (await simulator.handle(request, demoPath)) ?? passthrough();
      // The drawer decides and moves the clock; the portal beside it shows that too.
      const parts = new Set<ChangedPart>();
      const stop = simulator.subscribe((part) => parts.add(part));
      const response = await simulator.handle(request, demoPath);
      stop();
      tellIfSeen([...parts]);
      return response ?? passthrough();
    }),
  );
  await respond(handlers);
  performance.mark('demo-ready');
  return {
    follow: (listener) => void listeners.add(listener),
    hasOwnSession: hasOwnSession(),
    unknown,
  };
}
