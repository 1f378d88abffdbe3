import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { toast } from '#design-system/Toast/toast.ts';
import preview from '../../../.storybook/preview';
import { notPermitted } from '../../support/access.ts';
import { callsTo, recover, responds, setFaults } from '../../support/backOffice.ts';
import { parking } from '../../support/outlets/kinds.ts';
import { month, redRows, transactionStories, wireMonth, wireToday } from '../../support/outlets/transactionStories.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import {
  breadcrumbs,
  cardsIn,
  expectNoOverflow,
  formats,
  readAs,
  rowsOf,
  scrollTo,
  section,
  tableIn,
} from '../../support/screen.ts';
import { partOf, startOf, words } from '../../support/words.ts';

/** Rijeka: today's first page has an invalid sale. */
const transactions = transactionStories(parking, {
  id: 3,
  name: 'Rijeka',
  inputLabel: 'Registarska oznaka ili šifra',
  inputMissing: 'Ako je razdoblje dulje od jednog dana, registarska oznaka / šifra je obavezna',
  wireSearch: 'trans_search',
  withZones: true,
});
const { page, listed, rowsFor, expectListed, field: plateField } = transactions;
const title = () => words('Transakcije');

const meta = preview.meta({
  title: 'Parking/Transactions – Transakcije',
  component: StoryPortal,
  args: { path: page },
});

/** The number of calls for transactions. */
const callCount = async () => (await callsTo('/transakcije/')).length;

const searchButton = () => screen.getByRole('button', { name: words('Traži') });

export const TypedOtherwise = meta.story(transactions.typedOtherwise);
export const SearchedAgain = meta.story({ ...transactions.searchedAgain, tags: ['loading'] });

/** Of today, newest first; what is not valid has a red tag and a red ground, and nothing else has. */
export const Default = meta.story({
  parameters: { snapshot: 'full' },
  play: async () => {
    const { answer, table } = await transactions.expectToday();
    await expect(redRows(table).length).toBeGreaterThan(0);
    const times = answer.transakcije.map((row) => row.vrijeme_transakcije);
    await expect(times).toEqual(times.toSorted().reverse());
    await expect(screen.getByText(words(`${answer.ukupno_transakcija} transakcija`))).toBeVisible();
    const pages = within(screen.getByRole('navigation', { name: words('Stranice') }));
    const numbers = pages.getAllByRole('button', { name: startOf('Stranica ') });
    await expect(numbers.at(-1)).toHaveTextContent(String(answer.broj_stranica));
    const path = await breadcrumbs();
    await expect(path.getByRole('link', { name: 'Rijeka' })).toHaveAttribute(
      'href',
      expect.stringContaining(`${transactions.outlet}?beginDate=`),
    );
    await expect(path.getByText(title())).toHaveAttribute('aria-current', 'page');
    // The server's order holds over all pages: no head offers to sort one of them.
    await expect(within(table).queryByRole('button')).toBeNull();
  },
});

export const Dark = meta.story({
  tags: ['dark'],
  globals: { theme: 'dark' },
  parameters: { snapshot: 'full' },
  play: async () => {
    await expect(redRows(await tableIn(title())).length).toBeGreaterThan(0);
  },
});

export const English = meta.story({
  tags: ['english'],
  globals: { language: 'en' },
  play: async () => {
    const answer = await listed(wireToday);
    await expect(rowsOf(await tableIn('Transactions'))).toEqual(rowsFor(answer));
    await expect(screen.getByText(`${answer.ukupno_transakcija} transactions`)).toBeVisible();
    await expect(screen.getByRole('searchbox', { name: /plate/i })).toBeVisible();
  },
});

/** After the search with this filter no row is red. */
export const OnlyValid = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const answer = await listed(`${wireToday}&opcija_prikaza=ispravne`);
    await tableIn(title());
    await userEvent.click(screen.getByRole('radio', { name: words('Samo ispravne') }));
    await userEvent.click(searchButton());
    await waitFor(() => expectListed(answer));
    await expect(redRows(await tableIn(title()))).toEqual([]);
    await expect(screen.getByText(new RegExp(`^${answer.ukupno_transakcija} (transakcij|transaction)`))).toBeVisible();
  },
});

