import { expect, screen, waitFor, within } from 'storybook/test';
import type { Polygon, Position } from '#api/contract/borders.ts';
import { BorderEditor } from '#features/change-requests/borders/BorderEditor.tsx';
import preview from '../../../.storybook/preview';
import { borderOf, place, ringAround, shifted, zone } from '../../support/borders.ts';
import { middleOf, press } from '../../support/pointer.ts';
import { phoneEnglishDark } from '../../support/variants.ts';
import { partOf, startOf, words } from '../../support/words.ts';
import { borderEditorMeta, button, drawnDots, handles, onMap, polygons, ready, redraw } from './borderEditor.ts';

const meta = preview.meta({
  title: 'Change requests/Border, operations – Obrade granice',
  component: BorderEditor,
  ...borderEditorMeta,
  args: { ...borderEditorMeta.args, others: [] },
});

interface UserEvent {
  readonly click: (element: Element) => Promise<void>;
  readonly type: (element: Element, text: string) => Promise<void>;
  readonly clear: (element: Element) => Promise<void>;
  readonly selectOptions: (element: Element, option: string) => Promise<void>;
}

/** Returns a ring from metres around the stories' place. */
const ring = (...points: readonly (readonly [number, number])[]): Position[] => {
  const positions = points.map(([east, north]): Position => {
    const { latitude, longitude } = shifted(place, east, north);
    return [longitude, latitude].map((value) => Math.round(value * 1e9) / 1e9);
  });
  return [...positions, positions[0] as Position];
};
const box = (west: number, east: number, south = -220, north = 220): Polygon => [
  ring([west, south], [east, south], [east, north], [west, north]),
];
const square = box(-230, 230);
const withHole: Polygon = [...square, ring([-80, -90], [-80, 90], [80, 90], [80, -90])];
const zoneOf = (...parts: Polygon[]) => zone({ border: borderOf('Z-01', parts, '#E07A1F') });

const tool = (name: string) => button(words(name));
const openTool = async (userEvent: UserEvent, name: string) => {
  const map = await ready();
  await userEvent.click(tool(name));
  return map;
};

/** Draws a line, given in pixels from the map's middle, and finishes it. */
const drawLine = async (userEvent: UserEvent, map: Element, path: readonly (readonly [number, number])[]) => {
  await userEvent.click(button(words('Nacrtaj crtu')));
  for (const [index, [right, down]] of path.entries()) {
    // The tool ignores a press that follows another one at once: it is repeated, as a user would.
    await waitFor(async () => {
      if (drawnDots().length <= index) await press(onMap(map, right, down));
      expect(drawnDots()).toHaveLength(index + 1);
    });
  }
  await userEvent.click(button(words('Završi crtanje')));
};
const splitAt = async (userEvent: UserEvent, from: string, to: string) => {
  for (const [label, value] of [
    ['Od točke', from],
    ['Do točke', to],
  ] as const) {
    const field = screen.getByRole('textbox', { name: words(label) });
    await userEvent.clear(field);
    if (value) await userEvent.type(field, value);
  }
  await userEvent.click(button(words('Razdvoji tim točkama')));
};
const isRefused = async (why: string) => {
  await expect(await screen.findByText(partOf(why))).toBeVisible();
  await expect(screen.getByText(words('Ništa nije promijenjeno'))).toBeVisible();
};
/** Waits for what a toast says: it fades in. */
const isSaid = async (text: string | RegExp) => {
  const said = await screen.findByText(text);
  await waitFor(() => expect(said).toBeVisible());
};
const show = (name: string) => screen.getByText(words(name)).scrollIntoView({ block: 'center' });

