import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CardLink } from '#design-system/DataTable/CardLink.tsx';
import { ColumnsMenu } from '#design-system/DataTable/ColumnsMenu.tsx';
import { DataTable } from '#design-system/DataTable/DataTable.tsx';
import type { DataTableColumn, DataTableProps } from '#design-system/DataTable/types.ts';
import { useHiddenColumns } from '#design-system/DataTable/useHiddenColumns.ts';
import { Difference } from '#design-system/Difference/Difference.tsx';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import { Section } from '#design-system/Section/Section.tsx';
import preview from '../../.storybook/preview';
import { openedPanel } from '../support/panels.ts';
import { at, padded } from './decorators.tsx';

interface Provider {
  id: number;
  name: string;
  count: number;
  countBefore: number | null;
  amount: number;
  amountBefore: number | null;
  invalid?: boolean;
}

const formats = formatsOf('hr');
const names = ['Zagreb', 'Čakovec', 'Cres', 'Ćuprija', 'Županja', 'Đakovo', 'Dubrovnik', 'Šibenik', 'Split', 'Zadar'];
const providers: Provider[] = names.map((name, index) => ({
  id: index + 1,
  name: `${name} parking d.o.o.`,
  count: 20_000 - index * 1_730 + (index % 3) * 900,
  countBefore: index === 4 ? null : 18_500 - index * 1_640,
  amount: 41_880.4 - index * 3_410.15,
  amountBefore: index === 4 ? null : 39_455.1 - index * 3_520.2,
}));
const sum = (pick: (row: Provider) => number | null) => providers.reduce((all, row) => all + (pick(row) ?? 0), 0);

const plain: DataTableColumn<Provider>[] = [
  { id: 'name', header: 'Pružatelj', kind: 'text', value: (row) => row.name, alwaysShown: true, total: 'Ukupno' },
  {
    id: 'count',
    header: 'Količina',
    kind: 'number',
    value: (row) => row.count,
    total: formats.count(sum((row) => row.count)),
  },
  {
    id: 'amount',
    header: 'Iznos, €',
    kind: 'number',
    emphasis: 'strong',
    value: (row) => row.amount,
    cell: (row) => formats.amount(row.amount),
    total: formats.amount(sum((row) => row.amount)),
  },
];

function figures(
  group: string,
  id: 'count' | 'amount',
  write: (value: number) => string,
  signed: (value: number) => string,
): DataTableColumn<Provider>[] {
  const before = `${id}Before` as const;
  const difference = (row: Provider) => row[id] - (row[before] ?? 0);
  const percent = (row: Provider) => (row[before] ? (difference(row) / row[before]) * 100 : 100);
  const total = sum((row) => row[id]);
  const totalBefore = sum((row) => row[before]);
  return [
    {
      id,
      group,
      header: 'Razdoblje',
      kind: 'number',
      emphasis: 'strong',
      value: (row) => row[id],
      cell: (row) => write(row[id]),
      total: write(total),
    },
    {
      id: before,
      group,
      header: 'Usporedba',
      kind: 'number',
      emphasis: 'muted',
      value: (row) => row[before],
      ...(id === 'amount' && { cell: (row: Provider) => (row[before] === null ? '–' : write(row[before])) }),
      total: write(totalBefore),
    },
    {
      id: `${id}Difference`,
      group,
      header: 'Razlika',
      kind: 'number',
      width: 135,
      value: difference,
      cell: (row) => <Difference value={difference(row)} text={signed(difference(row))} />,
      total: <Difference value={total - totalBefore} text={signed(total - totalBefore)} />,
    },
    {
      id: `${id}Percent`,
      group,
      header: '%',
      kind: 'number',
      width: 100,
      value: percent,
      cell: (row) => formats.signedPercent(percent(row)),
      total: formats.signedPercent(((total - totalBefore) / totalBefore) * 100),
    },
  ];
}
const comparing: DataTableColumn<Provider>[] = [
  plain[0] as DataTableColumn<Provider>,
  ...figures('Količina', 'count', formats.count, formats.signedCount),
  ...figures('Iznos, €', 'amount', formats.amount, formats.signedAmount),
];

const Breakdown = ({ row }: { row: Provider }) => (
  <DataTable
    label={`Kanali: ${row.name}`}
    columns={[
      { id: 'channel', header: 'Kanal', kind: 'text', value: (name: string) => name },
      {
        id: 'share',
        header: 'Udio',
        kind: 'number',
        value: (name: string) => name.length,
        cell: (name) => `${formats.percent(name.length * 4)}`,
      },
    ]}
    rows={['SMS', 'Android aplikacija', 'Kiosk']}
    rowId={(name) => name}
  />
);

