import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Polygon, ZoneBorder } from '#api/contract/borders.ts';
import { ApiError } from '#api/errors.ts';
import { configureMap } from '#design-system/map/mapServers.ts';
import { BorderEditor } from '#features/change-requests/borders/BorderEditor.tsx';
import { keepDraft } from '#features/change-requests/borders/drafts.ts';
import { squareAround } from '#features/change-requests/borders/geometry/square.ts';
import preview from '../../../.storybook/preview';
import { borderOf, neighbours, place, ringAround, shifted, twoParts, zone } from '../../support/borders.ts';
import { drag, middleOf, pointAt, press } from '../../support/pointer.ts';

const onSave = fn<(border: ZoneBorder) => Promise<void>>();
const onClose = fn();
const draftKey = 'border-draft:11';

const meta = preview.meta({
  title: 'Features/Change requests/BorderEditor',
  component: BorderEditor,
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
});

interface UserEvent {
  click: (element: Element) => Promise<void>;
}

/** The map is there, with its ground. */
const ready = async () => {
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
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** All is drawn anew at once, for a picture: edges that were drawn piece by piece differ in a shade from time to time. */
const drawnAnew = async () => {
  button('Prikaži sve').click();
  await ready();
};
const polygons = () => screen.getAllByRole('button', { name: /^Uredi: Poligon/ });
const handles = () => [...document.querySelectorAll('.map-handle[data-kind=vertex]:not([hidden])')];
const drawnDots = () => [...document.querySelectorAll('.map-drawn')];
/** A place on the map, from its middle. */
const onMap = (map: Element, right: number, down: number) => {
  const { x, y } = middleOf(map);
  return { x: x + right, y: y + down };
};
const confirm = async (userEvent: UserEvent, answer: string) => {
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(await within(dialog).findByRole('button', { name: answer }));
};
const answered = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const sent = (call = 0) => onSave.mock.calls[call]?.[0] as ZoneBorder;

export const TwoPartsAndHole = meta.story({
  play: async () => {
    await ready();
    await expect(screen.getByLabelText('Šifra grada')).toHaveValue('ZG');
    await expect(screen.getByLabelText('Šifra zone')).toHaveAttribute('readonly');
    await expect(screen.getByLabelText('Naziv zone')).toHaveValue('Zona Z-01 Donji grad');
    await expect(polygons()).toHaveLength(2);
    await expect(screen.getByText(/7.*točaka|12 točaka/)).toBeVisible();
    await expect(button('Spremi')).toBeDisabled();
    await expect(screen.getByText('Nema promjena za spremanje.')).toBeVisible();
  },
});

/** A zone without a border starts from a square of about 200 m, which nobody has saved. */
export const Suggested = meta.story({
  args: { zone: zone({ border: null }), others: [] },
  play: async () => {
    await ready();
    await expect(screen.getByText(/Predložen je kvadrat/)).toBeVisible();
    await expect(screen.getByText(/^(39|40)\.\d{3} m²/)).toBeVisible();
    await expect(button('Spremi')).toBeEnabled();
    expect(localStorage.getItem(draftKey)).toBeNull();
  },
});

export const SavedOnce = meta.story({
  args: { zone: zone({ border: null }), others: [] },
  parameters: { image: false },
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.click(button('Spremi'));
    await confirm(userEvent, 'Spremi');
    await answered();
    await expect(onSave).toHaveBeenCalledOnce();
    await expect(sent()).toMatchObject({ zoneCode: 'Z-01', cityCode: 'ZG', polygons: [squareAround(place)] });
    await screen.findByText(/Promjena čeka odobrenje/, undefined, { timeout: 5000 });
    await expect(button('Spremi')).toBeDisabled();
    await expect(onClose).not.toHaveBeenCalled();
  },
});

