import { type HttpHandler, HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import cases from '../../../src/features/statements/settlement/fixtures/obracuni-page-1.json';
import { keepDownloads, savedFile, spreadsheet } from '../../flows/downloads.ts';
import { answerOf, callsTo, type ReportAnswer, responds, setFaults } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { cardsIn, formats, rowsOf, tableIn, totalsOf } from '../../support/screen.ts';
import { statesOf } from '../../support/states.ts';
import { chooseFile } from '../../support/tableTools.ts';
import { expectFits, phone } from '../../support/variants.ts';
import { startOf, words } from '../../support/words.ts';

const title = () => words('Obračun mjeseca');

const meta = preview.meta({
  title: 'Statements/Settlement – Obračun mjeseca',
  component: StoryPortal,
  args: { path: '/obracuni/mjesec' },
  beforeEach() {
    keepDownloads();
    forgetMarks();
  },
});

interface Statements {
  readonly obracuni: readonly { readonly id: number; readonly naziv: string }[];
  readonly ukupno_obracuna: number;
}

/** What an earlier story has ticked, noted and chosen. */
function forgetMarks() {
  for (const key of Object.keys(localStorage)) if (key.startsWith('settlement.')) localStorage.removeItem(key);
}

const october = 'begin_date=2026-10-01&end_date=2026-10-31';
const zipButton = () => screen.findByRole('button', { name: /ZIP/ });
const rowOf = async (name: string) => {
  const table = await tableIn(title());
  const row = [...table.querySelectorAll('tbody tr')].find(
    (each) => each.querySelector('th[scope=row]')?.textContent === name,
  );
  if (!row) throw new Error(`There is no row ${name}`);
  return within(row as HTMLElement);
};

/** The last month: each outlet has the figures of its list, and its partner's statement. */
export const Default = meta.story({
  play: async () => {
    const table = await tableIn(title());
    const lists = await Promise.all([
      answerOf<ReportAnswer>(`/parking/provider-list/?${october}`),
      answerOf<ReportAnswer>(`/garaze/garage-list/?${october}`),
      answerOf<ReportAnswer>(`/parkovi/parkovi-list/?${october}`),
      answerOf<ReportAnswer>(`/prodaja/igeusprovider-list/?${october}`),
    ]);
    const cents = lists.reduce((sum, { ukupno }) => sum + Math.round(Number(ukupno.valid_amount) * 100), 0);
    await expect(totalsOf(table)).toContain(formats().amount(cents / 100));
    const count = lists.reduce((sum, { ukupno }) => sum + ukupno.valid_count, 0);
    await expect(totalsOf(table)).toContain(formats().count(count));
    await expect(screen.getByRole('combobox', { name: words('Mjesec') })).toHaveValue('2026-10');
    await expectFits();
  },
});

/** Another month is in the address, and has other statements. */
export const MonthChosen = meta.story({
  play: async ({ userEvent }) => {
    await tableIn(title());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: words('Mjesec') }), '2026-07');
    await waitFor(async () => expect(await tableIn(title())).toHaveTextContent('07/2026'));
    await expect(await tableIn(title())).not.toHaveTextContent('10/2026');
    await userEvent.click(screen.getByRole('button', { name: words('Mjesec prije') }));
    await waitFor(async () => expect(await tableIn(title())).toHaveTextContent('06/2026'));
  },
});

/** Statements in every spelling: two for Šibenik, none of January for Zadar in 11/2026, and what is uncertain is called so. */
export const EverySpelling = meta.story({
  args: { path: '/obracuni/mjesec?month=2026-01' },
  tags: ['user-finance'],
  globals: { user: 'finance' },
  ...responds({ '/obracuni/': { ...cases, broj_stranica: 1, ukupno_obracuna: 20 } }),
  play: async () => {
    const table = await tableIn(title());
    await expect(table).not.toHaveTextContent('11/2026');
    const sibenik = await rowOf('Šibenik');
    await expect(sibenik.getByText(words('2 obračuna'))).toBeVisible();
    const sisak = await rowOf('Sisak');
    await expect(sisak.getByText(words('nesigurno: navodi više mjeseci'))).toBeVisible();
    await expect(sisak.getByText(words('nesigurno: ne navodi mjesec'))).toBeVisible();
  },
});

