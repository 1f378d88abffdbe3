import { type HttpHandler, http, passthrough } from 'msw';
import { type Clock, createClock, momentText, stopwatch } from './clock.ts';
import { control } from './control/control.ts';
import { createFaults, type Fault, type Faults, faultName, statusFault } from './faults.ts';
import { dispatch, refusalResponse, userOf } from './handlers/dispatch.ts';
import type { SimulatorContext } from './handlers/handler.ts';
import { createLedger } from './ledger/ledger.ts';
import { type CallLog, createCallLog } from './log.ts';
import { createSequence } from './random.ts';
import { scenarioOf, scenarios } from './scenarios/index.ts';
import type { SimulatorState } from './state.ts';
import { createStatistics } from './statistics/model.ts';
import { languageOf, textsOf } from './texts.ts';
import { usualCatalogue } from './world/usual.ts';
import { createWorld, firstData } from './world/world.ts';

export type { Fault } from './faults.ts';
export type { SimulatorState } from './state.ts';

/** How a world starts. With `now` the clock stands still at that moment; null is real time. */
export interface SimulatorOptions {
  readonly scenario?: string;
  readonly seed?: number;
  readonly now?: string | null;
}

/** A fake operator's back office: it handles the API and its own control calls. Two simulators share nothing. */
export interface Simulator {
  /** Handles a request; undefined when its path is neither `/api` nor `/__simulator`. */
  handle(request: Request): Promise<Response | undefined>;
  /** Starts a new world; an option that is left out keeps its present value. */
  reset(options?: SimulatorOptions): void;
  /** Signs a user in without a password and returns the token, for stories and tests. Throws for an unknown user. */
  signIn(username: string): string;
  readonly faults: { get(): Fault[]; set(faults: Fault[]): void };
  readonly clock: Clock;
  /** The same calls as msw handlers, for a browser or tests. */
  readonly handlers: HttpHandler[];
  /** Everything but the log, to continue from later. */
  state(): SimulatorState;
  restore(state: SimulatorState): void;
  /** Like `restore`, but keeps running calls and the log: another tab of the demo has changed the shared world. */
  continueFrom(state: SimulatorState): void;
  /** Calls the listener after every change of the world, the clock or the faults; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** What the control calls read and change. */
export interface ControlContext extends SimulatorContext {
  readonly scenario: string;
  readonly seed: number;
  readonly version: number;
  readonly faults: Faults;
  readonly log: CallLog;
  reset(options: SimulatorOptions): void;
  state(): SimulatorState;
  restore(state: SimulatorState): void;
  moveClock(move: (clock: Clock) => void): void;
}

/** The paths that a simulator handles, for msw. */
export const simulatedPaths = ['*/api/*', '*/__simulator/*'] as const;

const firstScenario = scenarios[0]?.id ?? '';

export function createSimulator(options: SimulatorOptions = {}): Simulator {
  const listeners = new Set<() => void>();
  let version = 0;
  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const clock = createClock();
  const log = createCallLog();
  const faults = createFaults(changed);
  let hanging = new AbortController();
  let began = { scenario: options.scenario ?? firstScenario, seed: options.seed ?? 1, now: options.now ?? null };

  function contextOf(saved?: SimulatorState): SimulatorContext {
    const scenario = scenarioOf(began.scenario);
    if (!scenario) throw new RangeError(`There is no scenario ${began.scenario}`);
    const catalogue = scenario.world(usualCatalogue);
    const fresh = {
      catalogue,
      world: createWorld(saved?.world ?? firstData(catalogue, clock.now()), changed),
      ledger: createLedger(catalogue.channels, began.seed),
      statistics: createStatistics(catalogue.paymentApp, began.seed),
      clock,
      random: createSequence(began.seed, saved?.drawn),
    };
    if (!saved) scenario.history?.(fresh);
    return fresh;
  }
  clock.set(began.now);
  let context = contextOf();

  /** Aborts calls that are still waiting: a delayed response must not change the new world. */
  const startOver = () => {
    hanging.abort();
    hanging = new AbortController();
    log.clear();
  };

  // Getters, because a reset in the middle of a control call replaces all of them.
  const controlContext: ControlContext = {
    get catalogue() {
      return context.catalogue;
    },
    get world() {
      return context.world;
    },
    get ledger() {
      return context.ledger;
    },
    get statistics() {
      return context.statistics;
    },
    get random() {
      return context.random;
    },
    get scenario() {
      return began.scenario;
    },
    get seed() {
      return began.seed;
    },
    get version() {
      return version;
    },
    clock,
    faults,
    log,
    reset: (next) => simulator.reset(next),
    state: () => simulator.state(),
    restore: (state) => simulator.restore(state),
    moveClock(move) {
      move(clock);
      changed();
    },
  };

  async function answerApi(request: Request, path: string): Promise<Response> {
    const since = stopwatch();
    const { signal: worldEnded } = hanging;
    const user = userOf(request, context)?.user.username ?? null;
    const fault = faults.meet(request.method, path);
    const response = await withFault(request, fault, () => dispatch(request, path, context));
    // A call from before a reset does not belong to the new world's log.
    if (worldEnded.aborted) return response;
    log.add({
      at: momentText(clock.now()),
      user,
      method: request.method,
      path: `/api${path}${new URL(request.url).search}`,
      status: response.status,
      duration_ms: Math.round(stopwatch() - since),
      fault: fault ? faultName(fault) : null,
    });
    return response;
  }

  async function withFault(request: Request, fault: Fault | undefined, answer: () => Promise<Response>) {
    if (!fault) return answer();
    const jitter = fault.jitter_ms ? Math.floor(context.random.fraction() * (fault.jitter_ms + 1)) : 0;
    const left = AbortSignal.any([request.signal, hanging.signal]);
    const wait = fault.kind === 'timeout' ? Number.POSITIVE_INFINITY : (fault.delay_ms ?? 0) + jitter;
    if (wait > 0) await waited(wait, left);
    if (left.aborted || fault.kind === 'network' || fault.kind === 'timeout') return Response.error();
    if (fault.kind === 'malformed') {
      return new Response('{"cut": [1, 2', {
        status: fault.status ?? 200,
        headers: { 'Content-Type': 'application/json' },
      });
    }
    if (fault.status === undefined) return answer();
    return refusalResponse(statusFault(fault.status), textsOf(languageOf(request.headers.get('Accept-Language'))));
  }

  const simulator: Simulator = {
    async handle(request) {
      const { pathname } = new URL(request.url);
      const below = (base: string) =>
        pathname === base || pathname.startsWith(`${base}/`) ? pathname.slice(base.length) || '/' : undefined;
      const apiPath = below('/api');
      if (apiPath !== undefined) return answerApi(request, apiPath);
      const controlPath = below('/__simulator');
      return controlPath === undefined ? undefined : control(request, controlPath, controlContext);
    },
    reset(next = {}) {
      const before = began;
      began = { ...began, ...next };
      if (!scenarioOf(began.scenario)) {
        began = before;
        throw new RangeError(`There is no scenario ${next.scenario}`);
      }
      startOver();
      clock.set(began.now);
      context = contextOf();
      faults.set([]);
    },
    signIn(username) {
      if (!context.world.user.get(username)) throw new RangeError(`There is no user ${username}`);
      const value = context.random.word(`token of ${username}`, clock.now());
      context.world.token.add({ value, username });
      return value;
    },
    faults: { get: faults.get, set: (list) => faults.set(list) },
    clock,
    handlers: simulatedPaths.map((path) =>
      http.all(path, async ({ request }) => (await simulator.handle(request)) ?? passthrough()),
    ),
    state: () => ({
      format: 2,
      ...began,
      version,
      drawn: context.random.drawn,
      clock: clock.state(),
      faults: faults.get(),
      world: context.world.export(),
    }),
    restore(state) {
      startOver();
      simulator.continueFrom(state);
    },
    continueFrom(state) {
      began = { scenario: state.scenario, seed: state.seed, now: state.now };
      context = contextOf(state);
      clock.restore(state.clock);
      // The version also grows on an import, so that a client that polls it notices the new world.
      version = Math.max(version, state.version);
      faults.set(state.faults);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return simulator;
}

/** Waits, or stops early when the caller aborts. */
const waited = (milliseconds: number, left: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (left.aborted) return resolve();
    const timer = Number.isFinite(milliseconds) ? setTimeout(resolve, milliseconds) : undefined;
    left.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
