import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { formats, section, tableIn } from '../support/screen.ts';
import { area, recipientField } from '../support/statistics.ts';
import { startOf, words } from '../support/words.ts';
import { button, inPanel, inQuestion, isShown, keepToasts, linkIn, showsToast } from './find.ts';
import { flow } from './flow.ts';

/** The finance user opens a month, and sends it to the board by mail. */
const meta = preview.meta({
  title: 'Flows/Send statistics',
  component: StoryPortal,
  args: { path: area },
  globals: { user: 'finance' },
  parameters: { snapshot: false },
  beforeEach: keepToasts,
});

interface Mail {
  readonly to: string;
  readonly text: string;
}

const mails = async () => ((await (await fetch('/__simulator/mails')).json()) as { mails: readonly Mail[] }).mails;
const board = 'uprava@primjer.hr';

const { byMouse, byKeyboard } = flow(() => [
  {
    sentence: { hr: 'Korisnik otvori statistiku platforme', en: 'The user opens the statistics of the platform' },
    part: () => tableIn(words('Korisnici i kupovine')),
    do: async () => {
      await tableIn(words('Korisnici i kupovine'));
    },
  },
  {
    sentence: { hr: 'Korisnik odabere listopad', en: 'The user chooses October' },
    part: button(startOf('Razdoblje')),
    do: async (act) => {
      await act.press(button(startOf('Razdoblje')));
      await act.write(inPanel('textbox', words('Od')), words('1. 10. 2026.'));
      await act.write(inPanel('textbox', words('Do')), words('31. 10. 2026.'));
      await act.enter();
      await waitFor(async () =>
        expect(await button(startOf('Razdoblje'))()).toHaveTextContent(words('1. 10. 2026. – 31. 10. 2026.')),
      );
      await act.press(button(words('Traži')));
    },
  },
  {
    sentence: { hr: 'Korisnik pogleda sve kupovine tog mjeseca', en: 'The user looks at all sales of that month' },
    part: () => section(words('Sve kupovine')),
    do: async (act) => {
      await act.press(linkIn(words('Pregledi statistike'), words('Sve kupovine')));
      const card = within(await section(words('Sve kupovine')));
      await expect(await card.findByText(formats().month('2026-10-01'))).toBeVisible();
      await expect(card.getByText(words('1 redak'))).toBeVisible();
    },
  },
  {
    sentence: {
      hr: 'Korisnik bira upravu za primatelja: portal pita',
      en: 'The user sends it to the board: the portal asks',
    },
    part: () => screen.findByRole('alertdialog'),
    do: async (act) => {
      await act.choose(recipientField, board);
      await act.press(button(words('Pošalji e-poštom')));
      await isShown(() => screen.findByRole('alertdialog'));
    },
  },
  {
    sentence: { hr: 'Korisnik potvrdi: poslana je jedna poruka', en: 'The user confirms: one mail is sent' },
    part: () => section(words('Sve kupovine')),
    do: async (act) => {
      await act.press(inQuestion(words('Pošalji')));
      await showsToast(words(`${board}: statistika uspješno poslana`));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      const sent = await mails();
      await expect(sent.map(({ to }) => to)).toEqual([board]);
      await expect(sent[0]?.text).toMatch(/2026.*2026/);
    },
  },
]);

export const ByMouse = meta.story({ tags: ['user-finance'], play: byMouse });
export const ByKeyboard = meta.story({ tags: ['user-finance'], play: byKeyboard });
export const EnglishByMouse = meta.story({
  tags: ['english', 'user-finance'],
  globals: { language: 'en' },
  play: byMouse,
});