function Providers(props: DataTableProps<Provider>) {
  return (
    <Section title="Pružatelji" padding="none">
      <DataTable {...props} />
    </Section>
  );
}

const meta = preview.meta({
  title: 'Design system/DataTable',
  component: Providers,
  decorators: [padded, at('/parking')],
  args: { label: 'Promet po pružateljima', columns: plain, rows: providers, rowId: (row: Provider) => String(row.id) },
});

const rowNames = (canvas: ReturnType<typeof within>) =>
  canvas
    .getAllByRole('rowheader')
    .map((cell: HTMLElement) => cell.textContent?.split(' ')[0])
    .filter((name: string | undefined) => name !== 'Ukupno');

export const Default = meta.story({
  args: { sort: { id: 'amount', desc: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Promet po pružateljima' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Iznos, €' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('rowheader', { name: 'Ukupno' })).toBeVisible();
  },
});

export const Sorting = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('without a sort the given order stays', async () => {
      await expect(rowNames(canvas)[0]).toBe('Zagreb');
    });
    await step('by the Croatian alphabet, by keyboard', async () => {
      canvas.getByRole('button', { name: 'Pružatelj' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(rowNames(canvas)).toEqual([
        'Cres',
        'Čakovec',
        'Ćuprija',
        'Dubrovnik',
        'Đakovo',
        'Split',
        'Šibenik',
        'Zadar',
        'Zagreb',
        'Županja',
      ]);
      await expect(canvas.getByRole('columnheader', { name: 'Pružatelj' })).toHaveAttribute('aria-sort', 'ascending');
    });
    await step('again, the other way; the focus stays', async () => {
      await userEvent.keyboard(' ');
      await expect(rowNames(canvas)[0]).toBe('Županja');
      await expect(canvas.getByRole('button', { name: 'Pružatelj' })).toHaveFocus();
    });
    await step('numbers biggest first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Količina' }));
      await expect(rowNames(canvas)[0]).toBe('Zagreb');
      await expect(canvas.getByRole('columnheader', { name: 'Pružatelj' })).not.toHaveAttribute('aria-sort');
    });
  },
});

/** The caller controls the order (by the URL): a click requests it, and the table does not sort by itself. */
export const ControlledSort = meta.story({
  parameters: { snapshot: false },
  args: { sort: { id: 'name', desc: false }, onSortChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Iznos, €' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ id: 'amount', desc: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Pružatelj' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ id: 'name', desc: true });
    await expect(rowNames(canvas)[0]).toBe('Cres');
  },
});

/** Two-level head; a missing figure is last in both sort directions. */
export const Comparing = meta.story({
  args: { columns: comparing, sort: { id: 'amount', desc: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Iznos, €' })).toHaveAttribute('colspan', '4');
    const before = canvas.getAllByRole('button', { name: 'Usporedba' })[0] as HTMLElement;
    await userEvent.click(before);
    await expect(rowNames(canvas).at(-1)).toBe('Županja');
    await userEvent.click(before);
    await expect(rowNames(canvas).at(-1)).toBe('Županja');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Razdoblje' })[1] as HTMLElement);
  },
});

export const Expanding = meta.story({
  args: { renderExpanded: (row: Provider) => <Breakdown row={row} />, onExpand: fn() },
  play: async ({ canvas, userEvent, args, step }) => {
    const opener = (name: string) => canvas.getByRole('button', { name: new RegExp(`: ${name}`) });
    await step('a row opens by keyboard', async () => {
      opener('Čakovec').focus();
      await userEvent.keyboard('{Enter}');
      await expect(opener('Čakovec')).toHaveAttribute('aria-expanded', 'true');
      await expect(args.onExpand).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }), true);
      await expect(await canvas.findByRole('table', { name: /Kanali: Čakovec/ })).toBeVisible();
    });
    await step('another one too, and the first closes again', async () => {
      await userEvent.click(opener('Cres'));
      await expect(canvas.getAllByRole('table', { name: /Kanali/ })).toHaveLength(2);
      await userEvent.click(opener('Čakovec'));
      await waitFor(() => expect(canvas.getAllByRole('table', { name: /Kanali/ })).toHaveLength(1));
      await expect(args.onExpand).toHaveBeenLastCalledWith(expect.objectContaining({ id: 2 }), false);
    });
  },
});