export const Split = meta.story({
  args: { zone: zoneOf(withHole) },
  parameters: { snapshot: false },
  play: async ({ userEvent, step }) => {
    const map = await openTool(userEvent, 'Razdvoji');
    await step('a line through the hole makes two pieces', async () => {
      await drawLine(userEvent, map, [
        [-380, 20],
        [380, -30],
      ]);
      await waitFor(() => expect(polygons()).toHaveLength(2));
      await expect(screen.queryByText(words('Što se može popraviti'))).toBeNull();
      await expect(await screen.findByText(words('Granica je ispravna.'))).toBeVisible();
    });
    await step('it is one step', async () => {
      await userEvent.click(button(words('Poništi')));
      await expect(polygons()).toHaveLength(1);
      await expect(button(words('Spremi'))).toBeDisabled();
      await userEvent.click(button(words('Ponovi')));
      await expect(polygons()).toHaveLength(2);
    });
    await redraw();
  },
});

export const SplitByKeyboard = meta.story({
  args: { zone: zoneOf(square) },
  parameters: { snapshot: false },
  play: async ({ userEvent, step }) => {
    await ready();
    tool('Razdvoji').focus();
    await userEvent.keyboard('{Enter}');
    await step('what is no point is said at its field', async () => {
      await splitAt(userEvent, '9', '');
      const from = screen.getByRole('textbox', { name: words('Od točke') });
      await expect(from).toHaveAccessibleDescription(startOf('Upišite broj točke od 1 do'));
      await expect(from).toHaveValue('9');
      await expect(polygons()).toHaveLength(1);
    });
    await splitAt(userEvent, '1', '3');
    await waitFor(() => expect(polygons()).toHaveLength(2));
    await expect(screen.getAllByText(/^3 (točke|points)/)).toHaveLength(2);
  },
});

/** Each line that splits nothing says why, and changes nothing. */
export const SplitRefused = meta.story({
  args: { zone: zoneOf(withHole) },
  tags: ['failed'],
  play: async ({ userEvent }) => {
    const map = await openTool(userEvent, 'Razdvoji');
    await splitAt(userEvent, '1', '2');
    await isRefused('Crta ide po rubu poligona');
    await drawLine(userEvent, map, [
      [-380, 150],
      [0, 0],
    ]);
    await isRefused('Crta ide samo do rupe');
    await drawLine(userEvent, map, [
      [-400, -330],
      [-380, 330],
    ]);
    await isRefused('Crta ne prelazi preko nijednog poligona');
    await drawLine(userEvent, map, [
      [-380, 190],
      [380, 190],
      [330, 150],
      [-100, 330],
    ]);
    await isRefused('Crta siječe samu sebe');
    await drawLine(userEvent, map, [
      [-380, 180],
      [60, 190],
    ]);
    await isRefused('Crta završava unutar poligona');
    await expect(polygons()).toHaveLength(1);
    await expect(button(words('Spremi'))).toBeDisabled();
    await redraw();
    show('Ništa nije promijenjeno');
  },
});

/** A line that ends at a corner, which it snaps to, or has no length. */
export const SplitTouching = meta.story({
  args: { zone: zoneOf(square) },
  parameters: { snapshot: false },
  tags: ['failed'],
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.click(button(words('Uredi: Poligon 1')));
    await waitFor(() => expect(handles()).toHaveLength(4));
    const map = await openTool(userEvent, 'Razdvoji');
    const middle = middleOf(map);
    const corner = middleOf(handles().toSorted((a, b) => middleOf(a).x - middleOf(b).x)[0] as Element);
    const [right, down] = [corner.x - middle.x, corner.y - middle.y];
    await drawLine(userEvent, map, [
      [right - 60, down + 40],
      [right + 3, down + 3],
    ]);
    await isRefused('Crta samo dodiruje poligon');
    await splitAt(userEvent, '1', '1');
    await isRefused('Crta ima samo jednu točku');
    await expect(polygons()).toHaveLength(1);
  },
});

