import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { callsTo, setFaults } from '../../support/backOffice.ts';
import { documentStories, wireMonth } from '../../support/outlets/documentStories.ts';
import { parking } from '../../support/outlets/kinds.ts';
import { answersPages, receiptsPage } from '../../support/pagedAnswers.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { breadcrumbs, formats, rowsOf, section, tableIn, totalsOf } from '../../support/screen.ts';
import { startOf, words } from '../../support/words.ts';

/** Šibenik issues its own receipts. */
const provider = parking.pathOf(8);
const page = `${provider}/racuni`;
/** The operator issues Varaždin's. */
const withoutReceipts = parking.pathOf(9);
const title = () => words('Računi', 'Receipts');

interface Receipts {
  readonly racuni: readonly {
    readonly date_of_transaction: string;
    readonly article_name: string;
    readonly broj_racuna: string;
    readonly quantity: number;
    readonly total_amount: string;
    readonly payment_type: string;
  }[];
  readonly ukupno_racuna: number;
  readonly broj_stranica: number;
}

const rowsFor = ({ racuni }: Receipts) =>
  racuni.map((row) => [
    formats().moment(new Date(row.date_of_transaction)),
    row.article_name,
    row.broj_racuna,
    formats().count(row.quantity),
    formats().amount(Number(row.total_amount)),
    row.payment_type,
  ]);
const receipts = documentStories<Receipts>({
  page,
  title: ['Računi', 'Receipts'],
  rowsFor,
  extraCells: 1,
  fault: '/parking/*/*/racuni/',
  outlet: 'Šibenik',
  none: 'Nema računa',
  noneInRange: 'U odabranom razdoblju nije izdan nijedan račun.',
  emptyAnswer: { racuni: [], ukupno_racuna: 0 },
});

const meta = preview.meta({
  title: 'Parking/Receipts – Računi',
  component: StoryPortal,
  args: { path: page },
});

/** Waits for a toast with this text: the simulator first loads the code that writes documents, and toasts fade in. */
const expectToast = async (text: string) => {
  const message = await screen.findByText(text);
  await waitFor(() => expect(message).toBeVisible());
};

/** Of this month, newest first, each with its document. */
export const Default = meta.story({
  parameters: { snapshot: 'full' },
  play: async () => {
    const answer = await receipts.listed();
    await expect(await receipts.shownRows()).toEqual(rowsFor(answer));
    await expect(screen.getByText(new RegExp(`^${answer.ukupno_racuna} (račun|receipt)`))).toBeVisible();
    const buttons = within(await tableIn(title())).getAllByRole('button', { name: startOf('Preuzmi: ') });
    await expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
      answer.racuni.map(({ broj_racuna }) => words(`Preuzmi: ${words(`račun ${broj_racuna}`)}`)),
    );
    const path = await breadcrumbs();
    await expect(path.getByRole('link', { name: 'Šibenik' })).toHaveAttribute(
      'href',
      expect.stringContaining(`${provider}?beginDate=`),
    );
  },
});

export const Dark = meta.story({ ...receipts.dark, tags: ['dark'] });

export const English = meta.story({
  tags: ['english'],
  globals: { language: 'en' },
  parameters: { snapshot: false },
  play: async () => {
    const answer = await receipts.listed();
    await expect(await receipts.shownRows('Receipts')).toEqual(rowsFor(answer));
    await expect(screen.getByText(`${answer.ukupno_racuna} receipts`)).toBeVisible();
  },
});

/** A provider whose receipts the operator issues: the page explains it, no link leads to it, and no call is made. */
export const NotIssued = meta.story({
  args: { path: `${withoutReceipts}/racuni` },
  play: async () => {
    await expect(await screen.findByText(words('Ovaj pružatelj ne izdaje račune'))).toBeVisible();
    await expect(
      screen.getByText(words('Račune za Varaždin izdaje operater, pa se ovdje ne prikazuju.')),
    ).toBeVisible();
    await screen.findByRole('link', { name: words('Transakcije') });
    await expect(screen.queryByRole('link', { name: title() })).toBeNull();
    await expect(await callsTo('/racuni/')).toEqual([]);
  },
});

/** Last year's first days. */
export const OlderDays = meta.story({
  ...receipts.olderDays('2025-01-01', '2025-01-03'),
  play: async () => {
    await receipts.olderDays('2025-01-01', '2025-01-03').play();
    await expect((await receipts.listed('begin_date=2025-01-01&end_date=2025-01-03')).ukupno_racuna).toBeGreaterThan(0);
  },
});

