import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { openedPanel } from '../support/panels.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { startOf, words } from '../support/words.ts';
import { button, keepToasts, linkIn, showsToast } from './find.ts';
import { flow } from './flow.ts';

/** A user switches a subscription on, and the magic button off, which the date ranges lose at once. */
const meta = preview.meta({
  title: 'Flows/Settings',
  component: StoryPortal,
  args: { path: '/settings' },
  parameters: { snapshot: false },
  beforeEach: keepToasts,
});

const control = (name: string) => () => screen.findByRole('switch', { name });

const { byMouse, byKeyboard } = flow(() => [
  {
    sentence: { hr: 'Korisnik otvori svoje postavke', en: 'The user opens the own settings' },
    do: async () => {
      await expect(await screen.findByRole('heading', { level: 1, name: words('Postavke') })).toBeVisible();
      await expect(await control(words('Garaže'))()).toBeEnabled();
    },
  },
  {
    sentence: { hr: 'Uključi obavijesti o garažama', en: 'The user switches on the messages about garages' },
    do: async (act) => {
      await expect(await control(words('Garaže'))()).not.toBeChecked();
      await act.tick(control(words('Garaže')));
      await waitFor(async () => expect(await control(words('Garaže'))()).toBeChecked());
    },
  },
  {
    sentence: { hr: 'Isključi čarobni gumb', en: 'The user switches off the magic button' },
    do: async (act) => {
      await act.tick(control(words('Čarobni gumb')));
      await showsToast(words('Postavka je uspješno promijenjena'));
      await expect(await control(words('Čarobni gumb'))()).not.toBeChecked();
    },
  },
  {
    sentence: { hr: 'Razdoblje više nema čarobnog gumba', en: 'The date range has no magic button any more' },
    part: openedPanel,
    do: async (act) => {
      await act.press(linkIn(words('Glavna navigacija'), words('Parking')));
      await act.press(button(startOf('Razdoblje')));
      const panel = within(await openedPanel());
      await panel.findByLabelText(words('Od'));
      await expect(panel.queryByRole('button', { name: words('Čarobni gumb') })).toBeNull();
    },
  },
]);

export const ByMouse = meta.story({ play: byMouse });
export const ByKeyboard = meta.story({ play: byKeyboard });
export const EnglishByMouse = meta.story({ tags: ['english'], globals: { language: 'en' }, play: byMouse });
