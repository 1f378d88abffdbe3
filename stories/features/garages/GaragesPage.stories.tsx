import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answerOf, callsTo, setFaults } from '../../support/backOffice.ts';
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
  wayHere,
  wireLastYear,
  wireThisMonth,
  written,
} from '../../support/screen.ts';
import { asInFile, csvOf, forgetColumns, toggleColumn } from '../../support/tableTools.ts';

const meta = preview.meta({
  title: 'Features/Garages/GaragesPage',
  component: StoryPortal,
  args: { path: `/garaze?${thisMonth}` },
});

const comparing = `/garaze?${thisMonth}&${lastYear}`;
const list = `/garaze/garage-list/?${wireThisMonth}`;
const garages = 'Garaže';
const channelsFault = '/garaze/garaza/*/po-distributerima/';

/** Garages by name in the Croatian alphabet, with the figures that the back office answers. */
export const Default = meta.story({
  args: { path: '/garaze' },
  parameters: { image: 'full' },
  play: async () => {
    const { garage_list, ukupno } = await answerOf(list);
    const table = await tableIn(garages);
    await expect(rowsOf(table).map((cells) => cells.slice(0, 3))).toEqual(
      [...garage_list].sort((a, b) => formats().compare(a.name, b.name)).map((row) => [row.name, ...written(row)]),
    );
    await expect(totalsOf(table).slice(0, 3)).toEqual(['Ukupno', ...written(ukupno)]);
    await expect(sumOf(garage_list.map((row) => row.valid_amount))).toBe(Number(ukupno.valid_amount));
    await expect(await tile('Valjane transakcije')).toHaveTextContent(formats().count(ukupno.valid_count));
    await expect((await tile('Iznos')).textContent).toContain(formats().money(Number(ukupno.valid_amount)));
    await expect(screen.getByRole('img', { name: '12 garaža' })).toBeInTheDocument();
    for (const { name, garage_id } of garage_list) {
      const link = within(table).getByRole('link', { name: `Detalji: ${name}` });
      await expect(link).toHaveAttribute('href', `/garaze/garaza/${garage_id}`);
    }
  },
});

export const Comparing = meta.story({
  args: { path: comparing },
  play: async () => {
    const now = await answerOf(list);
    const before = await answerOf(`/garaze/garage-list/?${wireLastYear}`);
    const table = await tableIn(garages);
    for (const [name, ...cells] of [...rowsOf(table), totalsOf(table)]) {
      const own = ({ garage_list }: typeof now) => garage_list.find((row) => row.name === name);
      const [current, previous] = [own(now) ?? now.ukupno, own(before) ?? before.ukupno];
      await expect([cells[0], cells[4]]).toEqual(written(current));
      await expect([cells[1], cells[5]]).toEqual(written(previous));
      // Beside the figure stands, for those who hear it, whether it rose.
      await expect(cells[2]).toContain(formats().signedCount(current.valid_count - previous.valid_count));
    }
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  play: async () => {
    const { ukupno } = await answerOf(list);
    const table = await tableIn('Garages');
    await expect(totalsOf(table).slice(0, 3)).toEqual(['Total', ...written(ukupno)]);
    await expect(screen.getByRole('img', { name: '12 garages' })).toBeInTheDocument();
    await expect(within(table).getAllByRole('link', { name: /^Details: / })).toHaveLength(12);
  },
});

export const Narrow = meta.story({
  args: { path: comparing },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await tableIn(garages);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await scrollTo(await section(garages));
  },
});

