import { expect, screen, waitFor, within } from 'storybook/test';
import { BorderEditor } from '#features/change-requests/borders/BorderEditor.tsx';
import bomb from '#features/change-requests/borders/files/fixtures/bomb-lying-header.zip?url&inline';
import markup from '#features/change-requests/borders/files/fixtures/cdata-and-entities.kml?raw';
import letters from '#features/change-requests/borders/files/fixtures/cp1250-with-cpg.zip?url&inline';
import encrypted from '#features/change-requests/borders/files/fixtures/encrypted-password-1234.zip?url&inline';
import entities from '#features/change-requests/borders/files/fixtures/entity-bomb.kml?raw';
import projected from '#features/change-requests/borders/files/fixtures/epsg3765.zip?url&inline';
import forty from '#features/change-requests/borders/files/fixtures/forty-features.kml?raw';
import withPoint from '#features/change-requests/borders/files/fixtures/multigeometry-with-point.kml?raw';
import link from '#features/change-requests/borders/files/fixtures/network-link-only.kml?raw';
import metres from '#features/change-requests/borders/files/fixtures/no-prj-metres.zip?url&inline';
import pointsOnly from '#features/change-requests/borders/files/fixtures/points-only.zip?url&inline';
import twoLayers from '#features/change-requests/borders/files/fixtures/two-layers.zip?url&inline';
import preview from '../../../.storybook/preview';
import { ringAround, shifted, place as zagreb } from '../../support/borders.ts';
import { expectFits, phone, phoneEnglishDark } from '../../support/variants.ts';
import { partOf, words } from '../../support/words.ts';
import { borderEditorMeta, button, confirm, confirmationClosed, polygons, ready, sent } from './borderEditor.ts';

const meta = preview.meta({
  title: 'Change requests/Border, files – Datoteke granice',
  component: BorderEditor,
  ...borderEditorMeta,
});

interface UserEvent {
  readonly click: (element: Element) => Promise<void>;
  readonly type: (element: Element, text: string) => Promise<void>;
  readonly clear: (element: Element) => Promise<void>;
  readonly upload: (element: HTMLElement, file: File) => Promise<void>;
  readonly keyboard: (text: string) => Promise<void>;
}

/** Returns the bytes of a file that Vite has put into the module, as a data address. */
const bytesOf = (address: string) =>
  Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
const zip = (name: string, address: string) => new File([bytesOf(address)], name, { type: 'application/zip' });
const kml = (name: string, text: string) => new File([text], name, { type: 'application/vnd.google-earth.kml+xml' });

const choose = async (userEvent: UserEvent, file: File) => {
  const input = document.querySelector<HTMLElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file.');
  await userEvent.upload(input, file);
};
/** Chooses a file and presses the button that imports it. */
const importFile = async (userEvent: UserEvent, file: File, begun = words('Uvezi umjesto postojećih')) => {
  await choose(userEvent, file);
  const content = file.name.endsWith('.kml') ? await file.text() : '';
  await waitFor(() => {
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: words('GeoJSON tekst') });
    expect(content === '' ? field.placeholder === file.name : field.value === content).toBe(true);
  });
  await userEvent.click(button(begun));
};
const dialog = () => screen.findByRole('dialog', { name: words('Odabir iz datoteke') });
const mapIn = async (panel: HTMLElement) => {
  const map = await within(panel).findByRole('application');
  await waitFor(() => {
    expect(map.querySelectorAll('.leaflet-tile-loaded').length).toBeGreaterThan(1);
    expect(map.querySelector('.leaflet-tile:not(.leaflet-tile-loaded)')).toBeNull();
  });
};
/** A text is seen once the dialog has opened. */
const seen = (panel: HTMLElement, text: string | RegExp) =>
  waitFor(() => expect(within(panel).getByText(text)).toBeVisible());
const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const chosenOfMany = async ({ userEvent }: { userEvent: UserEvent }) => {
  await ready();
  await importFile(userEvent, kml('zone.kml', forty));
  const panel = await dialog();
  await mapIn(panel);
  await expect(within(panel).getAllByRole('checkbox')).toHaveLength(41);
  await userEvent.type(within(panel).getByRole('searchbox'), 'zona 3');
  await expect(within(panel).getAllByRole('checkbox')).toHaveLength(14);
  await userEvent.click(within(panel).getByRole('checkbox', { name: /Zona 3\D*0003/ }));
  await userEvent.click(within(panel).getByRole('checkbox', { name: /Zona 31/ }));
  await expectFits();
};
/** Forty zones in one file: found by name and code, chosen in the list or on the map. */
export const ChosenOfMany = meta.story({ args: { others: [] }, play: chosenOfMany });
export const ChosenOfManyPhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english'],
  globals: phoneEnglishDark,
  args: { others: [] },
  play: chosenOfMany,
});

