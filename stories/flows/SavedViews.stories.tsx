import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { tableIn, thisMonth } from '../support/screen.ts';
import { words } from '../support/words.ts';
import { button, checkbox, inPanel, keepToasts, linkIn, showsToast } from './find.ts';
import { flow } from './flow.ts';

/** A user keeps a comparison under a name, renames and pins it, opens it from the dashboard, and deletes it. */
const meta = preview.meta({
  title: 'Flows/SavedViews',
  component: StoryPortal,
  args: { path: `/parking?${thisMonth}` },
  parameters: { snapshot: false },
  beforeEach: keepToasts,
});

const providers = () => tableIn(words('Pružatelji parkiranja'));
const dialog = () => screen.findByRole('dialog', { name: words('Spremljeni prikazi') });
const pins = () => screen.findByRole('navigation', { name: words('Prikvačeni prikazi') });
const openViews = () => screen.findByRole('button', { name: words('Spremljeni prikazi') });
const first = 'Prema lani';
const second = 'Mjesec prema lani';

const { byMouse, byKeyboard } = flow(
  () => [
    {
      sentence: {
        hr: 'Korisnik uspoređuje mjesec s prethodnim razdobljem',
        en: 'The user compares the month with the previous period',
      },
      part: () => screen.findByRole('search', { name: words('Filtri izvještaja') }),
      do: async (act) => {
        await providers();
        await act.tick(checkbox(words('Usporedi s')));
        await act.press(button(words('Traži')));
        await waitFor(async () =>
          expect(within(await providers()).getAllByRole('columnheader', { name: words('Razlika') })).toHaveLength(2),
        );
      },
    },
    {
      sentence: { hr: 'Korisnik sprema prikaz pod nazivom', en: 'The user saves the view under a name' },
      part: () => screen.findByRole('search', { name: words('Filtri izvještaja') }),
      do: async (act) => {
        await act.press(openViews);
        await act.press(inPanel('button', words('Spremi ovaj prikaz')));
        await act.write(inPanel('textbox', words('Naziv prikaza')), first);
        await act.press(inPanel('button', words('Spremi prikaz')));
        await showsToast(words('Prikaz je spremljen.'));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      },
    },
    {
      sentence: { hr: 'Korisnik mijenja naziv i prikvači prikaz', en: 'The user renames the view and pins it' },
      part: dialog,
      do: async (act) => {
        await act.press(openViews);
        await act.press(inPanel('button', words(`Uredi prikaz: ${first}`)));
        await act.write(inPanel('textbox', words('Naziv prikaza')), second);
        await act.tick(inPanel('checkbox', words('Prikvači na početnu stranicu')));
        await act.press(inPanel('button', words('Spremi prikaz')));
        await expect(await within(await dialog()).findByRole('link', { name: second })).toBeVisible();
      },
    },
    {
      sentence: {
        hr: 'Na nadzornoj ploči prikaz je među prikvačenima',
        en: 'On the dashboard the view is among the pins',
      },
      part: pins,
      do: async (act) => {
        await act.press(inPanel('button', words('Zatvori')));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await act.press(linkIn(words('Glavna navigacija'), words('Nadzorna ploča')));
        await expect(await within(await pins()).findByRole('link', { name: second })).toBeVisible();
      },
    },
    {
      sentence: { hr: 'Korisnik otvara prikaz s nadzorne ploče', en: 'The user opens the view from the dashboard' },
      part: () => screen.findByRole('search', { name: words('Filtri izvještaja') }),
      do: async (act) => {
        await act.press(linkIn(words('Prikvačeni prikazi'), second));
        await expect(within(await providers()).getAllByRole('columnheader', { name: words('Razlika') })).toHaveLength(
          2,
        );
      },
    },
    {
      sentence: { hr: 'Korisnik briše prikaz', en: 'The user deletes the view' },
      part: dialog,
      do: async (act) => {
        await act.press(openViews);
        await act.press(inPanel('button', words(`Obriši prikaz: ${second}`)));
        await showsToast(words('Prikaz je obrisan.'));
        await expect(await within(await dialog()).findByText(words('Nema spremljenih prikaza'))).toBeVisible();
      },
    },
  ],
  { images: false },
);

export const ByMouse = meta.story({ play: byMouse });
export const ByKeyboard = meta.story({ play: byKeyboard });
export const EnglishByMouse = meta.story({ tags: ['english'], globals: { language: 'en' }, play: byMouse });
