import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answerOf, recover, setFaults } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { cardsIn, formats, rowsOf, section, tableIn } from '../../support/screen.ts';
import { statesOf } from '../../support/states.ts';
import { startOf, words } from '../../support/words.ts';

const title = () => words('Obračuni');

const meta = preview.meta({
  title: 'Statements/Statements – Obračuni',
  component: StoryPortal,
  args: { path: '/obracuni' },
});

interface Statements {
  readonly obracuni: readonly { readonly id: number; readonly naziv: string; readonly partner_naziv: string }[];
  readonly ukupno_obracuna: number;
  readonly broj_stranica: number;
}

const made = (query = '') => answerOf<Statements>(`/obracuni/?${query}`);
const rowsFor = ({ obracuni }: Statements) => obracuni.map((row) => [row.naziv, row.partner_naziv]);
const shownRows = async (name = title()) => rowsOf(await tableIn(name)).map((cells) => cells.slice(0, -1));
const searchField = () => screen.findByRole('searchbox', { name: words('Naziv obračuna ili partner') });

/** Waits for a toast with the text; the simulator first loads the code that makes documents, and toasts fade in. */
const expectToast = async (text: string) => {
  const message = await screen.findByText(text);
  await waitFor(() => expect(message).toBeVisible());
};

/** All partners' statements, newest month first, each with its document. */
export const Default = meta.story({
  parameters: { snapshot: 'full' },
  play: async () => {
    const answer = await made();
    await expect(await shownRows()).toEqual(rowsFor(answer));
    await expect(screen.getByText(words(`${formats().count(answer.ukupno_obracuna)} obračuna`))).toBeVisible();
    const buttons = within(await tableIn(title())).getAllByRole('button', { name: startOf('Preuzmi: ') });
    await expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
      answer.obracuni.map(({ naziv }) => words(`Preuzmi: ${naziv}`)),
    );
  },
});

export const Dark = meta.story({
  tags: ['dark'],
  globals: { theme: 'dark' },
  play: async () => {
    await tableIn(title());
  },
});

export const English = meta.story({
  tags: ['english'],
  globals: { language: 'en' },
  parameters: { snapshot: false },
  play: async () => {
    const answer = await made();
    await expect(await shownRows('Statements')).toEqual(rowsFor(answer));
    await expect(screen.getByText(`${formats().count(answer.ukupno_obracuna)} statements`)).toBeVisible();
  },
});

/** The finance user has statements and no reports. */
export const FinanceUser = meta.story({
  tags: ['user-finance'],
  globals: { user: 'finance' },
  play: async () => {
    await expect(await shownRows()).toEqual(rowsFor(await made()));
    const menu = within(screen.getByRole('navigation', { name: words('Glavna navigacija') }));
    await expect(menu.getByRole('link', { name: title() })).toHaveAttribute('aria-current', 'page');
    await expect(menu.queryByRole('link', { name: words('Parking') })).toBeNull();
  },
});

/** Enter searches and returns to the first page; a part of a name or of a partner is enough. */
export const Searched = meta.story({
  args: { path: '/obracuni?page=3' },
  play: async ({ userEvent }) => {
    await expect(await shownRows()).toEqual(rowsFor(await made('page=3')));
    await userEvent.type(await searchField(), '10/2026{Enter}');
    const answer = await made(`search=${encodeURIComponent('10/2026')}`);
    await expect(answer.ukupno_obracuna).toBeGreaterThan(0);
    await waitFor(async () => expect(await shownRows()).toEqual(rowsFor(answer)));
    await expect(screen.getByRole('button', { name: words('Stranica 1') })).toHaveAttribute('aria-current', 'page');
    await expect(await searchField()).toHaveValue('10/2026');
    await expect(screen.getByText(new RegExp(`^${answer.ukupno_obracuna} (obračun|statement)`))).toBeVisible();
  },
});

/** The second page of a search has the next matches. */
export const SearchedSecondPage = meta.story({
  args: { path: '/obracuni?search=split' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await expect(await shownRows()).toEqual(rowsFor(await made('search=split')));
    await userEvent.click(screen.getByRole('button', { name: words('Sljedeća stranica') }));
    const second = rowsFor(await made('search=split&page=2'));
    await waitFor(async () => expect(await shownRows()).toEqual(second));
    for (const cells of second) await expect(cells.join(' ')).toMatch(/split/i);
  },
});

/** Nothing found; HTML in the search is shown as text. An empty search lists all statements again. */
export const NoneFound = meta.story({
  args: { path: `/obracuni?search=${encodeURIComponent('<b>nema ga</b>')}` },
  play: async () => {
    const card = await section(title());
    await expect(
      await within(card).findByText(words('Nijedan obračun ne odgovara pretrazi „<b>nema ga</b>”.')),
    ).toBeVisible();
    await expect(card.querySelector('b')).toBeNull();
  },
});

export const NoneFoundThenAll = meta.story({
  args: { path: '/obracuni?search=nema' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await screen.findByText(words('Nijedan obračun ne odgovara pretrazi „nema”.'));
    await userEvent.clear(await searchField());
    await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
    const all = rowsFor(await made());
    await waitFor(async () => expect(await shownRows()).toEqual(all));
  },
});

