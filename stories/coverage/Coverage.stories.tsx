import { expect, within } from 'storybook/test';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { expectFits } from '../support/variants.ts';
import { CoveragePage } from './CoveragePage.tsx';
import { coverageOf } from './coverage.ts';
import { PortalCoverage } from './PortalCoverage.tsx';
import type { ScreenName } from './screens.ts';
import type { ShownStory } from './shownStories.ts';
import type { Trait } from './states.ts';

const meta = preview.meta({
  title: 'Coverage',
  globals: withoutCalls,
  parameters: { options: { showPanel: false } },
});

/** Every screen in every state. Without a snapshot: each other snapshot is a part of it. */
export const Screens = meta.story({
  parameters: { snapshot: false },
  render: () => <PortalCoverage />,
  play: async ({ canvas, step }) => {
    // In development the first visit makes Vite transform all story modules.
    const table = await canvas.findByRole('table', {}, { timeout: 240_000 });
    await step('Every state has a story or a reason', async () => {
      await expect(canvas.queryByRole('alert')?.textContent).toBeUndefined();
      await expect(canvas.getAllByText('Missing')[0]?.nextElementSibling).toHaveTextContent('0');
    });
    await step('A snapshot leads to its story', async () => {
      const link = within(table).getByRole('link', { name: /^Parking provider receipts, phone:/ });
      await expect(link.getAttribute('href')).toMatch(/^\.\/\?path=\/story\/parking-receipts-računi--phone$/);
      const image = link.querySelector('img');
      await expect((await fetch(image?.src ?? '')).headers.get('content-type')).toBe('image/png');
    });
    await expectFits();
  },
});

/** A drawing instead of the snapshots, which change. */
const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 144 90"><rect width="144" height="90" fill="#F5F7F9"/><rect x="8" y="8" width="60" height="8" fill="#0B5C75"/><rect x="8" y="26" width="128" height="56" fill="#FFFFFF" stroke="#C9D3DC"/></svg>',
)}`;

const story = (screen: ScreenName, name: string, traits: readonly Trait[] = [], hasSnapshot = true): ShownStory => ({
  id: `example-${screen.toLowerCase()}--${name.toLowerCase()}`,
  label: `Example/${screen} / ${name}`,
  screen,
  traits: new Set(traits),
  snapshot: hasSnapshot ? 'example.png' : undefined,
});

const example = coverageOf({
  screens: [
    { name: 'statements', path: '/obracuni', area: 'Statements' },
    { name: 'parkingProviderReceipts', path: '/parking/provider/:id/racuni', area: 'Parking' },
    { name: 'notFound', path: '*', area: 'Accounts' },
  ],
  stories: [
    story('statements', 'Default'),
    story('statements', 'Loading', ['loading']),
    story('statements', 'Phone', ['phone']),
    story('parkingProviderReceipts', 'Default'),
    story('parkingProviderReceipts', 'Empty', ['empty'], false),
    story('notFound', 'Default'),
  ],
  reasons: [
    {
      screens: ['statements', 'parkingProviderReceipts', 'notFound'],
      states: ['comparing'],
      text: 'The page has no comparison.',
    },
    { screens: ['notFound'], states: ['loading', 'empty', 'failed'], text: 'The page makes no calls.' },
  ],
});

const render = () => <CoveragePage coverage={example} addressOf={() => drawing} />;

/** A snapshot, a story without one, a reason, and missing states. */
export const Example = meta.story({ render });

/** One state, with larger snapshots, and one area. */
export const Filtered = meta.story({
  render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Loading');
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Screen',
      'Loading',
    ]);
    await userEvent.click(canvas.getByLabelText('Only screens with missing states'));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    await userEvent.click(canvas.getByLabelText('Only screens with missing states'));
    await userEvent.selectOptions(canvas.getByLabelText('Area'), 'Statements');
    await expect(canvas.getByRole('link', { name: 'Statements, loading: Example/statements / Loading' })).toBeVisible();
    await expect(canvas.getByText('Shown by a story').nextElementSibling).toHaveTextContent('1');
  },
});

/** A reason for a state that has a story, and two reasons for one. */
export const Problems = meta.story({
  render: () => (
    <CoveragePage
      coverage={{
        ...example,
        problems: [
          'statements, tablet: there are 2 reasons.',
          'statements, phone: there is a reason, but example-statements--phone shows it.',
        ],
      }}
      addressOf={() => drawing}
    />
  ),
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getAllByRole('listitem')).toHaveLength(2);
  },
});

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' }, render });

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  render,
  play: expectFits,
});
