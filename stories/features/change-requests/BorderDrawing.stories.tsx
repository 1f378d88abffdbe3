import { expect, screen, waitFor } from 'storybook/test';
import { BorderEditor } from '#features/change-requests/borders/BorderEditor.tsx';
import preview from '../../../.storybook/preview';
import { borderOf, place, ringAround, twoParts, zone } from '../../support/borders.ts';
import { drag, middleOf, pointAt, press } from '../../support/pointer.ts';
import { formats } from '../../support/screen.ts';
import { partOf, startOf, words } from '../../support/words.ts';
import {
  borderEditorMeta,
  button,
  confirm,
  confirmationClosed,
  draw,
  drawnDots,
  editingSecond,
  handles,
  onMap,
  polygons,
  ready,
  redraw,
  sent,
} from './borderEditor.ts';

const meta = preview.meta({
  title: 'Change requests/Border, drawing – Crtanje granice',
  component: BorderEditor,
  ...borderEditorMeta,
});

export const Drawing = meta.story({
  play: async ({ userEvent, step }) => {
    const map = await ready();
    await step('each click is a vertex', async () => {
      await draw(userEvent, map, [
        [30, 200],
        [150, 190],
        [170, 280],
        [10, 290],
      ]);
      await expect(screen.getByText(words('Crtanje: 4 točke'))).toBeVisible();
      await expect(button(words('Spremi'))).toBeDisabled();
    });
    await step('Ctrl+Z takes the last one back, Ctrl+Y puts it back', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(drawnDots()).toHaveLength(3));
      await userEvent.keyboard('{Control>}y{/Control}');
      await waitFor(() => expect(drawnDots()).toHaveLength(4));
    });
    await step('Escape discards it, Ctrl+Z brings it back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(drawnDots()).toHaveLength(0));
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(drawnDots()).toHaveLength(4));
      await expect(screen.getByText(words('Crtanje: 4 točke'))).toBeVisible();
    });
    await redraw();
  },
});

export const DrawnUndoneRedone = meta.story({
  play: async ({ userEvent, step }) => {
    const map = await ready();
    await draw(userEvent, map, [
      [30, 200],
      [150, 190],
      [150, 280],
    ]);
    await step('a click on the first one closes it', async () => {
      await press(onMap(map, 30, 200));
      await waitFor(() => expect(polygons()).toHaveLength(3));
      await expect(drawnDots()).toHaveLength(0);
      await expect(button(words('Spremi'))).toBeEnabled();
    });
    await step('undo and redo', async () => {
      await userEvent.click(button(words('Poništi')));
      await expect(polygons()).toHaveLength(2);
      await expect(button(words('Spremi'))).toBeDisabled();
      await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
      await expect(polygons()).toHaveLength(3);
    });
    await step('untouched polygons are sent unchanged', async () => {
      await userEvent.click(button(words('Spremi')));
      await confirm(userEvent, words('Spremi'));
      await confirmationClosed();
      await expect(sent().polygons.slice(0, 2)).toEqual(twoParts);
      await expect(sent().polygons[2]?.[0]).toHaveLength(4);
    });
  },
});

export const Editing = meta.story({
  play: async ({ userEvent, step }) => {
    await ready();
    await userEvent.click(button(words('Uredi: Poligon 1')));
    await waitFor(() => expect(handles()).toHaveLength(12));
    // The map now shows the whole polygon, so positions are measured after that.
    await ready();
    const before = twoParts[0]?.[0]?.[0];
    await step('a vertex is dragged', async () => {
      const first = screen.getByRole('textbox', { name: words('Dužina točke 1') });
      const from = middleOf(handles().toSorted((a, b) => middleOf(b).x - middleOf(a).x)[0] as Element);
      const value = (first as HTMLInputElement).value;
      await drag(from, { x: from.x + 46, y: from.y - 60 });
      await waitFor(() =>
        expect(screen.getByRole('textbox', { name: words('Dužina točke 1') })).not.toHaveValue(value),
      );
      await expect(button(words('Spremi'))).toBeEnabled();
    });
    await step('Ctrl+Z puts it back exactly', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(button(words('Spremi'))).toBeDisabled());
      await expect(screen.getByRole('textbox', { name: words('Dužina točke 1') })).toHaveValue(
        String(before?.[0]).replace('.', formats().decimalSign),
      );
      await userEvent.click(button(words('Ponovi')));
      await waitFor(() => expect(button(words('Spremi'))).toBeEnabled());
    });
  },
});

/** The chosen polygon fills the map; "show all" shows the whole border again. */
export const ShownAll = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const widthOfHandles = () => {
      const places = handles().map((handle) => handle.getBoundingClientRect().x);
      return Math.max(...places) - Math.min(...places);
    };
    await editingSecond(userEvent);
    await waitFor(() => expect(widthOfHandles()).toBeGreaterThan(150));
    const alone = widthOfHandles();
    await redraw();
    await waitFor(() => expect(widthOfHandles()).toBeLessThan(alone / 2));
  },
});

