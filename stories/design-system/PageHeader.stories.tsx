import { expect } from 'storybook/test';
import { CopyButton } from '#design-system/CopyButton/CopyButton.tsx';
import { MenuButton } from '#design-system/MenuButton/MenuButton.tsx';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { words } from '../support/words.ts';
import { at, padded } from './decorators.tsx';
import usage from './PageHeader.md?raw';

const actions = (
  <>
    <CopyButton label="Kopiraj poveznicu" text="https://portal.example/parking" />
    <MenuButton label="Preuzmi" items={[{ id: 'pdf', label: 'PDF izvještaj', onSelect: () => {} }]} />
  </>
);
const meta = preview.meta({
  title: 'Design system/Page header',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: PageHeader,
  decorators: [padded, at('/parking/provider/3')],
  args: { title: 'Nadzorna ploča' },
  parameters: documented(usage),
});

export const TitleOnly = meta.story();
export const Full = meta.story({
  args: {
    title: 'Parking',
    breadcrumbs: [{ label: 'Početna', to: '/' }, { label: 'Parking' }],
    count: '25',
    countLabel: '25 pružatelja usluge parkiranja',
    description: 'Prodaja po pružateljima usluge parkiranja.',
    actions,
  },
  play: async ({ canvas }) => {
    const way = canvas.getByRole('navigation', { name: words('Putanja') });
    await expect(way).toHaveTextContent('PočetnaParking');
    await expect(canvas.getByRole('link', { name: 'Početna' })).toHaveAttribute('href', '/');
    await expect(canvas.getByText('Parking', { selector: '[aria-current=page]' })).toBeVisible();
    await expect(canvas.getByLabelText('25 pružatelja usluge parkiranja')).toHaveTextContent('25');
  },
});
const long = {
  title: 'Zagrebparking, podružnica Zagrebačkog holdinga – garaže i javna parkirališta',
  breadcrumbs: [
    { label: 'Početna', to: '/' },
    { label: 'Parking', to: '/parking' },
    { label: 'Zagrebparking, podružnica Zagrebačkog holdinga – garaže i javna parkirališta' },
  ],
  actions,
};
export const LongWordsPhone = meta.story({ tags: ['phone'], args: long, globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ tags: ['dark'], args: long, globals: { theme: 'dark' } });
/** Names that are not loaded yet have reserved space, and no link is without a name. */
export const OnItsWay = meta.story({
  tags: ['loading'],
  args: {
    title: '',
    breadcrumbs: [
      { label: 'Početna', to: '/' },
      { label: 'Parking', to: '/parking' },
      { label: '', to: '/parking/provider/3' },
      { label: '' },
    ],
    description: '',
  },
  parameters: { snapshot: 'busy', a11y: { options: { rules: { 'empty-heading': { enabled: false } } } } },
});
