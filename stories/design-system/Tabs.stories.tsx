import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { Tabs } from '#design-system/Tabs/Tabs.tsx';
import preview from '../../.storybook/preview';
import { padded } from './decorators.tsx';

const options = [
  { value: 'hours', label: 'Radno vrijeme' },
  { value: 'rules', label: 'Dani bez naplate' },
  { value: 'borders', label: 'Granice' },
] as const;

function Chosen() {
  const [value, setValue] = useState<(typeof options)[number]['value']>('hours');
  return (
    <Tabs label="Dijelovi zone" value={value} options={options} onChange={setValue}>
      <p style={{ padding: 16 }}>{options.find((option) => option.value === value)?.label}</p>
    </Tabs>
  );
}

const meta = preview.meta({
  title: 'Design system/Tabs',
  component: Chosen,
  decorators: [padded],
});

/** Arrows go round, Home and End to the ends; only the chosen tab is in the order of Tab. */
export const Default = meta.story({
  play: async ({ userEvent }) => {
    const tab = (name: string) => screen.getByRole('tab', { name });
    tab('Radno vrijeme').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab('Granice')).toHaveFocus();
    await expect(tab('Granice')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(screen.getByRole('tabpanel', { name: 'Dani bez naplate' })).toBeVisible();
    await expect(screen.getAllByRole('tab').filter((one) => one.tabIndex === 0)).toHaveLength(1);
  },
});

export const Dark = meta.story({ globals: { theme: 'dark', viewport: { value: 'phone' } } });