/** An uncertain statement names the outlet, not its partner: it belongs to the row when it is chosen, and the choice can be undone. */
export const UncertainChosen = meta.story({
  play: async ({ userEvent }) => {
    const biograd = await rowOf('Biograd na Moru');
    const name = 'Obračun 10/2026 – Biograd na Moru';
    await expect(biograd.getAllByText(words('nesigurno'))[0]).toBeVisible();
    await userEvent.click(biograd.getByRole('button', { name: words(`Odaberi: ${name}`) }));
    await expect(await biograd.findByText(words('odabrano ručno'))).toBeVisible();
    await expect(biograd.getByText(words('pronađen'))).toBeVisible();
    await userEvent.click(biograd.getByRole('button', { name: words(`Poništi odabir: ${name}`) }));
    await expect(await biograd.findByText(words('nesigurno: ne navodi partnera'))).toBeVisible();
    await userEvent.click(biograd.getByRole('button', { name: words(`Odaberi: ${name}`) }));
    await biograd.findByText(words('odabrano ručno'));
  },
});

/** All that lack nothing but the partner's name are chosen in one press. */
export const AllPlainOnesChosen = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const table = within(await tableIn(title()));
    const { length } = table.getAllByText(words('nesigurno: ne navodi partnera'));
    const choose = screen.getByRole('button', { name: words(`Odaberi ${length} jedinih nesigurnih`) });
    await userEvent.click(choose);
    await waitFor(() => expect(table.queryByText(words('nesigurno: ne navodi partnera'))).toBeNull());
    await expect(choose).not.toBeInTheDocument();
  },
});

/** A statement that no search of the month finds is searched by hand, page by page. */
export const FoundByHand = meta.story({
  play: async ({ userEvent }) => {
    const joker = await rowOf('Garaža Joker');
    await userEvent.click(joker.getByRole('button', { name: words('Pronađi obračun: Garaža Joker') }));
    const dialog = within(await screen.findByRole('dialog'));
    const list = await dialog.findByRole('list', { name: words('Obračuni') });
    await expect(list).toHaveTextContent('Obračun 10/2026 – Garaža Joker');
    await expect(dialog.getAllByText(words('drugi mjesec')).length).toBeGreaterThan(5);
    const choose = within(list).getByRole('button', { name: words('Odaberi: Obračun 09/2026 – Garaža Joker') });
    await userEvent.click(choose);
    await expect(await within(list).findByText(words('pridruženo'))).toBeVisible();
    await expect(await joker.findByText('Obračun 09/2026 – Garaža Joker')).toBeInTheDocument();
  },
});

/** The finance user sees no list: the rows are those of the statements, without a report. */
export const NoReport = meta.story({
  tags: ['user-finance'],
  globals: { user: 'finance' },
  play: async () => {
    const table = await tableIn(title());
    await expect(within(table).getAllByText(words('bez izvještaja')).length).toBeGreaterThan(10);
    const found = await answerOf<Statements>('/obracuni/?search=10/2026');
    await expect(rowsOf(table)).toHaveLength(found.ukupno_obracuna);
    await expect(await callsTo('-list/')).toEqual([]);
  },
});

/** One list does not load: the others have their rows, and it is loaded again. */
export const OneListFailed = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/garaze/garage-list/', status: 500 }] },
  parameters: { consoleErrors: true },
  play: async () => {
    await tableIn(title());
    await expect(screen.getByText(startOf('Nije se učitao popis'))).toBeVisible();
    await expect(await rowOf('Split')).toBeDefined();
  },
});

export const OneListFailedThenRetried = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/garaze/garage-list/', status: 500 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    await tableIn(title());
    const alert = (await screen.findByText(startOf('Nije se učitao popis'))).closest('[role=alert]') as HTMLElement;
    await setFaults([]);
    await userEvent.click(within(alert).getByRole('button', { name: words('Pokušaj ponovno') }));
    await waitFor(() => expect(screen.queryByText(startOf('Nije se učitao popis'))).toBeNull());
    await expect((await rowOf('Garaža Joker')).queryByText(words('bez izvještaja'))).toBeNull();
  },
});

