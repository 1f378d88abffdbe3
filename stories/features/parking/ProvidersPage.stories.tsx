import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answerOf, setFaults } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import {
  formats,
  lastYear,
  rowsOf,
  scrollTo,
  section,
  sumOf,
  tableIn,
  thisMonth,
  tile,
  totalsOf,
  wireLastYear,
  wireThisMonth,
  written,
} from '../../support/screen.ts';

const meta = preview.meta({
  title: 'Features/Parking/ProvidersPage',
  component: StoryPortal,
  args: { path: `/parking?${thisMonth}` },
});

const comparing = `/parking?${thisMonth}&${lastYear}`;
const list = `/parking/provider-list/?${wireThisMonth}`;
const providers = 'Pružatelji parkiranja';

/** Providers by name in the Croatian alphabet, with the figures that the back office answers. */
export const Default = meta.story({
  args: { path: '/parking' },
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
    await expect(screen.getByRole('img', { name: '25 pružatelja' })).toBeInTheDocument();
    const details = within(table).getAllByRole('link', { name: /^Detalji: / });
    await expect(details).toHaveLength(25);
  },
});

export const Comparing = meta.story({
  args: { path: comparing },
  play: async () => {
    const now = await answerOf(list);
    const before = await answerOf(`/parking/provider-list/?${wireLastYear}`);
    const table = await tableIn(providers);
    for (const [name, ...cells] of rowsOf(table)) {
      const own = ({ provider_list }: typeof now) => provider_list.find((row) => row.naziv === name);
      const [current, previous] = [own(now) ?? now.ukupno, own(before) ?? before.ukupno];
      await expect([cells[0], cells[4]]).toEqual(written(current));
      await expect([cells[1], cells[5]]).toEqual(written(previous));
      await expect(cells[2]).toBe(formats().signedCount(current.valid_count - previous.valid_count));
    }
    // The share column has no place beside a comparison.
    await expect(screen.queryByLabelText('Izračunaj udio kanala')).toBeNull();
  },
});

export const ComparingDark = meta.story({
  args: { path: comparing },
  globals: { theme: 'dark' },
  play: async () => {
    await tableIn(providers);
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  play: async () => {
    const { ukupno } = await answerOf(list);
    const table = await tableIn('Parking providers');
    await expect(totalsOf(table).slice(0, 3)).toEqual(['Total', ...written(ukupno)]);
    await expect(screen.getByRole('img', { name: '25 providers' })).toBeInTheDocument();
    await expect(within(table).getAllByRole('link', { name: /^Details: / })).toHaveLength(25);
  },
});

export const Tablet = meta.story({
  args: { path: comparing },
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await tableIn(providers);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(820);
  },
});

/** The first column stays while the rest scrolls. */
export const Narrow = meta.story({
  args: { path: comparing },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const table = await tableIn(providers);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    const box = table.parentElement as HTMLElement;
    const name = within(table).getByRole('rowheader', { name: /Bjelovar/ });
    const place = name.getBoundingClientRect().left;
    box.scrollLeft = 300;
    await waitFor(() => expect(box.scrollLeft).toBeGreaterThan(100));
    await expect(name.getBoundingClientRect().left).toBe(place);
    await scrollTo(box);
  },
});

export const Loading = meta.story({
  parameters: { image: 'busy', simulator: { faults: [{ path: '/parking/**', delay_ms: 60_000 }] } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Parking' })).toBeVisible();
    await screen.findByRole('button', { name: /Kanali prodaje\s*Svi \(8\)/ });
    await expect(within(await section(providers)).getByRole('status')).toHaveTextContent('Učitavanje…');
    await expect(screen.getByRole('group', { name: 'Iznos' })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByRole('table')).toBeNull();
  },
});

