import { expect, screen, type userEvent as user, waitFor, within } from 'storybook/test';
import type { StoryGlobals } from '../../.storybook/globals.ts';
import { notPermitted } from './access.ts';
import { setFaults } from './backOffice.ts';
import { quietToasts } from './toasts.ts';
import { expectFits, phone } from './variants.ts';
import { words } from './words.ts';

interface Context {
  readonly userEvent: ReturnType<typeof user.setup>;
}

/** A screen without data. */
interface EmptyScreen<Story extends object> {
  /** Its text. */
  readonly says: () => string | RegExp;
  readonly globals?: StoryGlobals;
  /** What else a story has in which there is no data: an address, or responses of its own. */
  readonly story?: Story;
}

interface ScreenOptions<Story extends object> {
  /** Resolves when the screen shows its data, with the part that shows it. */
  readonly loaded: () => Promise<HTMLElement>;
  /** What all states have: a scenario, a user. */
  readonly globals?: StoryGlobals;
  /** Left out where the screen lists no data that could be missing. */
  readonly empty?: EmptyScreen<Story>;
  /** Makes the page load again, so that old data stays for a while. */
  readonly reload?: (userEvent: Context['userEvent']) => Promise<void>;
  /** Who may not open the page. */
  readonly forbidden?: StoryGlobals;
}

/** Returns the text of a part of the screen, without that of when it was loaded, which changes while it loads again. */
function dataIn(part: HTMLElement): string {
  const copy = part.cloneNode(true) as HTMLElement;
  for (const time of copy.querySelectorAll('[aria-live]')) time.remove();
  // How many rows of a long table are rendered depends on where it stands in the window, which a progress bar above it changes.
  for (const row of [...copy.querySelectorAll('tbody > tr')].slice(5)) row.remove();
  return copy.textContent;
}

/** Who is signed in is always known: without that no page opens. */
const accounts = { path: '/auth/**', delay_ms: 0 };
const nothingComes = [accounts, { method: 'GET', path: '/**', delay_ms: 60_000 }];
const everythingFails = [accounts, { method: 'GET', path: '/**', status: 500 }];

/**
 * The states that every screen has, as stories: on each device and in each theme and language, and when its calls wait,
 * fail or return nothing. A story file exports those that it has no other story of. Each waits for what the screen then
 * shows, and checks that nothing is wider than the window.
 */
export function statesOf<Story extends object = object>({
  loaded,
  globals: own = {},
  empty,
  reload,
  forbidden,
}: ScreenOptions<Story>) {
  const shown = (globals: object = {}) => ({
    globals: { ...own, ...globals },
    async play() {
      await expect(await loaded()).toBeVisible();
      await expectFits();
    },
  });

  const loading = (globals: object = {}) => ({
    globals: { ...own, ...globals, faults: nothingComes },
    parameters: { snapshot: 'busy' as const },
    async play() {
      // Before its code has loaded, a page has no heading either.
      await screen.findByRole('heading', { level: 1 });
      await screen.findAllByText(words('Učitavanje…'), { exact: false });
      await expectFits();
    },
  });

  const failed = (globals: object = {}) => ({
    globals: { ...own, ...globals, faults: everythingFails },
    parameters: { consoleErrors: true },
    beforeEach: quietToasts,
    async play() {
      const alert = (await screen.findAllByRole('alert')).find((found) => within(found).queryByRole('button'));
      await expect(alert).toBeVisible();
      await screen.findAllByRole('button', { name: words('Pokušaj ponovno') });
      await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
      await expectFits();
    },
  });

  const withoutData = (globals: object = {}) => ({
    ...(empty?.story as Story),
    globals: { ...own, ...empty?.globals, ...globals },
    async play() {
      if (!empty) throw new Error('The screen has no text for a state without data.');
      const [text] = await screen.findAllByText(empty.says());
      await expect(text).toBeVisible();
      await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
      await expectFits();
    },
  });

  return {
    standard: shown(),
    tablet: shown({ viewport: { value: 'tablet' } }),
    phone: shown(phone),
    dark: shown({ theme: 'dark' }),
    english: shown({ language: 'en' }),
    longWords: shown({ scenario: 'long-words' }),
    loading: loading(),
    failed: failed(),
    empty: withoutData(),
    phoneLoading: loading(phone),
    phoneFailed: failed(phone),
    phoneEmpty: withoutData(phone),
    notPermitted: notPermitted({ ...own, ...forbidden }),

    /** Old data stays, dimmed, until the new data has loaded. */
    refetching: {
      globals: own,
      parameters: {
        snapshot: 'busy' as const,
        // Old data is dimmed only until the new data has loaded.
        a11y: { options: { rules: { 'color-contrast': { enabled: false } } } },
      },
      async play({ userEvent }: Context) {
        const part = await loaded();
        const before = dataIn(part);
        await setFaults(nothingComes);
        await reload?.(userEvent);
        await waitFor(() => expect(part.closest('[aria-busy=true]')).not.toBeNull());
        await expect(dataIn(part)).toBe(before);
      },
    },
  };
}
