import { delay, HttpResponse, http } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { setNotice } from '#app/notice.ts';
import { faultsOf } from '#simulator/faultPresets.ts';
import type { Fault } from '#simulator/faults.ts';
import { scenarioOf } from '#simulator/scenarios/index.ts';
import type { Simulator } from '#simulator/simulator.ts';
import { mapServer } from '../stories/support/mapServer.ts';
import { setStoryTime, storyTime } from './clock.ts';
import { type StoryGlobals, simulatorSettings } from './globals.ts';
import type { StorySide } from './panel/storySide.ts';

const tokenKey = 'auth-token';

/** Whether the story has no simulator: `false` from the start of one that has, until the start of one that has none. */
let isWithoutSimulator = false;

/**
 * A story without a simulator must make no call: such a call fails, and the console names it. While the next story starts,
 * the portal of the one before may still ask for its requests, which fails unnamed.
 */
const unexpectedCall = http.all('/api/*', ({ request }) => {
  if (isWithoutSimulator)
    console.error(`No response to ${request.method} ${new URL(request.url).pathname}: this story has no simulator.`);
  return HttpResponse.error();
});

/** Starts the service worker that responds to the portal's calls in this page. */
export async function startWorker(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker(unexpectedCall, ...mapServer);
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  return worker;
}

let simulator: Promise<Simulator> | undefined;

/** The simulator loads with the first story that makes calls. Components of the design system need none. */
const loadSimulator = async () => (await import('#simulator/simulator.ts')).createSimulator({ now: storyTime });

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

/** Resets the simulator to what a story's globals tell, and signs the user in. */
export async function prepareSimulator({ storyId, globals, panel }: StartingStory, worker: SetupWorker) {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem('auth-session');
  // Requests have the same ids and times in each story: a decision of an earlier one would count as reported.
  localStorage.removeItem('reported-decisions');
  // Before the storage that holds it is cleared.
  const kept = panel?.takeKept(storyId);
  sessionStorage.clear();
  setNotice(undefined);
  const settings = simulatorSettings(globals);
  isWithoutSimulator = settings === undefined;
  if (!settings) return panel?.show({ storyId, simulator: undefined, user: undefined, start: storyTime });
  simulator ??= loadSimulator();
  const started = await simulator;
  const start = scenarioOf(settings.scenario)?.now ?? storyTime;
  const now = kept?.now ?? start;
  setStoryTime(now);
  started.reset({ scenario: settings.scenario, now });
  const faults: readonly Fault[] = typeof settings.faults === 'string' ? faultsOf(settings.faults) : settings.faults;
  // Without any of its own the story has those of its scenario.
  if (faults.length > 0 || typeof settings.faults !== 'string') started.faults.set(faults);
  if (kept) started.faults.set(kept.faults);
  worker.use(...(settings.latency > 0 ? [waiting(settings.latency)] : []), ...started.handlers);
  if (settings.user) {
    localStorage.setItem(tokenKey, started.signIn(settings.user));
    localStorage.setItem('auth-session', JSON.stringify({ user: settings.user }));
  }
  panel?.show({ storyId, simulator: started, user: settings.user, start });
}
