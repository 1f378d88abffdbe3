import { http, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import { agreeDate } from './clock.ts';
import { shareState } from './sharedState.ts';
import { createSimulator, simulatedPaths } from './simulator.ts';

/**
 * Starts demo mode: the simulator answers the page's calls through the service worker. Users' changes are kept in
 * this browser over reloads and is the same in all its tabs, and the page's `Date` follows the simulator's clock.
 */
export async function startSimulator(): Promise<void> {
  const simulator = createSimulator();
  const { catchUp } = shareState(simulator, localStorage, (message, error) => console.warn(message, error ?? ''));
  agreeDate(simulator.clock);
  // A clock that was moved in another tab is moved here too, before any call.
  addEventListener('storage', catchUp);
  const handlers = simulatedPaths.map((path) =>
    http.all(path, async ({ request }) => {
      catchUp();
      return (await simulator.handle(request)) ?? passthrough();
    }),
  );
  await setupWorker(...handlers).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: '/mockServiceWorker.js' },
  });
}