export const Refetching = meta.story({
  parameters: {
    image: 'busy',
    // Old figures are dimmed because they no longer count; they stay so only until the new ones are there.
    a11y: { options: { rules: { 'color-contrast': { enabled: false } } } },
  },
  play: async ({ userEvent }) => {
    const before = totalsOf(await tableIn(providers));
    await setFaults([{ path: '/parking/**', delay_ms: 60_000 }]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Usporedi s' }));
    await userEvent.click(screen.getByRole('button', { name: 'Traži' }));
    const card = await section(providers);
    await waitFor(() => expect(card).toHaveAttribute('aria-busy', 'true'));
    await expect(totalsOf(within(card).getByRole('table'))).toEqual(before);
    await waitFor(() => expect(screen.getByRole('group', { name: 'Iznos' })).toHaveAttribute('aria-busy', 'true'));
  },
});

export const Empty = meta.story({
  parameters: { simulator: { scenario: 'empty' } },
  play: async () => {
    const card = await section(providers);
    await expect(await within(card).findByText('Nema podataka')).toBeVisible();
    await expect(screen.getByRole('img', { name: '0 pružatelja' })).toBeInTheDocument();
    await expect(await tile('Valjane transakcije')).toHaveTextContent('0');
  },
});

/** The server cannot be reached: the client has tried three times before the section says so. */
export const OutOfReach = meta.story({
  parameters: { simulator: { faults: [{ path: '/parking/**', kind: 'network' }] }, consoleErrors: true },
  play: async () => {
    const alert = await within(await section(providers)).findByRole('alert');
    await expect(alert).toHaveTextContent('Nema veze s poslužiteljem.');
    await expect(screen.queryByRole('group', { name: 'Iznos' })).toBeNull();
  },
});

export const FailedThenRetried = meta.story({
  parameters: {
    simulator: { faults: [{ path: '/parking/provider-list/', status: 500 }] },
    consoleErrors: true,
    image: false,
  },
  play: async ({ userEvent }) => {
    const alert = await within(await section(providers)).findByRole('alert');
    await setFaults([]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Pokušaj ponovno' }));
    const { ukupno } = await answerOf(list);
    await expect(totalsOf(await tableIn(providers)).slice(0, 3)).toEqual(['Ukupno', ...written(ukupno)]);
    await expect(await tile('Valjane transakcije')).toHaveTextContent(formats().count(ukupno.valid_count));
  },
});

export const MisfitAnswer = meta.story({
  parameters: {
    simulator: { faults: [{ path: '/parking/provider-list/', kind: 'malformed' }] },
    consoleErrors: true,
    image: false,
  },
  play: async () => {
    const alert = await within(await section(providers)).findByRole('alert');
    await expect(alert).toHaveTextContent('Poslužitelj je odgovorio na neočekivan način.');
  },
});

/** Someone who may see the list but open none of it has no links to details. */
export const WithoutDetails = meta.story({
  parameters: { simulator: { scenario: 'lists-only' } },
  play: async () => {
    const table = await tableIn(providers);
    await expect(rowsOf(table)).toHaveLength(25);
    await expect(within(table).queryByRole('link')).toBeNull();
    await expect(within(table).queryByText('Detalji')).toBeNull();
  },
});

/** The garages' person may not see parking at all. */
export const NotPermitted = meta.story({
  parameters: { simulator: { person: 'garage' }, image: false },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Pristup nije dopušten' })).toBeVisible();
  },
});

/** A provider's row opens to its sales channels; they sum up to the row. */
export const Expanded = meta.story({
  play: async ({ userEvent }) => {
    const { provider_list } = await answerOf(list);
    const table = await tableIn(providers);
    const [first] = rowsOf(table);
    await userEvent.click(within(table).getByRole('button', { name: `Otvori: ${first?.[0]}` }));
    const inner = await within(table).findByRole('table', { name: `Kanali prodaje: ${first?.[0]}` });
    const own = provider_list.find((row) => row.naziv === first?.[0]);
    const sold = (own?.distributeri ?? []).filter((row) => row.valid_count > 0);
    await expect(rowsOf(inner)).toHaveLength(sold.length);
    await expect(totalsOf(inner)).toEqual(['Ukupno', ...(first?.slice(1, 3) ?? []), formats().percent(100)]);
    for (const [name, count, amount, share] of rowsOf(inner)) {
      const channel = sold.find((row) => row.reseller_name === name);
      await expect([count, amount]).toEqual(channel && written(channel));
      await expect(share).toBe(formats().percent((Number(channel?.valid_amount) / Number(own?.valid_amount)) * 100));
    }
  },
});

export const ExpandedComparing = meta.story({
  args: { path: comparing },
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    const table = await tableIn(providers);
    const [first] = rowsOf(table);
    await userEvent.click(within(table).getByRole('button', { name: `Otvori: ${first?.[0]}` }));
    const inner = await within(table).findByRole('table', { name: `Kanali prodaje: ${first?.[0]}` });
    await expect(totalsOf(inner).slice(1, 9)).toEqual(first?.slice(1, 9));
  },
});

