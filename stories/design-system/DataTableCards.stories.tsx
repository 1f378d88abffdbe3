import { expect, screen, waitFor, within } from 'storybook/test';
import { CardLink } from '#design-system/DataTable/CardLink.tsx';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { anyMoney } from '../support/screen.ts';
import { words } from '../support/words.ts';
import usage from './DataTableCards.md?raw';
import { Breakdown, comparing, type Provider, plain, providers, providersMeta, thousand } from './providersTable.tsx';

const meta = preview.meta({
  title: 'Design system/Data table cards',
  tags: ['autodocs'],
  globals: withoutCalls,
  ...providersMeta,
  parameters: documented(usage, { frame: '36rem', frameWidth: '390px', wrapped: true }),
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
  tags: ['phone'],
  args: { columns: onCards, renderExpanded: (row: Provider) => <Breakdown row={row} /> },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const opener = await canvas.findByRole('button', { name: /^Čakovec/ });
    await step('the name, the amount and the difference are seen first', async () => {
      await expect(canvas.queryByRole('table')).toBeNull();
      await expect(opener).toHaveTextContent(anyMoney());
      await expect(opener).toHaveTextContent(/Količina [\d.,]+/);
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
  tags: ['phone', 'dark', 'english'],
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
  tags: ['phone'],
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
  tags: ['phone'],
  args: { columns: plain, sort: { id: 'name', desc: false } },
  play: async ({ canvas, userEvent }) => {
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: words('Poredak') }));
      // By keyboard: a click that comes before the entry is highlighted closes the menu only.
      const entry = await screen.findByRole('menuitemradio', { name });
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
      for (const _ of screen.getAllByRole('menuitemradio')) {
        await userEvent.keyboard('{ArrowDown}');
        await waitFor(() => expect(document.querySelector('[role=menuitemradio][data-highlighted]')).not.toBeNull());
        if (entry.hasAttribute('data-highlighted')) break;
      }
      await userEvent.keyboard('{Enter}');
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
  tags: ['phone'],
  parameters: {},
  args: { columns: onCards, rows: thousand },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(cardNames(canvas)).toHaveLength(100));
    await userEvent.click(canvas.getByRole('button', { name: words('Prikaži još 100') }));
    await waitFor(() => expect(cardNames(canvas)).toHaveLength(200));
    const cards = within(canvas.getByRole('list', { name: 'Promet po pružateljima' })).getAllByRole('listitem');
    await expect(within(cards[100] as HTMLElement).getAllByRole('button')[0]).toHaveFocus();
  },
});
export const CardsEmpty = meta.story({ ...withCards, tags: ['phone'], args: { rows: [], columns: onCards } });
export const CardsLoading = meta.story({
  ...withCards,
  tags: ['phone', 'loading'],
  args: { loading: 4, rows: [], columns: onCards },
  parameters: { snapshot: 'busy' },
});
