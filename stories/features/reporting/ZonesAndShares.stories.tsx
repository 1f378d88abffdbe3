import { HttpResponse, http } from 'msw';
import { expect, screen, type userEvent as user, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answerOf } from '../../support/backOffice.ts';
import { parking } from '../../support/outlets/kinds.ts';
import { openedPanel } from '../../support/panels.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import {
  cardsIn,
  chartsDrawn,
  expectNoOverflow,
  formats,
  lastYear,
  readAs,
  rowsOf,
  scrollTo,
  section,
  tableIn,
  thisMonth,
  totalsOf,
  wireThisMonth,
} from '../../support/screen.ts';
import { csvOf } from '../../support/tableTools.ts';
import { words } from '../../support/words.ts';

/** Šibenik: three zones, and some articles without one. */
const provider = `${parking.pathOf(8)}?${thisMonth}`;
const comparing = `${provider}&${lastYear}`;
const articles = () => words('Artikli po zonama');

/** The head of a change of shares; its space does not break. */
const inPoints = 'Promjena, p.\u00a0b.';

const meta = preview.meta({
  title: 'Reporting/Zones and shares – Zone i udjeli',
  component: StoryPortal,
  args: { path: comparing },
});

type User = ReturnType<typeof user.setup>;

async function shownArticles() {
  const table = await tableIn(articles());
  await chartsDrawn();
  return table;
}
/** The lines of zones: their cells as texts. */
const zoneLines = (table: HTMLElement) =>
  [...table.querySelectorAll<HTMLElement>(':scope > tbody > tr[data-part=group]')].map((line) =>
    [...line.children].map((cell) => cell.textContent ?? ''),
  );
const zoneButtons = (table: HTMLElement) => [
  ...table.querySelectorAll<HTMLElement>(':scope > tbody > tr[data-part=group] button'),
];
/** An amount in cents, or a quantity in hundredths, as the page writes it. */
const hundredths = (text: string) => {
  const [whole = '', part = '00'] = text.replace('−', '-').split(formats().decimalSign);
  return Number(`${whole.replace(/[^\d-]/g, '')}${part.replace(/\D/g, '')}`);
};
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

async function choose(userEvent: User, title: string, names: readonly string[]) {
  await userEvent.click(await within(await section(title)).findByRole('button', { name: words('Stupci') }));
  const panel = within(await openedPanel());
  for (const name of names) await userEvent.click(panel.getByRole('checkbox', { name }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Each zone has its subtotals, which add up to the total to the cent, and its share of the amount. */
export const Zones = meta.story({
  args: { path: provider },
  play: async () => {
    const table = await shownArticles();
    const lines = zoneLines(table);
    const [, , , count = '', amount = ''] = totalsOf(table);
    await expect(sum(lines.map((line) => hundredths(line[2] ?? '')))).toBe(hundredths(count));
    await expect(sum(lines.map((line) => hundredths(line[3] ?? '')))).toBe(hundredths(amount));
    const shares = lines.map((line) => hundredths((line[1] ?? '').split('%')[0] ?? ''));
    await expect(sum(shares)).toBe(10_000);
    await scrollTo(await section(articles()));
  },
});

/** A zone's articles are hidden by keyboard; the zone's own line and the total stay. */
export const ZonesClosed = meta.story({
  play: async ({ userEvent }) => {
    const table = await shownArticles();
    const before = { rows: rowsOf(table), lines: zoneLines(table), totals: totalsOf(table) };
    const [first, ...others] = zoneButtons(table);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(first).toHaveFocus();
    await expect(rowsOf(table).length).toBeLessThan(before.rows.length);
    await userEvent.keyboard(' ');
    await expect(rowsOf(table)).toEqual(before.rows);
    for (const button of [first, ...others]) await userEvent.click(button as HTMLElement);
    await expect(rowsOf(table)).toEqual([]);
    await expect(zoneLines(table)).toEqual(before.lines);
    await expect(totalsOf(table)).toEqual(before.totals);
    await scrollTo(await section(articles()));
  },
});

/** Hidden articles stay hidden while other figures load, and are in the file. */
export const ZonesStayClosed = meta.story({
  args: { path: provider },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const table = await shownArticles();
    const all = rowsOf(table).length;
    await userEvent.click(zoneButtons(table)[0] as HTMLElement);
    await expect(rowsOf(table).length).toBeLessThan(all);
    await userEvent.click(screen.getByRole('checkbox', { name: words('Usporedi s') }));
    await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
    await waitFor(async () => expect(totalsOf(await tableIn(articles()))).toHaveLength(11));
    await chartsDrawn();
    const compared = await tableIn(articles());
    await expect(zoneButtons(compared)[0]).toHaveAttribute('aria-expanded', 'false');
    const { lines } = await csvOf(userEvent, articles());
    // Head and totals besides.
    await expect(lines.length - 2).toBeGreaterThan(rowsOf(compared).length);
  },
});

const article = (id: number, zone_name: string | null, amount: string) => ({
  ...{ id, item: `Karta ${id}`, item_price: '1.00', shortcode: String(id), zone_name, distributeri: [] },
  ...{ total_count: 10, valid_count: 10, total_amount: amount, valid_amount: amount },
});

/** A zone without a name is none; one that is called so is a group of its own. A share may be below zero. */
export const ZonesWithoutNames = meta.story({
  args: { path: provider },
  parameters: { snapshot: false },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/parking/provider/8/po-artiklima/', () =>
        HttpResponse.json({
          artikli: [
            ...[article(1, null, '20.00'), article(2, '', '30.00'), article(3, 'Bez zone', '60.00')],
            article(4, 'Zona 1', '-10.00'),
          ],
          ukupno: { total_count: 40, valid_count: 40, total_amount: '100.00', valid_amount: '100.00' },
        }),
      ),
    );
  },
  play: async () => {
    const table = await tableIn(articles());
    const share = (value: number) => words(`${formats().percent(value)} iznosa`);
    await expect(zoneLines(table).map((line) => line.slice(0, 2).map(readAs))).toEqual(
      [
        ['Bez zone', share(60)],
        ['Zona 1', share(-10)],
        [words('bez zone'), share(50)],
      ].map((line) => line.map(readAs)),
    );
    await chartsDrawn();
  },
});

