import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { section } from '../support/screen.ts';
import { inOrder, startOf, words } from '../support/words.ts';
import { button, checkbox, keepToasts, link } from './find.ts';
import { flow } from './flow.ts';

/** A provider asks for Christmas without charge in all zones; one zone refuses it at first. */
const meta = preview.meta({
  title: 'Flows/Christmas for all zones',
  component: StoryPortal,
  args: { path: '/parking/provider/2/zone' },
  globals: { user: 'provider' },
  parameters: { snapshot: false, consoleErrors: true },
  beforeEach: ({ msw }) => {
    keepToasts();
    let refusals = 1;
    msw.use(
      http.post('/api/parking/provider/2/zona/13/iznimke/', () =>
        refusals-- > 0
          ? HttpResponse.json({ non_field_errors: ['Zona se upravo mijenja. Pokušajte ponovno.'] }, { status: 400 })
          : undefined,
      ),
    );
  },
});

const form = () => screen.findByRole('form', { name: words('Novi dani bez naplate') });
const sent = () => section(words('Zahtjevi za dane bez naplate'));
const list = () => screen.findByRole('list', { name: words('Što će se zatražiti') });

const { byMouse, byKeyboard } = flow(() => [
  {
    sentence: {
      hr: 'Pružatelj otvara obrazac za dane bez naplate',
      en: 'The provider opens the form for days without charge',
    },
    part: form,
    do: async (act) => {
      await act.press(link(words('Novi dani bez naplate')));
      await form();
    },
  },
  {
    sentence: {
      hr: 'Pružatelj odabire sve zone i Božić iduće godine',
      en: 'The provider chooses all zones and next Christmas',
    },
    part: list,
    do: async (act) => {
      await act.tick(checkbox(words('Sve zone')));
      await act.press(button(words('Blagdani 2027.')));
      await act.tick(checkbox(inOrder(words('Božić'), words('25. 12. 2027. – 26. 12. 2027.'))));
      await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(5));
      await waitFor(() => expect(screen.queryByText(startOf('Provjeravaju se postojeći'))).toBeNull());
    },
  },
  {
    sentence: {
      hr: 'Pružatelj šalje pet zahtjeva: jedan je odbijen',
      en: 'The provider sends five requests: one is refused',
    },
    part: sent,
    do: async (act) => {
      await act.press(button(words('Pošalji 5 zahtjeva na odobrenje')));
      await expect(await screen.findByText(words('Poslano 4 od 5, 1 odbijen'))).toBeVisible();
      await expect(screen.getByText(/Zona se upravo mijenja/)).toBeVisible();
    },
  },
  {
    sentence: { hr: 'Pružatelj odbijeni šalje ponovno', en: 'The provider sends the refused one again' },
    part: sent,
    do: async (act) => {
      await act.press(button(startOf('Pošalji odbijeni ponovno')));
      await expect(await screen.findByText(words('Poslano je 5 zahtjeva'))).toBeVisible();
    },
  },
]);

export const ByMouse = meta.story({ tags: ['user-provider'], play: byMouse });
export const ByKeyboard = meta.story({ tags: ['user-provider'], play: byKeyboard });
export const EnglishByMouse = meta.story({
  tags: ['english', 'user-provider'],
  globals: { language: 'en' },
  play: byMouse,
});