/** A link to what is not valid: all rows are red, and none has times of validity. */
export const OnlyInvalid = meta.story({
  args: { path: `${page}?show=invalid` },
  play: async () => {
    const answer = await listed(`${wireToday}&opcija_prikaza=neispravne`);
    const all = await listed(wireToday);
    const valid = await listed(`${wireToday}&opcija_prikaza=ispravne`);
    const table = await tableIn(title());
    await expect(rowsOf(table)).toEqual(rowsFor(answer));
    await expect(redRows(table)).toHaveLength(answer.transakcije.length);
    await expect(answer.ukupno_transakcija + valid.ukupno_transakcija).toBe(all.ukupno_transakcija);
    await expect(await screen.findByRole('radio', { name: words('Samo neispravne') })).toBeChecked();
  },
});

/** More than a day without a plate: the page names what is missing, and makes no call. */
export const PlateMissing = meta.story({
  args: { path: `${page}?${month}` },
  play: async () => {
    const field = await plateField();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      words('Ako je razdoblje dulje od jednog dana, registarska oznaka / šifra je obavezna'),
    );
    await expect(searchButton()).toBeDisabled();
    await expect(screen.getByRole('button', { name: words('Preuzmi') })).toBeDisabled();
    const card = within(await section(title()));
    await expect(card.getByText(words('Transakcije još nisu tražene'))).toBeVisible();
    await expect(card.queryByRole('table')).toBeNull();
    await expect(await callCount()).toBe(0);
  },
});

/** With a plate the search is enabled; the empty field shows the message again. */
export const PlateTyped = meta.story({
  args: { path: `${page}?${month}` },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const field = await plateField();
    await userEvent.type(field, '  ');
    await expect(searchButton()).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, 'RI 1');
    await expect(field).toBeValid();
    await expect(searchButton()).toBeEnabled();
    await expect(await callCount()).toBe(0);
    await userEvent.click(searchButton());
    const answer = await listed(`${wireMonth}&trans_search=RI1`);
    await expect(answer.ukupno_transakcija).toBeGreaterThan(0);
    await expectListed(answer);
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
    const table = await tableIn(title());
    await expect(rowsOf(table)).toEqual(rowsFor(answer));
    await expect(answer.transakcije.length).toBeGreaterThan(0);
    for (const [, plate] of rowsOf(table)) await expect(plate?.replace(/[\s-]/g, '')).toContain('RI12');
  },
});

/** The code of one transaction brings that one. */
export const FoundByCode = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const { transakcije } = await listed(wireToday);
    const wanted = transakcije[3]?.trans_ref ?? '';
    await tableIn(title());
    await userEvent.type(await plateField(), wanted.toLowerCase());
    await userEvent.click(searchButton());
    await waitFor(async () => expect(rowsOf(await tableIn(title()))).toHaveLength(1));
    await expect(rowsOf(await tableIn(title()))[0]?.at(-1)).toBe(wanted);
    await expect(screen.getByText(words('1 transakcija'))).toBeVisible();
    // A single page has no pagination.
    await expect(screen.queryByRole('navigation', { name: words('Stranice') })).toBeNull();
  },
});

export const NothingFound = meta.story({
  args: { path: `${page}?${month}&search=QQ%20000-QQ` },
  parameters: { snapshot: false },
  play: async () => {
    const card = within(await section(title()));
    await expect(await card.findByText(words('Nema transakcija'))).toBeVisible();
    await expect(
      card.getByText(words('U odabranom razdoblju nema transakcije koja sadrži „QQ 000-QQ”.')),
    ).toBeVisible();
    await expect(screen.queryByRole('navigation', { name: words('Stranice') })).toBeNull();
  },
});

/** Markup is shown as text, in the field and in the message. */
export const HtmlInSearch = meta.story({
  args: { path: `${page}?${month}&search=${encodeURIComponent('<img src=x onerror=alert(1)> & <b>ST</b>')}` },
  play: async () => {
    const text = '<img src=x onerror=alert(1)> & <b>ST</b>';
    await expect(await plateField()).toHaveValue(text);
    const card = await section(title());
    await expect(await within(card).findByText(new RegExp(text.replace(/[()]/g, '\\$&')))).toBeVisible();
    await expect(card.querySelector('img, b')).toBeNull();
  },
});

