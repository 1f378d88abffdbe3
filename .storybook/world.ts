import { HttpResponse, http } from 'msw';
import type { SetupWorker } from 'msw/browser';
import type { Fault } from '#simulator/faults.ts';
import type { Simulator } from '#simulator/simulator.ts';
import { mapServer } from '../stories/support/mapServer.ts';
import { storyTime } from './clock.ts';
import { faultPresets } from './faultPresets.ts';

export type StoryFault = Fault;

/**
 * `parameters.simulator` of a story: what its world is, whatever the toolbars say. `false`: the story makes no calls.
 * `user: null` is nobody, for the screens before signing in.
 */
export type StoryWorld = false | { scenario?: string; user?: string | null; faults?: Fault[] };

const tokenKey = 'auth-token';

/** A story that has no world must make no call: such a call fails, and the console names it. */
const unanswered = http.all('/api/*', ({ request }) => {
  console.error(`No answer for ${request.method} ${new URL(request.url).pathname}: this story has no simulator.`);
  return HttpResponse.error();
});

/** Starts the worker that answers the portal's calls in this page. */
export async function startWorker(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker(unanswered, ...mapServer);
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  return worker;
}

let simulator: Promise<Simulator> | undefined;

/** Loaded by the first story that makes calls; components of the design system do without. */
const loadSimulator = async () => (await import('#simulator/simulator.ts')).createSimulator({ now: storyTime });

/** Gives the story a fresh world, and signs its user in. Components of the design system have none. */
export async function prepareWorld(
  story: { title: string; parameters: { simulator?: StoryWorld }; globals: Record<string, string | undefined> },
  worker: SetupWorker,
) {
  localStorage.removeItem(tokenKey);
  sessionStorage.clear();
  const wanted = story.parameters.simulator ?? (/^design.system\b/i.test(story.title) ? false : {});
  if (wanted === false) return;
  simulator ??= loadSimulator();
  const world = await simulator;
  const { globals } = story;
  world.reset({ scenario: wanted.scenario ?? globals.scenario ?? 'default', now: storyTime });
  world.faults.set(wanted.faults ?? faultPresets[globals.latency ?? '0']?.faults ?? []);
  worker.use(...world.handlers);
  const user = wanted.user === undefined ? globals.user : wanted.user;
  if (user) localStorage.setItem(tokenKey, world.signIn(user));
}
