import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { setFaults } from '../support/backOffice.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { rowsOf, tableIn } from '../support/screen.ts';
import { startOf, words } from '../support/words.ts';
import { keepDownloads, saved, savedFile, spreadsheet } from './downloads.ts';
import { button, keepToasts, menuItem, showsToast } from './find.ts';
import { flow } from './flow.ts';

/** A user downloads the transactions that the page shows, though the server fails at the first try. */
const meta = preview.meta({
  title: 'Flows/Download a file',
  component: StoryPortal,
  args: { path: '/parking/provider/8/transakcije?beginDate=2026-11-19&endDate=2026-11-19&show=valid' },
  parameters: { snapshot: false, consoleErrors: true },
  beforeEach: () => {
    keepDownloads();
    keepToasts();
  },
});

const transactions = () => tableIn(words('Transakcije'));
const failure = () => `${words('Preuzimanje nije uspjelo')}: ${words('Excel izvještaj')}`;
const messageOfFailure = async () => {
  const message = (await screen.findByText(failure())).closest('[role=alert], [role=status], section');
  return (message ?? document.body) as HTMLElement;
};

const { byMouse, byKeyboard } = flow(() => [
  {
    sentence: {
      hr: 'Korisnik vidi jučerašnje ispravne transakcije',
      en: 'The user sees yesterday’s valid transactions',
    },
    part: () => button(words('Preuzmi'))(),
    do: async () => {
      await transactions();
      await waitFor(async () => expect(await button(words('Preuzmi'))()).toBeEnabled());
    },
  },
  {
    sentence: {
      hr: 'Korisnik preuzima izvještaj, ali poslužitelj zakaže',
      en: 'The user downloads the report, but the server fails',
    },
    part: messageOfFailure,
    do: async (act) => {
      await setFaults([{ path: '/parking/*/*/transakcije/', status: 500 }]);
      await act.pick(button(words('Preuzmi')), menuItem(startOf('Excel izvještaj')));
      await expect(await screen.findByText(failure())).toBeVisible();
      await showsToast(new RegExp(`^${words('Preuzimanje nije uspjelo')}\\. `));
      await expect(saved).not.toHaveBeenCalled();
    },
  },
  {
    sentence: { hr: 'Korisnik pokuša ponovno: datoteka stiže', en: 'The user tries again: the file arrives' },
    part: () => button(words('Preuzmi'))(),
    do: async (act) => {
      await setFaults([]);
      await act.press(button(words('Pokušaj ponovno')));
      const { name, bytes } = await savedFile();
      await expect(name).toBe('transakcije.xlsx');
      const codes = (await spreadsheet(bytes)).slice(1, 21).map((row) => row.at(-1));
      await expect(codes).toEqual(rowsOf(await transactions()).map((cells) => cells.at(-1)));
      await showsToast(words('Datoteka transakcije.xlsx je preuzeta.'));
      await waitFor(() => expect(screen.queryByText(failure())).toBeNull());
    },
  },
]);

export const ByMouse = meta.story({ play: byMouse });
export const ByKeyboard = meta.story({ play: byKeyboard });
export const EnglishByMouse = meta.story({ tags: ['english'], globals: { language: 'en' }, play: byMouse });