/** A search text that is too long: the field reports it, typed or from a link, and no call is made. */
export const PlateTooLong = meta.story({
  args: { path: `${page}?search=${'ZG1234AB'.repeat(25)}` },
  play: async ({ userEvent }) => {
    const field = await plateField();
    await expect(field).toHaveValue('ZG1234AB'.repeat(25));
    await expect(field).toHaveAccessibleDescription(words('Unos je predug: dopušteno je najviše 40 znakova.'));
    await expect(searchButton()).toBeDisabled();
    await expect(await callCount()).toBe(0);
    await userEvent.clear(field);
    await expect(searchButton()).toBeEnabled();
    await userEvent.click(field);
    await userEvent.paste('ZG1234AB'.repeat(25));
    await expect(searchButton()).toBeDisabled();
    // The browser decides how far a long text is scrolled while it has the caret.
    field.blur();
  },
});

/** Pages are in the address: the second one, and from there on. */
export const SecondPage = meta.story({
  args: { path: `${page}?page=2` },
  play: async ({ userEvent }) => {
    await expectListed(await listed(`${wireToday}&page=2`));
    const pages = within(screen.getByRole('navigation', { name: words('Stranice') }));
    await expect(pages.getByRole('button', { name: words('Stranica 2') })).toHaveAttribute('aria-current', 'page');
    const third = rowsFor(await listed(`${wireToday}&page=3`));
    await userEvent.click(pages.getByRole('button', { name: words('Sljedeća stranica') }));
    await waitFor(async () => expect(rowsOf(await tableIn(title()))).toEqual(third));
    await userEvent.click(pages.getByRole('button', { name: words('Stranica 2') }));
    await waitFor(() =>
      expect(pages.getByRole('button', { name: words('Stranica 2') })).toHaveAttribute('aria-current', 'page'),
    );
    await waitFor(async () => expect(rowsOf(await tableIn(title()))).not.toEqual(third));
    window.scrollTo(0, document.body.scrollHeight);
  },
});

/** A new search begins at the first page. */
export const SearchFromSecondPage = meta.story({
  args: { path: `${page}?page=2` },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await tableIn(title());
    await userEvent.click(screen.getByRole('radio', { name: words('Samo ispravne') }));
    await userEvent.click(searchButton());
    const answer = await listed(`${wireToday}&opcija_prikaza=ispravne`);
    await waitFor(() => expectListed(answer));
    await expect(screen.getByRole('button', { name: words('Stranica 1') })).toHaveAttribute('aria-current', 'page');
  },
});

/** A link to a page past the last one: it explains where the rows are, and leads there. */
export const PastTheEnd = meta.story({
  args: { path: `${page}?page=99` },
  play: async () => {
    const card = within(await section(title()));
    await expect(await card.findByText(startOf('Ova stranica ne postoji'))).toBeVisible();
    await expect(card.getByRole('button', { name: words('Na prvu stranicu') })).toBeVisible();
  },
});

export const PastTheEndAndBack = meta.story({
  args: { path: `${page}?page=99` },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: words('Na prvu stranicu') }));
    const first = rowsFor(await listed(wireToday));
    await waitFor(async () => expect(rowsOf(await tableIn(title()))).toEqual(first));
  },
});

/** A link with page -1 and an unknown filter: the page reports both, and shows the first page of all. */
export const BadPageAndShow = meta.story({
  args: { path: `${page}?page=-1&show=%C5%BEute` },
  play: async () => {
    const message = (await screen.findByText(words('Poveznica sadrži filtar koji nije moguće primijeniti')))
      .parentElement;
    await expect(message).toHaveTextContent(partOf('Broj stranice u poveznici nije ispravan'));
    await expect(message).toHaveTextContent(partOf('Prikaz u poveznici nije ispravan'));
    await expectListed(await listed(wireToday));
  },
});

/** Transactions reach back 30 days: an older link shows today, with the reason. */
export const DatesOutsideWindow = meta.story({
  args: { path: `${page}?beginDate=2026-10-20&endDate=2026-10-20` },
  parameters: { snapshot: false },
  play: async () => {
    await expect(await screen.findByText(partOf('izlazi iz dopuštenog raspona datuma'))).toBeVisible();
    await expect(screen.getByRole('button', { name: startOf('Razdoblje') })).toHaveTextContent(
      words('20. 11. 2026. – 20. 11. 2026.'),
    );
    await expectListed(await listed(wireToday));
  },
});

/** The first day of the window is still in it. */
export const FirstDayOfWindow = meta.story({
  args: { path: `${page}?beginDate=2026-10-21&endDate=2026-10-21` },
  parameters: { snapshot: false },
  play: async () => {
    const answer = await listed('begin_date=2026-10-21&end_date=2026-10-21');
    await expectListed(answer);
    await expect(screen.queryByText(words('Poveznica sadrži filtar koji nije moguće primijeniti'))).toBeNull();
  },
});