export const DatesOutsideWindow = meta.story(receipts.datesOutsideWindow('2024-11-19', '2024-11-19'));

export const SecondPage = meta.story({
  args: { path: `${page}?page=2` },
  parameters: { snapshot: false },
  play: async (context) => {
    await receipts.expectListed(`${wireMonth}&page=2`);
    await receipts.lastPage.play(context);
  },
});

export const PastTheEnd = meta.story(receipts.pastTheEnd);

/** The document is named after the receipt's number; a slash cannot stand in a file's name. */
export const Downloaded = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const number = (await receipts.listed()).racuni[2]?.broj_racuna ?? '';
    await tableIn(title());
    await userEvent.click(screen.getByRole('button', { name: words(`Preuzmi: ${words(`račun ${number}`)}`) }));
    await expectToast(words(`Datoteka ${number.replaceAll('/', '-')}.pdf je preuzeta.`));
  },
});

/** One document fails: a toast gives the reason, its button offers a retry, and the others are as before. */
export const DownloadFailedThenRetried = meta.story({
  tags: ['failed'],
  parameters: { snapshot: false, consoleErrors: true },
  play: async ({ userEvent }) => {
    const number = (await receipts.listed()).racuni[0]?.broj_racuna ?? '';
    await tableIn(title());
    await setFaults([{ path: '/parking/*/*/racuni/download/', status: 500 }]);
    const button = screen.getByRole('button', { name: words(`Preuzmi: ${words(`račun ${number}`)}`) });
    await userEvent.click(button);
    await expectToast(`${words('Preuzimanje nije uspjelo')}. ${words('Došlo je do pogreške na poslužitelju.')}`);
    await waitFor(() => expect(button).toHaveTextContent(words('Pokušaj ponovno')));
    await expect(screen.getAllByText(words('Pokušaj ponovno'))).toHaveLength(1);
    await setFaults([]);
    await userEvent.click(button);
    await expectToast(words(`Datoteka ${number.replaceAll('/', '-')}.pdf je preuzeta.`));
    await waitFor(() => expect(button).toHaveTextContent(words('Preuzmi')));
  },
});

export const Yesterday = meta.story(receipts.yesterday);

export const Loading = meta.story({ ...receipts.loading, tags: ['loading'] });

export const Empty = meta.story({ ...receipts.empty, tags: ['empty'] });

export const FailedThenRetried = meta.story({ ...receipts.failedThenRetried, tags: ['failed'] });

export const Tablet = meta.story({ ...receipts.fits(820), tags: ['tablet'] });

export const Phone = meta.story({ ...receipts.fits(390), tags: ['phone'] });

export const LongWords = meta.story({
  tags: ['long-words'],
  ...receipts.fits(1440),
  args: { path: `${parking.pathOf(1)}/racuni` },
  globals: { scenario: 'long-words' },
});

export const Failed = meta.story({ ...receipts.states.failed, tags: ['failed'] });
export const NotPermitted = meta.story({ ...receipts.states.notPermitted, tags: ['user-garage', 'forbidden'] });
export const Refetching = meta.story({ ...receipts.states.refetching, tags: ['loading', 'refetching'] });
export const PhoneFailed = meta.story({ ...receipts.states.phoneFailed, tags: ['phone', 'failed'] });
export const PhoneLoading = meta.story({ ...receipts.states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...receipts.states.phoneEmpty, tags: ['phone', 'empty'] });

const sums = () => words('Po načinu plaćanja');
const call = `${page}/`;
const count = (value: number) => formats().count(value);
const amount = (value: number) => formats().amount(value);

/** The sums of all pages by payment type add up to those of the API's rows, to the cent. */
export const SumsByPayment = meta.story({
  parameters: { snapshot: false },
  play: async () => {
    const { broj_stranica: pages } = await receipts.listed();
    const all: Receipts['racuni'][number][] = [];
    for (let at = 1; at <= pages; at++) all.push(...(await receipts.listed(`${wireMonth}&page=${at}`)).racuni);
    const sumOf = (rows: typeof all) => [
      count(rows.length),
      count(rows.reduce((sum, { quantity }) => sum + quantity, 0)),
      amount(rows.reduce((sum, { total_amount }) => sum + Math.round(Number(total_amount) * 100), 0) / 100),
    ];
    const table = await tableIn(sums());
    await expect(totalsOf(table).slice(1, 4)).toEqual(sumOf(all));
    for (const [type, ...figures] of rowsOf(table)) {
      await expect(figures.slice(0, 3)).toEqual(sumOf(all.filter((row) => row.payment_type === type)));
    }
  },
});

