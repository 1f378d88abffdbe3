import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { chartsDrawn, tableIn } from '../support/screen.ts';
import { words } from '../support/words.ts';
import { button, textbox } from './find.ts';
import { flow } from './flow.ts';

/** A user signs in: a mistyped password first, then the right one. */
const meta = preview.meta({
  title: 'Flows/Sign in',
  component: StoryPortal,
  args: { path: '/' },
  globals: { user: 'nobody' },
  parameters: { snapshot: false, consoleErrors: true },
});

const password = () => screen.findByLabelText(words('Lozinka'));

const { byMouse, byKeyboard } = flow(() => [
  {
    sentence: {
      hr: 'Korisnik otvori portal i vidi prijavu',
      en: 'The user opens the portal and sees the login',
    },
    do: async () => {
      await expect(await screen.findByRole('heading', { name: words('Prijava') })).toBeVisible();
      await waitFor(async () => expect(await textbox(words('Korisničko ime'))()).toHaveFocus());
    },
  },
  {
    sentence: { hr: 'Korisnik pogriješi u lozinki', en: 'The user mistypes the password' },
    do: async (act) => {
      await act.write(textbox(words('Korisničko ime')), 'operator');
      await act.write(password, 'demo-1235');
      await act.press(button(words('Prijavi se')));
      await expect(await screen.findByText(words('Prijava nije uspjela'))).toBeVisible();
      await expect(await textbox(words('Korisničko ime'))()).toHaveValue('operator');
    },
  },
  {
    sentence: { hr: 'Korisnik ispravi lozinku i uđe', en: 'The user corrects the password and is signed in' },
    part: () => tableIn(words('Usluge')),
    do: async (act) => {
      await act.write(password, 'demo-1234');
      await act.press(button(words('Prijavi se')));
      await expect(await screen.findByRole('heading', { level: 1, name: words('Nadzorna ploča') })).toBeVisible();
      await tableIn(words('Usluge'));
      await chartsDrawn();
    },
  },
]);

export const ByMouse = meta.story({ play: byMouse });
export const ByKeyboard = meta.story({ play: byKeyboard });
export const EnglishByMouse = meta.story({ tags: ['english'], globals: { language: 'en' }, play: byMouse });