/** Yesterday by its preset, all by keyboard. */
export const KeyboardOnly = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await tableIn(title());
    const range = screen.getByRole('button', { name: startOf('Razdoblje') });
    range.focus();
    await userEvent.keyboard('{Enter}');
    const begin = await screen.findByRole('textbox', { name: words('Od') });
    await waitFor(() => expect(begin).toHaveFocus());
    const preset = screen.getByRole('button', { name: words('Jučer') });
    while (document.activeElement !== preset) await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(range).toHaveTextContent(words('19. 11. 2026. – 19. 11. 2026.')));
    await waitFor(() => expect(range).toHaveFocus());
    await userEvent.tab();
    await expect(await plateField()).toHaveFocus();
    await userEvent.keyboard('RI');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('radio', { name: words('Samo ispravne') })).toBeChecked();
    // The copy button and that of the saved views are between them in the tab order.
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
    await expect(searchButton()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const answer = await listed(
      'begin_date=2026-11-19&end_date=2026-11-19&trans_search=RI&opcija_prikaza=ispravne&page=1',
    );
    await waitFor(() => expectListed(answer));
  },
});

/** The short status has its long text as a tooltip on keyboard focus, and for screen readers. */
export const StatusTooltip = meta.story({
  args: { path: `${page}?show=invalid` },
  play: async () => {
    const { transakcije } = await listed(`${wireToday}&opcija_prikaza=neispravne`);
    const table = await tableIn(title());
    const first = transakcije[0];
    const tag = within(table).getAllByText(first?.status_opisno_kratko ?? '')[0]?.parentElement as HTMLElement;
    await expect(tag).toHaveAccessibleDescription(first?.status_opisno);
    tag.focus();
    await waitFor(() => expect(document.querySelector('[data-scope=tooltip][data-part=content]')).toBeVisible());
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  globals: { faults: [{ path: '/parking/*/*/transakcije/', delay_ms: 60_000 }] },
  parameters: { snapshot: 'busy' },
  play: async () => {
    await expect(within(await section(title())).getByRole('status')).toHaveTextContent(words('Učitavanje…'));
    await expect(await screen.findByRole('link', { name: 'Rijeka' })).toBeVisible();
    await expect(searchButton()).toBeEnabled();
    await scrollTo(document.body);
  },
});

/** Old rows stay, dimmed, until the new ones have loaded; meanwhile the pagination is disabled. */
export const Refetching = meta.story({
  ...transactions.refetching,
  tags: ['loading', 'refetching'],
  play: async (context) => {
    await transactions.refetching.play(context);
    await expect(screen.getByRole('button', { name: words('Sljedeća stranica') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** Hvar in November: two sales this morning, both fine. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { path: '/parking/provider/24/transakcije?show=invalid' },
  play: async () => {
    const card = within(await section(title()));
    await expect(await card.findByText(words('Nema transakcija'))).toBeVisible();
    await expect(card.getByText(words('U odabranom razdoblju nema transakcija za odabrani prikaz.'))).toBeVisible();
  },
});

export const Failed = meta.story({
  ...transactions.failed,
  tags: ['failed'],
  play: async () => {
    await transactions.failed.play();
    await expect(screen.queryByRole('navigation', { name: words('Stranice') })).toBeNull();
  },
});

export const FailedThenRetried = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/parking/*/*/transakcije/', kind: 'network' }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    const alert = await within(await section(title())).findByRole('alert');
    await expect(alert).toHaveTextContent(partOf('Nema veze s poslužiteljem.'));
    await recover(userEvent, within(alert).getByRole('button', { name: words('Pokušaj ponovno') }));
    await expectListed(await listed(wireToday));
  },
});

/** The server refuses the file: its own message is shown until it is dismissed, and the list stays. */
export const DownloadRefused = meta.story({
  parameters: { consoleErrors: true },
  beforeEach: () => {
    // Toasts go away by themselves, so a snapshot with one would not be stable; their texts are asserted.
    spyOn(toast, 'error').mockImplementation(() => {});
  },
  play: async ({ userEvent }) => {
    const before = rowsOf(await tableIn(title()));
    await setFaults([{ path: '/parking/*/*/transakcije/', status: 400 }]);
    screen.getByRole('button', { name: words('Preuzmi') }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: startOf('Excel izvještaj') });
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const message = await screen.findByText(`${words('Preuzimanje nije uspjelo')}: ${words('Excel izvještaj')}`);
    await expect(message.parentElement).toHaveTextContent(words('Zahtjev nije ispravan.'));
    await expect(toast.error).toHaveBeenCalledWith(words('Zahtjev nije ispravan.'));
    await expect(rowsOf(await tableIn(title()))).toEqual(before);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** The provider's name fails: the page reports it, and shows the list. */
export const NameFailed = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/parking/*/*/info/', status: 500 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(words('Podaci o pružatelju se nisu učitali.'))).toBeVisible();
    await expectListed(await listed(wireToday));
    const path = await breadcrumbs();
    await expect(path.getByRole('link', { name: words('Pružatelj 3') })).toHaveAttribute(
      'href',
      expect.stringContaining(`${transactions.outlet}?beginDate=`),
    );
    await recover(userEvent, screen.getByRole('button', { name: words('Pokušaj ponovno') }));
    await expect(await path.findByRole('link', { name: 'Rijeka' })).toBeVisible();
  },
});

export const NotFound = meta.story(transactions.notFound);

/** The user of garages may not see a parking provider's transactions. */
const denied = notPermitted({ user: 'garage' });
export const NotPermitted = meta.story({
  ...denied,
  tags: ['user-garage', 'forbidden'],
  play: async () => {
    await denied.play();
    await expect(await callCount()).toBe(0);
  },
});

export const Tablet = meta.story({ ...transactions.fits(820), tags: ['tablet'] });

/** On a phone a row is a card: plate, amount and status first, six in the window; the rest opens by a press. */
export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  parameters: { snapshot: 'full' },
  play: async ({ userEvent }) => {
    const cards = within(await cardsIn(title())).getAllByRole('listitem');
    await expectNoOverflow(390);
    const sixth = cards[5] as HTMLElement;
    await expect(sixth.getBoundingClientRect().bottom + window.scrollY).toBeLessThanOrEqual(844);
    const first = (await listed(`${wireToday}&page=1`)).transakcije[0];
    if (!first) throw new Error('Nothing is sold today');
    const card = within(cards[0] as HTMLElement);
    const opener = card.getByRole('button', { name: new RegExp(first.transaction_input) });
    await expect(opener).toHaveTextContent(readAs(formats().money(Number(first.iznos))));
    await expect(opener).toHaveTextContent(first.status_opisno_kratko);
    await expect(card.queryByText(first.trans_ref)).toBeNull();
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(card.getByText(first.trans_ref)).toBeVisible();
    await expect(card.getByText(first.status_opisno)).toBeVisible();
    await expectNoOverflow(390);
    await expect(screen.getByText(startOf('Stranica '))).toBeVisible();
  },
});