export const Joined = meta.story({
  args: { zone: zoneOf(box(-230, 0), box(0.05, 230), box(400, 500)) },
  parameters: { snapshot: false },
  play: async ({ userEvent, step }) => {
    await openTool(userEvent, 'Spoji');
    await step('polygons that are apart are not joined', async () => {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: words('s poligonom') }), words('Poligon 3'));
      await userEvent.click(button(words('Spoji poligone')));
      await isRefused('razmak među njima veći je od 10 cm');
      await expect(polygons()).toHaveLength(3);
    });
    await step('a gap of 5 cm is closed, and said', async () => {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: words('s poligonom') }), words('Poligon 2'));
      await userEvent.click(button(words('Spoji poligone')));
      await isSaid(words('Poligoni su spojeni, a razmak od 5 cm zatvoren. To se može poništiti.'));
      await expect(polygons()).toHaveLength(2);
    });
    await step('it is one step', async () => {
      await userEvent.click(button(words('Poništi')));
      await expect(polygons()).toHaveLength(3);
    });
  },
});

export const JoinRefused = meta.story({
  args: { zone: zoneOf(box(-230, 0, -220, 0), box(0, 230, 0, 220)) },
  tags: ['failed'],
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await openTool(userEvent, 'Spoji');
    await userEvent.click(button(words('Spoji poligone')));
    await isRefused('ne dodiruju rubom, nego samo u kutu');
    await redraw();
    show('Ništa nije promijenjeno');
  },
});

export const JoinNeedsTwo = meta.story({
  args: { zone: zoneOf(square) },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await openTool(userEvent, 'Spoji');
    await expect(screen.getByText(words('Za spajanje su potrebna dva poligona.'))).toBeVisible();
  },
});

const wavy = ringAround(place, 230, 240, (corner) => 1 + 0.02 * Math.sin(corner * 1.7) + 0.12 * Math.sin(corner / 9));

const simplified = async ({ userEvent }: { readonly userEvent: UserEvent }) => {
  await openTool(userEvent, 'Pojednostavni');
  const tolerance = screen.getByRole('textbox', { name: words('Dopušteno odstupanje, u metrima') });
  await userEvent.clear(tolerance);
  await userEvent.type(tolerance, '12');
  await expect(await screen.findByText(/^240 → \d\d$/)).toBeVisible();
  await waitFor(() => expect(button(words('Primijeni'))).toBeEnabled());
};
export const SimplifyPreviewed = meta.story({
  args: { zone: zoneOf([wavy]) },
  play: async (context) => {
    await simplified(context);
    await redraw();
    show('Primijeni');
  },
});
export const SimplifyPreviewedPhoneEnglishDark = meta.story({
  args: { zone: zoneOf([wavy]) },
  tags: ['phone', 'english', 'dark'],
  globals: phoneEnglishDark,
  play: async (context) => {
    await simplified(context);
    show('Primijeni');
  },
});

export const Simplified = meta.story({
  args: { zone: zoneOf([wavy]) },
  parameters: { snapshot: false },
  play: async (context) => {
    const { userEvent, step } = context;
    await simplified(context);
    await step('what is no tolerance is said, and stays', async () => {
      const tolerance = screen.getByRole('textbox', { name: words('Dopušteno odstupanje, u metrima') });
      await userEvent.clear(tolerance);
      await userEvent.type(tolerance, 'malo');
      await expect(tolerance).toHaveAccessibleDescription(startOf('Upišite broj od'));
      await userEvent.clear(tolerance);
      await userEvent.type(tolerance, '12');
    });
    await waitFor(() => expect(button(words('Primijeni'))).toBeEnabled());
    await userEvent.click(button(words('Primijeni')));
    await isSaid(startOf('Granica je pojednostavnjena'));
    await step('it is one step', async () => {
      await userEvent.click(button(words('Poništi')));
      await expect(screen.getByText(/^240 (točaka|points)/)).toBeVisible();
    });
  },
});

export const SimplifyRefused = meta.story({
  args: { zone: zoneOf(square) },
  parameters: { snapshot: false },
  tags: ['failed'],
  play: async ({ userEvent }) => {
    await openTool(userEvent, 'Pojednostavni');
    await isRefused('Uz to odstupanje nijedna točka nije suvišna');
    await expect(button(words('Primijeni'))).toBeDisabled();
  },
});