/** The share of a sales channel in each provider's valid count; the column sorts. */
export const ShareColumn = meta.story({
  play: async ({ userEvent }) => {
    const { provider_list, ukupno } = await answerOf(list);
    await tableIn(providers);
    await screen.findByRole('option', { name: 'SMS' });
    await userEvent.selectOptions(screen.getByLabelText('Izračunaj udio kanala'), 'SMS');
    const table = await tableIn(providers);
    await userEvent.click(await within(table).findByRole('button', { name: 'Udio: SMS, %' }));
    const countOf = (row: (typeof provider_list)[number]) =>
      row.distributeri.find(({ reseller_name }) => reseller_name === 'SMS')?.valid_count ?? 0;
    const shares = provider_list
      .map((row) => (row.valid_count > 0 ? (countOf(row) / row.valid_count) * 100 : 0))
      .sort((a, b) => b - a);
    await waitFor(() =>
      expect(rowsOf(table).map((cells) => cells[3])).toEqual(shares.map((share) => formats().percent(share))),
    );
    const counted = provider_list.reduce((sum, row) => sum + countOf(row), 0);
    await expect(totalsOf(table)[3]).toBe(formats().percent((counted / ukupno.valid_count) * 100));
  },
});

/** A link with the share of a channel that there is none of shows the list without it. */
export const ShareOfUnknownChannel = meta.story({
  args: { path: `/parking?${thisMonth}&share=999` },
  parameters: { image: false },
  play: async () => {
    const table = await tableIn(providers);
    await expect(within(table).queryByRole('columnheader', { name: /Udio/ })).toBeNull();
    await waitFor(() => expect(screen.getByLabelText('Izračunaj udio kanala')).toHaveDisplayValue('Bez udjela'));
  },
});

/** Who has one provider is sent straight to it. */
export const SingleProvider = meta.story({
  parameters: { simulator: { person: 'single' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Pula' })).toBeVisible();
    await tableIn('Kanali prodaje');
  },
});

/** So is everyone in a world with one provider. */
export const SingleProviderWorld = meta.story({
  parameters: { simulator: { scenario: 'single-provider' }, image: false },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: /Šibenik/ })).toBeVisible();
  },
});

/** With a comparison, sorted by keyboard by the difference in amount. */
export const SortedByKeyboard = meta.story({
  args: { path: comparing },
  parameters: { image: false },
  play: async ({ userEvent }) => {
    const table = await tableIn(providers);
    const now = await answerOf(list);
    const before = await answerOf(`/parking/provider-list/?${wireLastYear}`);
    const differences = now.provider_list.map((row) => {
      const other = before.provider_list.find(({ provider_id }) => provider_id === row.provider_id);
      return Math.round((Number(row.valid_amount) - Number(other?.valid_amount ?? 0)) * 100) / 100;
    });
    const head = within(table).getAllByRole('button', { name: 'Razlika' })[1] as HTMLElement;
    head.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(head.closest('th')).toHaveAttribute('aria-sort', 'descending'));
    await expect(rowsOf(table).map((cells) => cells[7]?.replace(/(novo|nema više)$/, ''))).toEqual(
      differences.sort((a, b) => b - a).map((value) => formats().signedAmount(value)),
    );
  },
});

export const LongWords = meta.story({
  parameters: { simulator: { scenario: 'long-words' } },
  play: async ({ userEvent }) => {
    const table = await tableIn(providers);
    await userEvent.click(within(table).getAllByRole('button', { name: /^Otvori: / })[0] as HTMLElement);
    await within(table).findByRole('table');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
  },
});

export const LongWordsNarrow = meta.story({
  parameters: { simulator: { scenario: 'long-words' } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await tableIn(providers);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await scrollTo(await section(providers));
  },
});
