// biome-ignore-all lint/performance/useDomNodeTextContent: what counts is the text as it is seen.
import type { BrowserContext, Page } from 'playwright-core';
import { checkTime } from '../../tools/processes/simulator.mjs';
import type { Lane } from './lane.ts';

export type Language = 'hr' | 'en';

/** The languages take turns. */
export const languageAt = (place: number): Language => (place % 2 === 0 ? 'hr' : 'en');

/** What a page says about a failure, and where. */
export interface Message {
  /** The section, dialog or form around it, by its name. */
  readonly place: string;
  readonly text: string;
  /** The buttons and links within its section. */
  readonly ways: readonly string[];
}

/** Makes the pages of a context use the simulator's day, and a time limit of a second where the case asks for it. */
export async function prepareContext(context: BrowserContext) {
  // tsx adds a helper to functions, which those that run in the page do not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript((now) => {
    const Real = Date;
    const started = performance.now();
    const moment = () => now + (performance.now() - started);
    globalThis.Date = new Proxy(Real, {
      construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [moment()] : args, self),
      get: (target, key) => (key === 'now' ? moment : Reflect.get(target, key)),
    });
    const limit = Number(sessionStorage.getItem('resilience-time-limit'));
    if (limit > 0) {
      const native = window.setTimeout;
      window.setTimeout = ((run: () => void, milliseconds?: number, ...rest: unknown[]) =>
        native(run, milliseconds === 30_000 ? limit : milliseconds, ...rest)) as typeof window.setTimeout;
    }
  }, Date.parse(checkTime));
}

/**
 * Begins with the data of a scenario, and returns the user's token. The page is left first, for a file without scripts:
 * a call that it still makes would write into the new data.
 */
export async function begin(
  lane: Lane,
  page: Page,
  { scenario, user }: { readonly scenario: string; readonly user: string | undefined },
) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(`${lane.url}/config.json`);
  await lane.quiet();
  return lane.begin(scenario, user);
}

/** After {@link begin}, opens a screen as a user who has just signed in on this device, without drafts or remembered filters. */
export async function openScreen(
  page: Page,
  origin: string,
  address: string,
  {
    user,
    token,
    language,
    timeLimit = 0,
  }: { user: string | undefined; token: string | undefined; language: Language; timeLimit?: number },
) {
  await page.evaluate(
    ([name, value, chosen, limit]) => {
      localStorage.clear();
      sessionStorage.clear();
      if (value) localStorage.setItem('auth-token', value as string);
      if (name) localStorage.setItem('auth-session', JSON.stringify({ user: name }));
      localStorage.setItem('language', chosen as string);
      if (limit) sessionStorage.setItem('resilience-time-limit', String(limit));
    },
    [user, token, language, timeLimit],
  );
  await page.goto(origin + address, { waitUntil: 'commit' });
}

/** Returns the visible lines of the page. */
export const linesOf = (page: Page) =>
  page.evaluate(() =>
    // The start script runs before there is a body.
    (document.querySelector('body')?.innerText ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );

/** Returns every message about a failure that the page shows. */
export const messagesOf = (page: Page): Promise<Message[]> =>
  page.evaluate(() => {
    const visible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      (element as HTMLElement).innerText.trim() !== '';
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ??
      document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.innerText ??
      '';
    const placeOf = (element: Element) => {
      const around = element.closest(
        '[role=alertdialog],[role=dialog],section[aria-labelledby],[role=region],form,main',
      );
      if (!around) return element.closest('[data-scope=toast]') ? 'toast' : 'page';
      if (element.closest('[data-scope=toast]')) return 'toast';
      const kind = around.getAttribute('role') ?? around.tagName.toLowerCase();
      return nameOf(around) ? `${kind} “${nameOf(around)}”` : kind === 'main' ? 'page' : kind;
    };
    const around = (element: Element) =>
      element.closest('[role=alertdialog],[role=dialog],section,[role=region],form,main') ?? document.body;
    const found = [
      ...document.querySelectorAll('[role=alert], [data-scope=toast][data-part=root], [id$="-error"], [data-failed]'),
    ].filter(visible);
    return found
      .filter((element) => !found.some((other) => other !== element && other.contains(element)))
      .map((element) => ({
        place: placeOf(element),
        text: (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim(),
        ways: [...around(element).querySelectorAll('button:not(:disabled), a[href]')]
          .filter(visible)
          .map((way) => (way.getAttribute('aria-label') ?? (way as HTMLElement).innerText).trim()),
      }));
  });