export const ExpandingOneAtATime = meta.story({
  parameters: { snapshot: false },
  args: {
    expansion: 'one' as const,
    renderExpanded: (row: Provider) => <Breakdown row={row} />,
    canExpand: (row: Provider) => row.id !== 1,
    onExpand: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: /: Zagreb/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /: Cres/ }));
    await userEvent.click(canvas.getByRole('button', { name: /: Split/ }));
    await waitFor(() => expect(canvas.getAllByRole('table', { name: /Kanali/ })).toHaveLength(1));
    await expect(canvas.getByRole('table', { name: /Kanali: Split/ })).toBeVisible();
    await expect(args.onExpand).toHaveBeenCalledTimes(3);
  },
});

export const InvalidRows = meta.story({
  args: { rowTone: (row: Provider) => (row.id % 4 === 2 ? 'danger' : undefined) },
});

const thousand: Provider[] = Array.from({ length: 1000 }, (_, index) => ({
  id: index + 1,
  name: `${names[(index * 7) % names.length]} ${String((index * 7919) % 1000).padStart(3, '0')}`,
  count: (index * 7919) % 100_003,
  countBefore: index % 17 === 0 ? null : (index * 104_729) % 99_991,
  amount: ((index * 15_485_863) % 9_999_991) / 100,
  amountBefore: ((index * 32_452_843) % 9_999_991) / 100,
}));

/** Of 1,000 rows only the visible ones are rendered; opening, sorting and the totals work as usual. */
export const ThousandRows = meta.story({
  args: { columns: comparing, rows: thousand, renderExpanded: (row: Provider) => <Breakdown row={row} /> },
  play: async ({ canvas, userEvent, step }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1003'));
    const region = canvas.getByRole('region', { name: 'Promet po pružateljima' });
    await step('few rows are there', async () => {
      // The box scrolls as far as a thousand rows reach.
      await waitFor(() => expect(region.scrollHeight).toBeGreaterThan(36_000), { timeout: 5000 });
      await expect(region.querySelectorAll('tbody > tr').length).toBeLessThan(60);
    });
    await step('scrolling renders the last one', async () => {
      region.scrollTop = region.scrollHeight;
      await waitFor(() => expect(region.querySelector('[aria-rowindex="1002"]')).toBeVisible());
      region.scrollTop = 0;
      await waitFor(() => expect(region.querySelector('[aria-rowindex="3"]')).toBeVisible());
    });
    await step('a row opens', async () => {
      const opener = canvas.getAllByRole('button', { name: /^Otvori/ })[1] as HTMLElement;
      await userEvent.click(opener);
      await expect(await canvas.findByRole('table', { name: /Kanali/ })).toBeVisible();
    });
    await step('sorting', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: 'Razdoblje' })[1] as HTMLElement);
      const most = Math.max(...thousand.map(({ amount }) => amount));
      await waitFor(() => expect(canvas.getByText(formats.amount(most))).toBeVisible());
    });
  },
});

export const Empty = meta.story({ args: { rows: [] } });
export const EmptyWithReason = meta.story({
  args: { rows: [], empty: 'U odabranom razdoblju nema prodaje. Odaberite drugo razdoblje.' },
});
export const Loading = meta.story({
  args: { loading: 8, rows: [], columns: comparing },
  parameters: { snapshot: 'busy' },
});
export const Dimmed = meta.story({ args: { dimmed: true }, parameters: { snapshot: 'busy' } });
export const LongWords = meta.story({
  args: {
    rows: providers.map((row) =>
      row.id % 2
        ? row
        : {
            ...row,
            name: 'Komunalno trgovačko društvo za parkiranje i prometno redarstvo s vrlo dugim službenim nazivom d.o.o.',
          },
    ),
    columns: comparing,
  },
});

interface Sold {
  readonly id: number;
  readonly plate: string;
  readonly number: string;
  readonly article: string;
  readonly amount: number;
}
const soldColumns: DataTableColumn<Sold>[] = [
  { id: 'plate', header: 'Registracija', kind: 'text', unbroken: true, width: 120, value: ({ plate }) => plate },
  { id: 'number', header: 'Broj računa', kind: 'text', unbroken: true, width: 150, value: ({ number }) => number },
  { id: 'article', header: 'Artikl', kind: 'text', value: ({ article }) => article },
  { id: 'amount', header: 'Iznos, €', kind: 'number', value: ({ amount }) => amount },
];
const sold: Sold[] = [
  { id: 1, plate: 'ŠI 7768-RA', number: '1204/ŠI1/2', article: 'Sat parkiranja', amount: 1 },
  { id: 2, plate: 'Z'.repeat(200), number: '9'.repeat(200), article: `Karta ${'x'.repeat(194)}`, amount: 2 },
  { id: 3, plate: 'ZG 1-A', number: '3', article: 'Dnevna karta za prvu zonu '.repeat(8).trim(), amount: 3 },
];

