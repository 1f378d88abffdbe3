import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Tabs } from '#design-system/Tabs/Tabs.tsx';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { padded } from './decorators.tsx';
import usage from './Tabs.md?raw';

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
  tags: ['autodocs'],
  globals: withoutCalls,
  component: Chosen,
  subcomponents: { Tabs },
  decorators: [padded],
  parameters: documented(usage, { wrapped: true }),
});

/** Arrows wrap around, Home and End move to the ends; only the chosen tab is in the tab order. */
export const Default = meta.story({
  play: async ({ userEvent }) => {
    const tab = (name: string) => screen.getByRole('tab', { name });
    tab('Radno vrijeme').focus();
    const isChosen = (name: string) =>
      waitFor(() => {
        expect(tab(name)).toHaveFocus();
        expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      });
    await userEvent.keyboard('{ArrowLeft}');
    await isChosen('Granice');
    await userEvent.keyboard('{Home}');
    await isChosen('Radno vrijeme');
    await userEvent.keyboard('{ArrowRight}');
    await isChosen('Dani bez naplate');
    await expect(screen.getByRole('tabpanel', { name: 'Dani bez naplate' })).toBeVisible();
    await expect(screen.getAllByRole('tab').filter((one) => one.tabIndex === 0)).toHaveLength(1);
  },
});

export const Dark = meta.story({ tags: ['phone', 'dark'], globals: { theme: 'dark', viewport: { value: 'phone' } } });