export const Drawing = meta.story({
  play: async ({ userEvent, step }) => {
    const map = await ready();
    await userEvent.click(button('Nacrtaj poligon'));
    const corners = [
      [30, 200],
      [150, 190],
      [170, 280],
      [10, 290],
    ] as const;
    await step('each click is a vertex', async () => {
      for (const [index, [right, down]] of corners.entries()) {
        await press(onMap(map, right, down));
        await waitFor(() => expect(drawnDots()).toHaveLength(index + 1));
        // The tool takes no click for a moment after one.
        await new Promise((resolve) => setTimeout(resolve, 80));
      }
      await expect(screen.getByText('Crtanje: 4 točke')).toBeVisible();
      await expect(button('Spremi')).toBeDisabled();
    });
    await step('Ctrl+Z takes the last one back, Ctrl+Y puts it back', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(drawnDots()).toHaveLength(3));
      await userEvent.keyboard('{Control>}y{/Control}');
      await waitFor(() => expect(drawnDots()).toHaveLength(4));
    });
    await step('Escape loses nothing', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(drawnDots()).toHaveLength(4);
    });
    await drawnAnew();
  },
});

export const DrawnUndoneRedone = meta.story({
  play: async ({ userEvent, step }) => {
    const map = await ready();
    await userEvent.click(button('Nacrtaj poligon'));
    const corners = [
      [30, 200],
      [150, 190],
      [150, 280],
    ] as const;
    for (const [index, [right, down]] of corners.entries()) {
      await press(onMap(map, right, down));
      await waitFor(() => expect(drawnDots()).toHaveLength(index + 1));
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
    await step('a click on the first one closes it', async () => {
      await press(onMap(map, 30, 200));
      await waitFor(() => expect(polygons()).toHaveLength(3));
      await expect(drawnDots()).toHaveLength(0);
      await expect(button('Spremi')).toBeEnabled();
    });
    await step('undo and redo', async () => {
      await userEvent.click(button('Poništi'));
      await expect(polygons()).toHaveLength(2);
      await expect(button('Spremi')).toBeDisabled();
      await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
      await expect(polygons()).toHaveLength(3);
    });
    await step('what was not touched is sent as it came', async () => {
      await userEvent.click(button('Spremi'));
      await confirm(userEvent, 'Spremi');
      await answered();
      await expect(sent().polygons.slice(0, 2)).toEqual(twoParts);
      await expect(sent().polygons[2]?.[0]).toHaveLength(4);
    });
  },
});

export const Editing = meta.story({
  play: async ({ userEvent, step }) => {
    await ready();
    await userEvent.click(button('Uredi: Poligon 1'));
    await waitFor(() => expect(handles()).toHaveLength(12));
    // The map shows the polygon whole now: what is measured before that lies elsewhere.
    await ready();
    const before = twoParts[0]?.[0]?.[0];
    await step('a vertex is dragged', async () => {
      const first = screen.getByRole('textbox', { name: 'Dužina točke 1' });
      const from = middleOf(handles().toSorted((a, b) => middleOf(b).x - middleOf(a).x)[0] as Element);
      const value = (first as HTMLInputElement).value;
      await drag(from, { x: from.x + 46, y: from.y - 60 });
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Dužina točke 1' })).not.toHaveValue(value));
      await expect(button('Spremi')).toBeEnabled();
    });
    await step('Ctrl+Z puts it back exactly', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(button('Spremi')).toBeDisabled());
      await expect(screen.getByRole('textbox', { name: 'Dužina točke 1' })).toHaveValue(
        String(before?.[0]).replace('.', ','),
      );
      await userEvent.click(button('Ponovi'));
      await waitFor(() => expect(button('Spremi')).toBeEnabled());
    });
  },
});

/** Cancelling gives the polygon back as it was when its editing began. */
export const CancelledEditing = meta.story({
  parameters: { image: false },
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.click(button('Uredi: Poligon 2'));
    await waitFor(() => expect(handles()).toHaveLength(6));
    await ready();
    const from = middleOf(handles()[0] as Element);
    await drag(from, { x: from.x + 30, y: from.y + 30 });
    await waitFor(() => expect(button('Spremi')).toBeEnabled());
    await userEvent.click(button('Dodaj točku iza točke 2'));
    await waitFor(() => expect(handles()).toHaveLength(7));
    await userEvent.click(button('Odustani od izmjena'));
    await expect(handles()).toHaveLength(0);
    await userEvent.click(button('Uredi: Poligon 2'));
    await waitFor(() => expect(handles()).toHaveLength(6));
    await expect(screen.getByRole('textbox', { name: 'Širina točke 1' })).toHaveValue(
      String(twoParts[1]?.[0]?.[0]?.[1]).replace('.', ','),
    );
  },
});

