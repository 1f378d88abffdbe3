import { expect, screen, waitFor, within } from 'storybook/test';
import { currentLanguage } from '#design-system/language/i18n.ts';
import preview from '../../.storybook/preview';
import { answerOf, recover, setFaults } from '../support/backOffice.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { rowsOf, sumOf, tableIn } from '../support/screen.ts';
import { chooseFile, csvEntry, linesOfCsv } from '../support/tableTools.ts';
import { startOf, words } from '../support/words.ts';
import { keepDownloads, saved, savedFile, spreadsheet } from './downloads.ts';
import { showsToast } from './find.ts';

/** Files are downloaded and opened: their content is that of the screen and of the API. */
const meta = preview.meta({
  title: 'Flows/Download',
  component: StoryPortal,
  args: { path: '/parking/provider/8/transakcije' },
  parameters: { snapshot: false },
  beforeEach: keepDownloads,
});

/** The title of the message about a file that could not be made. */
const failedFile = () => `${words('Preuzimanje nije uspjelo')}: ${words('Excel izvještaj')}`;

/** The simulator's response to a call that fails, in the language that the portal asks for. */
const serverError = () =>
  currentLanguage() === 'en' ? 'An error occurred on the server.' : 'Došlo je do pogreške na poslužitelju.';

interface Transactions {
  readonly transakcije: readonly {
    readonly trans_ref: string;
    readonly transaction_input: string;
    readonly kolicina: number;
    readonly iznos: string;
  }[];
  readonly broj_stranica: number;
}

/** All pages of a list of transactions. */
async function allTransactions(query: string) {
  const path = `/parking/provider/8/transakcije/?${query}`;
  const first = await answerOf<Transactions>(path);
  const rest = Array.from({ length: first.broj_stranica - 1 }, (_, at) =>
    answerOf<Transactions>(`${path}&page=${at + 2}`),
  );
  return [first, ...(await Promise.all(rest))].flatMap(({ transakcije }) => transakcije);
}

/** The spreadsheet holds all pages of the filtered list, in its order, with its sums. */
export const TransactionsSpreadsheet = meta.story({
  args: { path: '/parking/provider/8/transakcije?beginDate=2026-11-19&endDate=2026-11-19&show=valid' },
  play: async ({ userEvent }) => {
    const all = await allTransactions('begin_date=2026-11-19&end_date=2026-11-19&opcija_prikaza=ispravne');
    await expect(all.length).toBeGreaterThan(20);
    await tableIn(words('Transakcije'));
    await chooseFile(userEvent, startOf('Excel izvještaj'));
    const { name, bytes } = await savedFile();
    await expect(name).toBe('transakcije.xlsx');
    const [, ...rows] = await spreadsheet(bytes);
    const total = rows.pop();
    await expect(rows.map((row) => [row[1], row[3], row[4], row.at(-1)])).toEqual(
      all.map((row) => [row.transaction_input, row.kolicina, Number(row.iznos), row.trans_ref]),
    );
    await expect([total?.[0], total?.[3], total?.[4]]).toEqual([
      words('Ukupno', 'Total'),
      all.reduce((sum, row) => sum + row.kolicina, 0),
      sumOf(all.map((row) => row.iznos)),
    ]);
    await showsToast(words('Datoteka transakcije.xlsx je preuzeta.'));
  },
});

/** The server fails: the page shows a lasting message; after a retry the file arrives and the message disappears. */
export const FailedThenTriedAgain = meta.story({
  tags: ['failed'],
  parameters: { consoleErrors: true },
  play: async ({ userEvent }) => {
    await tableIn(words('Transakcije'));
    await setFaults([{ path: '/parking/*/*/transakcije/', status: 500 }]);
    await chooseFile(userEvent, startOf('Excel izvještaj'));
    await showsToast(`${words('Preuzimanje nije uspjelo')}. ${serverError()}`);
    await expect(screen.getByText(failedFile())).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
    await recover(userEvent, screen.getByRole('button', { name: words('Pokušaj ponovno') }));
    const { name, bytes } = await savedFile();
    await expect(name).toBe('transakcije.xlsx');
    await expect((await spreadsheet(bytes)).length).toBeGreaterThan(20);
    await waitFor(() => expect(screen.queryByText(failedFile())).toBeNull());
  },
});

/** A dismissed failure leaves the page unchanged. */
export const FailedAndPutAway = meta.story({
  tags: ['failed'],
  parameters: { consoleErrors: true },
  play: async ({ userEvent }) => {
    await tableIn(words('Transakcije'));
    await setFaults([{ path: '/parking/*/*/transakcije/', status: 400 }]);
    await chooseFile(userEvent, startOf('Excel izvještaj'));
    await screen.findByText(failedFile());
    await userEvent.click(screen.getByRole('button', { name: words('Ukloni poruku') }));
    await expect(screen.queryByText(failedFile())).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: words('Preuzmi') })).toHaveFocus());
  },
});

