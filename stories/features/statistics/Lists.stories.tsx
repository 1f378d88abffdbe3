import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answerOf, callsTo, recover } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { chartsDrawn, formats, rowsOf, scrollTo, section, sumOf, tableIn, totalsOf } from '../../support/screen.ts';
import {
  area,
  fits,
  head,
  headsOf,
  listTitle,
  pageOf,
  recipientField,
  type WireRow,
  wireWholeSpan,
} from '../../support/statistics.ts';
import { asInFile, csvOf } from '../../support/tableTools.ts';
import { quietToasts } from '../../support/toasts.ts';
import { words } from '../../support/words.ts';

/** The views with three or four lists by day, each as a chart or a table. */
const meta = preview.meta({
  title: 'Statistics/Lists – Popisi',
  component: StoryPortal,
  args: { path: `${area}/allUsers` },
  beforeEach: quietToasts,
});

type List = 'typeOfUserList' | 'purchasesList' | 'amountsList' | 'paymentsList';
type Report = Readonly<Record<List, readonly WireRow[]>>;

const autumn = 'beginDate=2026-09-01&endDate=2026-10-31';
const wireAutumn = 'begin_date=2026-09-01&end_date=2026-10-31';
const report = (part: string, query = wireAutumn) => answerOf<Report>(`${area}/${part}/?${query}`);

/** Scrolls to the top, since the router may restore the scroll position of the story before. */
const toTop = () => scrollTo(document.documentElement);

/** A section's card, once its chart is drawn, and its legend's buttons. */
async function chartIn(name: string) {
  const card = await section(name);
  await chartsDrawn();
  await toTop();
  return { card: within(card), legend: within(await within(card).findByRole('list', { name: words('Legenda') })) };
}

/** Eight years of days: the main figures are visible, the legend has the others. */
export const AllUsers = meta.story({
  play: async () => {
    const { legend } = await chartIn(listTitle('Svi korisnici', 'Vrste korisnika'));
    const shown = legend.getAllByRole('button', { pressed: true }).map((button) => button.textContent);
    await expect(shown).toEqual([words('Ukupno', 'Total'), words('Privatni'), words('Poslovni'), words('Gosti')]);
    await expect(legend.getAllByRole('button', { pressed: false })).toHaveLength(5);
    for (const list of ['Kupovine', 'Iznosi, €', 'Uplate']) await section(listTitle('Svi korisnici', list));
    await expect(await callsTo('svi_korisnici')).toHaveLength(1);
  },
});

export const NewUsers = meta.story({
  args: { path: `${area}/newUsers?${autumn}` },
  play: async () => {
    await chartIn(listTitle('Novi korisnici', 'Vrste korisnika'));
    await section(listTitle('Novi korisnici', 'Uplate'));
  },
});

export const Web = meta.story({
  args: { path: `${area}/web?${autumn}` },
  play: async () => {
    const { legend } = await chartIn(listTitle('Web', 'Kupovine'));
    const shown = legend.getAllByRole('button', { pressed: true }).map((button) => button.textContent);
    // Android, iOS and the others have no purchases on the web: their lines would be zero.
    await expect(shown).toEqual([words('Ukupno', 'Total'), words('Web')]);
    await expect(screen.queryByRole('heading', { name: listTitle('Web', 'Uplate') })).toBeNull();
  },
});

export const Mobile = meta.story({
  args: { path: `${area}/mobile?${autumn}` },
  play: async () => {
    const { legend } = await chartIn(listTitle('Mobilna aplikacija', 'Iznosi, €'));
    const shown = legend.getAllByRole('button', { pressed: true }).map((button) => button.textContent);
    await expect(shown.slice(0, 3)).toEqual([words('Ukupno', 'Total'), words('Android'), words('iOS')]);
    await expect(shown).not.toContain(words('Web'));
    await expect(screen.queryByRole('heading', { name: listTitle('Mobilna aplikacija', 'Uplate') })).toBeNull();
  },
});