/** Shares of the total and of the zone, and ranks, with their changes. */
export const ArticleShares = meta.story({
  play: async ({ userEvent }) => {
    const table = await shownArticles();
    const period = words('Razdoblje');
    await choose(userEvent, articles(), [
      ...['Količina', 'Iznos, €'].flatMap((group) =>
        [words('Usporedba', 'Compare'), '%'].map((name) => `${words(group)}: ${name}`),
      ),
      `${words('Udio u ukupnom iznosu')}: ${period}`,
      `${words('Udio u ukupnom iznosu')}: ${words(inPoints)}`,
      `${words('Udio u iznosu zone')}: ${period}`,
      `${words('Rang po iznosu')}: ${period}`,
      `${words('Rang po iznosu')}: ${words('Promjena')}`,
    ]);
    await expect(within(table).getByRole('columnheader', { name: words('Rang po iznosu') })).toBeVisible();
    await expect(totalsOf(table)[7]).toBe(formats().percent(100));
    await expect(sum(rowsOf(table).map((cells) => hundredths((cells[7] ?? '').replace('%', ''))))).toBe(10_000);
    await scrollTo(await section(articles()));
  },
});

export const ZonesDark = meta.story({
  tags: ['dark'],
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    const table = await shownArticles();
    await userEvent.click(zoneButtons(table)[1] as HTMLElement);
    await scrollTo(await section(articles()));
  },
});

export const ZonesEnglish = meta.story({
  tags: ['english'],
  globals: { language: 'en' },
  play: async ({ userEvent }) => {
    const table = await shownArticles();
    await userEvent.click(zoneButtons(table)[1] as HTMLElement);
    await scrollTo(await section(articles()));
  },
});

export const ZonesTablet = meta.story({
  tags: ['tablet'],
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await shownArticles();
    await expectNoOverflow(820);
    await scrollTo(await section(articles()));
  },
});

/** On a phone a zone's line is above its cards, and opens and closes them. */
export const ZonesPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const cards = await cardsIn(articles());
    await chartsDrawn();
    const part = await section(articles());
    const line = part.querySelector<HTMLElement>('[data-part=group] button');
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    line?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await expect(cards).not.toBeVisible();
    await expectNoOverflow(390);
    await scrollTo(part);
  },
});

