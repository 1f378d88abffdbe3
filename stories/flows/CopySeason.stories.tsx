import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { answerOf, decideRequest, watchesRequests } from '../support/backOffice.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { startOf, words } from '../support/words.ts';
import { button, checkbox, link, linkIn } from './find.ts';
import { flow } from './flow.ts';

/** A provider copies the season of two zones to the next year; the operator approves it, and the zones show it. */
const meta = preview.meta({
  title: 'Flows/Copy a season',
  component: StoryPortal,
  args: { path: '/parking/provider/2/working-periods/copy' },
  globals: { user: 'provider' },
  parameters: { snapshot: false },
});

interface Waiting {
  readonly zahtjevi: readonly { readonly id: number }[];
}

const list = () => screen.findByRole('list', { name: words('Popis zahtjeva') });
const sent = () => screen.findByText(words('Poslano je 6 zahtjeva'));
const summer = () => screen.findByRole('article', { name: words('1. 6. 2028. – 30. 9. 2028.') });

const { byMouse, byKeyboard } = flow(() => [
  {
    sentence: {
      hr: 'Pružatelj bira dvije zone: svaka dobiva svoja razdoblja za iduću godinu',
      en: 'The provider chooses two zones: each gets its own periods for the next year',
    },
    part: list,
    do: async (act) => {
      await act.tick(checkbox(/Riva/));
      await act.tick(checkbox(/Bačvice/));
      await expect(within(await list()).getAllByText(words('Bez preklapanja'))).toHaveLength(6);
    },
  },
  {
    sentence: { hr: 'Pružatelj šalje popis', en: 'The provider sends the list' },
    part: sent,
    do: async (act) => {
      await act.press(button(words('Pošalji 6 zahtjeva')));
      await sent();
      await expect(within(await list()).getAllByText(words('Poslano'))).toHaveLength(6);
      await watchesRequests();
    },
  },
  {
    sentence: { hr: 'Operater odobri sve zahtjeve', en: 'The operator approves all requests' },
    do: async () => {
      const { zahtjevi } = await answerOf<Waiting>('/zahtjevi/?status=pending');
      await expect(zahtjevi).toHaveLength(6);
      for (const { id } of zahtjevi) await expect((await decideRequest(id, 'approve')).ok).toBe(true);
      window.dispatchEvent(new Event('visibilitychange'));
    },
  },
  {
    sentence: { hr: 'Nova sezona je u zoni', en: 'The new season is in the zone' },
    part: summer,
    do: async (act) => {
      await act.press(button(words('Zatvori')));
      await act.press(linkIn(words('Putanja'), words('Zone')));
      await act.press(link(startOf('Detalji: Zona 0')));
      await waitFor(async () => expect(within(await summer()).queryByText(startOf('Čeka odobrenje'))).toBeNull());
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