/** All by keyboard: the list of vertices adds, moves and removes. */
export const ByKeyboard = meta.story({
  play: async ({ userEvent, step }) => {
    await ready();
    const edit = button('Uredi: Poligon 2');
    edit.focus();
    await userEvent.keyboard('{Enter}');
    const latitude = await screen.findByRole('textbox', { name: 'Širina točke 2' });
    await step('what is no number stays, with what is wrong', async () => {
      await userEvent.clear(latitude);
      await userEvent.type(latitude, 'sjever{Enter}');
      await expect(latitude).toHaveAccessibleDescription(/Upišite broj/);
      await expect(latitude).toHaveValue('sjever');
      await expect(button('Spremi')).toBeDisabled();
    });
    await step('a point or a comma will do', async () => {
      await userEvent.clear(latitude);
      await userEvent.type(latitude, '45.8115{Enter}');
      await waitFor(() => expect(latitude).toHaveValue('45,8115'));
      await expect(button('Spremi')).toBeEnabled();
    });
    await step('a vertex is added and removed', async () => {
      await userEvent.click(button('Dodaj točku iza točke 3'));
      await waitFor(() => expect(handles()).toHaveLength(7));
      await userEvent.click(button('Ukloni točku 4'));
      await waitFor(() => expect(handles()).toHaveLength(6));
    });
    await step('a hole is filled', async () => {
      await userEvent.click(button('Uredi: Poligon 1'));
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Rub' }), 'Rupa 1');
      await expect(screen.getAllByRole('textbox', { name: /^Širina točke/ })).toHaveLength(5);
      await userEvent.click(button('Popuni rupu'));
      await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Rub' })).toBeNull());
      await userEvent.click(button('Poništi'));
      await screen.findByRole('combobox', { name: 'Rub' });
    });
  },
});

const crossing: Polygon = [
  [
    [15.972, 45.8096],
    [15.9756, 45.8118],
    [15.9756, 45.8096],
    [15.972, 45.8118],
    [15.972, 45.8096],
  ],
];