/** The legend shows figures that are hidden at first, and hides the others. */
export const LegendToggles = meta.story({
  args: { path: `${area}/allUsers?${autumn}` },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const { card, legend } = await chartIn(listTitle('Svi korisnici', 'Kupovine'));
    const drawn = () => (card.getByRole('figure').querySelectorAll('path.highcharts-graph') ?? []).length;
    await expect(drawn()).toBe(5);
    await userEvent.click(legend.getByRole('button', { name: words('Prepaid') }));
    await waitFor(() => expect(drawn()).toBe(6));
    await userEvent.click(legend.getByRole('button', { name: words('Prepaid') }));
    await userEvent.click(legend.getByRole('button', { name: words('Ukupno', 'Total') }));
    await waitFor(() =>
      expect(
        card.getByRole('figure').querySelectorAll('.highcharts-series:not([visibility=hidden]) .highcharts-graph'),
      ).toHaveLength(4),
    );
  },
});

/** The table stands below the chart, newest day first, with sums; the URL keeps the choice, without a history entry. */
export const AsTable = meta.story({
  args: { path: `${area}/allUsers?${autumn}` },
  play: async ({ userEvent }) => {
    const title = listTitle('Svi korisnici', 'Iznosi, €');
    const card = within(await section(title));
    await userEvent.click(await card.findByRole('button', { name: words('Tablica') }));
    const table = await tableIn(title);
    const { amountsList } = await report('svi_korisnici');
    await expect(rowsOf(table)).toHaveLength(61);
    await expect(card.getByRole('figure')).toBeVisible();
    await expect(rowsOf(table)[0]?.slice(0, 3)).toEqual([
      words('31. 10. 2026.'),
      formats().amount(Number(amountsList.at(-1)?.ukupno)),
      formats().amount(Number(amountsList.at(-1)?.android)),
    ]);
    const total = sumOf(amountsList.map(({ ukupno }) => String(ukupno)));
    await expect(totalsOf(table).slice(0, 2)).toEqual([words('Ukupno', 'Total'), formats().amount(total)]);
    // Another view of the same range has the same figure.
    const { content } = await pageOf('sve_kupovine', wireAutumn);
    await expect(sumOf(content.map(({ ukupno_iznos }) => String(ukupno_iznos)))).toBe(total);
    await scrollTo(await section(title));
  },
});

/** A link to the table of all days: only the visible rows are rendered. */
export const LongTable = meta.story({
  args: { path: `${area}/allUsers?userTypes.view=table` },
  play: async ({ userEvent }) => {
    const table = await tableIn(listTitle('Svi korisnici', 'Vrste korisnika'));
    await waitFor(() => expect(rowsOf(table).length).toBeGreaterThan(10));
    await expect(rowsOf(table).length).toBeLessThan(60);
    await expect(table).toHaveAttribute('aria-rowcount', '3141');
    // The users of all days do not add up: most of them are counted on every day.
    await expect(totalsOf(table)).toEqual([]);
    await expect(rowsOf(table)[0]?.[0]).toBe(words('19. 11. 2026.'));
    await userEvent.click(within(table).getByRole('button', { name: words('Datum') }));
    await waitFor(() => expect(rowsOf(table)[0]?.[0]).toBe(words('16. 4. 2018.')));
    await chartsDrawn();
    await toTop();
  },
});

/** Payments have counts and values: the chart shows one of them, the table both. */
export const Payments = meta.story({
  args: { path: `${area}/newUsers?${autumn}` },
  play: async ({ userEvent }) => {
    const title = listTitle('Novi korisnici', 'Uplate');
    const { card } = await chartIn(title);
    await userEvent.click(card.getByRole('radio', { name: words('Iznos') }));
    await waitFor(() => expect(card.getByRole('radio', { name: words('Iznos') })).toBeChecked());
    await userEvent.click(card.getByRole('button', { name: words('Tablica') }));
    const table = await tableIn(title);
    await expect(headsOf(table).slice(0, 5)).toEqual([
      words('Datum'),
      head('Sve uplate', 'Broj'),
      head('Sve uplate', 'Iznos, €'),
      head('Fiks prepaid', 'Broj'),
      head('Fiks prepaid', 'Iznos, €'),
    ]);
    await scrollTo(await section(title));
  },
});