export const Loading = meta.story({
  parameters: { image: 'busy', simulator: { faults: [{ path: '/garaze/**', delay_ms: 60_000 }] } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Garaže' })).toBeVisible();
    await screen.findByRole('button', { name: /Kanali prodaje\s*Svi \(8\)/ });
    await expect(within(await section(garages)).getByRole('status')).toHaveTextContent('Učitavanje…');
    await expect(screen.getByRole('group', { name: 'Iznos' })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByRole('table')).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: { simulator: { scenario: 'empty' } },
  play: async () => {
    await expect(await within(await section(garages)).findByText('Nema podataka')).toBeVisible();
    await expect(screen.getByRole('img', { name: '0 garaža' })).toBeInTheDocument();
    await expect(await tile('Valjane transakcije')).toHaveTextContent('0');
  },
});

export const FailedThenRetried = meta.story({
  parameters: {
    simulator: { faults: [{ path: '/garaze/garage-list/', status: 500 }] },
    consoleErrors: true,
    image: false,
  },
  play: async ({ userEvent }) => {
    const alert = await within(await section(garages)).findByRole('alert');
    await expect(screen.queryByRole('group', { name: 'Iznos' })).toBeNull();
    await setFaults([]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Pokušaj ponovno' }));
    const { ukupno } = await answerOf(list);
    await expect(totalsOf(await tableIn(garages)).slice(0, 3)).toEqual(['Ukupno', ...written(ukupno)]);
  },
});

/** A garage's channels are asked for when its row opens; opening another closes it. */
export const Expanded = meta.story({
  play: async ({ userEvent }) => {
    const { garage_list } = await answerOf(list);
    const table = await tableIn(garages);
    const [other = [], shown = []] = rowsOf(table);
    await expect(await callsTo('/po-distributerima/')).toEqual([]);
    await userEvent.click(within(table).getByRole('button', { name: `Otvori: ${other[0]}` }));
    await within(table).findByRole('table', { name: `Kanali prodaje: ${other[0]}` });
    await userEvent.click(within(table).getByRole('button', { name: `Otvori: ${shown[0]}` }));
    const inner = await within(table).findByRole('table', { name: `Kanali prodaje: ${shown[0]}` });
    await waitFor(() => expect(within(table).getAllByRole('table')).toHaveLength(1));
    await expect(await callsTo('/po-distributerima/')).toHaveLength(2);

    const id = garage_list.find(({ name }) => name === shown[0])?.garage_id;
    const { distributeri, ukupno } = await answerOf(`/garaze/garaza/${id}/po-distributerima/?${wireThisMonth}`);
    const sold = distributeri.filter((row) => row.valid_count > 0);
    await expect(rowsOf(inner)).toHaveLength(sold.length);
    await expect(totalsOf(inner)).toEqual(['Ukupno', ...shown.slice(1, 3), formats().percent(100)]);
    for (const [name, count, amount, share] of rowsOf(inner)) {
      const channel = sold.find((row) => row.reseller_name === name);
      await expect([count, amount]).toEqual(channel && written(channel));
      await expect(share).toBe(formats().percent((Number(channel?.valid_amount) / Number(ukupno.valid_amount)) * 100));
    }
    await scrollTo(await section(garages));
  },
});

export const ExpandedComparing = meta.story({
  args: { path: comparing },
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    const table = await tableIn(garages);
    const [first = []] = rowsOf(table);
    await userEvent.click(within(table).getByRole('button', { name: `Otvori: ${first[0]}` }));
    const inner = await within(table).findByRole('table', { name: `Kanali prodaje: ${first[0]}` });
    await expect(totalsOf(inner).slice(1, 9)).toEqual(first.slice(1, 9));
  },
});

/** Far down the page the filter bar's last line stays at the top, and the table's head right below it, uncovered. */
export const HeadStaysInSight = meta.story({
  args: { path: comparing },
  parameters: { image: false },
  play: async ({ userEvent }) => {
    const table = await tableIn(garages);
    const [first = []] = rowsOf(table);
    await userEvent.click(within(table).getByRole('button', { name: `Otvori: ${first[0]}` }));
    await within(table).findByRole('table', { name: `Kanali prodaje: ${first[0]}` });
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(table.getBoundingClientRect().top).toBeLessThan(0));
    const bar = screen.getByRole('status', { name: 'Primijenjeni filtri' }).parentElement as HTMLElement;
    const head = table.querySelector('thead') as HTMLElement;
    await expect(bar.getBoundingClientRect().top).toBe(0);
    await expect(head.getBoundingClientRect().top).toBeCloseTo(bar.getBoundingClientRect().bottom, 0);
  },
});

export const ChannelsLoading = meta.story({
  parameters: { image: 'busy', simulator: { faults: [{ path: channelsFault, delay_ms: 60_000 }] } },
  play: async ({ userEvent }) => {
    const table = await tableIn(garages);
    await userEvent.click(within(table).getAllByRole('button', { name: /^Otvori: / })[0] as HTMLElement);
    await expect(await within(table).findByRole('status')).toHaveTextContent('Učitavanje…');
  },
});

