import { expect, fn, screen } from 'storybook/test';
import { TimeField } from '#design-system/TimeField/TimeField.tsx';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { controlled } from './controlled.tsx';
import { inForm } from './decorators.tsx';
import usage from './TimeField.md?raw';

const Controlled = controlled(TimeField);

const meta = preview.meta({
  title: 'Design system/Time field',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: TimeField,
  decorators: [inForm],
  args: { label: 'Od', value: '', onChange: fn(), onCommit: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: documented(usage),
});

const field = () => screen.getByRole('textbox', { name: 'Od' });

export const Typed = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.type(field(), '830');
    await expect(args.onChange).toHaveBeenLastCalledWith('08:30');
    await userEvent.tab();
    await expect(args.onCommit).toHaveBeenLastCalledWith('08:30');
    await expect(field()).toHaveValue('08:30');
  },
});

/** Arrows step by quarters, Page Up and Down by hours, and stop at the day's ends. */
export const Stepped = meta.story({
  args: { value: '22:50' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    field().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field()).toHaveValue('23:00');
    await userEvent.keyboard('{PageUp}');
    await expect(field()).toHaveValue('23:59');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field()).toHaveValue('23:45');
  },
});

/** 24 hours in English too. */
export const EnglishEvening = meta.story({
  tags: ['english'],
  args: { label: 'From', value: '21:30' },
  globals: { language: 'en' },
});

export const NoTime = meta.story({
  tags: ['dark'],
  args: { error: 'To vrijeme ne postoji.' },
  globals: { theme: 'dark' },
  play: async ({ userEvent, args }) => {
    await userEvent.type(field(), '25');
    await userEvent.tab();
    await expect(field()).toHaveValue('25');
    await expect(args.onCommit).toHaveBeenLastCalledWith('25');
  },
});
