import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answerOf, setFaults } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import {
  formats,
  lastYear,
  rowsOf,
  section,
  sumOf,
  tableIn,
  thisMonth,
  tile,
  totalsOf,
  wayHere,
  wireLastYear,
  wireThisMonth,
  written,
} from '../../support/screen.ts';
import { asInFile, csvOf, forgetColumns, toggleColumn } from '../../support/tableTools.ts';

const meta = preview.meta({
  title: 'Features/Sales/SalesPage',
  component: StoryPortal,
  args: { path: `/prodaja?${thisMonth}` },
});

const comparing = `/prodaja?${thisMonth}&${lastYear}`;
const list = `/prodaja/igeusprovider-list/?${wireThisMonth}`;
const providers = 'Prodajni pružatelji';

/** Providers by name in the Croatian alphabet, with the figures that the back office answers; no row opens. */
export const Default = meta.story({
  args: { path: '/prodaja' },
  parameters: { image: 'full' },
  play: async () => {
    const { provider_list, ukupno } = await answerOf(list);
    const table = await tableIn(providers);
    await expect(rowsOf(table).map((cells) => cells.slice(0, 3))).toEqual(
      [...provider_list].sort((a, b) => formats().compare(a.naziv, b.naziv)).map((row) => [row.naziv, ...written(row)]),
    );
    await expect(totalsOf(table).slice(0, 3)).toEqual(['Ukupno', ...written(ukupno)]);
    await expect(sumOf(provider_list.map((row) => row.valid_amount))).toBe(Number(ukupno.valid_amount));
    await expect(await tile('Valjane transakcije')).toHaveTextContent(formats().count(ukupno.valid_count));
    await expect(screen.getByRole('img', { name: '5 pružatelja' })).toBeInTheDocument();
    await expect(within(table).queryByRole('button', { name: /^Otvori: / })).toBeNull();
    for (const { naziv, provider_id } of provider_list) {
      const link = within(table).getByRole('link', { name: `Detalji: ${naziv}` });
      await expect(link).toHaveAttribute('href', `/prodaja/provider/${provider_id}`);
    }
    const path = await wayHere();
    await expect(path.getByRole('link', { name: 'Početna' })).toHaveAttribute('href', '/');
    await expect(path.getByText('Prodaja')).toHaveAttribute('aria-current', 'page');
  },
});

export const Comparing = meta.story({
  args: { path: comparing },
  play: async () => {
    const now = await answerOf(list);
    const before = await answerOf(`/prodaja/igeusprovider-list/?${wireLastYear}`);
    const table = await tableIn(providers);
    for (const [name, ...cells] of [...rowsOf(table), totalsOf(table)]) {
      const own = ({ provider_list }: typeof now) => provider_list.find((row) => row.naziv === name);
      const [current, previous] = [own(now) ?? now.ukupno, own(before) ?? before.ukupno];
      await expect([cells[0], cells[4]]).toEqual(written(current));
      await expect([cells[1], cells[5]]).toEqual(written(previous));
    }
  },
});