const tilted: Polygon = [ring([-60, -100], [103, -2], [40, 102.5], [-118, 4])];
export const SquarePreviewed = meta.story({
  args: { zone: zoneOf(tilted) },
  parameters: { snapshot: false },
  play: async ({ userEvent, step }) => {
    await openTool(userEvent, 'Izravnaj kutove');
    await expect(await screen.findByText(/4 (kuta|corners)/)).toBeVisible();
    await redraw();
    await step('taking it is one step', async () => {
      await userEvent.click(button(words('Primijeni')));
      await isSaid(startOf('Kutovi su izravnani'));
      await userEvent.click(button(words('Poništi')));
      await expect(button(words('Spremi'))).toBeDisabled();
    });
  },
});

export const SquareRefused = meta.story({
  args: { zone: zoneOf([ring([-200, -200], [200, -180], [20, 200])]) },
  parameters: { snapshot: false },
  tags: ['failed'],
  play: async ({ userEvent }) => {
    await openTool(userEvent, 'Izravnaj kutove');
    await isRefused('Nijedan kut nije ni približno pravi');
  },
});

const overlapping = borderOf('Z-02', [box(100, 420, -300, 120)], '#3C8D5A');

export const OverlapFound = meta.story({
  args: { zone: zoneOf(square), others: [overlapping] },
  play: async () => {
    await ready();
    await expect(await screen.findByRole('button', { name: words('Odreži preklapanje: Zona Z-02') })).toBeEnabled();
    await redraw();
  },
});

export const OverlapCut = meta.story({
  args: { zone: zoneOf(square), others: [overlapping] },
  parameters: { snapshot: false },
  play: async ({ userEvent, step }) => {
    await ready();
    await userEvent.click(await screen.findByRole('button', { name: words('Odreži preklapanje: Zona Z-02') }));
    await step('it is gone, and said', async () => {
      await isSaid(/(preklapanja: Zona Z-02|cut away: Zona Z-02)/);
      await expect(await screen.findByText(words('Granica je ispravna.'))).toBeVisible();
    });
    await step('it is one step', async () => {
      await userEvent.click(button(words('Poništi')));
      await expect(await screen.findByText(words('Granica se preklapa s drugim zonama'))).toBeVisible();
      await userEvent.click(button(words('Ponovi')));
    });
    await redraw();
  },
});

export const NothingWouldRemain = meta.story({
  args: { zone: zoneOf(box(-100, 100, -100, 100)), others: [borderOf('Z-02', [box(-230, 230)], '#3C8D5A')] },
  tags: ['failed'],
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.click(await screen.findByRole('button', { name: startOf('Odreži preklapanje') }));
    await isRefused('Od granice ne bi ostalo ništa');
    await expect(polygons()).toHaveLength(1);
    await expect(button(words('Spremi'))).toBeDisabled();
    await redraw();
  },
});

/** A border with an error, one that is being drawn, and none at all: the operations say what they wait for. */
export const NotNow = meta.story({
  args: { zone: zoneOf(square) },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await ready();
    const panel = screen.getByRole('region', { name: words('Obrade') });
    await userEvent.click(button(words('Nacrtaj poligon')));
    await expect(within(panel).getByText(words('Prvo dovršite ili odbacite crtanje.'))).toBeVisible();
    await expect(tool('Razdvoji')).toBeDisabled();
    await userEvent.click(button(words('Odbaci crtanje')));
    await expect(tool('Razdvoji')).toBeEnabled();
  },
});

const large: Polygon = [
  ringAround(place, 1500, 30_000, (corner) => 1 + 0.003 * Math.sin(corner / 3) + 0.05 * Math.sin(corner / 400)),
];

/** With 30,000 vertices the page goes on responding while an operation works. */
export const ThirtyThousandVertices = meta.story({
  args: { zone: zoneOf(large) },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await ready();
    await waitFor(() => expect(screen.queryByText(words('Računa se…'))).toBeNull(), { timeout: 30_000 });
    await userEvent.click(tool('Pojednostavni'));
    await waitFor(() => expect(button(words('Primijeni'))).toBeEnabled(), { timeout: 30_000 });
    await userEvent.click(button(words('Primijeni')));
    await isSaid(startOf('Granica je pojednostavnjena'));
  },
});
