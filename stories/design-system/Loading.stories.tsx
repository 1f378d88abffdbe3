import { Box } from '@chakra-ui/react/box';
import { expect, waitFor } from 'storybook/test';
import { ChartSkeleton } from '#design-system/Loading/ChartSkeleton.tsx';
import { Delayed } from '#design-system/Loading/Delayed.tsx';
import { PageOverlay } from '#design-system/Loading/PageOverlay.tsx';
import { PageSkeleton } from '#design-system/Loading/PageSkeleton.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { TilesSkeleton } from '#design-system/Loading/TilesSkeleton.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { words } from '../support/words.ts';
import { padded } from './decorators.tsx';
import usage from './Loading.md?raw';

const meta = preview.meta({
  title: 'Design system/Loading',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: PageOverlay,
  subcomponents: { TableSkeleton, ChartSkeleton, TilesSkeleton, PageSkeleton, Delayed },
  decorators: [padded],
  args: { active: true },
  parameters: { ...documented(usage, { frame: '26rem' }), snapshot: 'busy' },
});

const behind = (
  <Box maxWidth="40rem">
    <Section title="Usluge">Parkiranje, garaže, ulaznice i prodaja.</Section>
  </Box>
);
export const Overlay = meta.story({
  tags: ['loading'],
  render: (args) => (
    <>
      <PageOverlay {...args} />
      {behind}
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(words('Učitavanje…'))).toBeVisible());
  },
});
export const OverlayDark = meta.story({
  tags: ['dark', 'loading'],
  render: (args) => (
    <>
      <PageOverlay {...args} label="Priprema izvještaja…" />
      {behind}
    </>
  ),
  globals: { theme: 'dark' },
});
export const FastIsSilent = meta.story({
  render: () => <Delayed after={60_000}>Ne vidi se</Delayed>,
  parameters: { snapshot: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Ne vidi se')).toBeNull();
  },
});
const Skeletons = () => (
  <Box display="flex" flexDirection="column" gap="4">
    <TilesSkeleton comparing />
    <Section title="Usluge" padding="none">
      <TableSkeleton />
    </Section>
    <Section title="Kretanje po razdoblju">
      <ChartSkeleton />
    </Section>
  </Box>
);
export const Skeletons_ = meta.story({ tags: ['loading'], name: 'Skeletons', render: () => <Skeletons /> });
export const SkeletonsDark = meta.story({
  tags: ['dark', 'loading'],
  render: () => <Skeletons />,
  globals: { theme: 'dark' },
});
export const Page = meta.story({ tags: ['loading'], render: () => <PageSkeleton /> });
export const PagePhone = meta.story({
  tags: ['phone', 'loading'],
  render: () => <PageSkeleton />,
  globals: { viewport: { value: 'phone' } },
});
