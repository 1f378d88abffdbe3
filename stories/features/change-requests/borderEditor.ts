import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Polygon, ZoneBorder } from '#api/contract/borders.ts';
import type { ZoneDetails } from '#api/contract/zones.ts';
import { beginSession } from '#api/session.ts';
import { configureMap } from '#design-system/map/mapServers.ts';
import { withoutCalls } from '../../../.storybook/globals.ts';
import { neighbours, place, zone } from '../../support/borders.ts';
import { middleOf, press } from '../../support/pointer.ts';
import { words } from '../../support/words.ts';
import { atPath } from '../auth/accountStory.tsx';

/** Helpers of the border editor's stories. */

export const onSave = fn<(border: ZoneBorder) => Promise<void>>();
export const onReload = fn<() => Promise<ZoneDetails>>();
export const onClose = fn();
/** The user who draws. */
export const author = 'operator';
export const draftKey = 'draft:border:11';

/** The meta of each story file: a zone with two parts and a hole, and its neighbours. */
export const borderEditorMeta = {
  // The editor saves with a mutation and guards unsaved work with the router.
  decorators: [atPath('/')],
  globals: withoutCalls,
  args: { zone: zone(), place, others: neighbours, onSave, onReload, onClose },
  beforeEach: () => {
    beginSession(author);
    configureMap({
      tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      satelliteTiles: 'https://server.arcgisonline.com/ArcGIS/rest/services/World_Imagery/MapServer/tile/{z}/{y}/{x}',
    });
    onSave.mockReset().mockResolvedValue();
    onReload.mockReset().mockImplementation(async () => zone());
    onClose.mockReset();
  },
};

interface UserEvent {
  click: (element: Element) => Promise<void>;
}

/** Waits for the map with its tiles. */
export const ready = async () => {
  const map = await screen.findByRole('application');
  await waitFor(() => {
    expect(map.querySelectorAll('.leaflet-tile-loaded').length).toBeGreaterThan(3);
    expect(map.querySelector('.leaflet-tile:not(.leaflet-tile-loaded)')).toBeNull();
  });
  return map;
};

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Shows the whole border again, so that a snapshot has the same view each time. */
export const redraw = async () => {
  button(words('Prikaži sve', 'Show all')).click();
  await ready();
};
export const polygons = () => screen.getAllByRole('button', { name: /^(Uredi: Poligon|Edit: Polygon)/ });
export const handles = () => [...document.querySelectorAll('.map-handle[data-kind=vertex]:not([hidden])')];
export const drawnDots = () => [...document.querySelectorAll('.map-drawn')];

/** Returns a place on the map, in pixels from its middle. */
export const onMap = (map: Element, right: number, down: number) => {
  const { x, y } = middleOf(map);
  return { x: x + right, y: y + down };
};

/** Starts a polygon, or what another button starts, and presses its corners, given in pixels from the map's middle. */
export const draw = async (
  userEvent: UserEvent,
  map: Element,
  corners: readonly (readonly [number, number])[],
  start = words('Nacrtaj poligon'),
) => {
  await userEvent.click(button(start));
  for (const [index, [right, down]] of corners.entries()) {
    // The tool ignores a press that follows another one at once: it is repeated, as a user would.
    await waitFor(async () => {
      if (drawnDots().length <= index) await press(onMap(map, right, down));
      expect(drawnDots()).toHaveLength(index + 1);
    });
  }
};

export const confirm = async (userEvent: UserEvent, answer: string) => {
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(await within(dialog).findByRole('button', { name: answer }));
};
export const confirmationClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
export const sent = (call = 0) => onSave.mock.calls[call]?.[0] as ZoneBorder;

/** Edits the second polygon, which has six vertices; in Croatian or English. */
export const editingSecond = async (userEvent: UserEvent) => {
  await ready();
  await userEvent.click(screen.getByRole('button', { name: /^(Uredi: Poligon|Edit: Polygon) 2$/ }));
  await waitFor(() => expect(handles()).toHaveLength(6));
  await ready();
};

/** A polygon that crosses itself, in degrees. */
export const crossing: Polygon = [
  [
    [15.972, 45.8096],
    [15.9756, 45.8118],
    [15.9756, 45.8096],
    [15.972, 45.8118],
    [15.972, 45.8096],
  ],
];