/** Plates, receipt numbers and words of 200 signs do not widen the table: they are cut, and whole on demand. */
function SoldTable() {
  return <DataTable label="Prodano" columns={soldColumns} rows={sold} rowId={({ id }) => String(id)} />;
}
export const LongPlates = meta.story({
  render: () => <SoldTable />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = canvas.getByRole('table').parentElement as HTMLElement;
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Prikaži sve' })).toHaveLength(4));
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvasElement.textContent).not.toContain('Z'.repeat(40));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Prikaži sve' })[0] as HTMLElement);
    await expect(canvas.getByText('Z'.repeat(200))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Prikaži manje|Sažmi/ }));
  },
});

function WithColumnsMenu(props: DataTableProps<Provider>) {
  const { hidden, setHidden } = useHiddenColumns('story', props.columns);
  return (
    <Section
      title="Pružatelji"
      padding="none"
      actions={<ColumnsMenu columns={props.columns} hidden={hidden} setHidden={setHidden} />}
    >
      <DataTable {...props} hiddenColumns={hidden} />
    </Section>
  );
}
export const ChoosingColumns = meta.story({
  args: {
    columns: comparing.map((column) => (column.id.endsWith('Percent') ? { ...column, defaultHidden: true } : column)),
  },
  render: (args) => <WithColumnsMenu {...(args as DataTableProps<Provider>)} />,
  beforeEach: () => localStorage.setItem('columns.story', '{broken'),
  play: async ({ canvas, userEvent, step }) => {
    await step('a broken stored choice is ignored: the default applies', async () => {
      await expect(localStorage.getItem('columns.story')).toBeNull();
      await expect(canvas.queryByRole('columnheader', { name: '%' })).toBeNull();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Stupci' }));
    const panel = within(await openedPanel());
    await expect(panel.getByRole('checkbox', { name: 'Pružatelj' })).toBeDisabled();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Količina: %' }));
    await expect(canvas.getByRole('columnheader', { name: '%' })).toBeInTheDocument();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Količina: Usporedba' }));
    await expect(canvas.getAllByRole('columnheader', { name: 'Usporedba' })).toHaveLength(1);
    await expect(localStorage.getItem('columns.story')).toBe('["countBefore","amountPercent"]');
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'tablet' } },
  args: { columns: comparing, renderExpanded: (row: Provider) => <Breakdown row={row} /> },
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Promet po pružateljima' });
    await userEvent.click(canvas.getByRole('button', { name: /: Cres/ }));
    region.scrollLeft = 260;
    // The first column stays where it was.
    await waitFor(() => {
      const name = canvas.getAllByRole('rowheader')[0] as HTMLElement;
      expect(name.getBoundingClientRect().left).toBeCloseTo(region.getBoundingClientRect().left, 0);
    });
  },
});

const cardPlaces: Readonly<Record<string, Partial<DataTableColumn<Provider>>>> = {
  name: { card: 'title', cardAction: (row) => <CardLink to={`/parking/provider/${row.id}`} label={row.name} /> },
  count: { card: 'line', cardHead: 'Količina' },
  amount: { card: 'figure', unit: '€' },
  amountPercent: { card: 'status' },
};
const onCards = comparing.map((column) => ({ ...column, ...cardPlaces[column.id] }));
const withCards = {
  globals: { viewport: { value: 'phone' } },
  parameters: { snapshot: 'full' },
} as const;

/** The names on the cards, in their order, without that of the totals. */
const cardNames = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('list', { name: 'Promet po pružateljima' }))
    .getAllByRole('listitem')
    .map((card: HTMLElement) => card.querySelector('[data-card=title]')?.textContent?.split(' ')[0]);

/** Asserts that nothing scrolls but the page, and that no figure breaks. */
async function expectCalm(canvasElement: HTMLElement) {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  for (const element of canvasElement.querySelectorAll('*')) {
    if (/auto|scroll/.test(getComputedStyle(element).overflow)) {
      await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth + 1);
      await expect(element.scrollHeight).toBeLessThanOrEqual(element.clientHeight + 1);
    }
  }
  for (const figure of canvasElement.querySelectorAll<HTMLElement>('[data-card=figure]')) {
    await expect(figure.offsetHeight).toBeLessThan(28);
  }
}

