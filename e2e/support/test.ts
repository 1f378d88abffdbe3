import { test as base, type Page } from '@playwright/test';
import { checkTime } from '../../tools/processes/simulator.mjs';
import { password } from '../../tools/processes/users.mjs';
import { type ApiReader, readerFor } from './api.ts';
import { stopClock } from './clock.ts';
import { Problems } from './problems.ts';
import { type Servers, serversOf } from './servers.ts';

export { expect } from '@playwright/test';
export { password };

/** A call in the simulator's log. */
export interface LoggedCall {
  readonly id: number;
  readonly user: string | null;
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string | null;
}

/** The simulator's control calls (behaviour 23.4), and what specs need most of them. */
export interface Simulator {
  /** The API's origin, for calls that a spec makes itself. */
  readonly url: string;
  /** Resets the simulator to another scenario, at the checks' time. */
  reset(scenario?: string): Promise<void>;
  /** Sets the fault rules, replacing the earlier ones. */
  faults(...faults: readonly object[]): Promise<void>;
  /** Advances the simulator's clock by so many seconds, back when negative. */
  advance(seconds: number): Promise<void>;
  /** Every mail that was sent. */
  mails(): Promise<Mail[]>;
  /** The portal's calls below `path`, oldest first; those that a spec makes itself count as well. */
  calls(path?: string): Promise<LoggedCall[]>;
}

function simulatorAt(url: string): Simulator {
  const control = async <T>(method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/__simulator/${path}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} /__simulator/${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  return {
    url,
    reset: async (scenario = 'default') => {
      await control('POST', 'reset', { scenario, seed: 1, now: checkTime });
    },
    faults: async (...faults) => {
      await control('PUT', 'faults', faults);
    },
    advance: async (seconds) => {
      await control('POST', 'clock', { advance_seconds: seconds });
    },
    mails: async () => (await control<{ mails: Mail[] }>('GET', 'mails')).mails,
    calls: async (path = '/api/') =>
      (await control<{ log: LoggedCall[] }>('GET', 'log')).log.filter((call) => call.path.startsWith(path)),
  };
}

export interface Options {
  /** The user who is signed in when the test starts; default: none. */
  user: string | undefined;
  /** The language chosen on the device; default: none, so Croatian. */
  language: 'hr' | 'en' | undefined;
}

interface Fixtures extends Options {
  readonly simulator: Simulator;
  /** Calls the API directly as a user, to compare the screens with. */
  readonly readerOf: (username: string, secret?: string) => Promise<ApiReader>;
  readonly problems: Problems;
  /** A page in another browser context, signed in as this user or not at all. */
  readonly anotherBrowser: (user?: string) => Promise<Page>;
}

/** What the portal stores when a user signs in. */
const sessionOf = (user: string | undefined, token: string | undefined) => ({
  'auth-token': token,
  'auth-session': user && JSON.stringify({ user }),
});

/** A browser's storage with these entries for the portal. Playwright opens a page for each origin that is named here. */
function storageOf({ portal }: Servers, entries: Readonly<Record<string, string | undefined>>) {
  const localStorage = Object.entries(entries).flatMap(([name, value]) => (value ? [{ name, value }] : []));
  return { cookies: [], origins: localStorage.length > 0 ? [{ origin: portal, localStorage }] : [] };
}

/**
 * The built portal, served as in production, and a simulator behind it over HTTP. Each test starts with the default
 * scenario; the page's clock has the simulator's time.
 */
export const test = base.extend<Fixtures, { servers: Servers }>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    ({}, use, { parallelIndex }) => use(serversOf(parallelIndex)),
    { scope: 'worker' },
  ],
  user: [undefined, { option: true }],
  language: [undefined, { option: true }],

  simulator: [
    async ({ servers }, use) => {
      const simulator = simulatorAt(servers.simulator);
      await simulator.reset();
      await use(simulator);
    },
    { auto: true },
  ],

  readerOf: ({ simulator }, use) => use((username, secret) => readerFor(simulator.url, username, secret)),

  baseURL: ({ servers }, use) => use(servers.portal),

  storageState: async ({ user, language, servers, readerOf }, use) => {
    const token = user && (await readerOf(user)).token;
    await use(storageOf(servers, { ...sessionOf(user, token), language }));
  },

  problems: async ({ servers: { simulator: _, ...portals } }, use) => {
    const problems = new Problems(Object.values(portals).filter(Boolean));
    await use(problems);
    problems.check();
  },

  context: async ({ context, problems }, use) => {
    await stopClock(context, checkTime);
    await problems.watch(context);
    await use(context);
  },

  anotherBrowser: async ({ browser, servers, problems, baseURL, readerOf }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async (user) => {
      const token = user && (await readerOf(user)).token;
      const context = await browser.newContext({ baseURL, storageState: storageOf(servers, sessionOf(user, token)) });
      contexts.push(context);
      await stopClock(context, checkTime);
      await problems.watch(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