/** The missing plate is said in the page, and at its field in the sheet of filters. */
export const PlateMissingPhone = meta.story({
  tags: ['phone'],
  args: { path: `${page}?${month}` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: words('Filtri') }));
    await expect(await plateField()).toBeInvalid();
    await expectNoOverflow(390);
  },
});

export const LongWords = meta.story({
  tags: ['long-words'],
  ...transactions.fits(1440),
  args: { path: `${parking.pathOf(1)}/transakcije` },
  globals: { scenario: 'long-words' },
});

export const LongWordsPhone = meta.story({
  ...transactions.fits(390),
  tags: ['phone', 'long-words'],
  args: { path: `${parking.pathOf(9)}/transakcije` },
  globals: { viewport: { value: 'phone' }, scenario: 'long-words' },
});

export const PhoneLoading = meta.story({ ...transactions.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...transactions.phoneEmpty, tags: ['phone', 'empty'] });
export const PhoneFailed = meta.story({ ...transactions.phoneFailed, tags: ['phone', 'failed'] });

const sold = (moment: string, validTo: string, input: string) => ({
  id: Number(input.slice(3, 6)),
  trans_ref: `TR-${input.slice(3, 6)}`,
  vrijeme_transakcije: moment,
  vrijedi_od: moment,
  vrijedi_do: validTo,
  kolicina: 1,
  iznos: '0.80',
  status: 'PAID',
  status_opisno: 'Plaćeno',
  status_opisno_kratko: 'Plaćeno',
  transaction_input: input,
  zone_name: 'Zona 1',
  reseller_name: 'SMS',
  is_valid: true,
  is_active: false,
});

