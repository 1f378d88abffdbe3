import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { toast } from '#design-system/Toast/toast.ts';
import preview from '../../../.storybook/preview';
import { answeredCalls, answerOf, setFaults } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { formats, rowsOf, scrollTo, section, tableIn, wayHere } from '../../support/screen.ts';

/** Rijeka: today's first page has a sale that is not valid. */
const provider = '/parking/provider/3';
const page = `${provider}/transakcije`;
const title = 'Transakcije';
const plateLabel = 'Registarska oznaka ili šifra';
const wireToday = 'begin_date=2026-11-20&end_date=2026-11-20';
/** All that a list of transactions reaches back. */
const month = 'beginDate=2026-10-21&endDate=2026-11-20';
const wireMonth = 'begin_date=2026-10-21&end_date=2026-11-20';

const meta = preview.meta({
  title: 'Features/Parking/TransactionsPage',
  component: StoryPortal,
  args: { path: page },
});

interface Transactions {
  readonly transakcije: readonly {
    readonly trans_ref: string;
    readonly vrijeme_transakcije: string;
    readonly vrijedi_od: string | null;
    readonly vrijedi_do: string | null;
    readonly kolicina: number;
    readonly iznos: string;
    readonly status_opisno: string;
    readonly status_opisno_kratko: string;
    readonly transaction_input: string;
    readonly zone_name: string | null;
    readonly reseller_name: string;
    readonly is_valid: boolean;
  }[];
  readonly ukupno_transakcija: number;
  readonly broj_stranica: number;
}

const listed = (query: string) => answerOf<Transactions>(`${page}/?${query}`);

const moment = (text: string | null) => (text === null ? '–' : formats().moment(new Date(text)));

/** The rows that an answer makes. */
const rowsFor = ({ transakcije }: Transactions) =>
  transakcije.map((row) => [
    moment(row.vrijeme_transakcije),
    row.transaction_input,
    // A missing zone is heard as such.
    row.zone_name ?? '–nema podatka',
    formats().count(row.kolicina),
    formats().amount(Number(row.iznos)),
    moment(row.vrijedi_od),
    moment(row.vrijedi_do),
    row.reseller_name,
    // The tooltip's text is in the cell, for those who hear it.
    row.status_opisno_kratko + row.status_opisno,
    row.trans_ref,
  ]);

/** The references of the rows that stand on red ground. */
const redRows = (table: HTMLElement) =>
  [...table.querySelectorAll('tr[data-tone=danger]')].map((row) => row.lastElementChild?.textContent);

/** How often the server was asked for transactions. */
const asked = async () => (await answeredCalls()).filter(({ path }) => path.includes('/transakcije/')).length;

const searchButton = () => screen.getByRole('button', { name: 'Traži' });
const plateField = () => screen.findByRole('searchbox', { name: plateLabel });