/** Tick and note are kept on the device for the user: the page has them again. */
export const Checked = meta.story({
  play: async ({ userEvent }) => {
    const split = await rowOf('Split');
    await userEvent.click(split.getByRole('checkbox', { name: words('Provjereno: Split') }));
    await userEvent.type(split.getByRole('textbox', { name: words('Bilješka: Split') }), 'Plaćeno 12. 11.');
    // In English the tick's label begins so too.
    const says = screen.getAllByText(startOf('Provjereno je')).map((each) => each.textContent);
    await expect(says.some((text) => text?.includes('1'))).toBe(true);
    const kept = Object.entries(localStorage).filter(([key]) => key.startsWith('settlement.'));
    await expect(kept.map(([key]) => key)).toEqual(['settlement.2026-10.operator']);
    await expect(kept[0]?.[1]).toContain('Plaćeno 12. 11.');
  },
});

/** Only the rows without a statement; there is none in the last month. */
export const NoneWithout = meta.story({
  args: { path: '/obracuni/mjesec?show=without' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(words('Nema takvih redaka'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words('Prikaži sve retke') }));
    await tableIn(title());
  },
});

export const BadMonth = meta.story({
  args: { path: '/obracuni/mjesec?month=2026-13' },
  play: async () => {
    await expect(await screen.findByText(startOf('Mjesec u poveznici nije ispravan'))).toBeVisible();
    await tableIn(title());
    await expect(screen.getByRole('combobox', { name: words('Mjesec') })).toHaveValue('2026-10');
  },
});

/** The present month has figures until today, and no statement yet. */
export const PresentMonth = meta.story({
  args: { path: '/obracuni/mjesec?month=2026-11' },
  parameters: { snapshot: false },
  play: async () => {
    await tableIn(title());
    await expect(screen.getByText(words('Mjesec još traje: iznosi su do današnjeg dana.'))).toBeVisible();
    const { ukupno } = await answerOf<ReportAnswer>('/parkovi/parkovi-list/?begin_date=2026-11-01&end_date=2026-11-20');
    await expect(ukupno.valid_count).toBeGreaterThan(0);
    await expect((await rowOf('Split')).getAllByText(words('nema obračuna'))[0]).toBeVisible();
  },
});

/** While PDFs come, the page says how many, and cancels on request. */
export const ZipProgress = meta.story({
  tags: ['loading'],
  parameters: { snapshot: 'busy' },
  play: async ({ userEvent }) => {
    await tableIn(title());
    await setFaults([{ path: '/obracun/*/download/', delay_ms: 60_000 }]);
    await userEvent.click(await zipButton());
    const bar = await screen.findByRole('progressbar', { name: words('Napredak preuzimanja PDF-ova') });
    await expect(bar).toBeVisible();
  },
});

/** After a cancel nothing is saved, and the download goes on where it was. */
export const ZipCancelled = meta.story({
  play: async ({ userEvent }) => {
    await tableIn(title());
    await setFaults([{ path: '/obracun/*/download/', delay_ms: 60_000 }]);
    await userEvent.click(await zipButton());
    await userEvent.click(await screen.findByRole('button', { name: words('Prekini preuzimanje') }));
    await expect(await screen.findByText(words('Preuzimanje je prekinuto'))).toBeVisible();
    await expect((await callsTo('/download/')).length).toBeLessThanOrEqual(4);
    await setFaults([]);
  },
});

const pdf = new TextEncoder().encode('%PDF-1.7');
const rivers = ['Sava', 'Drava', 'Dunav', 'Kupa', 'Una', 'Krka', 'Cetina', 'Neretva', 'Mura', 'Zrmanja'];
const pageSize = 20;

/** How often the story's own responses were asked for. */
const asked = { pages: 0, files: 0 };

/** The name of one of many partners' statements. */
const nameOf = (at: number) => `${rivers[at % 10]} ${Math.floor(at / 10) + 1} d.o.o.`;

interface Many {
  readonly count: number;
  /** Pages beyond this one are empty; default: none is. */
  readonly filled?: number;
  /** Their PDFs fail the first time. */
  readonly failing?: readonly number[];
}