/** Where lines cross the map has a mark, and nothing can be saved. */
export const Crossing = meta.story({
  args: { others: [] },
  play: async ({ userEvent, step }) => {
    const map = await ready();
    await userEvent.click(button('Nacrtaj poligon'));
    const corners = [
      [20, 190],
      [160, 290],
      [160, 190],
      [20, 290],
    ] as const;
    for (const [index, [right, down]] of corners.entries()) {
      await press(onMap(map, right, down));
      await waitFor(() => expect(drawnDots()).toHaveLength(index + 1));
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
    await step('it is said while it is drawn', async () => {
      await expect(await screen.findByText('1 sjecište')).toBeVisible();
    });
    await userEvent.click(button('Završi crtanje'));
    await expect(await screen.findByText(/Granica siječe samu sebe kod/)).toBeVisible();
    await expect(button('Spremi')).toBeDisabled();
    await expect(screen.getByText(/Granica ima pogrešku/)).toBeVisible();
    await step('a vertex moved to its right place mends it', async () => {
      await userEvent.click(button('Poništi'));
      await expect(screen.queryByText(/siječe samu sebe/)).toBeNull();
      await userEvent.click(button('Ponovi'));
      await screen.findByText(/siječe samu sebe/);
    });
    await drawnAnew();
  },
});

/** Its look is in the picture of the first story, which has one too. */
export const Overlap = meta.story({
  parameters: { image: false },
  args: { others: [...neighbours, borderOf('Z-04', [[ringAround(shifted(place, 600, -20), 120, 6)]])] },
  play: async () => {
    await ready();
    await expect(await screen.findByText('Granica se preklapa s drugim zonama')).toBeVisible();
    await expect(screen.getByText(/^Z-04 Zona Z-04: .*(m²|ha)$/)).toBeVisible();
  },
});

const text = (rings: Polygon) => JSON.stringify({ type: 'Polygon', coordinates: rings });
const paste = async (
  userEvent: {
    click: (e: Element) => Promise<void>;
    paste: (t: string) => Promise<void>;
    clear: (e: Element) => Promise<void>;
  },
  value: string,
) => {
  const field = screen.getByRole('textbox', { name: 'GeoJSON tekst' });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(value);
};

export const ImportRefused = meta.story({
  play: async ({ userEvent, step }) => {
    await ready();
    const refused = async (value: string, why: RegExp) => {
      await paste(userEvent, value);
      await userEvent.click(button('Uvezi umjesto postojećih'));
      await expect(await screen.findByText(why)).toBeVisible();
      await expect(screen.getByRole('textbox', { name: 'GeoJSON tekst' })).toHaveValue(value);
      await expect(polygons()).toHaveLength(2);
    };
    const square = squareAround(place);
    await step('each with its reason, and nothing is lost', async () => {
      await refused('{"name": "Zona"}', /nije GeoJSON/);
      await refused('{"type": "Polygon"', /nije ispravan JSON/);
      await refused(text([(square[0] ?? []).slice(0, -1)]), /nije zatvoren/);
      await refused(text(crossing), /siječe samu sebe/);
      await refused(text(squareAround({ latitude: 48.2, longitude: 16.37 })), /nije u Hrvatskoj/);
    });
    await step('latitude first is recognised', async () => {
      await refused(text([(square[0] ?? []).map(([x = 0, y = 0]) => [y, x])]), /Širina i dužina su zamijenjene/);
    });
    screen.getByText(/zamijenjene/).scrollIntoView({ block: 'center' });
  },
});

export const ImportSwapped = meta.story({
  parameters: { image: false },
  play: async ({ userEvent }) => {
    await ready();
    const [ring = []] = squareAround(shifted(place, 0, 600));
    await paste(userEvent, text([ring.map(([x = 0, y = 0]) => [y, x])]));
    await userEvent.click(button('Uvezi umjesto postojećih'));
    await userEvent.click(await screen.findByRole('button', { name: 'Zamijeni redoslijed i uvezi' }));
    await waitFor(() => expect(polygons()).toHaveLength(1));
    await userEvent.click(button('Spremi'));
    await confirm(userEvent, 'Spremi');
    await answered();
    await expect(sent().polygons).toEqual([[ring]]);
    await userEvent.click(button('Poništi'));
    await expect(polygons()).toHaveLength(2);
  },
});

/** A hundred thousand vertices: read and checked beside the page, which goes on. */
export const Huge = meta.story({
  parameters: { image: false },
  args: { others: [] },
  play: async ({ userEvent }) => {
    await ready();
    const many = ringAround(place, 900, 100_000, (corner) => 1 + 0.04 * Math.sin(corner / 300));
    const file = new File([text([many])], 'velika.geojson', { type: 'application/geo+json' });
    await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
    await expect(await screen.findByText('velika.geojson')).toBeVisible();
    await userEvent.click(button('Uvezi umjesto postojećih'));
    await waitFor(() => expect(polygons()).toHaveLength(1), { timeout: 15_000 });
    await expect(screen.getByText(/100\.000 točaka/)).toBeVisible();
    await waitFor(() => expect(button('Spremi')).toBeEnabled(), { timeout: 15_000 });
    await userEvent.click(button('Uredi: Poligon 1'));
    await waitFor(() => expect(handles()).toHaveLength(30));
    await expect(screen.getByText('Točke 1–10 od 100.000')).toBeVisible();
  },
});

/** However many vertices there are, the thirty nearest to the pointer have handles; a drag stays smooth. */
export const ThousandVertices = meta.story({
  args: {
    zone: zone({
      border: borderOf('Z-01', [[ringAround(place, 320, 1000, (corner) => 1 + 0.05 * Math.sin(corner / 9))]]),
    }),
    others: [],
  },
  play: async ({ userEvent, step }) => {
    const map = await ready();
    await userEvent.click(button('Uredi: Poligon 1'));
    await waitFor(() => expect(handles()).toHaveLength(30));
    await ready();
    await step('they follow the pointer', async () => {
      const near = onMap(map, 250, 0);
      await pointAt(near);
      await waitFor(() => {
        const far = handles().filter((handle) => Math.abs(middleOf(handle).x - near.x) > 120);
        expect(far).toHaveLength(0);
      });
      await expect(handles()).toHaveLength(30);
    });
    await step('one is moved, and no other', async () => {
      const from = middleOf(handles()[0] as Element);
      await drag(from, { x: from.x + 60, y: from.y - 20 }, 20);
      await waitFor(() => expect(button('Poništi')).toBeEnabled());
      await expect(handles()).toHaveLength(30);
    });
  },
});

const left = (): void =>
  keepDraft(11, borderOf('Z-01', [...twoParts, squareAround(shifted(place, 0, 480))], '#E07A1F'));

export const DraftOffered = meta.story({
  beforeEach: left,
  play: async () => {
    await ready();
    await expect(screen.getByText(/Ostale su nespremljene izmjene od 20\. 11\. 2026/)).toBeVisible();
    await expect(polygons()).toHaveLength(2);
    await drawnAnew();
  },
});

export const DraftContinued = meta.story({
  beforeEach: left,
  parameters: { image: false },
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.click(button('Nastavi'));
    await waitFor(() => expect(polygons()).toHaveLength(3));
    await expect(button('Spremi')).toBeEnabled();
    await expect(screen.queryByText(/Ostale su nespremljene/)).toBeNull();
  },
});

