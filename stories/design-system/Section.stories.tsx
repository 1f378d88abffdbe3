import { Box } from '@chakra-ui/react/box';
import { expect } from 'storybook/test';
import { Button } from '#design-system/Button/Button.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { padded } from './decorators.tsx';
import usage from './Section.md?raw';

const text = 'Od 1. do 20. studenoga 2026. prodano je 184.220 parkirališnih karata u iznosu od 241.880,40 €.';
const meta = preview.meta({
  title: 'Design system/Section',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: Section,
  decorators: [padded],
  args: { title: 'Usluge', children: text },
  parameters: documented(usage),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Usluge' })).toHaveTextContent('184.220');
  },
});
export const Full = meta.story({
  args: {
    count: '4',
    description: 'Zbroj po vrstama usluge',
    actions: (
      <>
        <Button size="sm">Stupci</Button>
        <Button size="sm">Preuzmi</Button>
      </>
    ),
    aside: <Box color="fg.muted">Udjeli po uslugama</Box>,
  },
});
export const FullPhone = meta.story({
  tags: ['phone'],
  args: Full.composed.args,
  globals: { viewport: { value: 'phone' } },
});
export const FullDark = meta.story({ tags: ['dark'], args: Full.composed.args, globals: { theme: 'dark' } });
export const WithoutPadding = meta.story({
  tags: ['loading'],
  args: { padding: 'none', children: <TableSkeleton rows={4} /> },
  parameters: { snapshot: 'busy' },
});
export const Refreshing = meta.story({
  tags: ['loading'],
  args: { refreshing: true },
  // Dimmed on purpose: this is the old content, and new is loading.
  parameters: { snapshot: 'busy', a11y: { options: { rules: { 'color-contrast': { enabled: false } } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Usluge' })).toHaveAttribute('aria-busy', 'true');
  },
});
export const WithoutHead = meta.story({ args: { title: undefined } });