/** A story with so many statements of October, each of a partner of its own, whose PDFs come at once. */
const withStatements = ({ count, filled = count, failing = [] }: Many) => ({
  beforeEach({ msw }: { readonly msw: { use: (...handlers: HttpHandler[]) => void } }) {
    keepDownloads();
    forgetMarks();
    Object.assign(asked, { pages: 0, files: 0 });
    const failed = new Set<number>();
    msw.use(
      http.get('/api/obracuni/', ({ request }) => {
        asked.pages += 1;
        const { searchParams } = new URL(request.url);
        const all = searchParams.get('search') === '10/2026' ? count : 0;
        const page = Number(searchParams.get('page') ?? 1);
        const from = (page - 1) * pageSize;
        const length = page > filled ? 0 : Math.max(0, Math.min(pageSize, all - from));
        return HttpResponse.json({
          obracuni: Array.from({ length }, (_, at) => {
            const name = nameOf(from + at);
            return { id: from + at + 1, naziv: `Obračun 10/2026 – ${name}`, partner_naziv: name };
          }),
          ukupno_obracuna: all,
          broj_stranica: Math.max(1, Math.ceil(all / pageSize)),
        });
      }),
      http.get('/api/obracun/:id/download/', ({ params }) => {
        asked.files += 1;
        const id = Number(params.id);
        if (!failing.includes(id) || failed.has(id))
          return new HttpResponse(pdf, {
            headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename="o.pdf"' },
          });
        failed.add(id);
        return HttpResponse.json({ detail: 'Dokument još nije izrađen.' }, { status: 404 });
      }),
    );
  },
});

/** The names of the files of the last archive. */
async function savedNames(times = 1) {
  const { unzipSync } = await import('fflate');
  const { name, bytes } = await savedFile(times);
  await expect(name).toBe(words('Obračuni 2026-10.zip'));
  return Object.keys(unzipSync(new Uint8Array(bytes)));
}

/** Of five hundred PDFs three fail: they are named, and the ZIP has the others. */
export const ZipFailed = meta.story({
  tags: ['failed', 'user-finance'],
  globals: { user: 'finance' },
  parameters: { consoleErrors: true },
  ...withStatements({ count: 500, failing: [7, 250, 499] }),
  play: async ({ userEvent }) => {
    await tableIn(title());
    await userEvent.click(await screen.findByRole('button', { name: words('500 PDF-ova u ZIP-u') }));
    const list = await screen.findByRole('list', { name: words('Obračuni koji nisu preuzeti') }, { timeout: 20_000 });
    await expect(screen.getByText(words('3 od 500 PDF-ova nisu preuzeta'))).toBeVisible();
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(list).toHaveTextContent(nameOf(6));
    await expect(await savedNames()).toHaveLength(497);
  },
});

/** Again asks for the three alone; the ZIP then has all. */
export const ZipFailedThenRetried = meta.story({
  tags: ['failed', 'user-finance'],
  globals: { user: 'finance' },
  parameters: { consoleErrors: true, snapshot: false },
  ...withStatements({ count: 500, failing: [7, 250, 499] }),
  play: async ({ userEvent }) => {
    await tableIn(title());
    await userEvent.click(await screen.findByRole('button', { name: words('500 PDF-ova u ZIP-u') }));
    const again = await screen.findByRole('button', { name: words('Preuzmi ponovno 3') }, { timeout: 20_000 });
    await expect(await savedNames()).toHaveLength(497);
    await expect(asked.files).toBe(500);
    await userEvent.click(again);
    await expect(await savedNames(2)).toHaveLength(500);
    await expect(asked.files).toBe(503);
    await waitFor(() => expect(again).not.toBeInTheDocument());
  },
});

