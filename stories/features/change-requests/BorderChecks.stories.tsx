import { expect, screen, waitFor } from 'storybook/test';
import type { Polygon, Position } from '#api/contract/borders.ts';
import { BorderEditor } from '#features/change-requests/borders/BorderEditor.tsx';
import emptyBeside from '#features/change-requests/borders/fixtures/empty-multipolygon-beside.geojson?raw';
import holeOutside from '#features/change-requests/borders/fixtures/hole-outside-larger.geojson?raw';
import neighboursShareEdge from '#features/change-requests/borders/fixtures/neighbours-share-whole-edge.geojson?raw';
import spike from '#features/change-requests/borders/fixtures/spike.geojson?raw';
import nested from '#features/change-requests/borders/fixtures/two-features-nested.geojson?raw';
import twoPoints from '#features/change-requests/borders/fixtures/two-points.geojson?raw';
import vertexAtCrossing from '#features/change-requests/borders/fixtures/vertex-at-crossing.geojson?raw';
import preview from '../../../.storybook/preview';
import { borderOf, zone } from '../../support/borders.ts';
import { phone, phoneEnglishDark } from '../../support/variants.ts';
import { partOf, words } from '../../support/words.ts';
import {
  borderEditorMeta,
  button,
  confirm,
  confirmationClosed,
  onSave,
  polygons,
  ready,
  sent,
} from './borderEditor.ts';

const meta = preview.meta({
  title: 'Change requests/Border, checks – Provjera granice',
  component: BorderEditor,
  ...borderEditorMeta,
});

interface UserEvent {
  readonly click: (element: Element) => Promise<void>;
  readonly paste: (text: string) => Promise<void>;
  readonly clear: (element: Element) => Promise<void>;
}

const importText = async (userEvent: UserEvent, text: string) => {
  const field = screen.getByRole('textbox', { name: words('GeoJSON tekst', 'GeoJSON text') });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
  await userEvent.click(button(words('Uvezi umjesto postojećih', 'Import in place of all')));
  // Of several shapes the user chooses; nothing distinguishes these, so that all are ticked.
  if (text === nested || text === neighboursShareEdge)
    await userEvent.click(await screen.findByRole('button', { name: words('Uvezi odabrano') }));
};

const square = (...holes: Position[][]): Polygon => [
  [
    [15.97, 45.81],
    [15.976, 45.81],
    [15.976, 45.814],
    [15.97, 45.814],
    [15.97, 45.81],
  ],
  ...holes,
];
const hole = (west: number, south: number, size: number): Position[] => [
  [west, south],
  [west, south + size],
  [west + size, south + size],
  [west + size, south],
  [west, south],
];
const textOf = (...coordinates: Polygon[]) => JSON.stringify({ type: 'MultiPolygon', coordinates });

const gpx = '<?xml version="1.0"?><gpx version="1.1"></gpx>';

export const EachKindRefused = meta.story({
  parameters: { snapshot: false },
  tags: ['failed'],
  play: async ({ userEvent }) => {
    await ready();
    const refused = async (text: string, why: RegExp, at?: RegExp) => {
      await importText(userEvent, text);
      const reason = await screen.findByText(why);
      await expect(reason).toBeVisible();
      if (at) await expect(reason).toHaveTextContent(at);
      await expect(polygons()).toHaveLength(2);
    };
    await refused(twoPoints, partOf('manje od tri različite točke'));
    await refused(vertexAtCrossing, partOf('Granica siječe samu sebe'), /15[.,]973; 45[.,]812/);
    await refused(spike, partOf('prelazi sam preko sebe'), /15[.,]976; 45[.,]814/);
    await refused(holeOutside, partOf('leži izvan njegova ruba'));
    await refused(nested, partOf('leži unutar poligona'), /15[.,]973; 45[.,]812/);
    await refused(textOf(square(hole(15.975, 45.811, 0.002))), partOf('siječe njegov vanjski rub'));
    await refused(
      textOf(square(hole(15.971, 45.811, 0.002), hole(15.972, 45.812, 0.0015))),
      partOf('preklapaju se ili dijele rub'),
    );
    await refused(textOf(square(), square()), partOf('jednaki su'));
    await refused(textOf(square(), [hole(15.975, 45.813, 0.003)]), partOf('preklapaju se kod'));
    await refused(gpx, partOf('To je GPX'));
    await expect(onSave).not.toHaveBeenCalled();
  },
});

const refusedPlace = async ({ userEvent }: { userEvent: UserEvent }) => {
  await ready();
  await importText(userEvent, nested);
  await screen.findByText(partOf('leži unutar poligona'));
  await userEvent.click(button(words('Prikaži mjesto', 'Show the place')));
  await ready();
  screen.getByText(partOf('leži unutar poligona')).scrollIntoView({ block: 'center' });
};
/** The map goes to the place of the error, and shows the refused polygons in red. */
export const RefusedPlace = meta.story({ tags: ['failed'], args: { others: [] }, play: refusedPlace });