/** The table as it is shown, as CSV: this page's rows, without a hidden column. */
export const TableAsShown = meta.story({
  play: async ({ userEvent }) => {
    const table = await tableIn(words('Transakcije'));
    const shown = rowsOf(table);
    await chooseFile(userEvent, csvEntry(words('Transakcije')));
    const { name, bytes } = await savedFile();
    const { broj_stranica: pages } = await answerOf<Transactions>(
      '/parking/provider/8/transakcije/?begin_date=2026-11-20&end_date=2026-11-20',
    );
    await expect(name).toBe(`Šibenik ${words('Transakcije')} 2026-11-20 (${words(`stranica 1 od ${pages}`)}).csv`);
    const [head, ...lines] = linesOfCsv(new TextDecoder().decode(bytes));
    await expect(head).toEqual(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    );
    await expect(lines.map((cells) => cells.at(-1))).toEqual(shown.map((cells) => cells.at(-1)));
  },
});

/** Other filters are applied and a file is asked for at once: it waits for their rows, and holds them. */
export const TableOfFiltersThatLoad = meta.story({
  play: async ({ userEvent }) => {
    const before = rowsOf(await tableIn(words('Transakcije')));
    await setFaults([{ path: '/parking/*/*/transakcije/', delay_ms: 4000 }]);
    await userEvent.click(screen.getByRole('radio', { name: words('Samo neispravne') }));
    await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
    await waitFor(() => expect(document.querySelector('section[aria-busy=true]')).not.toBeNull());
    await chooseFile(userEvent, csvEntry(words('Transakcije')));
    await screen.findByRole('button', { name: words('Čeka podatke') });
    await expect(saved).not.toHaveBeenCalled();
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    const { bytes } = await savedFile();
    const [, ...lines] = linesOfCsv(new TextDecoder().decode(bytes));
    const shown = rowsOf(await tableIn(words('Transakcije')));
    await expect(shown).not.toEqual(before);
    await expect(lines.map((cells) => cells.at(-1))).toEqual(shown.map((cells) => cells.at(-1)));
  },
});

/** The rows that the file waits for do not load: the page says so, and there is no file. */
export const TableOfFiltersThatFail = meta.story({
  tags: ['failed'],
  parameters: { consoleErrors: true },
  play: async ({ userEvent }) => {
    await tableIn(words('Transakcije'));
    await setFaults([{ path: '/parking/*/*/transakcije/', delay_ms: 3000, status: 500 }]);
    await userEvent.click(screen.getByRole('radio', { name: words('Samo neispravne') }));
    await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
    await waitFor(() => expect(document.querySelector('section[aria-busy=true]')).not.toBeNull());
    await chooseFile(userEvent, csvEntry(words('Transakcije')));
    await expect(
      await screen.findByText(
        `${words('Preuzimanje nije uspjelo')}: ${words('CSV: Transakcije')}`,
        {},
        { timeout: 10_000 },
      ),
    ).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
  },
});

interface Tickets {
  readonly ukupno_ulaznica: number;
  readonly ulaznice: readonly { readonly email: string }[];
}

/** A park's tickets of the chosen days: all of them, in one sheet. */
export const TicketsSpreadsheet = meta.story({
  args: { path: '/parkovi/park/1/ulaznice' },
  play: async ({ userEvent }) => {
    const month = await answerOf<Tickets>('/parkovi/park/1/ulaznice/?begin_date=2026-11-01&end_date=2026-11-20');
    await tableIn(words('Ulaznice', 'Tickets'));
    await chooseFile(userEvent, startOf('Excel izvještaj'));
    const { name, bytes } = await savedFile();
    await expect(name).toBe('ulaznice.xlsx');
    const rows = await spreadsheet(bytes);
    const orders = rows.filter((row) => row.some((cell) => typeof cell === 'string' && cell.includes('@')));
    await expect(orders).toHaveLength(month.ukupno_ulaznica);
    const emails = orders.slice(0, 20).map((row) => row.find((cell) => String(cell).includes('@')));
    await expect(emails).toEqual(month.ulaznice.map(({ email }) => email));
  },
});

/** A receipt is a PDF under its number, the one of the row. */
export const Receipt = meta.story({
  args: { path: '/parking/provider/8/racuni' },
  play: async ({ userEvent }) => {
    const rows = rowsOf(await tableIn(words('Računi', 'Receipts')));
    for (const [at, row] of [rows[0], rows[5]].entries()) {
      const number = row?.[2] ?? '';
      await userEvent.click(screen.getByRole('button', { name: `${words('Preuzmi')}: ${words(`račun ${number}`)}` }));
      const { name, bytes } = await savedFile(at + 1);
      await expect(name).toBe(`${number.replaceAll('/', '-')}.pdf`);
      await expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-');
    }
  },
});

/** So is a statement, under its name; letters of Croatian stay. */
export const Statement = meta.story({
  tags: ['user-finance'],
  args: { path: '/obracuni?search=%C4%8Cakovec' },
  globals: { user: 'finance' },
  play: async ({ userEvent }) => {
    const [row] = rowsOf(await tableIn(words('Obračuni')));
    const title = row?.[0] ?? '';
    await expect(title).toContain('Čakovec');
    await userEvent.click(screen.getByRole('button', { name: words(`Preuzmi: ${title}`) }));
    const { name, bytes } = await savedFile();
    await expect(name).toBe(`${title.replaceAll('/', '-')}.pdf`);
    await expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-');
    await showsToast(words(`Datoteka ${name} je preuzeta.`));
  },
});