/** Of today, newest first; what is not valid has a red tag and a red ground, and nothing else has. */
export const Default = meta.story({
  parameters: { image: 'full' },
  play: async () => {
    const answer = await listed(wireToday);
    const table = await tableIn(title);
    await expect(rowsOf(table)).toEqual(rowsFor(answer));
    const invalid = answer.transakcije.filter((row) => !row.is_valid);
    await expect(invalid.length).toBeGreaterThan(0);
    await expect(redRows(table)).toEqual(invalid.map((row) => row.trans_ref));
    const times = answer.transakcije.map((row) => row.vrijeme_transakcije);
    await expect(times).toEqual(times.toSorted().reverse());
    await expect(screen.getByText(`${answer.ukupno_transakcija} transakcija`)).toBeVisible();
    const pages = within(screen.getByRole('navigation', { name: 'Stranice' }));
    const numbers = pages.getAllByRole('button', { name: /^Stranica \d/ });
    await expect(numbers.at(-1)).toHaveTextContent(String(answer.broj_stranica));
    const path = await wayHere();
    await expect(path.getByRole('link', { name: 'Rijeka' })).toHaveAttribute('href', provider);
    await expect(path.getByText(title)).toHaveAttribute('aria-current', 'page');
    // The server's order holds over all pages: no head offers to sort one of them.
    await expect(within(table).queryByRole('button')).toBeNull();
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  parameters: { image: 'full' },
  play: async () => {
    await expect(redRows(await tableIn(title)).length).toBeGreaterThan(0);
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  play: async () => {
    const answer = await listed(wireToday);
    await expect(rowsOf(await tableIn('Transactions'))).toEqual(rowsFor(answer));
    await expect(screen.getByText(`${answer.ukupno_transakcija} transactions`)).toBeVisible();
    await expect(screen.getByRole('searchbox', { name: /plate/i })).toBeVisible();
  },
});

/** Chosen and searched: nothing red is left. */
export const OnlyValid = meta.story({
  parameters: { image: false },
  play: async ({ userEvent }) => {
    const answer = await listed(`${wireToday}&opcija_prikaza=ispravne`);
    await tableIn(title);
    await userEvent.click(screen.getByRole('radio', { name: 'Samo ispravne' }));
    await userEvent.click(searchButton());
    await waitFor(async () => expect(rowsOf(await tableIn(title))).toEqual(rowsFor(answer)));
    await expect(redRows(await tableIn(title))).toEqual([]);
    await expect(screen.getByText(new RegExp(`^${answer.ukupno_transakcija} transakcij`))).toBeVisible();
  },
});

/** A link to what is not valid: all rows are red, and none says when it would be valid. */
export const OnlyInvalid = meta.story({
  args: { path: `${page}?show=invalid` },
  play: async () => {
    const answer = await listed(`${wireToday}&opcija_prikaza=neispravne`);
    const all = await listed(wireToday);
    const valid = await listed(`${wireToday}&opcija_prikaza=ispravne`);
    const table = await tableIn(title);
    await expect(rowsOf(table)).toEqual(rowsFor(answer));
    await expect(redRows(table)).toHaveLength(answer.transakcije.length);
    await expect(answer.ukupno_transakcija + valid.ukupno_transakcija).toBe(all.ukupno_transakcija);
    await expect(await screen.findByRole('radio', { name: 'Samo neispravne' })).toBeChecked();
  },
});

/** More than a day without a plate: the page says what is missing, and the server is not asked. */
export const PlateMissing = meta.story({
  args: { path: `${page}?${month}` },
  play: async () => {
    const field = await plateField();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/registarska oznaka \/ šifra je obavezna/);
    await expect(searchButton()).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Preuzmi' })).toBeDisabled();
    const card = within(await section(title));
    await expect(card.getByText('Transakcije još nisu tražene')).toBeVisible();
    await expect(card.queryByRole('table')).toBeNull();
    await expect(await asked()).toBe(0);
  },
});

/** A plate makes the search possible; emptied, the field says again what is missing. */
export const PlateTyped = meta.story({
  args: { path: `${page}?${month}` },
  parameters: { image: false },
  play: async ({ userEvent }) => {
    const field = await plateField();
    await userEvent.type(field, '  ');
    await expect(searchButton()).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, 'RI 1');
    await expect(field).toBeValid();
    await expect(searchButton()).toBeEnabled();
    await expect(await asked()).toBe(0);
    await userEvent.click(searchButton());
    const answer = await listed(`${wireMonth}&trans_search=RI1`);
    await expect(answer.ukupno_transakcija).toBeGreaterThan(0);
    await expect(rowsOf(await tableIn(title))).toEqual(rowsFor(answer));
    await userEvent.clear(await plateField());
    await expect(await plateField()).toBeInvalid();
    await expect(searchButton()).toBeDisabled();
  },
});

