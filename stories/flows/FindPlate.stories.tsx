import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { answerOf, callsTo } from '../support/backOffice.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { rowsOf, tableIn } from '../support/screen.ts';
import { partOf, startOf, words } from '../support/words.ts';

/** A driver wants to know where and when a car was parked: its plate over all days of the list. */
const page = '/parking/provider/8/transakcije';
const wireMonth = 'begin_date=2026-10-21&end_date=2026-11-20';

const meta = preview.meta({
  title: 'Flows/Find plate',
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

const references = async () => rowsOf(await tableIn(words('Transakcije'))).map((cells) => cells.at(-1));

export const OverSeveralDays = meta.story({
  play: async ({ userEvent }) => {
    const { plate, sales } = await regularPlate();
    await tableIn(words('Transakcije'));
    const asked = (await callsTo('/transakcije/')).length;

    // From the first day to today, typed.
    const range = screen.getByRole('button', { name: startOf('Razdoblje') });
    await userEvent.click(range);
    const begin = await screen.findByRole('textbox', { name: words('Od') });
    await userEvent.clear(begin);
    await userEvent.type(begin, '21. 10. 2026.{Enter}');
    await waitFor(() => expect(range).toHaveTextContent(words('21. 10. 2026. – 20. 11. 2026.')));

    // A period this long needs a plate: the page says so, and sends no call.
    const field = screen.getByRole('searchbox', { name: words('Registarska oznaka ili šifra') });
    await expect(field).toBeInvalid();
    const search = screen.getByRole('button', { name: words('Traži') });
    await expect(search).toBeDisabled();
    await expect(await callsTo('/transakcije/')).toHaveLength(asked);

    // Lower case, without dashes.
    await userEvent.type(field, plate.toLowerCase().replace(/[\s-]+/g, ''));
    await waitFor(() => expect(search).toBeEnabled());
    await userEvent.click(search);
    const wanted = sales.map((row) => row.trans_ref);
    await waitFor(async () => expect(await references()).toEqual(wanted));
    const rows = rowsOf(await tableIn(words('Transakcije')));
    for (const cells of rows) await expect(cells[1]).toBe(plate);
    await expect(new Set(rows.map(([time]) => time?.split('2026.')[0])).size).toBeGreaterThan(1);

    // Then only one day: the plate stays, and the sales of that day remain.
    await userEvent.click(screen.getByRole('button', { name: startOf('Razdoblje') }));
    await userEvent.click(await screen.findByRole('button', { name: words('Jučer') }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: startOf('Razdoblje') })).toHaveTextContent(
        words('19. 11. 2026. – 19. 11. 2026.'),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
    const yesterday = await answerOf<Transactions>(
      `${page}/?begin_date=2026-11-19&end_date=2026-11-19&trans_search=${encodeURIComponent(plate)}`,
    );
    await waitFor(async () => expect(await references()).toEqual(yesterday.transakcije.map((row) => row.trans_ref)));
    await expect(yesterday.transakcije.length).toBeLessThan(sales.length);
  },
});

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
    await expect(within(await tableIn(words('Transakcije'))).getAllByText(plate)).toHaveLength(sales.length);
  },
});
