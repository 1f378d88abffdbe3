import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { seriesColor } from '#design-system/charts/seriesColor.ts';
import { MultiSelect } from '#design-system/MultiSelect/MultiSelect.tsx';
import type { MultiSelectProps } from '#design-system/MultiSelect/types.ts';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { openedPanel } from '../support/panels.ts';
import { words } from '../support/words.ts';
import { padded } from './decorators.tsx';
import usage from './MultiSelect.md?raw';

function Select({ selected: start, onChange, ...rest }: MultiSelectProps) {
  const [selected, setSelected] = useState(start);
  return (
    <MultiSelect
      {...rest}
      selected={selected}
      onChange={(next) => {
        setSelected(next);
        onChange(next);
      }}
    />
  );
}

const channels = [
  'SMS',
  'Android aplikacija',
  'iOS aplikacija',
  'Web',
  'Kiosk',
  'Parkomat',
  'Pozivni centar',
  'Partneri',
].map((name, index) => ({ id: index + 1, name, color: seriesColor(name) }));
const all = channels.map(({ id }) => id);

const meta = preview.meta({
  title: 'Design system/Multi select',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: Select,
  subcomponents: { MultiSelect },
  decorators: [padded],
  args: { label: 'Kanali prodaje', options: channels, selected: all, gender: 'm' as const, onChange: fn() },
  parameters: documented(usage, { wrapped: true }),
});

const control = (canvas: ReturnType<typeof within>) => canvas.getByRole('button', { name: /^(Kanali|Sales|Gradovi)/ });
async function open(canvas: ReturnType<typeof within>, userEvent: { click: (element: Element) => Promise<void> }) {
  await userEvent.click(control(canvas));
  return within(await openedPanel());
}

export const All = meta.story({
  play: async ({ canvas }) => {
    await expect(control(canvas)).toHaveAccessibleName(`Kanali prodaje ${words('Svi (8)')}`);
  },
});
export const Some = meta.story({
  args: { selected: [1, 2, 3, 4, 5, 6] },
  play: async ({ canvas, userEvent }) => {
    await expect(control(canvas)).toHaveAccessibleName(`Kanali prodaje ${words('6 od 8')}`);
    await expect(control(canvas)).toHaveAccessibleDescription(words('Nije odabrano sve.'));
    const panel = await open(canvas, userEvent);
    await expect(panel.getByRole('checkbox', { name: words('Odaberi sve', 'Select all') })).toBePartiallyChecked();
  },
});
export const None = meta.story({
  args: { selected: [] },
  play: async ({ canvas }) => {
    await expect(control(canvas)).toHaveAccessibleName(`Kanali prodaje ${words('Nijedan')}`);
    await expect(control(canvas)).toHaveAccessibleDescription(words('Ništa nije odabrano.'));
  },
});
export const Choosing = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const panel = await open(canvas, userEvent);
    const every = panel.getByRole('checkbox', { name: words('Odaberi sve', 'Select all') });
    await step('one off', async () => {
      await userEvent.click(panel.getByRole('checkbox', { name: 'Web' }));
      await expect(args.onChange).toHaveBeenLastCalledWith([1, 2, 3, 5, 6, 7, 8]);
      await expect(control(canvas)).toHaveTextContent(words('7 od 8'));
      await expect(every).toBePartiallyChecked();
    });
    await step('all, then none', async () => {
      await userEvent.click(every);
      await expect(args.onChange).toHaveBeenLastCalledWith(all);
      await expect(every).toBeChecked();
      await userEvent.click(every);
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
      await expect(control(canvas)).toHaveTextContent(words('Nijedan'));
    });
    await step('by keyboard', async () => {
      await userEvent.keyboard('{Home}{ArrowDown} ');
      await expect(args.onChange).toHaveBeenLastCalledWith([1]);
      await userEvent.keyboard('{ArrowDown} {End} ');
      await expect(args.onChange).toHaveBeenLastCalledWith([1, 2, 8]);
    });
    await step('Escape closes, the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(control(canvas)).toHaveFocus());
    });
    await open(canvas, userEvent);
  },
});
/** More than ten options have a search, which ignores diacritics. */
export const Searched = meta.story({
  args: {
    label: 'Gradovi',
    options: [
      'Zagreb',
      'Split',
      'Rijeka',
      'Osijek',
      'Zadar',
      'Pula',
      'Šibenik',
      'Đakovo',
      'Čakovec',
      'Varaždin',
      'Poreč',
      'Općina s vrlo dugim nazivom koji se mora prelomiti u više redaka, jer je i takvih pružatelja usluge',
    ].map((name, index) => ({ id: index + 1, name })),
    selected: [1, 2, 3],
  },
  play: async ({ canvas, userEvent }) => {
    const panel = await open(canvas, userEvent);
    const search = panel.getByRole('searchbox', { name: words('Traži u popisu') });
    await userEvent.type(search, 'cak');
    await expect(panel.getAllByRole('checkbox')).toHaveLength(1);
    await expect(panel.getByRole('checkbox', { name: 'Čakovec' })).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'qq');
    await expect(panel.getByText(words('Nema rezultata za „qq”.'))).toBeVisible();
    await userEvent.clear(search);
    await expect(panel.getAllByRole('checkbox')).toHaveLength(13);
  },
});
export const Loading = meta.story({
  tags: ['loading'],
  args: { options: [], selected: [], state: 'loading' },
  parameters: { snapshot: 'busy' },
});
export const Failed = meta.story({
  args: { options: [], selected: [], state: 'failed', onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(control(canvas)).toHaveAccessibleName(`Kanali prodaje ${words('Nije učitano')}`);
    const panel = await open(canvas, userEvent);
    await userEvent.click(panel.getByRole('button', { name: words('Pokušaj ponovno') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Disabled = meta.story({
  args: { disabledReason: 'Nemate pravo birati kanale.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(control(canvas));
    await expect(canvas.getByRole('tooltip')).toHaveTextContent('Nemate pravo birati kanale.');
    await userEvent.click(control(canvas));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
export const WithError = meta.story({ args: { selected: [], error: 'Odaberite barem jedan kanal.' } });
export const Dark = meta.story({
  tags: ['dark'],
  globals: { theme: 'dark' },
  args: { selected: [1, 2] },
  play: async ({ canvas, userEvent }) => void (await open(canvas, userEvent)),
});
export const English = meta.story({
  tags: ['english'],
  globals: { language: 'en' },
  args: { label: 'Sales channels' },
  play: async ({ canvas }) => {
    await expect(control(canvas)).toHaveAccessibleName('Sales channels All (8)');
  },
});