/** A plate is found however it was typed: case, spaces and dashes do not count. */
export const FoundByPlate = meta.story({
  args: { path: `${page}?${month}&search=ri12` },
  play: async () => {
    const answer = await listed(`${wireMonth}&trans_search=RI%2012`);
    const table = await tableIn(title);
    await expect(rowsOf(table)).toEqual(rowsFor(answer));
    await expect(answer.transakcije.length).toBeGreaterThan(0);
    for (const [, plate] of rowsOf(table)) await expect(plate?.replace(/[\s-]/g, '')).toContain('RI12');
  },
});

/** The code of one transaction brings that one. */
export const FoundByCode = meta.story({
  parameters: { image: false },
  play: async ({ userEvent }) => {
    const { transakcije } = await listed(wireToday);
    const wanted = transakcije[3]?.trans_ref ?? '';
    await tableIn(title);
    await userEvent.type(await plateField(), wanted.toLowerCase());
    await userEvent.click(searchButton());
    await waitFor(async () => expect(rowsOf(await tableIn(title))).toHaveLength(1));
    await expect(rowsOf(await tableIn(title))[0]?.at(-1)).toBe(wanted);
    await expect(screen.getByText('1 transakcija')).toBeVisible();
    // One page needs no way to another.
    await expect(screen.queryByRole('navigation', { name: 'Stranice' })).toBeNull();
  },
});

export const NothingFound = meta.story({
  args: { path: `${page}?${month}&search=QQ%20000-QQ` },
  parameters: { image: false },
  play: async () => {
    const card = within(await section(title));
    await expect(await card.findByText('Nema transakcija')).toBeVisible();
    await expect(card.getByText('U odabranom razdoblju nema transakcije koja sadrži „QQ 000-QQ”.')).toBeVisible();
    await expect(screen.queryByRole('navigation', { name: 'Stranice' })).toBeNull();
  },
});

/** What looks like a page's code is text, in the field and in the answer. */
export const HtmlInSearch = meta.story({
  args: { path: `${page}?${month}&search=${encodeURIComponent('<img src=x onerror=alert(1)> & <b>ST</b>')}` },
  play: async () => {
    const text = '<img src=x onerror=alert(1)> & <b>ST</b>';
    await expect(await plateField()).toHaveValue(text);
    const card = await section(title);
    await expect(await within(card).findByText(new RegExp(text.replace(/[()]/g, '\\$&')))).toBeVisible();
    await expect(card.querySelector('img, b')).toBeNull();
  },
});

/** No plate is that long: the field says so, whether it was typed or came by a link, and nothing is asked. */
export const PlateTooLong = meta.story({
  args: { path: `${page}?search=${'ZG1234AB'.repeat(25)}` },
  play: async ({ userEvent }) => {
    const field = await plateField();
    await expect(field).toHaveValue('ZG1234AB'.repeat(25));
    await expect(field).toHaveAccessibleDescription('Unos je predug: dopušteno je najviše 40 znakova.');
    await expect(searchButton()).toBeDisabled();
    await expect(await asked()).toBe(0);
    await userEvent.clear(field);
    await expect(searchButton()).toBeEnabled();
    await userEvent.click(field);
    await userEvent.paste('ZG1234AB'.repeat(25));
    await expect(searchButton()).toBeDisabled();
    // How far a long text is scrolled while it has the caret is the browser's own.
    field.blur();
  },
});

/** Pages are in the address: the second one, and from there on. */
export const SecondPage = meta.story({
  args: { path: `${page}?page=2` },
  play: async ({ userEvent }) => {
    await expect(rowsOf(await tableIn(title))).toEqual(rowsFor(await listed(`${wireToday}&page=2`)));
    const pages = within(screen.getByRole('navigation', { name: 'Stranice' }));
    await expect(pages.getByRole('button', { name: 'Stranica 2' })).toHaveAttribute('aria-current', 'page');
    const third = rowsFor(await listed(`${wireToday}&page=3`));
    await userEvent.click(pages.getByRole('button', { name: 'Sljedeća stranica' }));
    await waitFor(async () => expect(rowsOf(await tableIn(title))).toEqual(third));
    await userEvent.click(pages.getByRole('button', { name: 'Stranica 2' }));
    await waitFor(() =>
      expect(pages.getByRole('button', { name: 'Stranica 2' })).toHaveAttribute('aria-current', 'page'),
    );
    await waitFor(async () => expect(rowsOf(await tableIn(title))).not.toEqual(third));
    window.scrollTo(0, document.body.scrollHeight);
  },
});

