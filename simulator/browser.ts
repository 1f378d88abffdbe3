import { setupWorker } from 'msw/browser';
import { agreeDate } from './clock.ts';
import { createSimulator } from './simulator.ts';
import { readState } from './state.ts';

const key = 'simulator';

/**
 * Starts demo mode: the simulator answers the page's calls through the service worker. What people change is kept in
 * this browser over reloads, and the page's `Date` follows the simulator's clock.
 */
export async function startSimulator(): Promise<void> {
  const simulator = createSimulator();
  const saved = localStorage.getItem(key);
  const state = saved === null ? undefined : readState(saved);
  if (state) simulator.restore(state);
  else if (saved !== null) {
    localStorage.removeItem(key);
    console.warn('The simulator could not read what it had saved in this browser, and begins anew.');
  }
  agreeDate(simulator.clock);

  let isWaiting = false;
  const save = () => {
    isWaiting = false;
    try {
      localStorage.setItem(key, JSON.stringify(simulator.state()));
    } catch (error) {
      console.warn('The simulator could not save its state in this browser.', error);
    }
  };
  simulator.subscribe(() => {
    // Changes come in bursts; a page that is left saves at once.
    if (!isWaiting) setTimeout(() => isWaiting && save(), 200);
    isWaiting = true;
  });
  addEventListener('pagehide', () => isWaiting && save());

  await setupWorker(...simulator.handlers).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: '/mockServiceWorker.js' },
  });
}
