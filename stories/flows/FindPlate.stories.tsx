import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { answerOf, callsTo } from '../support/backOffice.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { rowsOf, tableIn } from '../support/screen.ts';
import { partOf, startOf, words } from '../support/words.ts';
import { button, inPanel } from './find.ts';
import { flow } from './flow.ts';

/** A driver wants to know where and when a car was parked: its plate over all days of the list. */
const page = '/parking/provider/8/transakcije';
const wireMonth = 'begin_date=2026-10-21&end_date=2026-11-20';

const meta = preview.meta({
  title: 'Flows/Find a plate',
  component: StoryPortal,
  args: { path: page },
  parameters: { snapshot: false },
});

interface Transactions {
  readonly transakcije: readonly {
    readonly trans_ref: string;
    readonly transaction_input: string;
    readonly vrijeme_transakcije: string;
  }[];
}

const of = (plate: string) => answerOf<Transactions>(`${page}/?${wireMonth}&trans_search=${encodeURIComponent(plate)}`);

/** A plate that parked yesterday, and on another day too. */
async function regularPlate() {
  const { transakcije } = await answerOf<Transactions>(`${page}/?begin_date=2026-11-19&end_date=2026-11-19`);
  for (const { transaction_input: plate } of transakcije) {
    const sales = (await of(plate)).transakcije;
    const days = new Set(sales.map((row) => row.vrijeme_transakcije.slice(0, 10)));
    if (days.size > 1 && sales.every((row) => row.transaction_input === plate)) return { plate, sales };
  }
  throw new Error('Nobody parked on two days');
}

const transactions = () => tableIn(words('Transakcije'));
const references = async () => rowsOf(await transactions()).map((cells) => cells.at(-1));
const range = () => button(startOf('Razdoblje'))();
const plateField = () => screen.findByRole('searchbox', { name: words('Registarska oznaka ili šifra') });
const search = () => button(words('Traži'));

const { byMouse, byKeyboard } = flow(() => {
  let wanted: Awaited<ReturnType<typeof regularPlate>> | undefined;
  const sales = () => wanted?.sales ?? [];
  return [
    {
      sentence: { hr: 'Korisnik otvori transakcije današnjeg dana', en: 'The user opens the transactions of today' },
      part: plateField,
      do: async () => {
        wanted = await regularPlate();
        await transactions();
      },
    },
    {
      sentence: {
        hr: 'Korisnik odabere mjesec dana: toliko razdoblje traži oznaku',
        en: 'The user chooses a month: a period this long needs a plate',
      },
      part: plateField,
      do: async (act) => {
        const asked = (await callsTo('/transakcije/')).length;
        await act.press(range);
        await act.write(inPanel('textbox', words('Od')), words('21. 10. 2026.'));
        await act.enter();
        await waitFor(async () => expect(await range()).toHaveTextContent(words('21. 10. 2026. – 20. 11. 2026.')));
        await expect(await plateField()).toBeInvalid();
        await expect(await search()()).toBeDisabled();
        await expect(await callsTo('/transakcije/')).toHaveLength(asked);
      },
    },
    {
      sentence: {
        hr: 'Korisnik upiše oznaku malim slovima i bez crtica',
        en: 'The user enters the plate in lower case and without dashes',
      },
      part: transactions,
      do: async (act) => {
        const { plate = '' } = wanted ?? {};
        await act.write(plateField, plate.toLowerCase().replace(/[\s-]+/g, ''));
        await act.press(search());
        await waitFor(async () => expect(await references()).toEqual(sales().map((row) => row.trans_ref)));
        const rows = rowsOf(await transactions());
        for (const cells of rows) await expect(cells[1]).toBe(plate);
        await expect(new Set(rows.map(([time]) => time?.split('2026')[0])).size).toBeGreaterThan(1);
      },
    },
    {
      sentence: {
        hr: 'Korisnik ostavi samo jučer: oznaka ostaje',
        en: 'The user keeps yesterday only: the plate stays',
      },
      part: transactions,
      do: async (act) => {
        await act.press(range);
        await act.press(inPanel('button', words('Jučer')));
        await waitFor(async () => expect(await range()).toHaveTextContent(words('19. 11. 2026. – 19. 11. 2026.')));
        await act.press(search());
        const { transakcije } = await answerOf<Transactions>(
          `${page}/?begin_date=2026-11-19&end_date=2026-11-19&trans_search=${encodeURIComponent(wanted?.plate ?? '')}`,
        );
        await waitFor(async () => expect(await references()).toEqual(transakcije.map((row) => row.trans_ref)));
        await expect(transakcije.length).toBeLessThan(sales().length);
      },
    },
  ];
});

export const ByMouse = meta.story({ play: byMouse });
export const ByKeyboard = meta.story({ play: byKeyboard });
export const EnglishByMouse = meta.story({ tags: ['english'], globals: { language: 'en' }, play: byMouse });

/** No transaction of that plate: the page names the plate; a corrected one is found. */
export const MistypedFirst = meta.story({
  args: { path: `${page}?beginDate=2026-10-21&endDate=2026-11-20&search=%C5%A0I%20000-XX` },
  play: async ({ userEvent }) => {
    const { plate, sales } = await regularPlate();
    await expect(await screen.findByText(partOf('nema transakcije koja sadrži'))).toBeVisible();
    const field = screen.getByRole('searchbox');
    await userEvent.clear(field);
    await userEvent.type(field, `${plate}{Enter}`);
    await waitFor(async () => expect(await references()).toEqual(sales.map((row) => row.trans_ref)));
    await expect(within(await transactions()).getAllByText(plate)).toHaveLength(sales.length);
  },
});
