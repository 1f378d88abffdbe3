import { HttpResponse, http } from 'msw';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { MapView } from '#design-system/map/MapView.tsx';
import { configureMap } from '#design-system/map/mapServers.ts';
import type { MapShape, MapViewProps } from '#design-system/map/types.ts';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { neighbours, place, ringAround, shifted, twoParts } from '../support/borders.ts';
import { documented } from '../support/documented.ts';
import { middleOf, press } from '../support/pointer.ts';
import { startOf, words } from '../support/words.ts';
import { padded } from './decorators.tsx';
import usage from './Map.md?raw';

const servers = {
  tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  satelliteTiles: 'https://server.arcgisonline.com/ArcGIS/rest/services/World_Imagery/MapServer/tile/{z}/{y}/{x}',
};
const shapes: MapShape[] = [
  {
    id: '1',
    label: 'Z-01 Donji grad',
    polygons: twoParts,
    fill: '#E07A1F',
    fillOpacity: 0.2,
    popover: 'Radno vrijeme: radnim danom 7–22 h, subotom 7–15 h.',
  },
  ...neighbours.map(({ zoneCode, zoneName, polygons, fill }) => ({
    id: zoneCode,
    label: `${zoneCode} ${zoneName}`,
    polygons,
    fill,
    popover: 'Nema radnog vremena.',
  })),
];

const base: MapViewProps = { label: 'Zone pružatelja', shapes };
const meta = preview.meta({
  title: 'Design system/Map',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: MapView,
  decorators: [padded],
  args: base,
  beforeEach: () => configureMap(servers),
  parameters: documented(usage, { frame: '36rem' }),
});

const map = (name = 'Zone pružatelja') => screen.findByRole('application', { name });
/** Waits for the map with its tiles. */
const drawn = async (name?: string) => {
  const element = await map(name);
  await waitFor(() => {
    expect(element.querySelectorAll('.leaflet-tile-loaded').length).toBeGreaterThan(3);
    expect(element.querySelector('.leaflet-tile:not(.leaflet-tile-loaded)')).toBeNull();
  });
  return element;
};

export const Zones = meta.story({
  play: async () => {
    await drawn();
    await expect(screen.getByText(/OpenStreetMap contributors/)).toBeVisible();
    await expect(await map()).toHaveAccessibleDescription(startOf('Strelice'));
  },
});

/** The legend's buttons open the same popovers as a click on the map. */
export const PopoverByKeyboard = meta.story({
  play: async ({ userEvent, step }) => {
    await drawn();
    const button = screen.getByRole('button', { name: 'Z-01 Donji grad' });
    await step('Escape closes it and returns the focus', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      const popover = await screen.findByRole('dialog', { name: 'Z-01 Donji grad' });
      await waitFor(() => expect(popover).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(button).toHaveFocus();
    });
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Z-01 Donji grad' })).toHaveTextContent('subotom');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
});

export const PopoverByPointer = meta.story({
  args: { shapes: shapes.slice(1, 2) },
  play: async ({ userEvent }) => {
    const element = await drawn();
    // One zone alone fills the middle of its map.
    await press(middleOf(element));
    const popover = await screen.findByRole('dialog', { name: /Z-02/ });
    await expect(popover).toBeVisible();
    await userEvent.click(within(popover).getByRole('button', { name: startOf('Zatvori: ') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(middleOf(element));
    await screen.findByRole('dialog', { name: /Z-02/ });
  },
});

/** "Show all" closes the popover, which covers other shapes. */
export const ShownAll = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await drawn();
    await userEvent.click(screen.getByRole('button', { name: 'Z-01 Donji grad' }));
    await screen.findByRole('dialog', { name: /Z-01/ });
    await userEvent.click(screen.getByRole('button', { name: words('Prikaži sve') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Z-01 Donji grad' })).toHaveAttribute('aria-pressed', 'false');
  },
});

export const Satellite = meta.story({
  play: async ({ userEvent }) => {
    await drawn();
    await userEvent.click(screen.getByRole('radio', { name: words('Satelit') }));
    await waitFor(() => expect(document.querySelector('.map-tiles-satellite .leaflet-tile-loaded')).not.toBeNull());
    await expect(screen.getByText(/Maxar/)).toBeVisible();
    await drawn();
  },
});

/** Arrow keys move the map, plus and minus zoom it, and a button shows all again. */
export const Keys = meta.story({
  play: async ({ userEvent }) => {
    const element = await drawn();
    const zoomOf = () => document.querySelector<HTMLImageElement>('.leaflet-tile-loaded')?.src.split('/').at(-3);
    const before = zoomOf();
    element.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    // Leaflet reads the key's old code, which the plus of user-event does not have.
    await fireEvent.keyDown(element, { key: '+', keyCode: 187 });
    await waitFor(() => expect(zoomOf()).not.toBe(before));
    await userEvent.click(screen.getByRole('button', { name: words('Prikaži sve') }));
    await waitFor(() => expect(zoomOf()).toBe(before));
    await drawn();
  },
});

/** Sixty zones with ten thousand vertices: they show within a second, and panning stays smooth. */
const many: MapShape[] = Array.from({ length: 60 }, (_, index) => ({
  id: String(index),
  label: `Zona ${index + 1}`,
  polygons: [
    [
      ringAround(
        shifted(place, ((index % 10) - 5) * 420, (Math.floor(index / 10) - 3) * 420),
        185,
        168,
        (corner) => 1 + 0.08 * Math.sin(corner * 1.7 + index),
      ),
    ],
  ],
  fill: ['#E07A1F', '#3C8D5A', '#8A5FBF', '#2F7FD6'][index % 4] as string,
}));
export const Many = meta.story({
  args: { shapes: many },
  play: async ({ userEvent }) => {
    const element = await drawn();
    element.focus();
    for (let at = 0; at < 6; at++) await userEvent.keyboard('{ArrowRight}');
    for (let at = 0; at < 6; at++) await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(screen.getByRole('button', { name: words('Prikaži sve') }));
    await drawn();
  },
});

/** Without shapes it shows the default place. */
export const Empty = meta.story({ args: { shapes: [] }, play: async () => void (await drawn()) });

/** The tiles fail to load; the borders are still right. */
export const NoTiles = meta.story({
  parameters: { consoleErrors: true },
  beforeEach: ({ msw }) => {
    // Another server: the browser caches the tiles of the first two.
    configureMap({ ...servers, tiles: 'https://tiles.example.org/{z}/{x}/{y}.png' });
    msw.use(http.get('https://tiles.example.org/*', () => new HttpResponse(null, { status: 503 })));
  },
  play: async () => {
    await map();
    await expect(await screen.findByText(startOf('Podloga karte se ne učitava'))).toBeVisible();
  },
});
export const Loading = meta.story({ tags: ['loading'], args: { loading: true }, parameters: { snapshot: 'busy' } });
export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' }, play: async () => void (await drawn()) });
export const Tablet = meta.story({
  tags: ['tablet'],
  globals: { viewport: { value: 'tablet' } },
  play: async () => void (await drawn()),
});
export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await drawn()),
});
export const English = meta.story({
  tags: ['english'],
  globals: { language: 'en' },
  play: async () => {
    await drawn();
    await expect(screen.getByRole('radio', { name: 'Satellite' })).toBeInTheDocument();
  },
});