/** A very long search from a link finds nothing and does not overflow the screen. */
export const LongSearchPhone = meta.story({
  tags: ['phone'],
  args: { path: `/obracuni?search=${'Obračun'.repeat(40)}` },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByText(startOf('Nijedan obračun ne odgovara pretrazi'))).toBeVisible();
    // Its code is loaded with the first text that is cut.
    await screen.findByRole('button', { name: words('Prikaži sve') });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    const text = screen.getByText(startOf('Nijedan obračun ne odgovara pretrazi')).getBoundingClientRect();
    await expect(text.left).toBeGreaterThanOrEqual(0);
    await expect(text.right).toBeLessThanOrEqual(390);
  },
});

/** The file is named after the statement; a slash, which a file name cannot have, is replaced. */
export const Downloaded = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const name = (await made()).obracuni[1]?.naziv ?? '';
    await expect(name).toContain('/');
    await tableIn(title());
    await userEvent.click(screen.getByRole('button', { name: words(`Preuzmi: ${name}`) }));
    await expectToast(words(`Datoteka ${name.replaceAll('/', '-')}.pdf je preuzeta.`));
  },
});

export const DownloadFailedThenRetried = meta.story({
  tags: ['failed'],
  parameters: { snapshot: false, consoleErrors: true },
  play: async ({ userEvent }) => {
    const name = (await made()).obracuni[0]?.naziv ?? '';
    await tableIn(title());
    await setFaults([{ path: '/obracun/*/download/', status: 500 }]);
    const button = screen.getByRole('button', { name: words(`Preuzmi: ${name}`) });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent(words('Pokušaj ponovno')));
    await setFaults([]);
    await userEvent.click(button);
    await expectToast(words(`Datoteka ${name.replaceAll('/', '-')}.pdf je preuzeta.`));
  },
});

export const PastTheEnd = meta.story({
  args: { path: '/obracuni?page=9999' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(startOf('Ova stranica ne postoji'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words('Na prvu stranicu') }));
    const first = rowsFor(await made());
    await waitFor(async () => expect(await shownRows()).toEqual(first));
  },
});

export const BadPage = meta.story({
  args: { path: '/obracuni?page=-1' },
  parameters: { snapshot: false },
  play: async () => {
    await expect(await screen.findByText(startOf('Broj stranice u poveznici nije ispravan'))).toBeVisible();
    await expect(await shownRows()).toEqual(rowsFor(await made()));
  },
});

/** No partner has a settled month yet. */
export const Empty = meta.story({
  tags: ['empty'],
  globals: { scenario: 'empty' },
  play: async () => {
    const card = within(await section(title()));
    await expect(await card.findByText(words('Nema obračuna'))).toBeVisible();
    await expect(card.getByText(words('Za vaše pružatelje još nema izrađenih obračuna.'))).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  globals: { faults: [{ path: '/obracuni/', delay_ms: 60_000 }] },
  parameters: { snapshot: 'busy' },
  play: async () => {
    await expect(within(await section(title())).getByRole('status')).toHaveTextContent(words('Učitavanje…'));
    await expect(await searchField()).toBeEnabled();
  },
});

export const FailedThenRetried = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/obracuni/', status: 500 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    const alert = await within(await section(title())).findByRole('alert');
    await recover(userEvent, within(alert).getByRole('button', { name: words('Pokušaj ponovno') }));
    await expect(await shownRows()).toEqual(rowsFor(await made()));
  },
});

/** What nothing was found for is not said of the next search before it is answered. */
export const SearchedAgain = meta.story({
  tags: ['loading'],
  args: { path: '/obracuni?search=nepoznat' },
  parameters: { snapshot: 'busy' },
  play: async ({ userEvent }) => {
    const card = within(await section(title()));
    await expect(await card.findByText(words('Nema obračuna'))).toBeVisible();
    await setFaults([{ path: '/obracuni/', delay_ms: 60_000 }]);
    await userEvent.clear(await searchField());
    await userEvent.type(await searchField(), 'Rijeka{Enter}');
    await expect(await card.findByText(words('Učitavanje…'))).toBeInTheDocument();
    await expect(card.queryByText(words('Nema obračuna'))).toBeNull();
  },
});

/** A user without the permission is sent to the page that says so. */
export const NotPermitted = meta.story({
  tags: ['user-garage', 'forbidden'],
  globals: { user: 'garage' },
  parameters: { snapshot: false },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: words('Pristup nije dopušten') })).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await cardsIn(title());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

export const LongWords = meta.story({
  tags: ['long-words'],
  globals: { scenario: 'long-words' },
  play: async () => {
    await tableIn(title());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
  },
});

const states = statesOf({
  loaded: () => tableIn(title()),
  empty: { says: () => words('Nema obračuna'), globals: { scenario: 'empty' } },
  async reload(userEvent) {
    await userEvent.type(await searchField(), 'a{Enter}');
  },
});
export const Failed = meta.story({ ...states.failed, tags: ['failed'] });
export const Refetching = meta.story({ ...states.refetching, tags: ['loading', 'refetching'] });
export const Tablet = meta.story({ ...states.tablet, tags: ['tablet'] });
export const PhoneFailed = meta.story({ ...states.phoneFailed, tags: ['phone', 'failed'] });
export const PhoneLoading = meta.story({ ...states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...states.phoneEmpty, tags: ['phone', 'empty'] });
