import { expect } from 'storybook/test';
import { TilesSkeleton } from '#design-system/Loading/TilesSkeleton.tsx';
import { MetricTile } from '#design-system/MetricTile/MetricTile.tsx';
import { MetricTiles } from '#design-system/MetricTile/MetricTiles.tsx';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { words } from '../support/words.ts';
import { padded } from './decorators.tsx';
import usage from './MetricTile.md?raw';

const Tiles = ({ refreshing, loading }: { refreshing?: boolean; loading?: boolean }) => {
  const state = { refreshing, loading, comparing: true };
  return (
    <MetricTiles label="Ukupno">
      <MetricTile
        {...state}
        label="Količina"
        value="237.177"
        comparison={{ direction: 'up', percentage: '+5,77 %', previous: '224.229' }}
      />
      <MetricTile
        {...state}
        label="Iznos"
        value="454.733,10 €"
        comparison={{ direction: 'up', percentage: '+9,49 %', difference: '+39.400,00 €', previous: '415.333,10 €' }}
      />
      <MetricTile
        {...state}
        label="Prosjek po jedinici"
        value="1,92 €"
        comparison={{ direction: 'up', percentage: '+100,00 %', previous: '0,00 €', mark: 'new' }}
      />
      <MetricTile
        {...state}
        label="Neispravna količina"
        value="0"
        comparison={{
          direction: 'down',
          fewerIsBetter: true,
          percentage: '−100,00 %',
          previous: '4.211',
          mark: 'gone',
        }}
      />
    </MetricTiles>
  );
};
const meta = preview.meta({
  title: 'Design system/Metric tile',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: MetricTile,
  decorators: [padded],
  args: { label: 'Iznos', value: '454.733,10 €' },
  parameters: documented(usage),
});

export const Alone = meta.story();
export const Comparing = meta.story({
  render: () => <Tiles />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Iznos' })).toHaveTextContent(
      `+39.400,00 €${words('prije 415.333,10 €')}`,
    );
    await expect(canvas.getByRole('group', { name: 'Prosjek po jedinici' })).toHaveTextContent(words('novo'));
    // Fewer invalid ones are green; arrow and sign stay those of a fall.
    const fewer = canvas.getByText('−100,00 %').parentElement;
    await expect(fewer).toHaveAttribute('data-tone', 'rise');
  },
});
export const ComparingDark = meta.story({ tags: ['dark'], render: () => <Tiles />, globals: { theme: 'dark' } });
export const ComparingPhone = meta.story({
  tags: ['phone'],
  render: () => <Tiles />,
  globals: { viewport: { value: 'phone' } },
});
export const ComparingEnglish = meta.story({ tags: ['english'], render: () => <Tiles />, globals: { language: 'en' } });
export const Loading = meta.story({
  tags: ['loading'],
  render: () => <Tiles loading />,
  parameters: { snapshot: 'busy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Iznos' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('454.733,10 €')).toBeNull();
  },
});
export const Refreshing = meta.story({
  tags: ['loading'],
  render: () => <Tiles refreshing />,
  // Dimmed on purpose: these are the old figures, and new ones are loading.
  parameters: { snapshot: 'busy', a11y: { options: { rules: { 'color-contrast': { enabled: false } } } } },
});

const heightOf = (element: Element) => element.getBoundingClientRect().height;
const comparison = { direction: 'up', percentage: '+5,77 %', previous: '224.229' } as const;
export const NothingJumps = meta.story({
  tags: ['loading'],
  render: () => (
    <>
      <MetricTiles label="Učitano">
        <MetricTile label="Količina" value="237.177" comparison={comparison} />
      </MetricTiles>
      <MetricTiles label="Učitava se">
        <MetricTile label="Količina" loading comparing />
      </MetricTiles>
      <TilesSkeleton tiles={1} comparing />
    </>
  ),
  parameters: { snapshot: 'busy' },
  play: async ({ canvasElement }) => {
    const [loaded, loading, unnamed] = [...canvasElement.querySelectorAll('section')].map(heightOf);
    await expect(loading).toBe(loaded);
    await expect(unnamed).toBe(loaded);
  },
});
