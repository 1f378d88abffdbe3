import { HttpResponse, http } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { setNotice } from '#app/notice.ts';
import { faultsOf } from '#simulator/faultPresets.ts';
import type { Fault } from '#simulator/faults.ts';
import { scenarioIds, scenarioOf } from '#simulator/scenarios/index.ts';
import type { Simulator } from '#simulator/simulator.ts';
import { mapServer } from '../stories/support/mapServer.ts';
import { setStoryTime, storyTime } from './clock.ts';

export type StoryFault = Fault;

/**
 * `parameters.simulator` of a story: it overrides the toolbar. `false` means that the story makes no calls, `user:
 * null` that nobody is signed in.
 */
export type StorySimulator = false | { scenario?: string; user?: string | null; faults?: Fault[] };

const tokenKey = 'auth-token';

/** A story without a simulator must make no call: such a call fails, and the console names it. */
const unexpectedCall = http.all('/api/*', ({ request }) => {
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

/** Resets the simulator to the story's scenario and faults, and signs its user in. */
export async function prepareSimulator(
  story: { title: string; parameters: { simulator?: StorySimulator }; globals: Record<string, string | undefined> },
  worker: SetupWorker,
) {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem('auth-session');
  sessionStorage.clear();
  setNotice(undefined);
  const options = story.parameters.simulator ?? (/^design.system\b/i.test(story.title) ? false : {});
  if (options === false) return;
  simulator ??= loadSimulator();
  const started = await simulator;
  const { globals } = story;
  const asked = options.scenario ?? globals.scenario ?? 'default';
  const scenario = scenarioOf(asked);
  if (!scenario) console.warn(`There is no scenario "${asked}", so the default is shown. There are: ${scenarioIds()}.`);
  const now = scenario?.now ?? storyTime;
  setStoryTime(now);
  started.reset({ scenario: scenario?.id ?? 'default', now });
  const faults = options.faults ?? faultsOf(globals.faults ?? '');
  // Without any of its own the story has those of its scenario.
  if (options.faults || faults.length > 0) started.faults.set(faults);
  worker.use(...started.handlers);
  const user = options.user === undefined ? globals.user : options.user;
  if (!user) return;
  localStorage.setItem(tokenKey, started.signIn(user));
  localStorage.setItem('auth-session', JSON.stringify({ user }));
}