/** A new search begins at the first page. */
export const SearchFromSecondPage = meta.story({
  args: { path: `${page}?page=2` },
  parameters: { image: false },
  play: async ({ userEvent }) => {
    await tableIn(title);
    await userEvent.click(screen.getByRole('radio', { name: 'Samo ispravne' }));
    await userEvent.click(searchButton());
    const answer = await listed(`${wireToday}&opcija_prikaza=ispravne`);
    await waitFor(async () => expect(rowsOf(await tableIn(title))).toEqual(rowsFor(answer)));
    await expect(screen.getByRole('button', { name: 'Stranica 1' })).toHaveAttribute('aria-current', 'page');
  },
});

/** A link to a page that is no more: it says where the rows are, and leads there. */
export const PastTheEnd = meta.story({
  args: { path: `${page}?page=99` },
  play: async () => {
    const card = within(await section(title));
    await expect(await card.findByText(/^Ova stranica ne postoji/)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Na prvu stranicu' })).toBeVisible();
  },
});

export const PastTheEndAndBack = meta.story({
  args: { path: `${page}?page=99` },
  parameters: { image: false },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Na prvu stranicu' }));
    const first = rowsFor(await listed(wireToday));
    await waitFor(async () => expect(rowsOf(await tableIn(title))).toEqual(first));
  },
});

/** A page of -1 and a way to show that there is none: the page says so, and shows the first of all. */
export const BadPageAndShow = meta.story({
  args: { path: `${page}?page=-1&show=%C5%BEute` },
  play: async () => {
    const message = (await screen.findByText('Poveznica sadrži filtar koji nije moguće primijeniti')).parentElement;
    await expect(message).toHaveTextContent('Broj stranice u poveznici nije ispravan');
    await expect(message).toHaveTextContent('Prikaz u poveznici nije ispravan');
    await expect(rowsOf(await tableIn(title))).toEqual(rowsFor(await listed(wireToday)));
  },
});

/** Transactions reach back 30 days: an older link shows today, and says why. */
export const DatesOutsideWindow = meta.story({
  args: { path: `${page}?beginDate=2026-10-20&endDate=2026-10-20` },
  parameters: { image: false },
  play: async () => {
    await expect(await screen.findByText(/izlazi iz dopuštenog raspona datuma/)).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Razdoblje/ })).toHaveTextContent('20. 11. 2026. – 20. 11. 2026.');
    await expect(rowsOf(await tableIn(title))).toEqual(rowsFor(await listed(wireToday)));
  },
});

/** The first day of the window is still in it. */
export const FirstDayOfWindow = meta.story({
  args: { path: `${page}?beginDate=2026-10-21&endDate=2026-10-21` },
  parameters: { image: false },
  play: async () => {
    const answer = await listed('begin_date=2026-10-21&end_date=2026-10-21');
    await expect(rowsOf(await tableIn(title))).toEqual(rowsFor(answer));
    await expect(screen.queryByText('Poveznica sadrži filtar koji nije moguće primijeniti')).toBeNull();
  },
});