/** The XLSX has the rows as they are shown. */
export const Spreadsheet = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const split = await rowOf('Split');
    await userEvent.type(split.getByRole('textbox', { name: words('Bilješka: Split') }), 'Da');
    const shown = rowsOf(await tableIn(title())).map(([name, , count, amount]) => [name, count, amount]);
    await chooseFile(userEvent, startOf('Excel izvještaj'));
    const { name, bytes: file } = await savedFile();
    await expect(name).toBe(`${title()} 2026-10.xlsx`);
    const { Workbook } = (await import('exceljs')).default;
    const workbook = new Workbook();
    await workbook.xlsx.load(file);
    const sheet = workbook.worksheets[1];
    const rows = (sheet?.getSheetValues() ?? []).slice(2, -1).map((row) => {
      const [, outlet, , , count, amount] = row as [unknown, string, string, string, number, number];
      return [outlet, formats().count(count), formats().amount(amount)];
    });
    const byName = (a: unknown[], b: unknown[]) => String(a).localeCompare(String(b));
    await expect(rows.sort(byName)).toEqual(shown.sort(byName));
    await expect(await spreadsheet(file)).not.toEqual([]);
  },
});

/** Of forty thousand statements those of the month are found by pages, and the rows are drawn as they scroll into view. */
export const Thousands = meta.story({
  tags: ['user-finance'],
  globals: { user: 'finance' },
  parameters: { snapshot: false },
  ...withStatements({ count: 1500 }),
  play: async () => {
    const table = await screen.findByRole('table', { name: title() }, { timeout: 20_000 });
    await expect(rowsOf(table).length).toBeLessThan(200);
    await expect(screen.getByRole('button', { name: words('1.500 PDF-ova u ZIP-u') })).toBeEnabled();
    // Seventy-five pages of one spelling, and one of each other.
    await expect(asked.pages).toBe(75 + 7);
  },
});

/** More pages than are read at once: the page says what it has not read, and reads on. */
export const TooMany = meta.story({
  tags: ['user-finance'],
  globals: { user: 'finance' },
  ...withStatements({ count: 2400, filled: 2 }),
  play: async () => {
    await tableIn(title());
    await expect(
      screen.getByText(words('Nije pročitano još 27 stranica obračuna, pa neki mogu nedostajati.')),
    ).toBeVisible();
    await expect((await screen.findAllByText(words('bez izvještaja'))).length).toBeGreaterThan(10);
  },
});

/** A link leads back to the list of statements. */
export const ToTheList = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await tableIn(title());
    const tabs = within(screen.getByRole('navigation', { name: words('Stranice obračuna') }));
    await expect(tabs.getByRole('link', { name: title() })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(tabs.getByRole('link', { name: words('Popis obračuna') }));
    await tableIn(words('Obračuni'));
    await expect(screen.getByRole('link', { name: words('Popis obračuna') })).toHaveAttribute('aria-current', 'page');
  },
});

/** On a phone a row is a card; opened, it has statements, tick and note. */
export const Phone = meta.story({
  tags: ['phone'],
  globals: phone,
  play: async ({ userEvent }) => {
    const [card] = within(await cardsIn(title())).getAllByRole('listitem');
    const opener = within(card as HTMLElement).getAllByRole('button')[0] as HTMLElement;
    await userEvent.click(opener);
    await expect(await within(card as HTMLElement).findByRole('checkbox')).toBeVisible();
    await expectFits();
  },
});

const states = statesOf({
  loaded: () => tableIn(title()),
  empty: { says: () => words('Nema obračuna ni prodaje'), globals: { scenario: 'empty' } },
  async reload(userEvent) {
    await userEvent.click(screen.getByRole('button', { name: words('Osvježi podatke') }));
  },
  forbidden: { user: 'garage' },
});
export const Loading = meta.story({ ...states.loading, tags: ['loading'] });
export const Failed = meta.story({ ...states.failed, tags: ['failed'] });
export const Empty = meta.story({ ...states.empty, tags: ['empty'] });
export const Refetching = meta.story({ ...states.refetching, tags: ['loading', 'refetching'] });
export const Dark = meta.story({ ...states.dark, tags: ['dark'] });
export const English = meta.story({ ...states.english, tags: ['english'] });
export const Tablet = meta.story({ ...states.tablet, tags: ['tablet'] });
export const LongWords = meta.story({ ...states.longWords, tags: ['long-words'] });
export const PhoneLoading = meta.story({ ...states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneFailed = meta.story({ ...states.phoneFailed, tags: ['phone', 'failed'] });
export const PhoneEmpty = meta.story({ ...states.phoneEmpty, tags: ['phone', 'empty'] });
export const NotPermitted = meta.story({ ...states.notPermitted, tags: ['user-garage', 'forbidden'] });
