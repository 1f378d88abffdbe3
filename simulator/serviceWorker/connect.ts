import { HttpResponse, http } from 'msw';
import type { SetupWorker } from 'msw/browser';

/** The name of the header by which a response is known to be the simulator's. */
const mark = 'x-simulator';
/** Where the page asks whether the worker passes its calls on. No call of the API and no control call. */
const readyPath = '/simulator-ready';

/** The time in milliseconds after which the simulator counts as not started. A busy machine takes seconds. */
const usualPatience = 30_000;
/** A browser stops a worker that was idle for 30 s. It then starts it again, and msw's list of its pages is lost. */
const idleTime = 20_000;
/** The time in milliseconds between two attempts. */
const pause = 250;

/** The simulator does not respond to this page's calls; `cause` is the browser's reason, if it has given one. */
export class NotStartedError extends Error {
  constructor(cause?: unknown) {
    super('The simulator did not start in this page, so there is no data. Load the page again.', { cause });
    this.name = 'NotStartedError';
  }
}

/** Handles the page's question whether the worker passes its calls on; `base` as in `ConnectOptions`. */
export const readyHandler = (base = '') =>
  http.get(`${base}${readyPath}`, () => new HttpResponse(null, { status: 204, headers: { [mark]: 'ready' } }));

type Container = Pick<ServiceWorkerContainer, 'controller' | 'getRegistration' | 'addEventListener'>;

interface ConnectOptions {
  /** The worker of msw, which has the `readyHandler`. */
  readonly worker: Pick<SetupWorker, 'start' | 'stop'> & {
    readonly events: { on(event: 'request:start', listener: () => void): unknown };
  };
  /** The address of the worker's script. */
  readonly url: string;
  /** The path that the page is served at, without a slash at its end. */
  readonly base?: string;
  /** Whether the simulator handles calls to a path. */
  readonly isSimulated: (pathname: string) => boolean;
  /** Called when the worker has been lost and does not come back: no call is made then. */
  readonly onLost: (error: unknown) => void;
  /** The page's own; a test has others. `undefined`: a page without TLS, where msw does without a worker. */
  readonly container?: Container | undefined;
  readonly page?: { fetch: typeof fetch };
  /** Milliseconds. */
  readonly patience?: number;
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Resolves as the promise does; rejects when it takes longer. */
const within = <Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> =>
  Promise.race([
    promise,
    wait(milliseconds).then(() => {
      throw new NotStartedError();
    }),
  ]);

/** Resolves once the worker controls the page: it is active and asked for it as long as it does not. */
async function controlled(container: Container, isLate: () => boolean) {
  const changed = new Promise<void>((resolve) =>
    container.addEventListener('controllerchange', () => resolve(), { once: true }),
  );
  while (!container.controller) {
    if (isLate()) throw new NotStartedError();
    (await container.getRegistration())?.active?.postMessage('CLAIM');
    await Promise.race([changed, wait(pause)]);
  }
}

/**
 * Starts the service worker (behaviour 23.29). Resolves once it responds to this page's calls, and rejects with `NotStartedError` when it
 * does not: a page must not show the failure of such a call as one of the server. From then on, a call after a long idle
 * time first makes sure that the worker still passes calls on, and starts it again where it does not.
 */
export async function connectWorker({
  worker,
  url,
  base = '',
  isSimulated,
  onLost,
  container = navigator.serviceWorker as ServiceWorkerContainer | undefined,
  page = window,
  patience = usualPatience,
}: ConnectOptions): Promise<void> {
  /** Without the wrapper below. */
  let realFetch = (...args: Parameters<typeof fetch>) => page.fetch(...args);
  const responds = async () => {
    const response = await realFetch(`${base}${readyPath}`, { cache: 'no-store' }).catch(() => undefined);
    return response?.headers.has(mark) === true;
  };

  async function start() {
    const end = performance.now() + patience;
    const isLate = () => performance.now() > end;
    // Where there is a worker that does not control the page, msw would load the page again, and again.
    if (container && (await container.getRegistration())?.active) await controlled(container, isLate);
    await within(patience, worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url } }));
    if (container) await controlled(container, isLate);
    while (!(await responds())) {
      if (isLate()) throw new NotStartedError();
      await wait(pause);
    }
  }

  try {
    await start();
  } catch (error) {
    worker.stop();
    // Where it cannot be registered, msw's reason says nothing to who reads the page.
    throw error instanceof NotStartedError ? error : new NotStartedError(error);
  }

  let lastCall = performance.now();
  worker.events.on('request:start', () => {
    lastCall = performance.now();
  });
  /** The check that is under way: calls that are made meanwhile wait for the same one. */
  let check: Promise<void> | undefined;
  const ensure = () => {
    check ??= (async () => {
      if (await responds()) return;
      worker.stop();
      await start();
    })().finally(() => {
      check = undefined;
    });
    return check;
  };

  const unwrapped = page.fetch.bind(page);
  realFetch = unwrapped;
  page.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!isSimulated(pathname) || performance.now() - lastCall < idleTime) return unwrapped(input, init);
    try {
      await ensure();
    } catch (error) {
      onLost(error);
      // Neither a success nor a failure of the server: the notice says that the page must be loaded again.
      return new Promise<Response>(() => undefined);
    }
    return unwrapped(input, init);
  };
}