/** The hour that is repeated when summer time ends: each time says which of the two it is, and no other has a mark. */
const repeatedHour = {
  ...responds({
    [`${parking.callOf(3)}/transakcije/`]: {
      transakcije: [
        sold('2026-10-25T02:05:00Z', '2026-10-25T03:05:00Z', 'RI 104-DD'),
        sold('2026-10-25T01:30:00Z', '2026-10-25T02:30:00Z', 'RI 103-CC'),
        sold('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', 'RI 102-BB'),
        sold('2026-10-24T23:30:00Z', '2026-10-25T00:30:00Z', 'RI 101-AA'),
      ],
      ukupno_transakcija: 4,
      broj_stranica: 1,
    },
  }),
};

const markOf = (moment: string) => formats().repeatedAt(new Date(moment));

export const RepeatedHour = meta.story({
  ...repeatedHour,
  globals: { scenario: 'clocks-go-back' },
  play: async () => {
    const [first, second] = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map(markOf);
    const rows = rowsOf(await tableIn(title()));
    const marks = rows.map((cells) =>
      cells.flatMap((cell) => (/\d\d:\d\d:\d\d/.test(cell) ? [/\(([^)]+)\)/.exec(cell)?.[1]] : [])),
    );
    await expect(marks).toEqual([
      [undefined, undefined, undefined],
      [second, second, undefined],
      [first, first, second],
      [undefined, undefined, first],
    ]);
  },
});

export const RepeatedHourPhone = meta.story({
  ...repeatedHour,
  tags: ['phone'],
  globals: { scenario: 'clocks-go-back', viewport: { value: 'phone' } },
  play: async () => {
    await expect(await cardsIn(title())).toHaveTextContent(String(markOf('2026-10-25T01:30:00Z')));
    await expectNoOverflow(390);
  },
});

/** A line of a day led here: the transactions of its sales channel alone, said above them, with the way to all. */
export const OnlyChannel = meta.story({
  args: { path: `${page}?beginDate=2026-11-20&endDate=2026-11-20&channel=1` },
  play: async ({ userEvent }) => {
    const table = await tableIn(title());
    const note = screen.getByRole('note', { name: words('Prikazan je samo dio transakcija') });
    await waitFor(() => expect(note).toHaveTextContent(partOf('Samo kanal prodaje')));
    const channel = new Set(rowsOf(table).map((cells) => cells.at(-3)));
    await expect(channel.size).toBe(1);
    await userEvent.click(within(note).getByRole('button', { name: words('Prikaži sve transakcije') }));
    await waitFor(() =>
      expect(screen.queryByRole('note', { name: words('Prikazan je samo dio transakcija') })).toBeNull(),
    );
    await expectListed(await listed(wireToday));
  },
});

const ofLine = `${page}?beginDate=2026-11-18&endDate=2026-11-18&channel=1&zone=${encodeURIComponent('~Zona 1 – Korzo')}&price=1.4`;

/** A line of a day: its zone and its unit price are looked for on all pages, since a transaction names no article. */
export const OnlyLine = meta.story({
  args: { path: ofLine },
  play: async () => {
    const table = await tableIn(title());
    const note = screen.getByRole('note', { name: words('Prikazan je samo dio transakcija') });
    await waitFor(() => expect(note).toHaveTextContent(words('Samo zona: Zona 1 – Korzo')));
    const rows = rowsOf(table);
    await expect(rows.length).toBeGreaterThan(0);
    for (const cells of rows) await expect(cells).toContain('Zona 1 – Korzo');
  },
});

/** The reading of all pages fails: it says so, with the way to try again. */
export const OnlyLineFailed = meta.story({
  tags: ['failed'],
  args: { path: ofLine },
  globals: { faults: [{ path: '/parking/*/*/transakcije/', status: 503 }] },
  parameters: { consoleErrors: true },
  play: async ({ userEvent }) => {
    const alert = await screen.findByText(startOf('Čitanje svih stranica nije uspjelo.'));
    await expect(alert).toBeVisible();
    await setFaults([]);
    await userEvent.click(screen.getByRole('button', { name: words('Pokušaj ponovno') }));
    await tableIn(title());
  },
});

/** No transaction is of the line any more. */
export const OnlyLineEmpty = meta.story({
  tags: ['empty'],
  args: { path: ofLine.replace('1.4', '0.01') },
  parameters: { snapshot: false },
  play: async () => {
    await expect(
      await screen.findByText(words('Među pročitanim transakcijama nema nijedne s ovom zonom i jediničnom cijenom.')),
    ).toBeVisible();
  },
});