/** Work that was not saved is kept on this device, and goes once it is saved. */
export const DraftKept = meta.story({
  parameters: { image: false },
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.click(button('Ukloni: Poligon 2'));
    await confirm(userEvent, 'Ukloni');
    await answered();
    await waitFor(() => expect(localStorage.getItem(draftKey)).not.toBeNull());
    await userEvent.click(button('Spremi'));
    await confirm(userEvent, 'Spremi');
    await answered();
    await waitFor(() => expect(localStorage.getItem(draftKey)).toBeNull());
  },
});

const pending = zone({
  borderRequest: {
    requestId: 5,
    border: borderOf('Z-01', [[ringAround(shifted(place, 40, 30), 330, 9)]], '#E07A1F'),
  },
});

export const ApprovedBesideRequested = meta.story({
  args: { zone: pending, others: [] },
  play: async ({ userEvent }) => {
    await ready();
    await expect(screen.getByText(/Ova granica čeka odobrenje/)).toBeVisible();
    await userEvent.click(button('Usporedi s odobrenom'));
    await screen.findByRole('application', { name: 'Zatraženo' });
    await expect(screen.getByText(/^Dobiva/)).toBeVisible();
    await waitFor(() => expect(document.querySelector('.leaflet-tile:not(.leaflet-tile-loaded)')).toBeNull());
  },
});

/** Nothing is lost, it is said why, and it can be sent again. */
export const FailedSave = meta.story({
  args: { zone: zone({ border: null }), others: [] },
  play: async ({ userEvent, step }) => {
    onSave
      .mockRejectedValueOnce(
        new ApiError({
          kind: 'status',
          status: 409,
          call: 'changeZoneBorder',
          text: 'Zahtjev je u međuvremenu odobren.',
        }),
      )
      .mockRejectedValueOnce(new ApiError({ kind: 'network', call: 'changeZoneBorder' }));
    await ready();
    await userEvent.click(button('Spremi i zatvori'));
    await confirm(userEvent, 'Spremi');
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByText(/Zahtjev je u međuvremenu odobren/)).toBeVisible());
    await step('sent again at once', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Spremi' }));
      await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
      await waitFor(() => expect(within(dialog).queryByText(/odobren\./)).toBeNull());
      await expect(onClose).not.toHaveBeenCalled();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Odustani' }));
      await answered();
    });
    await expect(await screen.findByText(/Nacrtano je sačuvano/)).toBeVisible();
    await expect(button('Spremi')).toBeEnabled();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Obavijesti' })?.textContent ?? '').toBe(''), {
      timeout: 9000,
    });
    // A ring is shown or not as the browser took the last press for a key's or a pointer's.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
});

export const SavedAndClosed = meta.story({
  args: { zone: zone({ border: null }), others: [] },
  parameters: { image: false },
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.click(button('Spremi i zatvori'));
    await confirm(userEvent, 'Spremi');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await expect(onSave).toHaveBeenCalledOnce();
  },
});

