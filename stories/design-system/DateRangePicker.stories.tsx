import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DateRangePicker } from '#design-system/DateRangePicker/DateRangePicker.tsx';
import type { DateRangePickerProps, DateRangePreset, DayPreset } from '#design-system/DateRangePicker/types.ts';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { openedPanel } from '../support/panels.ts';
import { formats } from '../support/screen.ts';
import { inOrder, startOf, weekday, words } from '../support/words.ts';
import usage from './DateRangePicker.md?raw';
import { padded } from './decorators.tsx';

function Picker({ value: start, onChange, ...rest }: DateRangePickerProps) {
  const [value, setValue] = useState(start);
  return (
    <DateRangePicker
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const presets: DateRangePreset[] = [
  { id: 'today', label: 'Danas', range: { begin: '2026-11-20', end: '2026-11-20' } },
  { id: 'yesterday', label: 'Jučer', range: { begin: '2026-11-19', end: '2026-11-19' } },
  { id: 'week', label: 'Ovaj tjedan', range: { begin: '2026-11-16', end: '2026-11-20' } },
  { id: 'month', label: 'Ovaj mjesec', range: { begin: '2026-11-01', end: '2026-11-20' } },
  { id: 'lastMonth', label: 'Prošli mjesec', range: { begin: '2026-10-01', end: '2026-10-31' } },
  { id: 'year', label: 'Ova godina', range: { begin: '2026-01-01', end: '2026-11-20' } },
];
const dayPresets = (kind: 'Početak' | 'Kraj', days: string[]): DayPreset[] =>
  ['Danas', 'Jučer', `${kind} tjedna`, `${kind} mjeseca`, `${kind} godine`].map((label, index) => ({
    id: label,
    label,
    day: days[index] ?? '',
  }));

const meta = preview.meta({
  title: 'Design system/Date range picker',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: Picker,
  subcomponents: { DateRangePicker },
  decorators: [padded],
  args: {
    label: 'Razdoblje',
    value: { begin: '2026-11-01', end: '2026-11-20' },
    today: '2026-11-20',
    max: '2026-11-20',
    presets,
    onChange: fn(),
  },
  parameters: documented(usage, { wrapped: true }),
});

type Canvas = ReturnType<typeof within>;
type User = { click: (element: Element) => Promise<void> };

const control = (canvas: Canvas, name = /^Razdoblje/) => canvas.getByRole('button', { name });
/** Opens the picker, and resolves with its panel when that has loaded and has the focus. */
async function open(canvas: Canvas, userEvent: User, name?: RegExp) {
  await userEvent.click(control(canvas, name));
  return within(await openedPanel());
}
/** The name of a day in the calendar: its weekday and date, then what else it is. */
const dayCell = (day: string, ...rest: string[]) => inOrder(`, ${formats().dayLong(day)}`, ...rest);
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(control(canvas)).toHaveAccessibleName(`Razdoblje ${words('1. 11. 2026. – 20. 11. 2026.')}`);
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const panel = await open(canvas, userEvent);
    await step('Monday comes first', async () => {
      const heads = panel.getAllByRole('columnheader', { hidden: true });
      await expect(heads[0]).toHaveAccessibleName(weekday('ponedjeljak'));
      await expect(heads[6]).toHaveAccessibleName(weekday('nedjelja'));
    });
    await step('the ends, the days between them and today are described', async () => {
      await expect(
        panel.getByRole('button', { name: dayCell('2026-11-01', words('početak razdoblja')) }),
      ).toBeVisible();
      await expect(
        panel.getByRole('button', { name: dayCell('2026-11-20', words('danas'), words('kraj razdoblja')) }),
      ).toBeVisible();
      await expect(panel.getByText(words('20 dana'))).toBeVisible();
    });
    await step('days after the last one cannot be chosen', async () => {
      const after = panel.getByRole('button', { name: dayCell('2026-11-21') });
      await expect(after).toHaveAttribute('aria-disabled', 'true');
    });
  },
});

export const Typing = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    for (const [typed, day] of [
      ['3.11.2026', '2026-11-03'],
      ['04.11.2026.', '2026-11-04'],
      ['5. 11. 26', '2026-11-05'],
      ['2026-11-06', '2026-11-06'],
    ] as const) {
      await step(`${typed}, Enter`, async () => {
        const panel = await open(canvas, userEvent);
        const begin = panel.getByLabelText(words('Od'));
        await userEvent.clear(begin);
        await userEvent.type(begin, `${typed}{Enter}`);
        await closed();
        await expect(args.onChange).toHaveBeenLastCalledWith({ begin: day, end: '2026-11-20' });
      });
    }
    await step('the focus is back at the control', async () => {
      await waitFor(() => expect(control(canvas)).toHaveFocus());
    });
  },
});

