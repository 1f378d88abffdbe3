import { type HttpHandler, http, passthrough } from 'msw';
import { bodyText, type CallLog, createCallLog, loggedBodies } from './calls/log.ts';
import type { ControlContext } from './control/context.ts';
import { control } from './control/control.ts';
import { createHistory } from './control/history.ts';
import type { CallBodies, LogEntry } from './control/replies.ts';
import { type StepStore, stepsInMemory } from './control/steps.ts';
import { createSequence } from './data/random.ts';
import { faultName } from './faults/faultName.ts';
import { faultsOf } from './faults/faultPresets.ts';
import { createFaults, type Fault, faultyResponse } from './faults/faults.ts';
import { dispatch, errorResponse, userOf } from './handlers/dispatch.ts';
import type { SimulatorContext } from './handlers/handler.ts';
import { createLedger } from './ledger/ledger.ts';
import { scenarioOf, scenarios } from './scenarios/index.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { isHeavy } from './server/heavyCalls.ts';
import type { ChangedPart, Listener } from './state/changes.ts';
import { type Clock, createClock, momentText, stopwatch } from './state/clock.ts';
import { differences, type SimulatorOptions, type SimulatorState } from './state/state.ts';
import { createStatistics } from './statistics/model.ts';
import { languageOf, textsOf } from './texts/texts.ts';
import { defaultCatalogue } from './world/defaultCatalogue.ts';
import { createWorld, firstData } from './world/world.ts';

export type { Fault } from './faults/faults.ts';
export type { SimulatorOptions, SimulatorState } from './state/state.ts';

/** A simulated back office: it handles the API and its own control calls. Two simulators share nothing. */
export interface Simulator {
  /**
   * Handles a request; undefined when its path is neither `/api` nor `/__simulator` below `base`, the path that the
   * simulator is served at, without a slash at its end; default: the root.
   */
  handle(request: Request, base?: string): Promise<Response | undefined>;
  /** Resets all data; an option that is not given keeps its current value. */
  reset(options?: SimulatorOptions): void;
  /** Signs a user in without a password and returns the token, for stories and tests. Throws for an unknown user. */
  signIn(username: string): string;
  readonly faults: { get(): Fault[]; set(faults: readonly Fault[]): void };
  readonly clock: Clock;
  /** The same calls as msw handlers, for a browser or tests. */
  readonly handlers: HttpHandler[];
  /** Returns the state without the log, for `restore`. */
  state(): SimulatorState;
  restore(state: SimulatorState): void;
  /** Like `restore`, but keeps running calls and the log: another tab of the demo has changed the shared world. */
  continueFrom(state: SimulatorState): void;
  /** Calls the listener after every change of the world, the clock or the faults; returns the unsubscribe function. */
  subscribe(listener: Listener): () => void;
  /** The log of calls, for tabs that share it. */
  readonly calls: {
    subscribe(listener: CallListener): void;
    /** Adds a call that another tab has handled. */
    add: CallLog['add'];
    /** Puts calls before those of the log that were made before this simulator was. */
    precede: CallLog['precede'];
    /** Empties the log, because another tab has started over. */
    clear: CallLog['clear'];
  };
}

/** Hears of the calls that this simulator handles. */
interface CallListener {
  /** Called after each call of the API. */
  readonly added: (entry: Omit<LogEntry, 'id'>, bodies: CallBodies) => void;
  /** Called when this simulator has started over, and its log with it. */
  readonly cleared?: () => void;
}

/** The paths that a simulator handles, for msw. */
export const simulatedPaths = ['*/api/*', '*/__simulator/*'] as const;

const firstScenario = scenarios[0]?.id ?? '';

type Figures = Pick<SimulatorContext, 'catalogue' | 'ledger' | 'statistics'>;

/** What follows from scenario and seed alone. */
function figuresOf(scenario: Scenario, seed: number): Figures {
  const catalogue = scenario.world(defaultCatalogue);
  return {
    catalogue,
    ledger: createLedger(catalogue.channels, seed),
    statistics: createStatistics(catalogue.paymentApp, seed),
  };
}

/**
 * Computes the response to a GET call of the API from a state, elsewhere than in this thread. `version` is that of the
 * state.
 */
export type Compute = (request: Request, state: () => SimulatorState, version: number) => Promise<Response>;

/**
 * `computeHeavy` is used for calls that may take long; default: they are handled like all others. `steps` keeps the history;
 * default: in memory. `zoneMapOf` is the address of a provider's zone map, where there is a page that shows it.
 */
