import { expect, screen, waitFor, within } from 'storybook/test';
import type { Position } from '#api/contract/borders.ts';
import { ShortcutsHost } from '#design-system/Shortcuts/ShortcutsHost.tsx';
import { BorderEditor } from '#features/change-requests/borders/BorderEditor.tsx';
import preview from '../../../.storybook/preview';
import { borderOf, neighbours, place, ringAround, shifted, twoParts, zone } from '../../support/borders.ts';
import { drag, middleOf, type Place, pull } from '../../support/pointer.ts';
import { englishDark, phone } from '../../support/variants.ts';
import { partOf, words } from '../../support/words.ts';
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
  sent,
} from './borderEditor.ts';

/** Snapping, holes, moving a whole polygon, keys: what the map's tools do. */
const meta = preview.meta({
  title: 'Change requests/Border, tools – Alati granice',
  component: BorderEditor,
  ...borderEditorMeta,
});

/** Returns the place of a position on the map, by the handles of the second part, whose positions are known. */
function pixelOf([longitude = 0, latitude = 0]: Position): Place {
  const positions = twoParts[1]?.[0] ?? [];
  const at = (index: number) => {
    const handle = document.querySelector(`.map-handle[data-kind=vertex][data-at="0 ${index}"]`);
    if (!handle) throw new Error(`There is no handle ${index}`);
    return { pixel: middleOf(handle), position: positions[index] ?? [] };
  };
  // The two farthest apart: pixels are whole ones.
  const [a, b, c, d] = [at(0), at(3), at(1), at(5)];
  const x =
    ((longitude - (a.position[0] ?? 0)) / ((b.position[0] ?? 0) - (a.position[0] ?? 0))) * (b.pixel.x - a.pixel.x);
  const y =
    ((latitude - (c.position[1] ?? 0)) / ((d.position[1] ?? 0) - (c.position[1] ?? 0))) * (d.pixel.y - c.pixel.y);
  return { x: a.pixel.x + x, y: c.pixel.y + y };
}

/** A vertex of the neighbour Z-03 that is beside the second part. */
const target = neighbours[1]?.polygons[0]?.[0]?.[3] as Position;
const near = (position: Position): Place => {
  const { x, y } = pixelOf(position);
  return { x: x + 5, y: y - 4 };
};
const handleAt = (index: number) =>
  middleOf(document.querySelector(`.map-handle[data-kind=vertex][data-at="0 ${index}"]`) as Element);
const mark = () => document.querySelector('.map-snap');

const snapping = async ({ userEvent }: { readonly userEvent: Parameters<typeof editingSecond>[0] }) => {
  await editingSecond(userEvent);
  await pull(handleAt(1), near(target));
  await waitFor(() => expect(mark()).toHaveAttribute('data-kind', 'vertex'));
  await expect(document.querySelector('.map-live')).toHaveTextContent(/m²/);
};

/** A vertex is held beside a neighbour's: the mark says what it snaps to, the corner what it would measure. */
export const Snapping = meta.story({ play: snapping });
export const SnappingEnglishDark = meta.story({
  tags: ['dark', 'english'],
  globals: englishDark,
  parameters: { snapshot: false },
  play: snapping,
});

const saveAll = async (userEvent: Parameters<typeof confirm>[0]) => {
  await userEvent.click(button(words('Spremi')));
  await confirm(userEvent, words('Spremi'));
  await confirmationClosed();
};

export const SnappedExactly = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent, step }) => {
    await editingSecond(userEvent);
    await step('with Alt it goes where the pointer is', async () => {
      await drag(handleAt(1), near(target), 4, true);
      await waitFor(() => expect(button(words('Spremi'))).toBeEnabled());
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(button(words('Spremi'))).toBeDisabled());
    });
    await step('without Alt it gets exactly the digits of the neighbour’s vertex', async () => {
      await drag(handleAt(1), near(target));
      await waitFor(() => expect(button(words('Spremi'))).toBeEnabled());
      await saveAll(userEvent);
      expect(sent().polygons[1]?.[0]?.[1]).toEqual(target);
      expect(sent().polygons[0]).toEqual(twoParts[0]);
    });
  },
});

