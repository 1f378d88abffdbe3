import { Stack } from '@chakra-ui/react/stack';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '#design-system/Button/Button.tsx';
import { DataTable } from '#design-system/DataTable/DataTable.tsx';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { toast } from '#design-system/Toast/toast.ts';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { words } from '../support/words.ts';
import { at, padded } from './decorators.tsx';
import usage from './LongText.md?raw';

const repeated = (text: string) => text.repeat(Math.ceil(10_000 / text.length)).slice(0, 10_000);
const unbroken = repeated('Šibenskoparkiralište');
const emoji = repeated('👨‍👩‍👧‍👦🇭🇷👩🏽‍🚒');

interface Named {
  readonly id: number;
  readonly name: string;
  readonly amount: number;
}
const rows: readonly Named[] = [
  { id: 1, name: 'Šibenik', amount: 12 },
  { id: 2, name: unbroken, amount: 34 },
  { id: 3, name: repeated('Parkiralište na rivi i '), amount: 56 },
  { id: 4, name: 'מגרש חניה (12) Split', amount: 78 },
  { id: 5, name: 'موقف 7', amount: 90 },
  { id: 6, name: '\u202eRijeka 123', amount: 1 },
  { id: 7, name: emoji, amount: 2 },
];
const columns: DataTableColumn<Named>[] = [
  { id: 'name', header: 'Naziv', kind: 'text', value: ({ name }) => name },
  { id: 'place', header: 'Mjesto', kind: 'text', value: ({ name }) => name },
  { id: 'amount', header: 'Iznos, €', kind: 'number', value: ({ amount }) => amount },
];

function Page() {
  return (
    <Stack gap="4">
      <PageHeader
        breadcrumbs={[{ label: 'Početna', to: '/' }, { label: unbroken, to: '/a' }, { label: 'מגרש 12' }]}
        title={unbroken}
        subtitle={emoji}
      />
      <FormBanner>{repeated('Poslužitelj je odgovorio: ')}</FormBanner>
      <Section title={repeated('Naziv odjeljka ')} padding="none">
        <DataTable label="Nazivi" columns={columns} rows={rows} rowId={({ id }) => String(id)} />
      </Section>
      <Button onClick={() => toast.info(repeated('Poruka '), 60_000)}>Obavijest</Button>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Design system/Long text',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: Page,
  decorators: [padded, at('/parking')],
  parameters: documented(usage),
});

/** Texts on the page that are longer than what is shown at once. */
const longTexts = (root: HTMLElement) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: number[] = [];
  while (walker.nextNode()) {
    const { length } = walker.currentNode.nodeValue ?? '';
    if (length > 161) found.push(length);
  }
  return found;
};

export const Cut = meta.story({
  play: async ({ canvasElement }) => {
    await expect(longTexts(canvasElement)).toEqual([]);
    for (const cell of canvasElement.querySelectorAll('td, th')) await expect(cell.clientHeight).toBeLessThan(300);
  },
});
export const CutDark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });
export const CutPhone = meta.story({ tags: ['phone'], globals: { viewport: { value: 'phone' } } });

/** The whole text is shown in its place, by keyboard too, and scrolls there. */
export const Whole = meta.story({
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('heading', { level: 1 });
    const more = await within(title).findByRole('button', { name: words('Prikaži sve') });
    more.focus();
    await userEvent.keyboard('{Enter}');
    const whole = await within(title).findByRole('group', { name: words('Cijeli tekst') });
    await expect(whole).toHaveTextContent(unbroken);
    await expect(whole.scrollHeight).toBeGreaterThan(whole.clientHeight);
    const cell = canvas.getAllByRole('cell', { name: /^Parkiralište na rivi/ })[0] as HTMLElement;
    await userEvent.click(within(cell).getByRole('button', { name: words('Prikaži sve') }));
    await expect(within(cell).getByRole('button', { name: words('Prikaži manje') })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
});

/** A link cannot hold a button: the whole text is its tooltip. */
export const InALink = meta.story({
  parameters: { snapshot: false },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Šibensko/ });
    await expect(link).toHaveAttribute('title', unbroken);
    await expect((link.textContent ?? '').length).toBeLessThan(162);
  },
});

export const InAToast = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Obavijest' }));
    // The cut text and its button are elements of their own.
    const message = (await screen.findByText(/^Poruka Poruka/)).parentElement as HTMLElement;
    await userEvent.click(await within(message).findByRole('button', { name: words('Prikaži sve') }));
    const whole = within(message).getByRole('group', { name: words('Cijeli tekst') });
    await waitFor(() => expect(whole).toBeVisible());
    const toastOf = (element: Element) => element.closest('[data-part=root]') as HTMLElement;
    await expect(toastOf(whole).clientHeight).toBeGreaterThan(whole.clientHeight);
  },
});

/** Each text has the direction of its own first letter and leaves the order of what stands around it. */
export const Direction = meta.story({
  parameters: { snapshot: false },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /מגרש חניה/ });
    for (const cell of row.children) await expect(getComputedStyle(cell).unicodeBidi).toBe('plaintext');
    const crumb = canvas.getByText('מגרש 12');
    await expect(getComputedStyle(crumb.closest('li') as HTMLElement).unicodeBidi).toBe('plaintext');
  },
});
