import { expect, screen, waitFor, within } from 'storybook/test';
import type { Polygon } from '#api/contract/borders.ts';
import { BorderEditor } from '#features/change-requests/borders/BorderEditor.tsx';
import { squareAround } from '#features/change-requests/borders/geometry/square.ts';
import preview from '../../../.storybook/preview';
import { place, ringAround, shifted } from '../../support/borders.ts';
import { inOrder, partOf, words } from '../../support/words.ts';
import {
  borderEditorMeta,
  button,
  confirm,
  confirmationClosed,
  crossing,
  handles,
  polygons,
  ready,
  sent,
} from './borderEditor.ts';

const meta = preview.meta({
  title: 'Change requests/Border, sources – Izvori granice',
  component: BorderEditor,
  ...borderEditorMeta,
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
  const field = screen.getByRole('textbox', { name: words('GeoJSON tekst') });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(value);
};

export const ImportRefused = meta.story({
  play: async ({ userEvent, step }) => {
    await ready();
    const refused = async (value: string, why: RegExp) => {
      await paste(userEvent, value);
      await userEvent.click(button(words('Uvezi umjesto postojećih')));
      await expect(await screen.findByText(why)).toBeVisible();
      await expect(screen.getByRole('textbox', { name: words('GeoJSON tekst') })).toHaveValue(value);
      await expect(polygons()).toHaveLength(2);
    };
    const square = squareAround(place);
    await step('each with its reason, and nothing is lost', async () => {
      await refused('{"name": "Zona"}', partOf('nije GeoJSON'));
      await refused('{"type": "Polygon"', partOf('nije ispravan JSON'));
      await refused(text([(square[0] ?? []).slice(0, -1)]), partOf('nije zatvoren'));
      await refused(text(crossing), partOf('siječe samu sebe'));
      await refused(text(squareAround({ latitude: 48.2, longitude: 16.37 })), partOf('nije u Hrvatskoj'));
    });
    await step('latitude first is recognised', async () => {
      await refused(
        text([(square[0] ?? []).map(([x = 0, y = 0]) => [y, x])]),
        partOf('Širina i dužina su zamijenjene'),
      );
    });
    screen.getByText(partOf('zamijenjene')).scrollIntoView({ block: 'center' });
  },
});

export const ImportSwapped = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await ready();
    const [ring = []] = squareAround(shifted(place, 0, 600));
    await paste(userEvent, text([ring.map(([x = 0, y = 0]) => [y, x])]));
    await userEvent.click(button(words('Uvezi umjesto postojećih')));
    await userEvent.click(await screen.findByRole('button', { name: words('Zamijeni redoslijed i uvezi') }));
    await waitFor(() => expect(polygons()).toHaveLength(1));
    await userEvent.click(button(words('Spremi')));
    await confirm(userEvent, words('Spremi'));
    await confirmationClosed();
    await expect(sent().polygons).toEqual([[ring]]);
    await userEvent.click(button(words('Poništi')));
    await expect(polygons()).toHaveLength(2);
  },
});

export const Huge = meta.story({
  parameters: { snapshot: false },
  args: { others: [] },
  play: async ({ userEvent }) => {
    await ready();
    const many = ringAround(place, 900, 100_000, (corner) => 1 + 0.04 * Math.sin(corner / 300));
    const file = new File([text([many])], 'velika.geojson', { type: 'application/geo+json' });
    await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
    await expect(await screen.findByText('velika.geojson')).toBeVisible();
    await userEvent.click(button(words('Uvezi umjesto postojećih')));
    await waitFor(() => expect(polygons()).toHaveLength(1));
    await expect(screen.getByText(inOrder(words('100.000 točaka')))).toBeVisible();
    await waitFor(() => expect(button(words('Spremi'))).toBeEnabled());
    await userEvent.click(button(words('Uredi: Poligon 1')));
    await waitFor(() => expect(handles()).toHaveLength(30));
    await expect(screen.getByText(words('Točke 1–10 od 100.000'))).toBeVisible();
  },
});

export const PlaceFound = meta.story({
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.type(screen.getByRole('searchbox'), 'Ilica{Enter}');
    const results = await screen.findByRole('list', { name: words('Rezultati traženja') });
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

export const BoundaryFound = meta.story({
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.click(screen.getByRole('radio', { name: words('Granica grada') }));
    await userEvent.type(screen.getByRole('searchbox'), 'Samobor{Enter}');
    const results = await screen.findByRole('list', { name: words('Rezultati traženja') });
    await userEvent.click(within(results).getByRole('button', { name: /Samobor/ }));
    await expect(button(words('Preuzmi kao granicu'))).toBeVisible();
    await ready();
  },
});

export const BoundaryUsed = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.click(screen.getByRole('radio', { name: words('Granica grada') }));
    await userEvent.type(screen.getByRole('searchbox'), 'Samobor{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: /Samobor, Zagrebačka/ }));
    await userEvent.click(button(words('Preuzmi kao granicu')));
    await waitFor(() => expect(polygons()).toHaveLength(1));
    await expect(button(words('Spremi'))).toBeEnabled();
    await userEvent.click(button(words('Poništi')));
    await expect(polygons()).toHaveLength(2);
  },
});

export const NothingFound = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.click(button(words('Traži')));
    await expect(screen.getByText(words('Upišite barem dva znaka.'))).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'Nigdjevo{Enter}');
    await expect(await screen.findByText(partOf('Ništa nije pronađeno'))).toBeVisible();
  },
});
