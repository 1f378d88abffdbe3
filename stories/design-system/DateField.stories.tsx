import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DateField } from '#design-system/DateField/DateField.tsx';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { openedPanel } from '../support/panels.ts';
import { startOf, words } from '../support/words.ts';
import { controlled } from './controlled.tsx';
import usage from './DateField.md?raw';
import { inForm } from './decorators.tsx';

const Controlled = controlled(DateField);

const meta = preview.meta({
  title: 'Design system/Date field',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: DateField,
  decorators: [inForm],
  args: { label: 'Vrijedi od', value: '', today: '2026-11-20', onChange: fn(), onCommit: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: documented(usage),
});

const field = () => screen.getByRole('textbox', { name: 'Vrijedi od' });

/** Typed text is parsed at each key, and formatted on blur. */
export const Typed = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.type(field(), '1.2.');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-01');
    await userEvent.type(field(), '2027');
    await expect(args.onCommit).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onCommit).toHaveBeenLastCalledWith('2027-02-01');
    await expect(field()).toHaveValue(words('1. 2. 2027.'));
  },
});

/** A text that is no date stays as it was typed. */
export const NoDay = meta.story({
  args: { error: 'Taj datum ne postoji.' },
  play: async ({ userEvent, args }) => {
    await userEvent.type(field(), '31.2.');
    await userEvent.tab();
    await expect(field()).toHaveValue('31.2.');
    await expect(args.onChange).toHaveBeenLastCalledWith('31.2.');
    await expect(field()).toBeInvalid();
  },
});

const calendarOpen = () => openedPanel('Vrijedi od');

/** Alt and the down arrow open the calendar at the field's day; arrows and Enter choose, and the focus returns. */
export const ChosenByKeyboard = meta.story({
  args: { value: '2026-11-20' },
  parameters: { snapshot: false },
  play: async ({ userEvent, args }) => {
    field().focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await calendarOpen();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onCommit).toHaveBeenLastCalledWith('2026-11-28'));
    await expect(field()).toHaveValue(words('28. 11. 2026.'));
    await waitFor(() => expect(screen.getByRole('button', { name: startOf('Otvori kalendar: ') })).toHaveFocus());
  },
});

/** Days before the first allowed one cannot be chosen. */
export const CalendarWithMinimum = meta.story({
  args: { value: '2026-11-25', min: '2026-11-18' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole('button', { name: startOf('Otvori kalendar: ') }));
    const dialog = await calendarOpen();
    await userEvent.click(within(dialog).getByText('17'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const CalendarDark = meta.story({
  tags: ['phone', 'dark'],
  args: { value: '2026-11-25' },
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: startOf('Otvori kalendar: ') }));
    await calendarOpen();
  },
});

export const English = meta.story({
  tags: ['english'],
  args: { label: 'Valid from', value: '2026-11-25', hint: 'The first day.' },
  globals: { language: 'en' },
  play: async () => {
    await expect(screen.getByRole('textbox', { name: 'Valid from' })).toHaveValue('25/11/2026');
  },
});

export const Disabled = meta.story({ args: { value: '2026-11-25', disabled: true } });