export const SnappingSwitchedOff = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await editingSecond(userEvent);
    const snap = button(words('Privlačenje točaka'));
    await expect(snap).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(snap);
    await expect(snap).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage.getItem('border-snapping')).toBe('off');
    await pull(handleAt(1), near(target));
    await expect(mark()).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(snap);
    await expect(snap).toHaveAttribute('aria-pressed', 'true');
  },
});

const dotsOf = async (userEvent: Parameters<typeof draw>[0], corners: Parameters<typeof draw>[2]) => {
  await draw(userEvent, await ready(), corners, words('Izreži rupu'));
};

export const Hole = meta.story({
  parameters: { snapshot: false },
  args: { zone: zone({ border: borderOf('Z-01', [[ringAround(place, 300, 6)]]) }), others: [] },
  play: async ({ userEvent, step }) => {
    await step('it is drawn by mouse, Enter cuts it out', async () => {
      await dotsOf(userEvent, [
        [-60, -40],
        [60, -40],
        [0, 60],
      ]);
      await expect(screen.getByText(words('Rupa: 3 točke'))).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByText(/1 (rupa|hole)/)).toBeVisible();
    });
    await step('it is undone as a whole', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(screen.queryByText(/1 (rupa|hole)/)).toBeNull());
      await userEvent.click(button(words('Ponovi')));
    });
    await step('the border is sent with it', async () => {
      await saveAll(userEvent);
      expect(sent().polygons).toHaveLength(1);
      expect(sent().polygons[0]).toHaveLength(2);
      expect(sent().polygons[0]?.[1]).toHaveLength(4);
    });
  },
});

/** A hole across the border: refused, the place is marked and shown, and its points stay to be corrected. */
export const HoleRefused = meta.story({
  tags: ['failed'],
  args: { zone: zone({ border: borderOf('Z-01', [[ringAround(place, 300, 6)]]) }), others: [] },
  play: async ({ userEvent, step }) => {
    await dotsOf(userEvent, [
      [-60, -40],
      [350, -40],
      [0, 60],
    ]);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(words('Rupa nije izrezana'))).toBeVisible();
    await expect(screen.getByText(partOf('siječe njegov vanjski rub'))).toBeVisible();
    await waitFor(() => expect(drawnDots()).toHaveLength(3));
    await step('taking the last point back ends the refusal', async () => {
      await userEvent.keyboard('{Backspace}');
      await waitFor(() => expect(drawnDots()).toHaveLength(2));
      await expect(screen.queryByText(words('Rupa nije izrezana'))).toBeNull();
      await userEvent.keyboard('{Control>}y{/Control}{Enter}');
      await expect(await screen.findByText(words('Rupa nije izrezana'))).toBeVisible();
    });
    await ready();
  },
});

export const Moving = meta.story({
  args: { others: [] },
  play: async ({ userEvent, step }) => {
    await editingSecond(userEvent);
    await userEvent.click(button(words('Pomakni cijeli poligon')));
    await expect(await screen.findByText(words('Pomiče se Poligon 2'))).toBeVisible();
    await expect(handles()).toHaveLength(0);
    const map = screen.getByRole('application');
    await step('a drag inside moves it, and the map stays', async () => {
      await drag(onMap(map, 0, 0), onMap(map, 80, 40));
      await waitFor(() => expect(button(words('Spremi'))).toBeEnabled());
    });
    await step('arrow keys move it by a metre', async () => {
      await expect(map).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    });
    await step('Escape ends the moving; its steps are undone one by one', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(handles()).toHaveLength(6));
      await userEvent.keyboard('{Control>}zzz{/Control}');
      await waitFor(() => expect(button(words('Spremi'))).toBeDisabled());
      await userEvent.keyboard('{Control>}yyy{/Control}');
      await waitFor(() => expect(button(words('Spremi'))).toBeEnabled());
    });
    await userEvent.click(button(words('Pomakni cijeli poligon')));
    await waitFor(() => expect(handles()).toHaveLength(0));
  },
});

