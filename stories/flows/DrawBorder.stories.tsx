import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { decideNewest, watchesRequests } from '../support/backOffice.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { section } from '../support/screen.ts';
import { partOf, startOf, words } from '../support/words.ts';
import { button, inQuestion, isShown, keepToasts, showsToast } from './find.ts';
import { flow } from './flow.ts';

/** A zone without a border: the suggested one is moved, saved and approved. */
const meta = preview.meta({
  title: 'Flows/Draw a border',
  component: StoryPortal,
  args: { path: '/parking/provider/1/zone/8/geo' },
  globals: { user: 'operator' },
  parameters: { snapshot: false },
  beforeEach: keepToasts,
});

const borders = () => section(words('Granice'));
const question = () => screen.findByRole('alertdialog');

const pending = () => words('Nove granice čekaju odobrenje');

const { byMouse, byKeyboard } = flow(() => [
  {
    sentence: {
      hr: 'Uređivač predlaže kvadrat oko mjesta pružatelja',
      en: 'The editor suggests a square around the provider’s place',
    },
    do: async () => {
      await expect(await screen.findByText(partOf('Predložen je kvadrat'))).toBeVisible();
      await waitFor(async () => expect(await button(words('Spremi i zatvori'))()).toBeEnabled());
      await watchesRequests();
    },
  },
  {
    sentence: { hr: 'Operater spremi granicu: portal pita', en: 'The operator saves the border: the portal asks' },
    part: question,
    do: async (act) => {
      await act.press(button(words('Spremi i zatvori')));
      await isShown(inQuestion(words('Spremi')));
    },
  },
  {
    sentence: { hr: 'Nove granice čekaju odobrenje', en: 'The new borders await approval' },
    part: borders,
    do: async (act) => {
      await act.press(inQuestion(words('Spremi')));
      await expect(await within(await borders()).findByText(pending())).toBeVisible();
      await waitFor(async () => expect(within(await borders()).getAllByRole('application')).toHaveLength(2));
    },
  },
  {
    sentence: { hr: 'Podrška odobri granice: vrijede', en: 'Support approves the borders: they apply' },
    part: borders,
    do: async () => {
      await decideNewest('approve');
      await showsToast(startOf('Odobreno: '));
      await waitFor(async () => expect(within(await borders()).queryByText(pending())).toBeNull());
      await expect(await within(await borders()).findByRole('button', { name: words('Uredi granice') })).toBeVisible();
    },
  },
]);

export const ByMouse = meta.story({ tags: ['user-operator'], play: byMouse });
export const ByKeyboard = meta.story({ tags: ['user-operator'], play: byKeyboard });
export const EnglishByMouse = meta.story({
  tags: ['english', 'user-operator'],
  globals: { language: 'en' },
  play: byMouse,
});