export const CancelledEditing = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.click(button(words('Uredi: Poligon 2')));
    await waitFor(() => expect(handles()).toHaveLength(6));
    await ready();
    const from = middleOf(handles()[0] as Element);
    await drag(from, { x: from.x + 30, y: from.y + 30 });
    await waitFor(() => expect(button(words('Spremi'))).toBeEnabled());
    await userEvent.click(button(words('Dodaj točku iza točke 2')));
    await waitFor(() => expect(handles()).toHaveLength(7));
    await userEvent.click(button(words('Odustani od izmjena')));
    await expect(handles()).toHaveLength(0);
    await userEvent.click(button(words('Uredi: Poligon 2')));
    await waitFor(() => expect(handles()).toHaveLength(6));
    await expect(screen.getByRole('textbox', { name: words('Širina točke 1') })).toHaveValue(
      String(twoParts[1]?.[0]?.[0]?.[1]).replace('.', formats().decimalSign),
    );
  },
});

export const ByKeyboard = meta.story({
  play: async ({ userEvent, step }) => {
    await ready();
    const edit = button(words('Uredi: Poligon 2'));
    edit.focus();
    await userEvent.keyboard('{Enter}');
    const latitude = await screen.findByRole('textbox', { name: words('Širina točke 2') });
    await step('what is no number stays, with what is wrong', async () => {
      await userEvent.clear(latitude);
      await userEvent.type(latitude, 'sjever{Enter}');
      await expect(latitude).toHaveAccessibleDescription(partOf('Upišite broj'));
      await expect(latitude).toHaveValue('sjever');
      await expect(button(words('Spremi'))).toBeDisabled();
    });
    await step('a point or a comma will do', async () => {
      await userEvent.clear(latitude);
      await userEvent.type(latitude, '45.8115{Enter}');
      await waitFor(() => expect(latitude).toHaveValue(`45${formats().decimalSign}8115`));
      await expect(button(words('Spremi'))).toBeEnabled();
    });
    await step('a vertex is added and removed', async () => {
      await userEvent.click(button(words('Dodaj točku iza točke 3')));
      await waitFor(() => expect(handles()).toHaveLength(7));
      await userEvent.click(button(words('Ukloni točku 4')));
      await waitFor(() => expect(handles()).toHaveLength(6));
    });
    await step('a hole is filled', async () => {
      await userEvent.click(button(words('Uredi: Poligon 1')));
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: words('Rub') }), words('Rupa 1'));
      await expect(screen.getAllByRole('textbox', { name: startOf('Širina točke') })).toHaveLength(5);
      await userEvent.click(button(words('Popuni rupu')));
      await waitFor(() => expect(screen.queryByRole('combobox', { name: words('Rub') })).toBeNull());
      await userEvent.click(button(words('Poništi')));
      await screen.findByRole('combobox', { name: words('Rub') });
    });
  },
});

export const Crossing = meta.story({
  args: { others: [] },
  play: async ({ userEvent, step }) => {
    const map = await ready();
    await draw(userEvent, map, [
      [20, 190],
      [160, 290],
      [160, 190],
      [20, 290],
    ]);
    await step('the crossing is reported while drawing', async () => {
      await expect(await screen.findByText(words('1 sjecište'))).toBeVisible();
    });
    await userEvent.click(button(words('Završi crtanje')));
    await expect(await screen.findByText(partOf('Granica siječe samu sebe kod'))).toBeVisible();
    await expect(button(words('Spremi'))).toBeDisabled();
    await expect(screen.getByText(partOf('Granica ima pogrešku'))).toBeVisible();
    // What it encloses is not defined.
    await expect(screen.getByText(words('Površina')).nextElementSibling).toHaveTextContent(/^–$/);
    await step('a vertex moved to its right place mends it', async () => {
      await userEvent.click(button(words('Poništi')));
      await expect(screen.queryByText(partOf('siječe samu sebe'))).toBeNull();
      await userEvent.click(button(words('Ponovi')));
      await screen.findByText(partOf('siječe samu sebe'));
    });
    await redraw();
  },
});

export const ThousandVertices = meta.story({
  args: {
    zone: zone({
      border: borderOf('Z-01', [[ringAround(place, 320, 1000, (corner) => 1 + 0.05 * Math.sin(corner / 9))]]),
    }),
    others: [],
  },
  play: async ({ userEvent, step }) => {
    const map = await ready();
    await userEvent.click(button(words('Uredi: Poligon 1')));
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
      await waitFor(() => expect(button(words('Poništi'))).toBeEnabled());
      await expect(handles()).toHaveLength(30);
    });
  },
});