/** What is chosen takes the place of the border, or comes beside it; one step undoes it. */
export const ChosenTaken = meta.story({
  parameters: { snapshot: false },
  args: { others: [] },
  play: async ({ userEvent, step }) => {
    await ready();
    await step('nothing ticked: it says so; Enter in the filter imports nothing', async () => {
      await importFile(userEvent, kml('zone.kml', forty));
      const panel = await dialog();
      await userEvent.type(within(panel).getByRole('searchbox'), '0009{Enter}');
      await expect(within(panel).queryByText(words('Označite barem jedan oblik.'))).toBeNull();
      await userEvent.click(within(panel).getByRole('button', { name: words('Uvezi odabrano') }));
      await seen(panel, words('Označite barem jedan oblik.'));
      await userEvent.click(within(panel).getByRole('checkbox', { name: words('Svi prikazani') }));
      await userEvent.keyboard('{Escape}');
      await dialogClosed();
    });
    await step('opened again, what was ticked still is', async () => {
      await userEvent.click(button(words('Dodaj postojećima')));
      const panel = await dialog();
      await expect(within(panel).getByRole('checkbox', { name: /Zona 9/ })).toBeChecked();
      await expect(within(panel).getByRole('radio', { name: words('Uz postojeće') })).toBeChecked();
      await userEvent.click(within(panel).getByRole('button', { name: words('Uvezi odabrano') }));
      await dialogClosed();
      await waitFor(() => expect(polygons()).toHaveLength(3));
      await userEvent.click(button(words('Poništi')));
      await expect(polygons()).toHaveLength(2);
    });
  },
});

/** Names of a file are text, whatever they hold. */
export const MarkupIsText = meta.story({
  parameters: { snapshot: false },
  args: { others: [] },
  play: async ({ userEvent }) => {
    await ready();
    const { title } = document;
    await importFile(userEvent, kml('zone.kml', markup));
    const panel = await dialog();
    await mapIn(panel);
    await seen(panel, 'Zona <b>0110</b> & "Korzo"');
    await seen(panel, 'Zona &lt;2&gt; Šibenik');
    await expect(panel.querySelector('b, script, img[src="x"]')).toBeNull();
    await expect(document.title).toBe(title);
  },
});

const metresOffered = async ({ userEvent }: { userEvent: UserEvent }) => {
  await ready();
  await importFile(userEvent, zip('zone.zip', metres));
  const panel = await dialog();
  await mapIn(panel);
  await seen(panel, partOf('Datoteka nema projekciju, a brojevi nisu stupnjevi'));
  await userEvent.click(within(panel).getByRole('button', { name: words('Uvezi odabrano') }));
  await seen(panel, words('Potvrdite da je mjesto na karti pravo.'));
  await expectFits();
};
/** Metres without a projection are shown on the map, and imported only once the place is said to be right. */
export const MetresOffered = meta.story({ tags: ['failed'], args: { others: [] }, play: metresOffered });
export const MetresOfferedPhone = meta.story({
  tags: ['phone', 'failed'],
  globals: phone,
  args: { others: [] },
  parameters: { snapshot: false },
  play: metresOffered,
});

export const MetresTaken = meta.story({
  parameters: { snapshot: false },
  tags: ['failed'],
  args: { others: [] },
  play: async (context) => {
    const { userEvent } = context;
    await metresOffered(context);
    const panel = await dialog();
    await userEvent.click(within(panel).getByRole('checkbox', { name: words('Mjesto na karti je pravo') }));
    await userEvent.click(within(panel).getByRole('button', { name: words('Uvezi odabrano') }));
    await dialogClosed();
    await waitFor(() => expect(polygons()).toHaveLength(1));
    await expect(await screen.findByText(/^206[.,]83\d m²/)).toBeVisible();
  },
});

/** Two layers in one archive: the user says which. */
export const TwoLayers = meta.story({
  parameters: { snapshot: false },
  args: { others: [] },
  play: async ({ userEvent }) => {
    await ready();
    await importFile(userEvent, zip('slojevi.zip', twoLayers));
    const panel = await dialog();
    const layer = within(panel).getByRole('combobox', { name: words('Sloj') });
    await expect(within(layer).getAllByRole('option')).toHaveLength(2);
    await userEvent.click(within(panel).getByRole('button', { name: words('Uvezi odabrano') }));
    await dialogClosed();
    await waitFor(() => expect(polygons()).toHaveLength(1));
  },
});

