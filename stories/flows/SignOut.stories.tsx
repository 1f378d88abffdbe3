import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { startOf, words } from '../support/words.ts';
import type { Act } from './act.ts';
import { button, inQuestion, isShown, menuItem, textbox } from './find.ts';
import { flow } from './flow.ts';

/** A user signs out from a form that is not sent: the portal asks first. */
const meta = preview.meta({
  title: 'Flows/Sign out',
  component: StoryPortal,
  args: { path: '/garaze/garaza/1/working-periods/new' },
  parameters: { snapshot: false },
});

const description = () => textbox(words('Opis'));
const logOut = (act: Act) => act.pick(button(startOf('Korisnički izbornik: ')), menuItem(words('Odjavi se')));
const question = () => screen.findByRole('alertdialog', { name: words('Odjaviti se i odbaciti uneseno?') });

const { byMouse, byKeyboard } = flow(() => [
  {
    sentence: { hr: 'Korisnik započne obrazac', en: 'The user begins a form' },
    do: async (act) => {
      await act.write(description(), 'Zima');
    },
  },
  {
    sentence: {
      hr: 'Korisnik se odjavljuje: portal pita jer uneseno nije poslano',
      en: 'The user signs out: the portal asks, since the input is not sent',
    },
    part: question,
    do: async (act) => {
      await logOut(act);
      await isShown(question);
    },
  },
  {
    sentence: { hr: 'Korisnik ostaje, a uneseno je sačuvano', en: 'The user stays, and the input is kept' },
    do: async (act) => {
      await act.press(inQuestion(words('Ostani prijavljen')));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(await description()()).toHaveValue('Zima');
    },
  },
  {
    sentence: { hr: 'Korisnik potvrdi odjavu', en: 'The user confirms to sign out' },
    do: async (act) => {
      await logOut(act);
      await act.press(inQuestion(words('Odjavi se i odbaci')));
      await expect(await screen.findByRole('heading', { name: words('Prijava') })).toBeVisible();
      await expect(localStorage.getItem('auth-token')).toBeNull();
    },
  },
]);

export const ByMouse = meta.story({ play: byMouse });
export const ByKeyboard = meta.story({ play: byKeyboard });
export const EnglishByMouse = meta.story({ tags: ['english'], globals: { language: 'en' }, play: byMouse });
