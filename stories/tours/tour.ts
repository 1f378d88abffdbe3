import { expect, screen, waitFor, within } from 'storybook/test';
import type { Act } from '../flows/act.ts';
import { button, linkIn, menuItem } from '../flows/find.ts';
import { flow, type Step } from '../flows/flow.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { rowsOf, tableIn } from '../support/screen.ts';
import { words } from '../support/words.ts';

/** The meta of each tour: the portal as the user finds it after signing in. */
export const tourOf = (user: string) => ({
  component: StoryPortal,
  args: { path: '/' },
  globals: { user },
  // Each stop has its image.
  parameters: { snapshot: false },
});

/** The main menu of a user who may open everything. */
export const wholeMenu = [
  'Nadzorna ploča',
  'Parking',
  'Garaže',
  'Parkovi',
  'Prodaja',
  'Obračuni',
  'Statistika platforme',
  'Status sustava',
] as const;

/** What a user does to come to a screen, and what there is for this user. */
interface Stop {
  /** A sentence, as the panel of interactions and the page of the users show it. */
  readonly sentence: Step['sentence'];
  readonly go?: (act: Act) => Promise<void>;
  readonly sees: () => Promise<void>;
}

const mainMenu = () => screen.findByRole('navigation', { name: words('Glavna navigacija') });

/** Follows a link of the main menu, by its Croatian name. */
export const inMenu = (name: string) => (act: Act) => act.press(linkIn(words('Glavna navigacija'), words(name)));

/** Follows a link of the menu of an outlet's pages, by its Croatian name and, where it has several, its English one. */
export const inPages =
  (...name: [croatian: string, english?: string]) =>
  (act: Act) =>
    act.press(linkIn(words('Navigacija stranice'), words(...name)));

/** Follows the link to the details of a row, by the row's name. */
export const details = (name: string) => (act: Act) =>
  act.press(() => screen.findByRole('link', { name: words(`Detalji: ${name}`) }));

/** Chooses an entry of the user's menu, by the user's name and the entry's Croatian one. */
export const inUserMenu = (user: RegExp, entry: string) => async (act: Act) => {
  await act.pick(button(user), menuItem(words(entry)));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
};

/** Expects the page with this title. */
export const isOnPage = async (title: string) =>
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();

/** Expects a table with so many rows. */
export const hasRows = async (title: string, count: number) => expect(rowsOf(await tableIn(title))).toHaveLength(count);

/** Expects these entries in the main menu, by their Croatian names, and no others. */
export async function menuHas(...names: readonly string[]) {
  const links = await within(await mainMenu()).findAllByRole('link');
  await expect(links.map(({ textContent }) => textContent)).toEqual(names.map((name) => words(name)));
}

/** Expects that the page has no button or link of this name: the user may not do it. */
export const hasNo = (...names: readonly string[]) =>
  Promise.all(
    names.flatMap((name) =>
      ['button', 'link'].map((role) => expect(screen.queryByRole(role, { name: words(name) })).toBeNull()),
    ),
  );

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Takes the focus from what was pressed: a closed menu may give it back, with a ring or without one, when the new page is
 * shown already.
 */
async function withoutFocus() {
  await nextFrame();
  await nextFrame();
  (document.activeElement as HTMLElement | null)?.blur();
}

/**
 * The play function of a user's tour: screen by screen, by mouse. The image of each stop is compared with the kept one,
 * and the main menu, which is the user's own.
 */
export const tour = (stops: () => readonly Stop[]) =>
  flow(() =>
    stops().map(({ sentence, go, sees }) => ({
      sentence,
      part: mainMenu,
      async do(act) {
        await go?.(act);
        await sees();
        await withoutFocus();
      },
    })),
  ).byMouse;