/** On a phone rows are cards, opened by keyboard to the other figures and to the row's content; totals come last. */
export const Cards = meta.story({
  ...withCards,
  args: { columns: onCards, renderExpanded: (row: Provider) => <Breakdown row={row} /> },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const opener = await canvas.findByRole('button', { name: /^Čakovec/ });
    await step('the name, the amount and the difference are seen first', async () => {
      await expect(canvas.queryByRole('table')).toBeNull();
      await expect(opener).toHaveTextContent(/[\d.]+,\d\d €/);
      await expect(opener).toHaveTextContent(/Količina [\d.]+/);
      await expect(opener).toHaveTextContent(/\+\d+,\d\d\s%/);
      await expect(canvas.getByText('Ukupno')).toBeVisible();
      await expectCalm(canvasElement);
    });
    await step('Enter opens the rest', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      const card = within(opener.closest('li') as HTMLElement);
      await expect(card.getByRole('columnheader', { name: 'Količina' })).toBeVisible();
      await expect(card.getAllByRole('rowheader').map((head: HTMLElement) => head.textContent)).toEqual([
        'Razdoblje',
        'Usporedba',
        'Razlika',
        '%',
      ]);
      await expect(card.getByRole('list', { name: /^Kanali: Čakovec/ })).toBeVisible();
      await expectCalm(canvasElement);
    });
    await step('the link is next, and Space closes', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.tab();
      await expect(opener).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: /^Čakovec/ })).toHaveFocus();
      opener.focus();
      await userEvent.keyboard(' ');
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard(' ');
    });
  },
});
export const CardsDark = meta.story({
  ...withCards,
  globals: { ...withCards.globals, theme: 'dark', language: 'en' },
  args: {
    columns: onCards,
    rowTone: (row: Provider) => (row.id === 2 ? 'danger' : undefined),
    groupOf: ({ id }: Provider) => (id < 4 ? 'Istra' : 'Dalmacija'),
    openAtFirst: ['2'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: /: Istra$/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Čakovec/ })).toHaveAttribute('aria-expanded', 'true');
    // English writes the euro before the amount.
    await expect(canvas.getByRole('button', { name: /^Čakovec/ })).toHaveTextContent(
      / €[\d.]+,\d\d|d\.o\.o\.€[\d.]+,\d\d/,
    );
  },
});

/** Names of 200 characters: three lines until the card is opened; the amount stays in one. */
export const CardsOfLongNames = meta.story({
  ...withCards,
  args: {
    columns: onCards,
    rows: providers.slice(0, 4).map((row, at) => ({
      ...row,
      name: (at === 1 ? 'Parkiralištedruštvo' : 'Komunalno trgovačko društvo za parkiranje ').repeat(12).slice(0, 200),
      amount: row.amount * 10_000,
    })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [opener] = await canvas.findAllByRole('button', { name: /^Komunalno/ });
    const title = (opener as HTMLElement).querySelector('[data-card=title]') as HTMLElement;
    await expect(title.scrollHeight).toBeGreaterThan(title.clientHeight);
    await expectCalm(canvasElement);
    await userEvent.click(opener as HTMLElement);
    await expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight + 1);
    await expectCalm(canvasElement);
  },
});

/** The menu in the section's head sorts the cards. */
export const CardsSorted = meta.story({
  ...withCards,
  args: { columns: plain, sort: { id: 'name', desc: false } },
  play: async ({ canvas, userEvent }) => {
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Poredak' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await waitFor(() => expect(cardNames(canvas)[0]).toBe('Cres'));
    await choose('Iznos, €');
    await waitFor(() => expect(cardNames(canvas)[0]).toBe('Zagreb'));
  },
});

/** Of a thousand rows a hundred are cards, and a button shows more; the focus goes to the first of them. */
export const ThousandCards = meta.story({
  ...withCards,
  parameters: {},
  args: { columns: onCards, rows: thousand },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(cardNames(canvas)).toHaveLength(100));
    await userEvent.click(canvas.getByRole('button', { name: 'Prikaži još 100' }));
    await waitFor(() => expect(cardNames(canvas)).toHaveLength(200));
    const cards = within(canvas.getByRole('list', { name: 'Promet po pružateljima' })).getAllByRole('listitem');
    await expect(within(cards[100] as HTMLElement).getAllByRole('button')[0]).toHaveFocus();
  },
});
export const CardsEmpty = meta.story({ ...withCards, args: { rows: [], columns: onCards } });
export const CardsLoading = meta.story({
  ...withCards,
  args: { loading: 4, rows: [], columns: onCards },
  parameters: { snapshot: 'busy' },
});
export const Dark = meta.story({
  globals: { theme: 'dark' },
  args: {
    columns: comparing,
    rowTone: (row: Provider) => (row.id === 2 ? 'danger' : undefined),
    sort: { id: 'amount', desc: true },
  },
});
export const English = meta.story({ globals: { language: 'en' }, args: { rows: [] } });
