import { expect, fn, waitFor, within } from 'storybook/test';
import { ColumnsMenu } from '#design-system/DataTable/ColumnsMenu.tsx';
import { DataTable } from '#design-system/DataTable/DataTable.tsx';
import type { DataTableColumn, DataTableProps } from '#design-system/DataTable/types.ts';
import { useColumnChoice } from '#design-system/DataTable/useColumnChoice.ts';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { openedPanel } from '../support/panels.ts';
import { startOf, words } from '../support/words.ts';
import usage from './DataTable.md?raw';
import { Breakdown, comparing, type Provider, providers, providersMeta, thousand } from './providersTable.tsx';

const formats = formatsOf('hr');

const meta = preview.meta({
  title: 'Design system/Data table',
  tags: ['autodocs'],
  globals: withoutCalls,
  ...providersMeta,
  parameters: documented(usage, { wrapped: true }),
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

/** Of 1,000 rows only the visible ones are rendered; opening, sorting and the totals work as usual. */
export const ThousandRows = meta.story({
  args: { columns: comparing, rows: thousand, renderExpanded: (row: Provider) => <Breakdown row={row} /> },
  play: async ({ canvas, userEvent, step }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1003'));
    const region = canvas.getByRole('region', { name: 'Promet po pružateljima' });
    await step('few rows are there', async () => {
      // The box scrolls as far as a thousand rows reach.
      await waitFor(() => expect(region.scrollHeight).toBeGreaterThan(36_000));
      await expect(region.querySelectorAll('tbody > tr').length).toBeLessThan(60);
    });
    await step('scrolling renders the last one', async () => {
      region.scrollTop = region.scrollHeight;
      await waitFor(() => expect(region.querySelector('[aria-rowindex="1002"]')).toBeVisible());
      region.scrollTop = 0;
      await waitFor(() => expect(region.querySelector('[aria-rowindex="3"]')).toBeVisible());
    });
    await step('a row opens', async () => {
      const opener = canvas.getAllByRole('button', { name: startOf('Otvori: ') })[1] as HTMLElement;
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
  tags: ['loading'],
  args: { loading: 8, rows: [], columns: comparing },
  parameters: { snapshot: 'busy' },
});
export const Dimmed = meta.story({ tags: ['loading'], args: { dimmed: true }, parameters: { snapshot: 'busy' } });
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
    await waitFor(() => expect(canvas.getAllByRole('button', { name: words('Prikaži sve') })).toHaveLength(4));
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvasElement.textContent).not.toContain('Z'.repeat(40));
    await userEvent.click(canvas.getAllByRole('button', { name: words('Prikaži sve') })[0] as HTMLElement);
    await expect(canvas.getByText('Z'.repeat(200))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words('Prikaži manje') }));
  },
});

function WithColumnsMenu(props: DataTableProps<Provider>) {
  const choice = useColumnChoice('story', props.columns);
  return (
    <Section title="Pružatelji" padding="none" actions={<ColumnsMenu {...choice} />}>
      <DataTable {...props} columns={choice.columns} hiddenColumns={choice.hidden} />
    </Section>
  );
}
const storedColumns = 'columns.story';
const forgetColumns = () => localStorage.removeItem(storedColumns);
const storedChoice = () => JSON.parse(localStorage.getItem(storedColumns) ?? 'null');
const headsOf = (canvas: ReturnType<typeof within>) =>
  [...(canvas.getByRole('table') as HTMLTableElement).querySelectorAll('thead th[data-column]')].map(
    (head) => (head as HTMLElement).dataset.column,
  );
export const ChoosingColumns = meta.story({
  args: {
    columns: comparing.map((column) => (column.id.endsWith('Percent') ? { ...column, defaultHidden: true } : column)),
  },
  render: (args) => <WithColumnsMenu {...(args as DataTableProps<Provider>)} />,
  beforeEach: () => {
    localStorage.setItem(storedColumns, '{broken');
    return forgetColumns;
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('a broken stored choice is ignored: the default applies', async () => {
      await expect(localStorage.getItem(storedColumns)).toBeNull();
      await expect(canvas.queryByRole('columnheader', { name: '%' })).toBeNull();
    });
    await userEvent.click(canvas.getByRole('button', { name: words('Stupci') }));
    const panel = within(await openedPanel());
    await expect(panel.getByRole('checkbox', { name: 'Pružatelj' })).toBeDisabled();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Količina: %' }));
    await expect(canvas.getByRole('columnheader', { name: '%' })).toBeInTheDocument();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Količina: Usporedba' }));
    await expect(canvas.getAllByRole('columnheader', { name: 'Usporedba' })).toHaveLength(1);
    await expect(storedChoice()).toEqual({ hidden: ['countBefore'], shown: ['countPercent'], order: [] });
  },
});