export function createSimulator(
  options: SimulatorOptions = {},
  computeHeavy?: Compute,
  steps: StepStore = stepsInMemory(),
  zoneMapOf?: SimulatorContext['zoneMapOf'],
): Simulator {
  const listeners = new Set<Listener>();
  const callListeners = new Set<CallListener>();
  const history = createHistory(steps);
  let version = 0;
  let run = 0;
  const changed = (part: ChangedPart) => {
    version += 1;
    for (const listener of listeners) listener(part);
  };
  const clock = createClock();
  const log = createCallLog();
  const faults = createFaults(() => changed('faults'));
  let hanging = new AbortController();
  let began = { scenario: options.scenario ?? firstScenario, seed: options.seed ?? 1, now: options.now ?? null };
  /** Where the clock starts: as it is asked for, else at the scenario's own time, else as at the last start. */
  const startOf = (asked: SimulatorOptions) =>
    asked.now !== undefined ? asked.now : (scenarioOf(began.scenario)?.now ?? began.now);
  const faultsAtStart = () => {
    const faults = scenarioOf(began.scenario)?.faults ?? '';
    return typeof faults === 'string' ? faultsOf(faults) : structuredClone([...faults]);
  };

  /** `figures`: those of the context before, with what they have computed, if scenario and seed stay the same. */
  function contextOf(saved?: SimulatorState, figures?: Figures): SimulatorContext {
    const scenario = scenarioOf(began.scenario);
    if (!scenario) throw new RangeError(`There is no scenario ${began.scenario}`);
    const { catalogue, ledger, statistics } = figures ?? figuresOf(scenario, began.seed);
    const fresh = {
      catalogue,
      world: createWorld(saved?.world ?? firstData(catalogue, clock.now()), changed),
      ledger,
      statistics,
      clock,
      random: createSequence(began.seed, saved?.drawn),
      zoneMapOf,
    };
    if (!saved) scenario.history?.(fresh);
    return fresh;
  }
  clock.set(startOf(options));
  let context = contextOf();
  if (faultsAtStart().length > 0) faults.set(faultsAtStart());

  /** Aborts calls that are still waiting: a delayed response must not change the new data. */
  const startOver = () => {
    hanging.abort();
    hanging = new AbortController();
    log.clear();
    for (const { cleared } of callListeners) cleared?.();
  };

  /** Resets all data but the history, so that the console can undo it. */
  function startAgain(next: SimulatorOptions = {}) {
    const before = began;
    began = { ...began, ...next };
    if (!scenarioOf(began.scenario)) {
      began = before;
      throw new RangeError(`There is no scenario ${next.scenario}`);
    }
    startOver();
    clock.set(startOf(next));
    context = contextOf();
    faults.set(faultsAtStart());
    changed('all');
    run = version;
  }

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
    get run() {
      return run;
    },
    clock,
    faults,
    log,
    history,
    signIn: (username) => simulator.signIn(username),
    reset: startAgain,
    state: () => simulator.state(),
    restore: (state) => simulator.restore(state),
    moveClock(move) {
      move(clock);
      changed('clock');
    },
    subscribe: (listener) => simulator.subscribe(listener),
  };

  async function answerApi(request: Request, path: string): Promise<Response> {
    const since = stopwatch();
    const { signal: worldEnded } = hanging;
    const user = userOf(request, context)?.user.username ?? null;
    const sent = await bodyText(request);
    const fault = faults.meet(request.method, path, () => context.random.fraction());
    const { search, searchParams } = new URL(request.url);
    const isElsewhere = computeHeavy && isHeavy(request.method, path, searchParams);
    const response = await withFault(request, fault, () =>
      isElsewhere ? computeHeavy(request, () => simulator.state(), version) : dispatch(request, path, context),
    );
    // A call from before a reset does not belong to the new log.
    if (worldEnded.aborted) return response;
    const { times: _, ...rule } = fault ?? {};
    const entry = {
      at: momentText(clock.now()),
      user,
      method: request.method,
      path: `/api${path}${search}`,
      status: response.status,
      duration_ms: Math.round(stopwatch() - since),
      fault: fault ? faultName(fault) : null,
      rule: fault ? rule : null,
    };
    const bodies = loggedBodies({
      sent,
      // One that breaks off is not read: its reader sees that.
      received: fault?.kind === 'truncated' ? null : await bodyText(response),
      type: response.headers.get('Content-Type'),
    });
    log.add(entry, bodies);
    for (const { added } of callListeners) added(entry, bodies);
    return response;
  }

  async function withFault(request: Request, fault: Fault | undefined, answer: () => Promise<Response>) {
    if (!fault) return answer();
    const jitter = fault.jitter_ms ? Math.floor(context.random.fraction() * (fault.jitter_ms + 1)) : 0;
    const left = AbortSignal.any([request.signal, hanging.signal]);
    const wait = fault.kind === 'timeout' ? Number.POSITIVE_INFINITY : (fault.delay_ms ?? 0) + jitter;
    if (wait > 0) await waited(wait, left);
    if (left.aborted) return Response.error();
    const texts = textsOf(languageOf(request.headers.get('Accept-Language')));
    return faultyResponse(fault, answer, (error) => errorResponse(error, texts));
  }

  /** Adds the `Date` header, by which the portal knows the simulator's day; a broken connection has none. */
  const dated = (response: Response) => {
    if (response.type !== 'error') response.headers.set('Date', clock.now().toUTCString());
    return response;
  };

  const simulator: Simulator = {
    async handle(request, base = '') {
      const { pathname } = new URL(request.url);
      const below = (path: string) =>
        pathname === path || pathname.startsWith(`${path}/`) ? pathname.slice(path.length) || '/' : undefined;
      const apiPath = below(`${base}/api`);
      const controlPath = below(`${base}/__simulator`);
      if (apiPath !== undefined) return dated(await answerApi(request, apiPath));
      return controlPath === undefined ? undefined : dated(await control(request, controlPath, controlContext));
    },
    reset(next) {
      startAgain(next);
      history.clear();
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
      run,
      drawn: context.random.drawn,
      clock: clock.state(),
      faults: faults.get(),
      world: context.world.export(),
    }),
    restore(state) {
      startOver();
      simulator.continueFrom(state);
      changed('all');
    },
    continueFrom(state) {
      const before = simulator.state();
      const isSameWorld = began.scenario === state.scenario && began.seed === state.seed;
      began = { scenario: state.scenario, seed: state.seed, now: state.now };
      run = state.run ?? 0;
      context = contextOf(state, isSameWorld ? context : undefined);
      clock.restore(state.clock);
      // The version also grows on an import, so that a client that polls it notices the new world.
      version = Math.max(version, state.version);
      faults.set(state.faults);
      for (const part of differences(before, state)) changed(part);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    calls: {
      subscribe: (listener) => void callListeners.add(listener),
      add: log.add,
      precede: log.precede,
      clear: log.clear,
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