export const VertexDeleted = meta.story({
  parameters: { snapshot: false },
  args: { zone: zone({ border: borderOf('Z-01', [[ringAround(place, 300, 4)]]) }), others: [] },
  play: async ({ userEvent, step }) => {
    await ready();
    await userEvent.click(button(words('Uredi: Poligon 1')));
    await waitFor(() => expect(handles()).toHaveLength(4));
    await ready();
    const remove = button(words('Ukloni odabranu točku'));
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await step('Delete removes the chosen vertex', async () => {
      await drag(handleAt(2), handleAt(2));
      await waitFor(() => expect(document.querySelector('[data-picked].map-handle')).not.toBeNull());
      await expect(remove).not.toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(handles()).toHaveLength(3));
    });
    await step('a triangle keeps its vertices, and it is said why', async () => {
      await drag(handleAt(0), handleAt(0));
      await waitFor(() => expect(document.querySelector('[data-picked].map-handle')).not.toBeNull());
      await userEvent.keyboard('{Delete}');
      const reason = await screen.findByText(words('Točka nije uklonjena: rub ima barem tri točke.'));
      await waitFor(() => expect(reason).toBeVisible());
      await expect(handles()).toHaveLength(3);
    });
    await step('Enter finishes', async () => {
      await userEvent.click(document.body);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(handles()).toHaveLength(0));
      await expect(button(words('Spremi'))).toBeEnabled();
    });
  },
});

/** The list of all shortcuts has the editor's, while it is open. */
export const Keys = meta.story({
  parameters: { snapshot: false },
  render: (args) => (
    <>
      <BorderEditor {...args} />
      <ShortcutsHost />
    </>
  ),
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.keyboard('?');
    const list = await screen.findByRole('region', { name: words('Tipke uređivača') });
    await waitFor(() => expect(within(list).getByText('Enter')).toBeVisible());
    await expect(within(list).getByText(words('Poništi zadnji korak'))).toBeVisible();
  },
});

/** With the keyboard alone: arrow keys move the map, the space bar adds a point in its middle. */
export const DrawnByKeyboard = meta.story({
  parameters: { snapshot: false },
  args: { others: [] },
  play: async ({ userEvent, step }) => {
    const map = await ready();
    button(words('Nacrtaj poligon')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(map).toHaveFocus());
    await step('a point in the middle, then three more', async () => {
      for (const [index, move] of ['', '{ArrowRight}{ArrowRight}', '{ArrowDown}', '{ArrowLeft}'].entries()) {
        await userEvent.keyboard(`${move} `);
        await waitFor(() => expect(drawnDots()).toHaveLength(index + 1));
      }
      await expect(document.querySelector('.map-crosshair')).not.toBeNull();
    });
    await step('Delete takes the last one back, Enter finishes', async () => {
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(drawnDots()).toHaveLength(3));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(polygons()).toHaveLength(3));
    });
  },
});

/** On a phone the map, the points, Finish and Discard are in sight while a border is drawn. */
export const DrawingPhone = meta.story({
  tags: ['phone'],
  globals: phone,
  play: async ({ userEvent }) => {
    await draw(userEvent, await ready(), [
      [-80, 60],
      [60, 70],
      [90, 130],
    ]);
    for (const element of [
      screen.getByRole('application'),
      button(words('Završi crtanje')),
      button(words('Odbaci crtanje')),
    ]) {
      const { top, bottom } = element.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    }
  },
});

/** A town of sixty zones with ten thousand vertices: the map names them, and a drag among them snaps. */
export const SixtyZones = meta.story({
  parameters: { snapshot: false },
  args: {
    zone: zone({
      border: borderOf('Z-01', [[ringAround(place, 320, 1000, (corner) => 1 + 0.05 * Math.sin(corner / 9))]]),
    }),
    others: Array.from({ length: 60 }, (_, index) => {
      const at = shifted(place, ((index % 10) - 4.5) * 330, (Math.floor(index / 10) - 2.5) * 330);
      return borderOf(`Z-${index + 100}`, [[ringAround(at, 150, 167, (corner) => 1 + 0.1 * Math.sin(corner / 5))]]);
    }),
  },
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.click(button(words('Uredi: Poligon 1')));
    await waitFor(() => expect(handles()).toHaveLength(30));
    await ready();
    await expect(document.querySelectorAll('.map-name').length).toBeGreaterThan(3);
    const from = middleOf(handles()[0] as Element);
    await drag(from, { x: from.x + 60, y: from.y + 20 }, 20);
    await waitFor(() => expect(button(words('Spremi'))).toBeEnabled());
    await expect(handles()).toHaveLength(30);
  },
});