/** On a phone the button brings the map in sight. */
export const RefusedPlacePhone = meta.story({
  tags: ['phone', 'failed'],
  globals: phone,
  args: { others: [] },
  play: async ({ userEvent }) => {
    await ready();
    await importText(userEvent, nested);
    await userEvent.click(await screen.findByRole('button', { name: words('Prikaži mjesto') }));
    const { top, bottom } = screen.getByRole('application').getBoundingClientRect();
    await expect(bottom > 0 && top < window.innerHeight).toBe(true);
    await ready();
  },
});

export const OtherFormat = meta.story({
  tags: ['failed'],
  args: { others: [] },
  play: async ({ userEvent }) => {
    await ready();
    await importText(userEvent, gpx);
    const reason = await screen.findByText(partOf('To je GPX'));
    await expect(screen.queryByText(/JSON\.parse|Unexpected/)).toBeNull();
    reason.scrollIntoView({ block: 'center' });
  },
});

const spiked = zone({
  border: borderOf(
    'Z-01',
    (JSON.parse(spike) as { features: { geometry: { coordinates: Polygon } }[] }).features.map(
      ({ geometry }) => geometry.coordinates,
    ),
  ),
});

const mendShown = async ({ userEvent }: { userEvent: UserEvent }) => {
  await ready();
  await expect(await screen.findByText(words('Što se može popraviti', 'What can be mended'))).toBeVisible();
  await userEvent.click(button(words('Pokaži promjene', 'Show what changes')));
  await expect(await screen.findByText(/^– → 20[.,]68 ha$/)).toBeVisible();
  await ready();
};
/** What mending changes is on the map before it is taken: grey before, green after. */
export const MendShown = meta.story({ args: { zone: spiked, others: [] }, play: mendShown });
export const MendShownPhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english'],
  globals: phoneEnglishDark,
  args: { zone: spiked, others: [] },
  play: async (context) => {
    await mendShown(context);
    screen.getByText('What can be mended').scrollIntoView({ block: 'center' });
  },
});

export const MendTaken = meta.story({
  parameters: { snapshot: false },
  args: { zone: spiked, others: [] },
  play: async ({ userEvent, step }) => {
    await ready();
    await step('left as it is, nothing changes', async () => {
      await userEvent.click(await screen.findByRole('button', { name: words('Pokaži promjene') }));
      await userEvent.click(button(words('Ostavi kako jest')));
      await expect(button(words('Spremi'))).toBeDisabled();
      await expect(button(words('Pokaži promjene'))).toBeVisible();
    });
    await step('taken, it can be saved; undone, it is as before', async () => {
      await userEvent.click(button(words('Pokaži promjene')));
      await userEvent.click(button(words('Popravi')));
      await expect(await screen.findByText(words('Granica je ispravna.'))).toBeVisible();
      await expect(button(words('Spremi'))).toBeEnabled();
      await userEvent.click(button(words('Poništi')));
      await expect(await screen.findByText(partOf('prelazi sam preko sebe'))).toBeVisible();
      await userEvent.click(button(words('Ponovi')));
      await userEvent.click(button(words('Spremi')));
      await confirm(userEvent, words('Spremi'));
      await confirmationClosed();
      await expect(sent().polygons).toEqual([square()]);
    });
  },
});

export const ImportMended = meta.story({
  parameters: { snapshot: false },
  args: { others: [] },
  play: async ({ userEvent }) => {
    await ready();
    await importText(userEvent, spike);
    await userEvent.click(await screen.findByRole('button', { name: words('Pokaži promjene') }));
    await expect(polygons()).toHaveLength(2);
    await userEvent.click(button(words('Popravi i uvezi')));
    await waitFor(() => expect(polygons()).toHaveLength(1));
    await expect(await screen.findByText(words('Granica je ispravna.'))).toBeVisible();
  },
});

export const ImportTaken = meta.story({
  parameters: { snapshot: false },
  args: { others: [] },
  play: async ({ userEvent, step }) => {
    await ready();
    await step('two sides of a street are one zone', async () => {
      await importText(userEvent, neighboursShareEdge);
      await expect(await screen.findByText(/^413[.,]670 m²/)).toBeVisible();
      await expect(await screen.findByText(words('Granica je ispravna.'))).toBeVisible();
    });
    await step('what has no coordinates is left out, which is said', async () => {
      await importText(userEvent, emptyBeside);
      await waitFor(() => expect(screen.getByText(partOf('prazna oblika'))).toBeVisible());
      await expect(polygons()).toHaveLength(1);
    });
  },
});