export const BadTyping = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const panel = await open(canvas, userEvent);
    const begin = panel.getByLabelText(words('Od'));
    const end = panel.getByLabelText(words('Do'));
    const type = async (field: HTMLElement, text: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
    };
    await step('what is no date', async () => {
      await type(begin, '1.stu');
      await expect(panel.getByText(words('Datum se piše kao 20. 11. 2026.'))).toBeVisible();
      await expect(begin).toHaveValue('1.stu');
      await waitFor(() => expect(begin).toHaveAccessibleDescription(startOf('Datum se piše kao')));
    });
    await step('a day that does not exist', async () => {
      await type(begin, '31.9.2026');
      await expect(panel.getByText(words('Taj datum ne postoji.'))).toBeVisible();
    });
    await step('an end before the beginning, and after the last day', async () => {
      await userEvent.clear(begin);
      await userEvent.type(begin, '10.11.2026');
      await type(end, '9.11.2026');
      await expect(panel.getByText(words('Kraj je prije početka (10. 11. 2026.).'))).toBeVisible();
      await type(end, '24.12.2026');
      await expect(panel.getByText(words('Najkasniji je datum 20. 11. 2026.'))).toBeVisible();
      await expect(begin).toHaveValue(words('10. 11. 2026.'));
    });
    await step('clicking away keeps it open: nothing typed is lost', async () => {
      await userEvent.click(document.body);
      await expect(screen.getByRole('dialog')).toBeVisible();
      await expect(end).toHaveValue(words('24. 12. 2026.'));
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
});

export const Escape = meta.story({
  parameters: { snapshot: false },
  play: async ({ canvas, userEvent, args }) => {
    const panel = await open(canvas, userEvent);
    await userEvent.clear(panel.getByLabelText(words('Od')));
    await userEvent.type(panel.getByLabelText(words('Od')), '5.11.2026{Escape}');
    await closed();
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(control(canvas)).toHaveFocus());
    await expect(control(canvas)).toHaveAccessibleName(`Razdoblje ${words('1. 11. 2026. – 20. 11. 2026.')}`);
  },
});

export const ClickingAwayApplies = meta.story({
  parameters: { snapshot: false },
  play: async ({ canvas, userEvent, args }) => {
    const panel = await open(canvas, userEvent);
    await userEvent.clear(panel.getByLabelText(words('Do')));
    await userEvent.type(panel.getByLabelText(words('Do')), '15.11.2026');
    await userEvent.click(document.body);
    await closed();
    await expect(args.onChange).toHaveBeenCalledWith({ begin: '2026-11-01', end: '2026-11-15' });
  },
});

export const CalendarPicking = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const panel = await open(canvas, userEvent);
    await step('two clicks', async () => {
      await userEvent.click(panel.getByRole('button', { name: dayCell('2026-10-12') }));
      await expect(panel.getByLabelText(words('Od'))).toHaveValue(words('12. 10. 2026.'));
      await expect(panel.getByLabelText(words('Do'))).toHaveValue('');
      await userEvent.click(panel.getByRole('button', { name: dayCell('2026-11-08') }));
      await expect(panel.getByLabelText(words('Do'))).toHaveValue(words('8. 11. 2026.'));
      await expect(panel.getByText(words('28 dana'))).toBeVisible();
    });
    await step('apply', async () => {
      await userEvent.click(panel.getByRole('button', { name: words('Primijeni') }));
      await closed();
      await expect(args.onChange).toHaveBeenCalledWith({ begin: '2026-10-12', end: '2026-11-08' });
    });
    await step('by keyboard: arrows and Enter', async () => {
      const again = await open(canvas, userEvent);
      const first = again.getByRole('button', { name: dayCell('2026-10-01') });
      first.focus();
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await waitFor(() => expect(again.getByLabelText(words('Od'))).toHaveValue(words('2. 10. 2026.')));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(again.getByLabelText(words('Do'))).not.toHaveValue(''));
    });
    await step('a month is chosen from the year', async () => {
      const again = within(screen.getByRole('dialog'));
      await userEvent.click(
        again.getByRole('button', { name: words(`Odaberi mjesec, sada ${formats().month('2026-10-01')}`) }),
      );
      await expect(
        await again.findByRole('button', { name: inOrder(formats().month('2026-03-01').split(' ')[0] as string) }),
      ).toBeVisible();
    });
  },
});

