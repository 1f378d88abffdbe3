import { type HttpHandler, http, passthrough } from 'msw';
import { type Clock, createClock, momentText, stopwatch } from './clock.ts';
import { control } from './control/control.ts';
import { createFaults, type Fault, type Faults, faultName, statusFault } from './faults.ts';
import { dispatch, refusalResponse, userOf } from './handlers/dispatch.ts';
import type { Backstage } from './handlers/handler.ts';
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

/** What a world begins with. A `now` makes time stand still there; null is real time. */
export interface SimulatorOptions {
  readonly scenario?: string;
  readonly seed?: number;
  readonly now?: string | null;
}

/** A fake operator's back office that answers the API and its own control calls. Nothing is shared between two. */
export interface Simulator {
  /** Answers a request; undefined when its path is neither `/api` nor `/__simulator`. */
  handle(request: Request): Promise<Response | undefined>;
  /** A fresh world; what is left out stays as the present world began. */
  reset(options?: SimulatorOptions): void;
  /** Signs a person in without a password and answers the token, for stories and tests. */
  signIn(username: string): string;
  readonly faults: { get(): Fault[]; set(faults: Fault[]): void };
  readonly clock: Clock;
  /** For msw: the same answers in a browser or in tests. */
  readonly handlers: HttpHandler[];
  /** Everything but the log, to go on with later. */
  state(): SimulatorState;
  restore(state: SimulatorState): void;
  /** The same, in the middle of calls and with the log: another tab of the demo has changed the world that it shares. */
  goOnWith(state: SimulatorState): void;
  /** Told after every change of the world, the clock or the faults; answers what ends it. */
  subscribe(listener: () => void): () => void;
}

/** What the control calls work on. */
export interface Stage extends Backstage {
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

/** The paths that a simulator answers, for msw. */
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

  function backstageOf(saved?: SimulatorState): Backstage {
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
  let backstage = backstageOf();

  /** Ends what hangs from before: an answer that never comes must not reach into another world. */
  const startOver = () => {
    hanging.abort();
    hanging = new AbortController();
    log.clear();
  };

  // Read anew at each use: a reset in the middle of a control call changes all of them.
  const stage: Stage = {
    get catalogue() {
      return backstage.catalogue;
    },
    get world() {
      return backstage.world;
    },
    get ledger() {
      return backstage.ledger;
    },
    get statistics() {
      return backstage.statistics;
    },
    get random() {
      return backstage.random;
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
    const user = userOf(request, backstage)?.user.username ?? null;
    const fault = faults.meet(request.method, path);
    const response = await withFault(request, fault, () => dispatch(request, path, backstage));
    // A call from before a reset is none of the fresh world's.
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
    const jitter = fault.jitter_ms ? Math.floor(backstage.random.fraction() * (fault.jitter_ms + 1)) : 0;
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
      return controlPath === undefined ? undefined : control(request, controlPath, stage);
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
      backstage = backstageOf();
      faults.set([]);
    },
    signIn(username) {
      if (!backstage.world.person.get(username)) throw new RangeError(`There is no person ${username}`);
      const value = backstage.random.word(`token of ${username}`, clock.now());
      backstage.world.token.add({ value, username });
      return value;
    },
    faults: { get: faults.get, set: (list) => faults.set(list) },
    clock,
    handlers: simulatedPaths.map((path) =>
      http.all(path, async ({ request }) => (await simulator.handle(request)) ?? passthrough()),
    ),
    state: () => ({
      format: 1,
      ...began,
      version,
      drawn: backstage.random.drawn,
      clock: clock.state(),
      faults: faults.get(),
      world: backstage.world.export(),
    }),
    restore(state) {
      startOver();
      simulator.goOnWith(state);
    },
    goOnWith(state) {
      began = { scenario: state.scenario, seed: state.seed, now: state.now };
      backstage = backstageOf(state);
      clock.restore(state.clock);
      // Over imports too the version grows, so that whoever looks sees that the world is another one.
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

/** Waits, at most until the caller leaves. */
const waited = (milliseconds: number, left: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (left.aborted) return resolve();
    const timer = Number.isFinite(milliseconds) ? setTimeout(resolve, milliseconds) : undefined;
    left.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