/** Shapefiles with one shape are taken at once, in another projection or encoding too. */
export const ShapefilesTaken = meta.story({
  parameters: { snapshot: false },
  args: { others: [] },
  play: async ({ userEvent }) => {
    await ready();
    for (const [name, address] of [
      ['htrs.zip', projected],
      ['slova.zip', letters],
    ] as const) {
      await importFile(userEvent, zip(name, address));
      await waitFor(() => expect(polygons()).toHaveLength(1));
      await expect(await screen.findByText(/^206[.,]83\d m²/)).toBeVisible();
      await userEvent.click(button(words('Poništi')));
      await expect(polygons()).toHaveLength(2);
    }
    await importFile(userEvent, kml('zona.kml', withPoint));
    await waitFor(() => expect(screen.getByText(partOf('Izostavljen je'))).toBeVisible());
    await userEvent.click(button(words('Spremi')));
    await confirm(userEvent, words('Spremi'));
    await confirmationClosed();
    await expect(sent().polygons).toHaveLength(2);
  },
});

/** Each file that holds no border says why, and the border stays as it is. */
export const EachReason = meta.story({
  tags: ['failed'],
  args: { others: [] },
  play: async ({ userEvent }) => {
    await ready();
    const refused = async (file: File, why: RegExp) => {
      await importFile(userEvent, file);
      await expect(await screen.findByText(why)).toBeVisible();
      await expect(polygons()).toHaveLength(2);
    };
    await refused(zip('zone.zip', encrypted), partOf('zaštićen lozinkom'));
    await refused(zip('bomba.zip', bomb), partOf('veća je nego što u njemu piše'));
    await refused(zip('automati.zip', pointsOnly), partOf('Nema nijednog poligona, nego'));
    await refused(kml('zone.kml', entities), partOf('vlastite entitete'));
    const huge = new File(['x'], 'velika.zip');
    Object.defineProperty(huge, 'size', { value: 200_000_000 });
    await choose(userEvent, huge);
    await expect(await screen.findByText(/200[.,]00 MB.*20[.,]00 MB/)).toBeVisible();
    await refused(kml('zone.kml', link), partOf('samo upućuje na drugu datoteku'));
    screen.getByText(partOf('samo upućuje')).scrollIntoView({ block: 'center' });
  },
});

const corners = (ring: readonly (readonly number[])[]) => ring.map((at) => at.slice(0, 2).join(',')).join(' ');
const placemark = (name: string, ring: string) =>
  `<Placemark><name>${name}</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${ring}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;
const file = (inside: string) => `<kml><Document>${inside}</Document></kml>`;

/** A fault of what was chosen is on the map, which goes there; what was ticked stays. */
export const FaultOnMap = meta.story({
  tags: ['failed'],
  args: { others: [] },
  play: async ({ userEvent }) => {
    await ready();
    const bow = '15.972,45.8096 15.9756,45.8118 15.9756,45.8096 15.972,45.8118 15.972,45.8096';
    const good = corners(ringAround(shifted(zagreb, 900, 0), 100, 5));
    await importFile(userEvent, kml('zone.kml', file(placemark('Dobra', good) + placemark('Kriva', bow))));
    const panel = await dialog();
    await userEvent.click(within(panel).getByRole('checkbox', { name: /Kriva/ }));
    await userEvent.click(within(panel).getByRole('button', { name: words('Uvezi odabrano') }));
    await expect(await screen.findByText(partOf('Granica siječe samu sebe'))).toBeVisible();
    await ready();
    screen.getByText(partOf('Granica siječe samu sebe')).scrollIntoView({ block: 'center' });
  },
});

/** Very long names break no line of the dialog. */
export const LongNames = meta.story({
  parameters: { snapshot: false },
  args: { others: [] },
  play: async ({ userEvent }) => {
    await ready();
    const parts = [0, 1, 2].map((at) =>
      placemark(`${'Dugačkonazivzone'.repeat(20)} ${at}`, corners(ringAround(shifted(zagreb, 300 * at, 0), 100, 4))),
    );
    await importFile(userEvent, kml('zone.kml', file(parts.join(''))));
    await expect(within(await dialog()).getAllByRole('checkbox')).toHaveLength(4);
    await expectFits();
  },
});