export const Presets = meta.story({
  parameters: { snapshot: false },
  play: async ({ canvas, userEvent, args }) => {
    const panel = await open(canvas, userEvent);
    await expect(panel.getByRole('button', { name: 'Ovaj mjesec' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(panel.getByRole('button', { name: 'Prošli mjesec' }));
    await closed();
    await expect(args.onChange).toHaveBeenCalledWith({ begin: '2026-10-01', end: '2026-10-31' });
    await expect(control(canvas)).toHaveAccessibleName(`Razdoblje ${words('1. 10. 2026. – 31. 10. 2026.')}`);
  },
});

/** The picker of the transactions pages: 30 days back, no further. */
export const MinAndMax = meta.story({
  args: {
    min: '2026-10-21',
    value: { begin: '2026-11-20', end: '2026-11-20' },
  },
  play: async ({ canvas, userEvent }) => {
    const panel = await open(canvas, userEvent);
    await expect(panel.getByRole('button', { name: 'Ova godina' })).toBeDisabled();
    await expect(panel.getByRole('button', { name: 'Ovaj mjesec' })).toBeEnabled();
    await expect(
      panel.getByRole('button', { name: dayCell('2026-10-20', words('izvan dopuštenog razdoblja')) }),
    ).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(panel.getByLabelText(words('Od')));
    await userEvent.type(panel.getByLabelText(words('Od')), '1.1.2026{Enter}');
    await expect(panel.getByText(words('Najraniji je datum 21. 10. 2026.'))).toBeVisible();
  },
});

/** The picker of the platform statistics: presets for each end, clear buttons, the magic button. */
export const Statistics = meta.story({
  args: {
    presets: [],
    min: '2018-04-16',
    max: '2026-11-19',
    magic: true,
    clearable: true,
    beginPresets: dayPresets('Početak', ['2026-11-20', '2026-11-19', '2026-11-16', '2026-11-01', '2026-01-01']),
    endPresets: dayPresets('Kraj', ['2026-11-20', '2026-11-19', '2026-11-22', '2026-11-30', '2026-12-31']),
    value: { begin: '2026-11-01', end: '2026-11-19' },
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const panel = await open(canvas, userEvent);
    const begin = panel.getByLabelText(words('Od'));
    const end = panel.getByLabelText(words('Do'));
    const magic = panel.getByRole('button', { name: words('Čarobni gumb') });
    await step('both set: the beginning moves a day back', async () => {
      await userEvent.click(magic);
      await expect(begin).toHaveValue(words('31. 10. 2026.'));
    });
    await step('only the end set: the beginning takes its day', async () => {
      await userEvent.click(panel.getByRole('button', { name: words('Obriši početak') }));
      await userEvent.click(magic);
      await expect(begin).toHaveValue(words('19. 11. 2026.'));
    });
    await step('neither set: both today, clamped to the last day', async () => {
      await userEvent.click(panel.getByRole('button', { name: words('Obriši početak') }));
      await userEvent.click(panel.getByRole('button', { name: words('Obriši kraj') }));
      await userEvent.click(magic);
      await expect(begin).toHaveValue(words('19. 11. 2026.'));
      await expect(end).toHaveValue(words('19. 11. 2026.'));
    });
    await step('presets past the bounds are there, but not to be chosen', async () => {
      const ends = within(panel.getByRole('group', { name: words('Brzi odabir kraja') }));
      await expect(ends.getByRole('button', { name: 'Kraj godine' })).toBeDisabled();
      const begins = within(panel.getByRole('group', { name: words('Brzi odabir početka') }));
      await userEvent.click(begins.getByRole('button', { name: 'Početak mjeseca' }));
      await expect(begin).toHaveValue(words('1. 11. 2026.'));
    });
    await step('a half-set range may be applied', async () => {
      await userEvent.click(panel.getByRole('button', { name: words('Obriši početak') }));
      await userEvent.click(panel.getByRole('button', { name: words('Primijeni') }));
      await closed();
      await expect(args.onChange).toHaveBeenLastCalledWith({ begin: null, end: '2026-11-19' });
      await expect(control(canvas)).toHaveAccessibleName(`Razdoblje ${words('do 19. 11. 2026.')}`);
      await open(canvas, userEvent);
    });
  },
});

export const Empty = meta.story({
  args: { value: { begin: null, end: null } },
  play: async ({ canvas, userEvent }) => {
    await expect(control(canvas)).toHaveAccessibleName(`Razdoblje ${words('Odaberite razdoblje')}`);
    const panel = await open(canvas, userEvent);
    await userEvent.click(panel.getByRole('button', { name: words('Primijeni') }));
    await expect(panel.getAllByText(words('Unesite datum.'))).toHaveLength(2);
    await expect(panel.getByLabelText(words('Od'))).toHaveFocus();
  },
});

export const WithError = meta.story({ args: { error: 'Kraj ne smije biti nakon današnjeg dana.' } });
export const Disabled = meta.story({
  args: { disabledReason: 'Uključite usporedbu da biste odabrali razdoblje.' },
  play: async ({ canvas, userEvent }) => {
    await expect(control(canvas)).toHaveAccessibleDescription('Uključite usporedbu da biste odabrali razdoblje.');
    await userEvent.click(control(canvas));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
export const Dark = meta.story({
  tags: ['dark'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => void (await open(canvas, userEvent)),
});
export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => void (await open(canvas, userEvent)),
});
export const English = meta.story({
  tags: ['english'],
  globals: { language: 'en' },
  args: { label: 'Period', presets: [] },
  play: async ({ canvas, userEvent, args }) => {
    const panel = await open(canvas, userEvent, /^Period/);
    await userEvent.clear(panel.getByLabelText('From'));
    await userEvent.type(panel.getByLabelText('From'), '7/11/2026{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenCalledWith({ begin: '2026-11-07', end: '2026-11-20' });
    const again = await open(canvas, userEvent, /^Period/);
    await userEvent.clear(again.getByLabelText('To'));
    await userEvent.type(again.getByLabelText('To'), '11/30{Enter}');
    await expect(again.getByText('There is no such date.')).toBeVisible();
  },
});