/** A search among all that the range holds: list and sums are of what was found. */
export const Searched = meta.story({
  ...answersPages(call, ({ page: at }) => receiptsPage(105, at)),
  play: async ({ userEvent }) => {
    await tableIn(sums());
    const field = screen.getByRole('searchbox', { name: words('Broj računa ili artikl') });
    await userEvent.type(field, 'GODISNJA{Enter}');
    await waitFor(async () => expect((await receipts.shownRows()).map((row) => row[2])).toEqual(['7/SI/1']));
    await expect(screen.getByText(startOf('Zbrojevi onoga što je nađeno'))).toBeVisible();
    await expect(totalsOf(await tableIn(sums())).slice(1, 4)).toEqual([count(1), count(1), amount(1.1)]);
  },
});

export const SearchedByNumber = meta.story({
  ...answersPages(call, ({ page: at }) => receiptsPage(105, at)),
  args: { path: `${page}?search=1/si` },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    // 1, 11, 21 to 101: eleven of them.
    await waitFor(async () => expect(await receipts.shownRows()).toHaveLength(11));
    const field = screen.getByRole('searchbox', { name: words('Broj računa ili artikl') });
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
    await waitFor(async () => expect(await receipts.shownRows()).toHaveLength(20));
  },
});

export const NothingFound = meta.story({
  ...answersPages(call, ({ page: at }) => receiptsPage(105, at)),
  args: { path: `${page}?search=nitko` },
  tags: ['empty'],
  play: async () => {
    await expect(await screen.findByText(words('Ništa nije nađeno'))).toBeVisible();
    await expect(screen.queryByRole('heading', { name: sums() })).toBeNull();
  },
});

const reading = answersPages(call, ({ page: at }) => (at > 3 ? 'never' : receiptsPage(105, at)));

/** While the pages are read, the list shows its own. */
export const SumsReading = meta.story({
  ...reading,
  tags: ['loading'],
  parameters: { snapshot: 'busy' },
  play: async () => {
    const card = within(await section(sums()));
    await expect(await card.findByText(words('Pročitano 3 od 6 stranica'))).toBeVisible();
    await expect(await receipts.shownRows()).toHaveLength(20);
  },
});

/** A search whose reading was cancelled has found nothing yet, and says so. */
export const SearchCancelled = meta.story({
  ...reading,
  args: { path: `${page}?search=godi` },
  play: async ({ userEvent }) => {
    const card = within(await section(sums()));
    await userEvent.click(await card.findByRole('button', { name: words('Prekini čitanje') }));
    await expect(await screen.findByText(words('Još nije pretraženo'))).toBeVisible();
    await expect(card.getByRole('button', { name: words('Pročitaj sve stranice') })).toBeVisible();
  },
});

/** Over a hundred pages are asked about. */
export const SumsAsked = meta.story({
  ...answersPages(call, ({ page: at }) => receiptsPage(2_400, at)),
  play: async () => {
    const card = within(await section(sums()));
    await expect(await card.findByText(startOf('Popis ima'))).toBeVisible();
  },
});

/** Two receipts come between the first page and the second: the list is read again, and each is counted once. */
export const SumsMoved = meta.story({
  ...answersPages(call, ({ page: at, calls }) => receiptsPage(calls < 2 ? 105 : 107, at)),
  parameters: { snapshot: false },
  play: async () => {
    await waitFor(async () => expect(totalsOf(await tableIn(sums()))[1]).toBe(count(107)));
    await expect(screen.queryByText(startOf('Za vrijeme čitanja'))).toBeNull();
  },
});

/** The presets of reports, as far as receipts reach back. */
export const Presets = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await tableIn(title());
    await userEvent.click(screen.getByRole('button', { name: startOf('Razdoblje') }));
    for (const name of ['Danas', 'Jučer', 'Zadnjih 7 dana', 'Prošli mjesec', 'Ova godina']) {
      await expect(await screen.findByRole('button', { name: words(name) })).toBeEnabled();
    }
  },
});
