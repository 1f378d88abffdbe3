import { Box } from '@chakra-ui/react/box';
import ChartColumn from 'lucide-react/icons/chart-column';
import ChartLine from 'lucide-react/icons/chart-line';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SegmentedControl } from '#design-system/SegmentedControl/SegmentedControl.tsx';
import type { SegmentedControlProps } from '#design-system/SegmentedControl/types.ts';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { padded } from './decorators.tsx';
import usage from './SegmentedControl.md?raw';

const intervals = [
  { value: 'day', label: 'Dan' },
  { value: 'week', label: 'Tjedan' },
  { value: 'month', label: 'Mjesec' },
] as const;
const charts = [
  { value: 'line', label: 'Linija', icon: <ChartLine aria-hidden /> },
  { value: 'column', label: 'Stupci', icon: <ChartColumn aria-hidden /> },
] as const;

function Chosen(props: Omit<SegmentedControlProps<string>, 'value' | 'onChange'>) {
  const [value, setValue] = useState(props.options[0]?.value ?? '');
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}
const meta = preview.meta({
  title: 'Design system/Segmented control',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: Chosen,
  subcomponents: { SegmentedControl },
  decorators: [padded],
  args: { label: 'Interval', options: intervals },
  parameters: documented(usage, { wrapped: true }),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('a click chooses', async () => {
      await userEvent.click(canvas.getByText('Mjesec'));
      await expect(canvas.getByRole('radio', { name: 'Mjesec' })).toBeChecked();
    });
    await step('arrow keys go round', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'Dan' })).toBeChecked();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'Tjedan' })).toBeChecked();
    });
    await step('choosing moves nothing', async () => {
      // The text has its final width in the page's own font only.
      await document.fonts.ready;
      const width = () => canvas.getByRole('group', { name: 'Interval' }).getBoundingClientRect().width;
      const before = width();
      await userEvent.click(canvas.getByText('Dan'));
      await expect(width()).toBe(before);
    });
  },
});
const All = () => (
  <Box display="flex" flexWrap="wrap" gap="3">
    <Chosen label="Interval" options={intervals} />
    <Chosen label="Vrsta grafa" options={charts} />
    <Chosen label="Vrsta grafa, sažeto" options={charts} compact />
    <Chosen label="Interval, veliki" options={intervals} size="md" />
    <Chosen label="Interval, nedostupan" options={intervals} disabled />
    <Chosen
      label="Interval, bez mjeseca"
      options={intervals.map((each) => ({ ...each, disabled: each.value === 'month' }))}
    />
  </Box>
);
export const All_ = meta.story({ name: 'All', render: () => <All /> });
export const AllDark = meta.story({ tags: ['dark'], render: () => <All />, globals: { theme: 'dark' } });