/** Columns are moved by buttons and by dragging; the naming column stays the first. */
export const OrderingColumns = meta.story({
  // What is said has the order of the language's words.
  globals: { language: 'hr' },
  render: (args) => <WithColumnsMenu {...(args as DataTableProps<Provider>)} />,
  args: { columns: comparing },
  beforeEach: () => {
    // An unknown id, a twin and no naming column: the others stand where they are told.
    localStorage.setItem(storedColumns, JSON.stringify({ order: ['amount', 'nothing', 'amount', 'count'] }));
    return forgetColumns;
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('a stored order with unknown ids and twins', async () => {
      await expect(headsOf(canvas).slice(0, 2)).toEqual(['name', 'amount']);
      await expect(new Set(headsOf(canvas)).size).toBe(comparing.length);
    });
    await userEvent.click(canvas.getByRole('button', { name: words('Stupci') }));
    const panel = within(await openedPanel());
    await step('the default order again', async () => {
      await userEvent.click(panel.getByRole('button', { name: words('Zadani redoslijed') }));
      await expect(headsOf(canvas)).toEqual(comparing.map(({ id }) => id));
      await expect(localStorage.getItem(storedColumns)).toBeNull();
    });
    await step('by keyboard, said and with the focus on the button', async () => {
      const down = panel.getByRole('button', { name: words('Pomakni dolje: Količina: Razdoblje') });
      down.focus();
      await userEvent.keyboard('{Enter}');
      await expect(headsOf(canvas).slice(0, 3)).toEqual(['name', 'countBefore', 'count']);
      await expect(panel.getByRole('status')).toHaveTextContent(
        words(`Količina: Razdoblje: 3. mjesto od ${comparing.length}`),
      );
      await expect(panel.getByRole('button', { name: words('Pomakni dolje: Količina: Razdoblje') })).toHaveFocus();
      await expect(panel.getByRole('button', { name: words('Pomakni gore: Količina: Usporedba') })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(panel.queryByRole('button', { name: words('Pomakni gore: Pružatelj') })).toBeNull();
    });
    await step('by pointer', async () => {
      const rows = [...(await openedPanel()).querySelectorAll<HTMLElement>('[data-part=column]')];
      const grip = rows.find(({ dataset }) => dataset.column === 'amount')?.querySelector('[data-part=grip]');
      const first = rows[1]?.getBoundingClientRect();
      const point = { pointerId: 1, button: 0, bubbles: true, clientX: first?.left ?? 0 };
      const { top, height } = (grip as HTMLElement).getBoundingClientRect();
      // A synthetic pointer cannot be captured.
      (grip as HTMLElement).setPointerCapture = () => undefined;
      grip?.dispatchEvent(new PointerEvent('pointerdown', { ...point, clientY: top + height / 2 }));
      await waitFor(() => expect(grip?.parentElement).toHaveAttribute('data-dragged'));
      grip?.dispatchEvent(new PointerEvent('pointermove', { ...point, clientY: (first?.top ?? 0) + 2 }));
      await waitFor(() => expect(rows[1]).toHaveAttribute('data-drop', 'before'));
      grip?.dispatchEvent(new PointerEvent('pointerup', { ...point, clientY: (first?.top ?? 0) + 2 }));
      await waitFor(() => expect(headsOf(canvas).slice(0, 2)).toEqual(['name', 'amount']));
      await expect(storedChoice().order.slice(0, 3)).toEqual(['name', 'amount', 'countBefore']);
    });
  },
});

export const Tablet = meta.story({
  tags: ['tablet'],
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

export const Dark = meta.story({
  tags: ['dark'],
  globals: { theme: 'dark' },
  args: {
    columns: comparing,
    rowTone: (row: Provider) => (row.id === 2 ? 'danger' : undefined),
    sort: { id: 'amount', desc: true },
  },
});
export const English = meta.story({ tags: ['english'], globals: { language: 'en' }, args: { rows: [] } });