/** The list stays as it is; the row says what happened. */
export const ChannelsFailed = meta.story({
  parameters: { simulator: { faults: [{ path: channelsFault, status: 500 }] }, consoleErrors: true },
  play: async ({ userEvent }) => {
    const table = await tableIn(garages);
    await userEvent.click(within(table).getAllByRole('button', { name: /^Otvori: / })[0] as HTMLElement);
    await expect(await within(table).findByRole('alert')).toHaveTextContent('Došlo je do pogreške na poslužitelju.');
    await expect(rowsOf(table)).toHaveLength(12);
  },
});

export const ChannelsFailedThenRetried = meta.story({
  parameters: { simulator: { faults: [{ path: channelsFault, status: 500 }] }, consoleErrors: true, image: false },
  play: async ({ userEvent }) => {
    const table = await tableIn(garages);
    const [first = []] = rowsOf(table);
    await userEvent.click(within(table).getByRole('button', { name: `Otvori: ${first[0]}` }));
    const retry = await within(table).findByRole('button', { name: 'Pokušaj ponovno' });
    await setFaults([]);
    await userEvent.click(retry);
    const inner = await within(table).findByRole('table', { name: `Kanali prodaje: ${first[0]}` });
    await expect(totalsOf(inner).slice(1, 3)).toEqual(first.slice(1, 3));
  },
});

/** Someone who may see the list but open none of it has no links to details, and rows that do not open. */
export const WithoutDetails = meta.story({
  parameters: { simulator: { scenario: 'lists-only' }, image: false },
  play: async () => {
    const table = await tableIn(garages);
    await expect(rowsOf(table)).toHaveLength(12);
    await expect(within(table).queryByRole('link')).toBeNull();
    await expect(within(table).queryByRole('button', { name: /^Otvori: / })).toBeNull();
  },
});

/** The parks' person may not see garages at all. */
export const NotPermitted = meta.story({
  parameters: { simulator: { person: 'park' }, image: false },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Pristup nije dopušten' })).toBeVisible();
  },
});

/** Who has one garage is sent straight to it. */
export const SingleGarage = meta.story({
  parameters: { simulator: { person: 'single' }, image: false },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Garaža Karolina' })).toBeVisible();
    await tableIn('Kanali prodaje');
  },
});

/** A hidden column stays hidden when the person comes back from a garage. */
export const ColumnHidden = meta.story({
  beforeEach: () => forgetColumns('garages'),
  play: async ({ userEvent }) => {
    const { garage_list } = await answerOf(list);
    const before = rowsOf(await tableIn(garages));
    await toggleColumn(userEvent, garages, 'Količina');
    const withoutCount = before.map(([name, , ...rest]) => [name, ...rest]);
    await expect(rowsOf(await tableIn(garages))).toEqual(withoutCount);
    const [first] = garage_list;
    await userEvent.click(screen.getByRole('link', { name: `Detalji: ${first?.name}` }));
    await screen.findByRole('heading', { level: 1, name: first?.name });
    const path = await wayHere();
    await userEvent.click(path.getByRole('link', { name: garages }));
    await waitFor(async () => expect(rowsOf(await tableIn(garages))).toEqual(withoutCount));
  },
});

/** The CSV has the table as it is shown: its columns, in the order that it is sorted by. */
export const Csv = meta.story({
  parameters: { image: false },
  beforeEach: () => forgetColumns('garages'),
  play: async ({ userEvent }) => {
    const table = await tableIn(garages);
    await userEvent.click(within(table).getByRole('button', { name: 'Iznos, €' }));
    await waitFor(() =>
      expect(within(table).getByRole('columnheader', { name: 'Iznos, €' })).toHaveAttribute('aria-sort', 'descending'),
    );
    const figures = (cells: readonly string[]) => asInFile(cells.slice(0, 3));
    const { name, lines } = await csvOf(userEvent, garages);
    await expect(name).toBe('Garaže.csv');
    await expect(lines).toEqual([
      ['Garaža', 'Količina', 'Iznos, €'],
      ...rowsOf(table).map(figures),
      figures(totalsOf(table)),
    ]);

    await toggleColumn(userEvent, garages, 'Količina');
    const withoutCount = lines.map(([garage, , amount]) => [garage, amount]);
    await expect((await csvOf(userEvent, garages)).lines).toEqual(withoutCount);
  },
});

export const LongWordsNarrow = meta.story({
  parameters: { simulator: { scenario: 'long-words' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const table = await tableIn(garages);
    await userEvent.click(within(table).getAllByRole('button', { name: /^Otvori: / })[0] as HTMLElement);
    await within(table).findByRole('table');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await scrollTo(await section(garages));
  },
});