/** All figures of all days fit the page: neighbours share a cell, and each is sorted by its own head. */
export const AllTablesFit = meta.story({
  args: {
    path: `${area}/allUsers?userTypes.view=table&purchases.view=table&amounts.view=table&payments.view=table`,
  },
  play: async ({ userEvent }) => {
    for (const [list, columns] of [
      ['Vrste korisnika', 10],
      ['Kupovine', 15],
      ['Iznosi, €', 15],
      ['Uplate', 11],
    ] as const) {
      const table = await tableIn(listTitle('Svi korisnici', list));
      await waitFor(() => expect(rowsOf(table).length).toBeGreaterThan(5));
      await expect(headsOf(table), list).toHaveLength(columns);
      await waitFor(() => expect(fits(table), list).toBe(true));
      // No figure is cut or runs into the next one.
      const cut = [...table.querySelectorAll<HTMLElement>('th, td')].filter(
        (cell) => cell.scrollWidth > cell.clientWidth + 1,
      );
      await expect(
        cut.map((cell) => cell.textContent),
        list,
      ).toEqual([]);
    }
    const table = await tableIn(listTitle('Svi korisnici', 'Iznosi, €'));
    await userEvent.click(within(table).getByRole('button', { name: 'iOS, €' }));
    const { amountsList } = await report('svi_korisnici', wireWholeSpan);
    const most = Math.max(...amountsList.map(({ ios }) => Number(ios)));
    await waitFor(() => expect(rowsOf(table)[0]?.[3]).toBe(formats().amount(most)));
    await expect(within(table).getByRole('button', { name: 'iOS, €' }).closest('th')).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await scrollTo(await section(listTitle('Svi korisnici', 'Iznosi, €')));
  },
});

export const PaymentsAsCsv = meta.story({
  args: { path: `${area}/newUsers?${autumn}&payments.view=table` },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const title = listTitle('Novi korisnici', 'Uplate');
    const table = await tableIn(title);
    const { lines } = await csvOf(userEvent, title);
    await expect(lines[0]?.[2]).toContain(`${words('Sve uplate')} – ${words('Iznos, €')}`);
    await expect(lines).toHaveLength(63);
    await expect(lines[1]?.[0]).toBe('2026-10-31');
    await expect(lines.at(-1)?.slice(1)).toEqual(asInFile(totalsOf(table)).slice(1));
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  globals: { faults: [{ path: '/paydo-statistika/svi_korisnici/', delay_ms: 60_000 }] },
  parameters: { snapshot: 'busy' },
  play: async () => {
    await expect(
      within(await section(listTitle('Svi korisnici', 'Vrste korisnika'))).getByRole('status'),
    ).toBeInTheDocument();
    await recipientField();
  },
});

/** One error message for all lists. */
export const FailedThenRetried = meta.story({
  tags: ['failed'],
  args: { path: `${area}/allUsers?${autumn}` },
  globals: { faults: [{ path: '/paydo-statistika/svi_korisnici/', status: 500 }] },
  parameters: { consoleErrors: true },
  play: async ({ userEvent }) => {
    const alert = await within(await section(words('Svi korisnici'))).findByRole('alert');
    await expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await recover(userEvent, within(alert).getByRole('button', { name: words('Pokušaj ponovno') }));
    await chartIn(listTitle('Svi korisnici', 'Vrste korisnika'));
  },
});

/** A scenario without the app. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { path: `${area}/web?${autumn}` },
  globals: { scenario: 'empty' },
  play: async () => {
    const card = within(await section(listTitle('Web', 'Vrste korisnika')));
    await expect(await card.findByText(words('Nema podataka za prikaz.'))).toBeVisible();
    await toTop();
  },
});

export const Dark = meta.story({
  tags: ['dark'],
  args: { path: `${area}/allUsers?${autumn}` },
  globals: { theme: 'dark' },
  play: async () => {
    await chartIn(listTitle('Svi korisnici', 'Vrste korisnika'));
  },
});

export const English = meta.story({
  tags: ['english'],
  args: { path: `${area}/mobile?${autumn}` },
  globals: { language: 'en' },
  play: async () => {
    await section('Mobile app: types of users');
    await chartsDrawn();
    await toTop();
  },
});

export const Phone = meta.story({
  tags: ['phone'],
  args: { path: `${area}/allUsers?${autumn}` },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await chartIn(listTitle('Svi korisnici', 'Vrste korisnika'));
    await scrollTo(await section(listTitle('Svi korisnici', 'Vrste korisnika')));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

export const PhoneTable = meta.story({
  tags: ['phone'],
  args: { path: `${area}/allUsers?${autumn}&payments.view=table` },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await tableIn(listTitle('Svi korisnici', 'Uplate'));
    await chartsDrawn();
    await scrollTo(await section(listTitle('Svi korisnici', 'Uplate')));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});
