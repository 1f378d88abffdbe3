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
  title: 'Features/Parks/ParksPage',
  component: StoryPortal,
  args: { path: `/ulaznice?${thisMonth}` },
});

const comparing = `/ulaznice?${thisMonth}&${lastYear}`;
const list = `/parkovi/parkovi-list/?${wireThisMonth}`;
const parks = 'Parkovi';

/** Parks by name in the Croatian alphabet, with the figures that the back office answers; their rows do not open. */
export const Default = meta.story({
  args: { path: '/ulaznice' },
  parameters: { image: 'full' },
  play: async () => {
    const { parkovi_list, ukupno } = await answerOf(list);
    const table = await tableIn(parks);
    await expect(rowsOf(table).map((cells) => cells.slice(0, 3))).toEqual(
      [...parkovi_list].sort((a, b) => formats().compare(a.naziv, b.naziv)).map((row) => [row.naziv, ...written(row)]),
    );
    await expect(totalsOf(table).slice(0, 3)).toEqual(['Ukupno', ...written(ukupno)]);
    await expect(sumOf(parkovi_list.map((row) => row.valid_amount))).toBe(Number(ukupno.valid_amount));
    await expect(await tile('Valjane transakcije')).toHaveTextContent(formats().count(ukupno.valid_count));
    await expect(screen.getByRole('img', { name: '6 parkova' })).toBeInTheDocument();
    await expect(within(table).queryByRole('button', { name: /^Otvori: / })).toBeNull();
    for (const { naziv, park_id } of parkovi_list) {
      const link = within(table).getByRole('link', { name: `Detalji: ${naziv}` });
      await expect(link).toHaveAttribute('href', `/parkovi/park/${park_id}`);
    }
  },
});

export const ComparingDark = meta.story({
  args: { path: comparing },
  globals: { theme: 'dark' },
  play: async () => {
    const now = await answerOf(list);
    const before = await answerOf(`/parkovi/parkovi-list/?${wireLastYear}`);
    const table = await tableIn(parks);
    for (const [name, ...cells] of [...rowsOf(table), totalsOf(table)]) {
      const own = ({ parkovi_list }: typeof now) => parkovi_list.find((row) => row.naziv === name);
      await expect([cells[0], cells[4]]).toEqual(written(own(now) ?? now.ukupno));
      await expect([cells[1], cells[5]]).toEqual(written(own(before) ?? before.ukupno));
    }
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  play: async () => {
    const { ukupno } = await answerOf(list);
    await expect(totalsOf(await tableIn('Parks')).slice(0, 3)).toEqual(['Total', ...written(ukupno)]);
    await expect(screen.getByRole('img', { name: '6 parks' })).toBeInTheDocument();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { image: 'full' },
  play: async () => {
    await tableIn(parks);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

export const Loading = meta.story({
  args: { path: comparing },
  parameters: { image: 'busy', simulator: { faults: [{ path: '/parkovi/**', delay_ms: 60_000 }] } },
  play: async () => {
    await screen.findByRole('button', { name: /Kanali prodaje\s*Svi \(8\)/ });
    await expect(within(await section(parks)).getByRole('status')).toHaveTextContent('Učitavanje…');
    await expect(screen.queryByRole('table')).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: { simulator: { scenario: 'empty' }, image: false },
  play: async () => {
    await expect(await within(await section(parks)).findByText('Nema podataka')).toBeVisible();
    await expect(screen.getByRole('img', { name: '0 parkova' })).toBeInTheDocument();
  },
});

export const FailedThenRetried = meta.story({
  parameters: {
    simulator: { faults: [{ path: '/parkovi/parkovi-list/', status: 500 }] },
    consoleErrors: true,
    image: false,
  },
  play: async ({ userEvent }) => {
    const alert = await within(await section(parks)).findByRole('alert');
    await setFaults([]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Pokušaj ponovno' }));
    const { ukupno } = await answerOf(list);
    await expect(totalsOf(await tableIn(parks)).slice(0, 3)).toEqual(['Ukupno', ...written(ukupno)]);
  },
});

/** Someone who may see the list but open none of it has no links to details. */
export const WithoutDetails = meta.story({
  parameters: { simulator: { scenario: 'lists-only' }, image: false },
  play: async () => {
    const table = await tableIn(parks);
    await expect(rowsOf(table)).toHaveLength(6);
    await expect(within(table).queryByRole('link')).toBeNull();
  },
});

/** The garages' person may not see parks at all. */
export const NotPermitted = meta.story({
  parameters: { simulator: { person: 'garage' }, image: false },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Pristup nije dopušten' })).toBeVisible();
  },
});

/** The answer names no single park, as the others do: a list of one is enough to be sent straight to it. */
export const SinglePark = meta.story({
  parameters: { simulator: { scenario: 'single-provider' }, image: false },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Nacionalni park Krka' })).toBeVisible();
    await tableIn('Artikli');
  },
});

/** A hidden column stays hidden when the person comes back from a park, and is left out of the CSV. */
export const ColumnHiddenAndCsv = meta.story({
  parameters: { image: false },
  beforeEach: () => forgetColumns('parks'),
  play: async ({ userEvent }) => {
    const shown = async () => {
      const table = await tableIn(parks);
      return [...rowsOf(table), totalsOf(table)];
    };
    const before = await shown();
    const whole = await csvOf(userEvent, parks);
    await expect(whole.name).toBe('Parkovi.csv');
    await expect(whole.lines).toEqual([
      ['Park', 'Količina', 'Iznos, €'],
      ...before.map((cells) => asInFile(cells.slice(0, 3))),
    ]);

    await toggleColumn(userEvent, parks, 'Iznos, €');
    const withoutAmount = before.map(([name, count, , ...rest]) => [name, count, ...rest]);
    await expect(await shown()).toEqual(withoutAmount);
    const { lines } = await csvOf(userEvent, parks);
    await expect(lines).toEqual(whole.lines.map((line) => line.slice(0, 2)));

    await userEvent.click(screen.getAllByRole('link', { name: /^Detalji: / })[0] as HTMLElement);
    await tableIn('Artikli');
    const path = await wayHere();
    await userEvent.click(path.getByRole('link', { name: parks }));
    await waitFor(async () => expect(await shown()).toEqual(withoutAmount));
  },
});

export const LongWordsNarrow = meta.story({
  args: { path: comparing },
  parameters: { simulator: { scenario: 'long-words' }, image: 'full' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await tableIn(parks);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});