/** Yesterday by its preset, all by keyboard. */
export const KeyboardOnly = meta.story({
  parameters: { image: false },
  play: async ({ userEvent }) => {
    await tableIn(title);
    const range = screen.getByRole('button', { name: /^Razdoblje/ });
    range.focus();
    await userEvent.keyboard('{Enter}');
    const begin = await screen.findByRole('textbox', { name: 'Od' });
    await waitFor(() => expect(begin).toHaveFocus());
    const preset = screen.getByRole('button', { name: 'Jučer' });
    while (document.activeElement !== preset) await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(range).toHaveTextContent('19. 11. 2026. – 19. 11. 2026.'));
    await waitFor(() => expect(range).toHaveFocus());
    await userEvent.tab();
    await expect(await plateField()).toHaveFocus();
    await userEvent.keyboard('RI');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('radio', { name: 'Samo ispravne' })).toBeChecked();
    // The link to copy stands between.
    await userEvent.tab();
    await userEvent.tab();
    await expect(searchButton()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const answer = await listed(
      'begin_date=2026-11-19&end_date=2026-11-19&trans_search=RI&opcija_prikaza=ispravne&page=1',
    );
    await waitFor(async () => expect(rowsOf(await tableIn(title))).toEqual(rowsFor(answer)));
  },
});

/** A status in a word; its long text comes by keyboard focus and is what a screen reader says. */
export const StatusTooltip = meta.story({
  args: { path: `${page}?show=invalid` },
  play: async () => {
    const { transakcije } = await listed(`${wireToday}&opcija_prikaza=neispravne`);
    const table = await tableIn(title);
    const first = transakcije[0];
    const tag = within(table).getAllByText(first?.status_opisno_kratko ?? '')[0]?.parentElement as HTMLElement;
    await expect(tag).toHaveAccessibleDescription(first?.status_opisno);
    tag.focus();
    await waitFor(() => expect(document.querySelector('[data-scope=tooltip][data-part=content]')).toBeVisible());
  },
});

export const Loading = meta.story({
  parameters: { image: 'busy', simulator: { faults: [{ path: '/parking/*/*/transakcije/', delay_ms: 60_000 }] } },
  play: async () => {
    await expect(within(await section(title)).getByRole('status')).toHaveTextContent('Učitavanje…');
    await expect(await screen.findByRole('link', { name: 'Rijeka' })).toBeVisible();
    await expect(searchButton()).toBeEnabled();
    await scrollTo(document.body);
  },
});