/** Shares and ranks of a list while comparing: by exact values of all rows, whatever the order. */
export const ListSharesAndRanks = meta.story({
  args: { path: `${parking.listPath}?${thisMonth}&${lastYear}` },
  play: async ({ userEvent }) => {
    const table = await tableIn(parking.texts.table);
    const period = words('Razdoblje');
    await choose(userEvent, parking.texts.table, [
      `${words('Udio u iznosu')}: ${period}`,
      `${words('Udio u iznosu')}: ${words(inPoints)}`,
      `${words('Rang po iznosu')}: ${period}`,
      `${words('Rang po iznosu')}: ${words('Promjena')}`,
    ]);
    const { provider_list } = await answerOf<{
      provider_list: readonly { naziv: string; valid_amount: string }[];
    }>(`${parking.listCall}?${wireThisMonth}`);
    const amounts = provider_list.map(({ valid_amount }) => Number(valid_amount));
    for (const [name, ...cells] of rowsOf(table)) {
      const own = Number(provider_list.find(({ naziv }) => naziv === name)?.valid_amount);
      await expect(cells[10]).toBe(String(amounts.filter((amount) => amount > own).length + 1));
    }
    await expect(sum(rowsOf(table).map((cells) => hundredths((cells[9] ?? '').replace('%', ''))))).toBe(10_000);
    // The least rank is looked for first.
    const head = within(table).getByRole('columnheader', { name: words('Rang po iznosu') });
    await expect(head).toBeVisible();
    await userEvent.click(within(table).getAllByRole('button', { name: period }).at(-1) as HTMLElement);
    await waitFor(() => expect(rowsOf(table)[0]?.[11]).toBe('1'));
  },
});

/** A column is moved in the panel; the table and its file have it there, also when the page is opened again. */
export const ColumnMoved = meta.story({
  args: { path: provider },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const table = await shownArticles();
    const headsOf = () =>
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);
    await expect(headsOf()[1]).toBe(words('Šifra'));
    await userEvent.click(await within(await section(articles())).findByRole('button', { name: words('Stupci') }));
    const panel = within(await openedPanel());
    const up = panel.getByRole('button', { name: words('Pomakni gore: Iznos, €') });
    up.focus();
    for (let presses = 0; presses < 3; presses += 1) await userEvent.keyboard('{Enter}');
    await expect(panel.getByRole('status')).toHaveTextContent(words('Iznos, €: 2. mjesto od 11'));
    await expect(panel.getByRole('button', { name: words('Pomakni gore: Iznos, €') })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(headsOf().slice(0, 3)).toEqual([words('Artikl'), words('Iznos, €'), words('Šifra')]);
    const { lines } = await csvOf(userEvent, articles());
    await expect(lines[0]?.slice(0, 4)).toEqual([words('Zona'), words('Artikl'), words('Iznos, €'), words('Šifra')]);
  },
});

/** The panel of columns, with the buttons that move them. */
export const ColumnsPanel = meta.story({
  args: { path: `${parking.listPath}?${thisMonth}` },
  play: async ({ userEvent }) => {
    await tableIn(parking.texts.table);
    await userEvent.click(
      await within(await section(parking.texts.table)).findByRole('button', { name: words('Stupci') }),
    );
    const panel = within(await openedPanel());
    const down = panel.getByRole('button', { name: words('Pomakni dolje: Količina') });
    down.focus();
    await userEvent.keyboard('{Enter}');
    await expect(panel.getByRole('button', { name: words('Zadani redoslijed') })).toBeVisible();
  },
});

/** The reseller's share while comparing: its change is in points. */
export const ResellerShareComparing = meta.story({
  args: { path: `${parking.listPath}?${thisMonth}&${lastYear}&share=5` },
  play: async () => {
    const table = await tableIn(parking.texts.table);
    await within(table).findByRole('columnheader', { name: words('Udio u količini: Kiosk, %') });
    await expect(screen.getByLabelText(words('izračunaj udio prodajnog kanala za'))).toBeEnabled();
    await expectNoOverflow(1440);
  },
});

/** Of one channel alone a share says nothing: the choice is disabled, with the reason. */
export const ResellerShareOfOneChannel = meta.story({
  args: { path: `${parking.listPath}?${thisMonth}&channels=5&share=5` },
  play: async () => {
    const table = await tableIn(parking.texts.table);
    const choice = screen.getByLabelText(words('izračunaj udio prodajnog kanala za'));
    await expect(choice).toBeDisabled();
    await expect(choice).toHaveAccessibleDescription(
      words('Udio se računa među odabranim kanalima prodaje, a odabran je samo jedan.'),
    );
    await expect(within(table).queryByRole('columnheader', { name: /Kiosk/ })).toBeNull();
  },
});
