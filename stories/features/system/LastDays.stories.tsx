import { expect, screen, waitFor, within } from 'storybook/test';
import { DayStrip } from '#features/system/status/days/DayStrip.tsx';
import { daysUntil, type OutageDay } from '#features/system/status/days/outages.ts';
import { withoutCalls } from '../../../.storybook/globals.ts';
import preview from '../../../.storybook/preview';
import { words } from '../../support/words.ts';

const free = { critical: 0, warning: 0, any: 0 };
const minutes = (count: number) => count * 60;

/** Days with everything that a bar shows; the first week is not known. */
const days: OutageDay[] = daysUntil('2026-11-20').map((day, at) => {
  const outage =
    at % 23 === 11
      ? { critical: minutes(95), warning: 0, any: minutes(95) }
      : at % 17 === 5
        ? { critical: 0, warning: minutes(240), any: minutes(240) }
        : day === '2026-10-25'
          ? { critical: minutes(1500), warning: minutes(15), any: minutes(1500) }
          : day === '2026-11-19'
            ? { critical: minutes(300), warning: minutes(420), any: minutes(600) }
            : free;
  return { day, ...outage, isKnown: at >= 7 };
});
const total = { critical: minutes(2180), warning: minutes(1635), any: minutes(3200) };

/** The last 90 days of a service group as bars. */
const meta = preview.meta({
  title: 'System/Days of a service group – Dani grupe',
  component: DayStrip,
  args: { group: 'Parking', days, total, maySearch: false },
  globals: withoutCalls,
});

const strip = () => screen.findByRole('slider', { name: words('Parking, dani') });

/** Every bar is read by the arrow keys, and what it shows is said below it. */
export const States = meta.story({
  play: async ({ userEvent, canvas }) => {
    const bars = await strip();
    await userEvent.click(bars);
    await userEvent.keyboard('{End}');
    await expect(bars).toHaveAttribute('aria-valuenow', '90');
    await expect(bars.getAttribute('aria-valuetext')).toContain(words('bez prekida'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(bars.getAttribute('aria-valuetext')).toContain(
      [words('kritično 5 h'), words('upozorenje 7 h'), words('zajedno 10 h')].join(', '),
    );
    await userEvent.keyboard('{Home}');
    await expect(bars).toHaveAttribute('aria-valuenow', '1');
    await expect(bars.getAttribute('aria-valuetext')).toContain(words('nije poznato'));
    await userEvent.keyboard('{PageUp}{PageDown}{ArrowLeft}');
    await expect(bars).toHaveAttribute('aria-valuenow', '1');
    await expect(canvas.getByText(words('nije poznato'))).toBeVisible();
    await userEvent.keyboard('{End}{ArrowLeft}');
  },
});

export const StatesDark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const bars = await strip();
    await waitFor(() => expect(bars.getBoundingClientRect().width).toBeLessThan(390));
    await expect(within(bars).queryByRole('button')).toBeNull();
  },
});
