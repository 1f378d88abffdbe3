import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { answerOf } from '../support/backOffice.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { section, tableIn } from '../support/screen.ts';
import { startOf, words } from '../support/words.ts';
import { keepDownloads, savedFile } from './downloads.ts';
import { button, checkbox, keepToasts, linkIn, menuItem, textbox } from './find.ts';
import { flow } from './flow.ts';

/** The finance user settles September: a tick and a note, all PDFs as a ZIP, and the list as a spreadsheet. */
const meta = preview.meta({
  title: 'Flows/Settle a month',
  component: StoryPortal,
  args: { path: '/obracuni' },
  globals: { user: 'finance', scenario: 'single-provider' },
  parameters: { snapshot: false },
  beforeEach() {
    keepDownloads();
    keepToasts();
    for (const key of Object.keys(localStorage)) if (key.startsWith('settlement.')) localStorage.removeItem(key);
  },
});

const title = () => words('Obračun mjeseca');
const outlet = 'Nacionalni park Krka';

const { byMouse, byKeyboard } = flow(() => [
  {
    sentence: { hr: 'Korisnik otvori obračun mjeseca', en: 'The user opens the month’s settlement' },
    part: () => screen.findByRole('navigation', { name: words('Stranice obračuna') }),
    do: async (act) => {
      await tableIn(words('Obračuni'));
      await act.press(linkIn(words('Stranice obračuna'), title()));
      await tableIn(title());
    },
  },
  {
    sentence: { hr: 'Korisnik odabere rujan', en: 'The user chooses September' },
    part: () => screen.findByRole('combobox', { name: words('Mjesec') }),
    do: async (act) => {
      await act.press(button(words('Mjesec prije')));
      await waitFor(async () => expect(await tableIn(title())).toHaveTextContent(`09/2026 – ${outlet}`));
      await expect(screen.getByRole('combobox', { name: words('Mjesec') })).toHaveValue('2026-09');
    },
  },
  {
    sentence: { hr: 'Korisnik označi redak provjerenim', en: 'The user ticks a row as checked' },
    part: () => section(title()),
    do: async (act) => {
      await act.tick(checkbox(words(`Provjereno: ${outlet}`)));
      await expect(await checkbox(words(`Provjereno: ${outlet}`))()).toBeChecked();
    },
  },
  {
    sentence: { hr: 'Korisnik upiše bilješku', en: 'The user writes a note' },
    part: textbox(words(`Bilješka: ${outlet}`)),
    do: async (act) => {
      await act.write(textbox(words(`Bilješka: ${outlet}`)), 'Plaćeno 12. 10.');
      await expect(localStorage.getItem('settlement.2026-09.finance')).toContain('Plaćeno 12. 10.');
    },
  },
  {
    sentence: { hr: 'Korisnik preuzme sve PDF-ove u ZIP-u', en: 'The user downloads all PDFs as a ZIP' },
    part: () => section(title()),
    do: async (act) => {
      await act.press(button(/ZIP/));
      const { name, bytes } = await savedFile();
      await expect(name).toBe(words('Obračuni 2026-09.zip'));
      const { unzipSync } = await import('fflate');
      const names = Object.keys(unzipSync(new Uint8Array(bytes)));
      await expect(names).toContain(`Obračun 09-2026 – ${outlet}.pdf`);
      const { ukupno_obracuna: all } = await answerOf<{ ukupno_obracuna: number }>('/obracuni/?search=09/2026');
      await expect(names.length).toBeLessThanOrEqual(all);
    },
  },
  {
    sentence: { hr: 'Korisnik preuzme popis kao Excel', en: 'The user downloads the list as a spreadsheet' },
    part: () => section(title()),
    do: async (act) => {
      await act.pick(button(words('Preuzmi')), menuItem(startOf('Excel izvještaj')));
      const { name } = await savedFile(2);
      await expect(name).toBe(`${title()} 2026-09.xlsx`);
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
