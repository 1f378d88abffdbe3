import { delay, HttpResponse, http } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { readServerClock } from '#api/serverClock.ts';
import { setNotice } from '#app/layout/notice.ts';
import { faultsOf } from '#simulator/faults/faultPresets.ts';
import type { Fault } from '#simulator/faults/faults.ts';
import { scenarioOf } from '#simulator/scenarios/index.ts';
import { connectWorker, NotStartedError, readyHandler } from '#simulator/serviceWorker/connect.ts';
import type { Simulator } from '#simulator/simulator.ts';
import { mapServer } from '../stories/support/mapServer.ts';
import { setStoryTime, storyTime } from './clock.ts';
import { type StoryGlobals, simulatorSettings } from './globals.ts';
import type { StorySide } from './panel/storySide.ts';

const tokenKey = 'auth-token';
const sessionKey = 'auth-session';

/** Whether the story has no simulator: `false` from the start of one that has, until the start of one that has none. */
let isWithoutSimulator = false;

/** Where a story has no simulator, calls fail. */
const failedCall = http.all('/api/*', () => HttpResponse.error());

/**
 * A story without a simulator must make no call: the console names one. This is noticed where the call is made, not where
 * it is answered: a call of the story before may still be on its way.
 */
function reportUnexpectedCalls() {
  const realFetch = window.fetch;
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (isWithoutSimulator && pathname.startsWith('/api/'))
      console.error(`No response to ${pathname}: this story has no simulator.`);
    return realFetch(input, init);
  };
}

const sayNotStarted = async () => (await import('#simulator/console/showNotStarted.tsx')).showNotStarted();

/**
 * Starts the service worker that responds to the portal's calls in this page. Where the browser does not pass them on, a
 * notice says so, and no story starts.
 */
export async function startWorker(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker(readyHandler(), failedCall, ...mapServer);
  try {
    await connectWorker({
      worker,
      url: '/simulator-worker.js',
      isSimulated: (pathname) => /^\/(api|__simulator)\//.test(pathname),
      onLost: () => void sayNotStarted(),
    });
  } catch (error) {
    if (error instanceof NotStartedError) void sayNotStarted();
    throw error;
  }
  reportUnexpectedCalls();
  return worker;
}

let simulator: Promise<Simulator> | undefined;

/** The simulator loads with the first story that makes calls. Components of the design system need none. */
const loadSimulator = async () => {
  const [{ createSimulator }, { zoneMapAddress }] = await Promise.all([
    import('#simulator/simulator.ts'),
    import('#simulator/addresses/zoneMapAddress.ts'),
  ]);
  return createSimulator({ now: storyTime }, undefined, undefined, zoneMapAddress);
};

/** Each call waits so many milliseconds before the simulator handles it. */
const waiting = (milliseconds: number) =>
  http.all('/api/*', async () => {
    await delay(milliseconds);
  });

/** A story that starts, and the panel that shows what its simulator does. */
interface StartingStory {
  readonly storyId: string;
  readonly globals: StoryGlobals;
  readonly panel: StorySide | undefined;
}

/** What the portal and the simulator's console keep on the device: the beginnings of their keys. Storybook keeps its own there. */
const storedOnDevice = [
  tokenKey,
  sessionKey,
  'columns.',
  'draft:',
  'last-activity',
  'reported-decisions',
  'support-desk-keys',
  'theme',
  'chart-calendar',
  'views.',
];

/** Forgets what an earlier story left on the device, so that stories do not depend on their order. */
function clearDevice() {
  for (const key of Object.keys(localStorage))
    if (storedOnDevice.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key);
}

/** Sets the time of a story: that of the device and of the server. The scenario of an earlier story may have its own. */
function setTime(time: string) {
  setStoryTime(time);
  readServerClock(new Headers({ Date: new Date().toUTCString() }), Date.now());
}

/** Resets the simulator to what a story's globals tell, and signs the user in. */
export async function prepareSimulator({ storyId, globals, panel }: StartingStory, worker: SetupWorker) {
  clearDevice();
  // Before the storage that holds it is cleared.
  const saved = panel?.takeSaved(storyId);
  sessionStorage.clear();
  setNotice(undefined);
  const settings = simulatorSettings(globals);
  isWithoutSimulator = settings === undefined;
  if (!settings) {
    setTime(storyTime);
    return panel?.show({ storyId, simulator: undefined, user: undefined });
  }
  simulator ??= loadSimulator();
  const started = await simulator;
  const now = saved?.now ?? scenarioOf(settings.scenario)?.now ?? storyTime;
  setTime(now);
  started.reset({ scenario: settings.scenario, now });
  const faults: readonly Fault[] = typeof settings.faults === 'string' ? faultsOf(settings.faults) : settings.faults;
  // Without any of its own the story has those of its scenario.
  if (faults.length > 0 || typeof settings.faults !== 'string') started.faults.set(faults);
  if (saved) started.faults.set(saved.faults);
  worker.use(...(settings.latency > 0 ? [waiting(settings.latency)] : []), ...started.handlers);
  if (settings.user) {
    localStorage.setItem(tokenKey, started.signIn(settings.user));
    localStorage.setItem(sessionKey, JSON.stringify({ user: settings.user }));
  }
  panel?.show({ storyId, simulator: started, user: settings.user });
}
