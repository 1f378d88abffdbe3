import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Polygon, ZoneBorder } from '#api/contract/borders.ts';
import { configureMap } from '#design-system/map/mapServers.ts';
import { neighbours, place, zone } from '../../support/borders.ts';
import { middleOf, press } from '../../support/pointer.ts';

/** What the stories of the border editor share. */

export const onSave = fn<(border: ZoneBorder) => Promise<void>>();
export const onClose = fn();
export const draftKey = 'border-draft:11';

/** For each of its story files: a zone of two parts and a hole, with neighbours. */
export const borderEditorMeta = {
  parameters: { simulator: false },
  args: { zone: zone(), place, others: neighbours, onSave, onClose },
  beforeEach: () => {
    localStorage.removeItem(draftKey);
    configureMap({
      tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      satelliteTiles: 'https://server.arcgisonline.com/ArcGIS/rest/services/World_Imagery/MapServer/tile/{z}/{y}/{x}',
    });
    onSave.mockReset().mockResolvedValue();
    onClose.mockReset();
    return () => localStorage.removeItem(draftKey);
  },
};

interface UserEvent {
  click: (element: Element) => Promise<void>;
}

/** The map is there, with its ground. */
export const ready = async () => {
  const map = await screen.findByRole('application', undefined, { timeout: 8000 });
  await waitFor(
    () => {
      expect(map.querySelectorAll('.leaflet-tile-loaded').length).toBeGreaterThan(3);
      expect(map.querySelector('.leaflet-tile:not(.leaflet-tile-loaded)')).toBeNull();
    },
    { timeout: 8000 },
  );
  return map;
};

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** All is drawn anew at once, for a picture: edges that were drawn piece by piece differ in a shade from time to time. */
export const drawnAnew = async () => {
  button('Prikaži sve').click();
  await ready();
};
export const polygons = () => screen.getAllByRole('button', { name: /^Uredi: Poligon/ });
export const handles = () => [...document.querySelectorAll('.map-handle[data-kind=vertex]:not([hidden])')];
export const drawnDots = () => [...document.querySelectorAll('.map-drawn')];

/** A place on the map, from its middle, in pixels. */
export const onMap = (map: Element, right: number, down: number) => {
  const { x, y } = middleOf(map);
  return { x: x + right, y: y + down };
};

/** Begins a polygon and presses its corners, given in pixels from the map's middle. */
export const draw = async (userEvent: UserEvent, map: Element, corners: readonly (readonly [number, number])[]) => {
  await userEvent.click(button('Nacrtaj poligon'));
  for (const [index, [right, down]] of corners.entries()) {
    await press(onMap(map, right, down));
    await waitFor(() => expect(drawnDots()).toHaveLength(index + 1));
    // The tool takes no click for a moment after one.
    await new Promise((resolve) => setTimeout(resolve, 80));
  }
};

export const confirm = async (userEvent: UserEvent, answer: string) => {
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(await within(dialog).findByRole('button', { name: answer }));
};
export const answered = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
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