/** Two of eight channels: the back office counts these alone, and the page says so. */
export const FilteredByChannel = meta.story({
  args: { path: `/prodaja?${thisMonth}&channels=2,3` },
  globals: { theme: 'dark' },
  play: async () => {
    const { provider_list, ukupno } = await answerOf(`${list}&distributeri=2,3`);
    const table = await tableIn(providers);
    await expect(totalsOf(table).slice(0, 3)).toEqual(['Ukupno', ...written(ukupno)]);
    for (const [name, ...cells] of rowsOf(table)) {
      const own = provider_list.find((row) => row.naziv === name);
      await expect(cells.slice(0, 2)).toEqual(own && written(own));
    }
    await expect(ukupno.valid_count).toBeLessThan((await answerOf(list)).ukupno.valid_count);
    const applied = screen.getByRole('status', { name: 'Primijenjeni filtri' });
    await waitFor(() => expect(applied).toHaveTextContent('2 od 8 kanala prodaje'));
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  play: async () => {
    const { ukupno } = await answerOf(list);
    await expect(totalsOf(await tableIn('Sales providers')).slice(0, 3)).toEqual(['Total', ...written(ukupno)]);
    await expect(screen.getByRole('img', { name: '5 providers' })).toBeInTheDocument();
  },
});

export const Narrow = meta.story({
  args: { path: comparing },
  globals: { viewport: { value: 'phone' } },
  parameters: { image: 'full' },
  play: async () => {
    await tableIn(providers);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

export const Loading = meta.story({
  parameters: { image: 'busy', simulator: { faults: [{ path: '/prodaja/**', delay_ms: 60_000 }] } },
  play: async () => {
    await screen.findByRole('button', { name: /Kanali prodaje\s*Svi \(8\)/ });
    await expect(within(await section(providers)).getByRole('status')).toHaveTextContent('Učitavanje…');
    await expect(screen.queryByRole('table')).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: { simulator: { scenario: 'empty' }, image: false },
  play: async () => {
    await expect(await within(await section(providers)).findByText('Nema podataka')).toBeVisible();
    await expect(screen.getByRole('img', { name: '0 pružatelja' })).toBeInTheDocument();
  },
});

export const FailedThenRetried = meta.story({
  parameters: {
    simulator: { faults: [{ path: '/prodaja/igeusprovider-list/', status: 500 }] },
    consoleErrors: true,
    image: false,
  },
  play: async ({ userEvent }) => {
    const alert = await within(await section(providers)).findByRole('alert');
    await setFaults([]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Pokušaj ponovno' }));
    const { ukupno } = await answerOf(list);
    await expect(totalsOf(await tableIn(providers)).slice(0, 3)).toEqual(['Ukupno', ...written(ukupno)]);
  },
});

/** Someone who may see the list but open none of it has no links to details. */
export const WithoutDetails = meta.story({
  parameters: { simulator: { scenario: 'lists-only' }, image: false },
  play: async () => {
    const table = await tableIn(providers);
    await expect(rowsOf(table)).toHaveLength(5);
    await expect(within(table).queryByRole('link')).toBeNull();
  },
});

/** The parks' person may not see sales at all. */
export const NotPermitted = meta.story({
  parameters: { simulator: { person: 'park' }, image: false },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Pristup nije dopušten' })).toBeVisible();
  },
});

/** Where there is one provider, everyone is sent straight to it. */
export const SingleProvider = meta.story({
  parameters: { simulator: { scenario: 'single-provider' }, image: false },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Promet Split' })).toBeVisible();
    await tableIn('Kanali prodaje');
  },
});

/** A hidden column stays hidden after a visit to a provider, and is left out of the CSV. */
export const ColumnHiddenAndCsv = meta.story({
  parameters: { image: false },
  beforeEach: () => forgetColumns('sales'),
  play: async ({ userEvent }) => {
    const shown = async () => {
      const table = await tableIn(providers);
      return [...rowsOf(table), totalsOf(table)];
    };
    const before = await shown();
    const whole = await csvOf(userEvent, providers);
    await expect(whole.name).toBe('Prodajni pružatelji.csv');
    await expect(whole.lines).toEqual([
      ['Pružatelj', 'Količina', 'Iznos, €'],
      ...before.map((cells) => asInFile(cells.slice(0, 3))),
    ]);

    await toggleColumn(userEvent, providers, 'Količina');
    const withoutCount = before.map(([name, , ...rest]) => [name, ...rest]);
    await expect(await shown()).toEqual(withoutCount);
    const { lines } = await csvOf(userEvent, providers);
    await expect(lines).toEqual(whole.lines.map(([name, , amount]) => [name, amount]));

    await userEvent.click(screen.getAllByRole('link', { name: /^Detalji: / })[0] as HTMLElement);
    await tableIn('Kanali prodaje');
    const path = await wayHere();
    await userEvent.click(path.getByRole('link', { name: 'Prodaja' }));
    await waitFor(async () => expect(await shown()).toEqual(withoutCount));
  },
});

export const LongWordsNarrow = meta.story({
  parameters: { simulator: { scenario: 'long-words' }, image: false },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await tableIn(providers);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});