/** Old rows stay, dimmed, until the new ones are there; their pages cannot be turned meanwhile. */
export const Refetching = meta.story({
  parameters: {
    image: 'busy',
    // Old rows are dimmed because they no longer count; they stay so only until the new ones are there.
    a11y: { options: { rules: { 'color-contrast': { enabled: false } } } },
  },
  play: async ({ userEvent }) => {
    const before = rowsOf(await tableIn(title));
    await setFaults([{ path: '/parking/**', delay_ms: 60_000 }]);
    await userEvent.click(screen.getByRole('radio', { name: 'Samo neispravne' }));
    await userEvent.click(searchButton());
    const card = await section(title);
    await waitFor(() => expect(card).toHaveAttribute('aria-busy', 'true'));
    await expect(rowsOf(within(card).getByRole('table'))).toEqual(before);
    await expect(screen.getByRole('button', { name: 'Sljedeća stranica' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Hvar in November: two sales this morning, both fine. */
export const Empty = meta.story({
  args: { path: '/parking/provider/24/transakcije?show=invalid' },
  play: async () => {
    const card = within(await section(title));
    await expect(await card.findByText('Nema transakcija')).toBeVisible();
    await expect(card.getByText('U odabranom razdoblju nema transakcija za odabrani prikaz.')).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { simulator: { faults: [{ path: '/parking/*/*/transakcije/', status: 500 }] }, consoleErrors: true },
  play: async () => {
    const alert = await within(await section(title)).findByRole('alert');
    await expect(alert).toHaveTextContent('Došlo je do pogreške na poslužitelju.');
    await expect(screen.queryByRole('navigation', { name: 'Stranice' })).toBeNull();
  },
});

export const FailedThenRetried = meta.story({
  parameters: {
    simulator: { faults: [{ path: '/parking/*/*/transakcije/', kind: 'network' }] },
    consoleErrors: true,
    image: false,
  },
  play: async ({ userEvent }) => {
    const alert = await within(await section(title)).findByRole('alert');
    await expect(alert).toHaveTextContent('Nema veze s poslužiteljem.');
    await setFaults([]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Pokušaj ponovno' }));
    await expect(rowsOf(await tableIn(title))).toEqual(rowsFor(await listed(wireToday)));
  },
});

/** The server refuses the file: its own words stand there until they are put away, and the list stays. */
export const DownloadRefused = meta.story({
  parameters: { consoleErrors: true },
  beforeEach: () => {
    // Toasts go away by themselves, so a picture with one would be a matter of luck; what they say is asserted.
    spyOn(toast, 'error').mockImplementation(() => {});
  },
  play: async ({ userEvent }) => {
    const before = rowsOf(await tableIn(title));
    await setFaults([{ path: '/parking/*/*/transakcije/', status: 400 }]);
    screen.getByRole('button', { name: 'Preuzmi' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Excel izvještaj' });
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const message = await screen.findByText('Preuzimanje nije uspjelo: Excel izvještaj');
    await expect(message.parentElement).toHaveTextContent('Zahtjev nije ispravan.');
    await expect(toast.error).toHaveBeenCalledWith('Preuzimanje nije uspjelo. Zahtjev nije ispravan.');
    await expect(rowsOf(await tableIn(title))).toEqual(before);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** The provider's name does not come: the page says so, and lists all the same. */
export const NameFailed = meta.story({
  parameters: {
    simulator: { faults: [{ path: '/parking/*/*/info/', status: 500 }] },
    consoleErrors: true,
    image: false,
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Podaci o pružatelju se nisu učitali.')).toBeVisible();
    await expect(rowsOf(await tableIn(title))).toEqual(rowsFor(await listed(wireToday)));
    const path = await wayHere();
    await expect(path.getByRole('link', { name: 'Pružatelj 3' })).toHaveAttribute('href', provider);
    await setFaults([]);
    await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }));
    await expect(await path.findByRole('link', { name: 'Rijeka' })).toBeVisible();
  },
});

export const NotFound = meta.story({
  args: { path: '/parking/provider/9999/transakcije' },
  parameters: { consoleErrors: true, image: false },
  play: async () => {
    await expect(await screen.findByText('Pružatelj nije pronađen')).toBeVisible();
  },
});

/** The garages' person may not see a parking provider's transactions. */
export const NotPermitted = meta.story({
  parameters: { simulator: { person: 'garage' }, image: false },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Pristup nije dopušten' })).toBeVisible();
    await expect(await asked()).toBe(0);
  },
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await tableIn(title);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(820);
  },
});

/** The time stays while the rest scrolls; the pages give way to their number. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { image: 'full' },
  play: async () => {
    const table = await tableIn(title);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    const box = table.parentElement as HTMLElement;
    const time = within(table).getAllByRole('rowheader')[0] as HTMLElement;
    const place = time.getBoundingClientRect().left;
    box.scrollLeft = 240;
    await waitFor(() => expect(box.scrollLeft).toBeGreaterThan(100));
    await expect(time.getBoundingClientRect().left).toBe(place);
    await expect(screen.getByText(/^Stranica 1 od \d+$/)).toBeVisible();
    box.scrollLeft = 0;
  },
});

export const PlateMissingNarrow = meta.story({
  args: { path: `${page}?${month}` },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await plateField()).toBeInvalid();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

export const LongWords = meta.story({
  args: { path: '/parking/provider/1/transakcije' },
  parameters: { simulator: { scenario: 'long-words' } },
  play: async () => {
    await tableIn(title);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
  },
});

export const LongWordsNarrow = meta.story({
  args: { path: '/parking/provider/9/transakcije' },
  parameters: { simulator: { scenario: 'long-words' } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await tableIn(title);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});