/** Removing, resetting and closing ask first. */
export const Asked = meta.story({
  play: async ({ userEvent, step }) => {
    await ready();
    await step('removing', async () => {
      await userEvent.click(button('Ukloni: Poligon 1'));
      await confirm(userEvent, 'Odustani');
      await answered();
      await expect(polygons()).toHaveLength(2);
      await userEvent.click(button('Ukloni: Poligon 1'));
      await confirm(userEvent, 'Ukloni');
      await answered();
      await expect(polygons()).toHaveLength(1);
    });
    await step('resetting', async () => {
      await userEvent.click(button('Vrati početno'));
      await confirm(userEvent, 'Vrati');
      await answered();
      await expect(polygons()).toHaveLength(2);
      await expect(button('Spremi')).toBeDisabled();
    });
    await step('closing', async () => {
      await userEvent.click(button('Zatvori'));
      await confirm(userEvent, 'Ne');
      await answered();
      await expect(onClose).not.toHaveBeenCalled();
      await userEvent.click(button('Ukloni: Poligon 2'));
      await confirm(userEvent, 'Ukloni');
      await answered();
      await userEvent.click(button('Zatvori'));
    });
    await waitFor(() => expect(screen.getByText('Nespremljene izmjene granice bit će izgubljene.')).toBeVisible());
  },
});

export const RemovalAsked = meta.story({
  args: { zone: zone({ border: borderOf('Z-01', twoParts.slice(1)) }), others: [] },
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.click(button('Ukloni: Poligon 1'));
    await confirm(userEvent, 'Ukloni');
    await answered();
    await expect(screen.getByText('Nema poligona.')).toBeVisible();
    await userEvent.click(button('Spremi'));
    await waitFor(() => expect(screen.getByText(/da se granica zone ukloni/)).toBeVisible());
  },
});

export const PlaceFound = meta.story({
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.type(screen.getByRole('searchbox'), 'Ilica{Enter}');
    const results = await screen.findByRole('list', { name: 'Rezultati traženja' });
    const [first, second] = within(results).getAllByRole('button') as [HTMLElement, HTMLElement];
    await userEvent.click(first);
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(first);
    await waitFor(() => expect(document.querySelectorAll('.map-pin')).toHaveLength(1));
    await ready();
  },
});

/** A city's boundary is shown, and can become the border. */
export const BoundaryFound = meta.story({
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.click(screen.getByRole('radio', { name: 'Granica grada' }));
    await userEvent.type(screen.getByRole('searchbox'), 'Samobor{Enter}');
    const results = await screen.findByRole('list', { name: 'Rezultati traženja' }, { timeout: 4000 });
    await userEvent.click(within(results).getByRole('button', { name: /Samobor/ }));
    await expect(button('Preuzmi kao granicu')).toBeVisible();
    await ready();
  },
});
export const BoundaryUsed = meta.story({
  parameters: { image: false },
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.click(screen.getByRole('radio', { name: 'Granica grada' }));
    await userEvent.type(screen.getByRole('searchbox'), 'Samobor{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: /Samobor, Zagrebačka/ }, { timeout: 4000 }));
    await userEvent.click(button('Preuzmi kao granicu'));
    await waitFor(() => expect(polygons()).toHaveLength(1));
    await expect(button('Spremi')).toBeEnabled();
    await userEvent.click(button('Poništi'));
    await expect(polygons()).toHaveLength(2);
  },
});
export const NothingFound = meta.story({
  parameters: { image: false },
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.click(button('Traži'));
    await expect(screen.getByText('Upišite barem dva znaka.')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'Nigdjevo{Enter}');
    await expect(await screen.findByText(/Ništa nije pronađeno/, undefined, { timeout: 4000 })).toBeVisible();
  },
});

const editingSecond = async (userEvent: UserEvent) => {
  await ready();
  await userEvent.click(screen.getByRole('button', { name: /^(Uredi: Poligon|Edit: Polygon) 2$/ }));
  await waitFor(() => expect(handles()).toHaveLength(6));
  await ready();
};
export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => editingSecond(userEvent),
});
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ userEvent }) => {
    await editingSecond(userEvent);
    window.scrollTo(0, 0);
  },
});
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await ready();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await drawnAnew();
  },
});
export const English = meta.story({
  globals: { language: 'en' },
  play: async ({ userEvent }) => {
    await editingSecond(userEvent);
    await expect(screen.getByText('Save and close')).toBeVisible();
  },
});
