import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Position } from '#api/contract/borders.ts';
import { squareAround } from '../geometry/square.ts';
import type { Polygons } from './edits.ts';
import { type EditorAction, type EditorState, editorReducer, startEditor } from './reducer.ts';

const square = squareAround({ latitude: 45.8, longitude: 16 });
const withHole = [
  ...squareAround({ latitude: 45.81, longitude: 16.01 }, 400),
  ...squareAround({ latitude: 45.81, longitude: 16.01 }, 100),
];
const triangle = [
  [
    [15.9, 45.7, 120],
    [15.91, 45.7, 121],
    [15.905, 45.71, 122],
    [15.9, 45.7, 120],
  ],
];
const loaded: Polygons = [square, withHole, triangle];
const run = (state: EditorState, ...actions: EditorAction[]) => actions.reduce(editorReducer, state);

const position: fc.Arbitrary<Position> = fc.tuple(
  fc.double({ min: 15, max: 17, noNaN: true }),
  fc.double({ min: 45, max: 46, noNaN: true }),
);
const vertex = fc.record({ ring: fc.nat(2), index: fc.nat(6) });
const ring = fc.array(position, { minLength: 3, maxLength: 6 }).map((open) => [...open, open[0] as Position]);
const action: fc.Arbitrary<EditorAction> = fc.oneof(
  fc.record({ type: fc.constant('edit' as const), polygon: fc.nat(3) }),
  fc.record({
    type: fc.constantFrom('finish' as const, 'cancel' as const, 'undo' as const, 'redo' as const),
  }),
  fc.record({ type: fc.constant('move' as const), vertex, to: position }),
  fc.record({ type: fc.constant('insert' as const), before: vertex, at: position }),
  fc.record({ type: fc.constant('remove' as const), vertex }),
  fc.record({ type: fc.constant('removeHole' as const), ring: fc.nat(2) }),
  fc.record({ type: fc.constant('removePolygon' as const), polygon: fc.nat(3) }),
  fc.record({ type: fc.constant('startDrawing' as const) }),
  fc.constant({ type: 'startDrawing' as const, what: 'line' as const }),
  fc.constant({ type: 'lineDrawn' as const }),
  fc.record({ type: fc.constant('drawing' as const), vertices: fc.array(position, { maxLength: 4 }) }),
  fc.record({ type: fc.constant('shift' as const), shift: fc.record({ by: position }) }),
  fc.constant({ type: 'reset' as const, first: startEditor(loaded) }),
  fc.record({ type: fc.constant('drawn' as const), ring }),
  fc.record({
    type: fc.constant('replace' as const),
    polygons: fc.array(
      ring.map((one) => [one]),
      { maxLength: 2 },
    ),
  }),
);
const actionLists = fc.array(action, { maxLength: 60 });

describe('history', () => {
  test('undoing all that was ever done restores exactly what was loaded, and redoing it all exactly what there was', () => {
    fc.assert(
      fc.property(actionLists, (actions) => {
        const text = JSON.stringify(loaded);
        const done = run(startEditor(loaded), ...actions);
        let back = done;
        while (back.past.length > 0) back = editorReducer(back, { type: 'undo' });
        expect(back.present).toBe(loaded);
        expect(JSON.stringify(back.present)).toBe(text);
        let again = back;
        while (again.future.length > 0) again = editorReducer(again, { type: 'redo' });
        let end = done;
        while (end.future.length > 0) end = editorReducer(end, { type: 'redo' });
        expect(again.present).toBe(end.present);
      }),
    );
  });

  test('each step is undone alone, and is a step only if something changed', () => {
    fc.assert(
      fc.property(actionLists, (actions) => {
        let state = startEditor(loaded);
        for (const each of actions) {
          const next = editorReducer(state, each);
          if (next.past.length > state.past.length && each.type !== 'redo') {
            expect(next.present).not.toBe(state.present);
            expect(editorReducer(next, { type: 'undo' }).present).toBe(state.present);
          } else if (each.type !== 'undo' && each.type !== 'redo') expect(next.present).toBe(state.present);
          state = next;
        }
      }),
    );
  });

  test('whatever is done, every ring stays closed and keeps at least three vertices', () => {
    fc.assert(
      fc.property(actionLists, (actions) => {
        for (const rings of run(startEditor(loaded), ...actions).present) {
          for (const each of rings) {
            expect(each.length).toBeGreaterThanOrEqual(4);
            expect(each.at(-1)).toEqual(each[0]);
          }
        }
      }),
    );
  });

  test('a polygon that is edited is always one that there is', () => {
    fc.assert(
      fc.property(actionLists, (actions) => {
        const { mode, present, picked } = run(startEditor(loaded), ...actions);
        if (mode.kind === 'edit') expect(present[mode.polygon]).toBeDefined();
        if (mode.kind === 'edit' && picked) expect(picked.index).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('reset', () => {
  const changed = run(startEditor(loaded), { type: 'removePolygon', polygon: 0 });

  test('shows the border that was loaded again, with nothing to save, and can be undone', () => {
    const first = startEditor([triangle]);
    const state = run(changed, { type: 'reset', first });
    expect(state.present).toBe(first.loaded);
    expect(state.saved).toBe(state.present);
    expect(run(state, { type: 'undo' }).present).toBe(changed.present);
  });

  test('of a zone that has lost its border shows a suggestion, which is not saved', () => {
    const state = run(changed, { type: 'reset', first: startEditor([square], []) });
    expect(state.present).toEqual([square]);
    expect(state.saved).toEqual([]);
  });

  test('of a suggestion to one at the place that arrived later leaves nothing to undo', () => {
    const state = run(startEditor([square], []), { type: 'reset', first: startEditor([triangle], []) });
    expect(state.present).toEqual([triangle]);
    expect(state.saved).toEqual([]);
    expect(state.past).toHaveLength(0);
  });

  test('of what is shown already is no step', () => {
    const state = run(startEditor(loaded), { type: 'reset', first: startEditor(structuredClone(loaded)) });
    expect(state.present).toBe(loaded);
    expect(state.saved).toBe(loaded);
    expect(state.past).toHaveLength(0);
  });
});

describe('editing', () => {
  const editing = run(startEditor(loaded), { type: 'edit', polygon: 1 });

  test('moves one vertex; all else stays the same object, holes too', () => {
    const { present } = run(editing, { type: 'move', vertex: { ring: 0, index: 2 }, to: [16.5, 45.9] });
    expect(present[0]).toBe(square);
    expect(present[2]).toBe(triangle);
    expect(present[1]?.[1]).toBe(withHole[1]);
    expect(present[1]?.[0]?.map((at) => at[0])).toEqual(withHole[0]?.map((at, index) => (index === 2 ? 16.5 : at[0])));
  });

  test('the first vertex is the last position too, and a height stays', () => {
    const { present } = run(
      startEditor(loaded),
      { type: 'edit', polygon: 2 },
      { type: 'move', vertex: { ring: 0, index: 0 }, to: [15.8, 45.6] },
    );
    expect(present[2]?.[0]?.[0]).toEqual([15.8, 45.6, 120]);
    expect(present[2]?.[0]?.[3]).toEqual([15.8, 45.6, 120]);
  });

  test('a vertex that is put in is the one that is picked; before the first means after the last', () => {
    const state = run(editing, { type: 'insert', before: { ring: 1, index: 0 }, at: [16.01, 45.812] });
    expect(state.present[1]?.[1]).toHaveLength(6);
    expect(state.present[1]?.[1]?.[state.picked?.index ?? -1]).toEqual([16.01, 45.812]);
    expect(state.picked).toEqual({ ring: 1, index: 4 });
  });

  test('a triangle loses no vertex, a hole can be filled up, the outer ring cannot', () => {
    const ofTriangle = run(
      startEditor(loaded),
      { type: 'edit', polygon: 2 },
      { type: 'remove', vertex: { ring: 0, index: 1 } },
    );
    expect(ofTriangle.present).toBe(loaded);
    expect(run(editing, { type: 'removeHole', ring: 1 }).present[1]).toEqual([withHole[0]]);
    expect(run(editing, { type: 'removeHole', ring: 0 }).present).toBe(loaded);
  });

  test('cancelling restores the polygon as it was, and can itself be undone', () => {
    const moved = run(editing, { type: 'move', vertex: { ring: 0, index: 1 }, to: [16.5, 45.9] });
    const cancelled = run(moved, { type: 'cancel' });
    expect(cancelled.present).toBe(loaded);
    expect(cancelled.mode.kind).toBe('idle');
    expect(run(cancelled, { type: 'undo' }).present).toBe(moved.present);
  });

  test('undoing past a removal ends the editing: its index may be that of another polygon', () => {
    const state = run(
      startEditor(loaded),
      { type: 'removePolygon', polygon: 0 },
      { type: 'edit', polygon: 0 },
      { type: 'undo' },
    );
    expect(state.mode.kind).toBe('idle');
    expect(state.present).toBe(loaded);
  });
});

describe('drawing', () => {
  const a: Position = [16, 45.8];
  const b: Position = [16.01, 45.8];
  const c: Position = [16.01, 45.81];
  const modeAfter = (...vertices: Position[][]) =>
    run(
      startEditor([]),
      { type: 'startDrawing' },
      ...vertices.map((each) => ({ type: 'drawing', vertices: each }) as const),
    ).mode;

  test('vertices that are taken back can be put back, until another one is drawn', () => {
    expect(modeAfter([a], [a, b], [a, b, c], [a, b], [a])).toMatchObject({ vertices: [a], undone: [b, c] });
    expect(modeAfter([a], [a, b], [a, b, c], [a, b], [a], [a, b])).toMatchObject({ vertices: [a, b], undone: [c] });
    expect(modeAfter([a], [a, b], [a], [a, c])).toMatchObject({ vertices: [a, c], undone: [] });
  });

  test('a polygon that is drawn joins those that there are; what is called off leaves none', () => {
    const ring = [a, b, c, a];
    const state = run(startEditor(loaded), { type: 'startDrawing' }, { type: 'drawn', ring });
    expect(state.present).toEqual([...loaded, [ring]]);
    expect(
      run(startEditor(loaded), { type: 'startDrawing' }, { type: 'drawing', vertices: [a] }, { type: 'cancel' })
        .present,
    ).toBe(loaded);
  });
});

describe('discarding a drawing', () => {
  const vertices: Position[] = [
    [16, 45.8],
    [16.01, 45.8],
  ];
  const begun = run(startEditor(loaded), { type: 'startDrawing' }, { type: 'drawing', vertices });

  test('is a step: undoing it goes on with its vertices', () => {
    const back = run(begun, { type: 'cancel' }, { type: 'undo' });
    expect(back.mode).toMatchObject({ kind: 'draw', vertices, drawing: { kind: 'polygon', start: vertices } });
    expect(back.mode.kind === 'draw' && begun.mode.kind === 'draw' && back.mode.drawing.session).not.toBe(
      begun.mode.kind === 'draw' && begun.mode.drawing.session,
    );
  });

  test('is forgotten with the next step, and nothing is kept of an empty one', () => {
    const other = run(begun, { type: 'cancel' }, { type: 'removePolygon', polygon: 0 }, { type: 'undo' });
    expect(other.mode.kind).toBe('idle');
    expect(other.present).toBe(loaded);
    expect(run(startEditor(loaded), { type: 'startDrawing' }, { type: 'cancel' }).dropped).toBeUndefined();
  });
});

describe('a hole', () => {
  const center = { latitude: 45.8, longitude: 16 };
  const ringOf = (side: number) => squareAround(center, side)[0] as readonly Position[];

  test('is cut out of the polygon that is edited, whose editing goes on', () => {
    const state = run(
      startEditor(loaded),
      { type: 'edit', polygon: 0 },
      { type: 'startDrawing', what: 'hole' },
      { type: 'drawn', ring: ringOf(50) },
    );
    expect(state.mode).toMatchObject({ kind: 'edit', polygon: 0 });
    expect(state.present[0]).toHaveLength(2);
    expect(state.present.slice(1)).toEqual(loaded.slice(1));
    expect(run(state, { type: 'undo' }).present).toBe(loaded);
  });

  test('that is refused goes on being drawn, with the reason until a vertex changes', () => {
    const ring = ringOf(500);
    const refused = run(startEditor(loaded), { type: 'startDrawing', what: 'hole' }, { type: 'drawn', ring });
    expect(refused.present).toBe(loaded);
    expect(refused.mode).toMatchObject({
      kind: 'draw',
      vertices: ring.slice(0, -1),
      drawing: { start: ring.slice(0, -1) },
      refused: { kind: expect.any(String), at: expect.any(Array) },
    });
    const corrected = run(refused, { type: 'drawing', vertices: ring.slice(0, -2) });
    expect(corrected.mode).toMatchObject({ refused: undefined, undone: [ring.at(-2)] });
  });
});

test('a line leaves the border and the mode from before as they are', () => {
  const editing = run(startEditor(loaded), { type: 'edit', polygon: 1 });
  const drawn = run(editing, { type: 'startDrawing', what: 'line' }, { type: 'lineDrawn' });
  expect(drawn.present).toBe(loaded);
  expect(drawn.mode).toBe(editing.mode);
});

test('moving a polygon leaves the others the same objects, and is one step', () => {
  const moved = run(startEditor(loaded), { type: 'edit', polygon: 1 }, { type: 'shift', shift: { by: [0.001, 0] } });
  expect(moved.present[0]).toBe(loaded[0]);
  expect(moved.present[1]).toHaveLength(2);
  expect(moved.present[1]?.[1]?.[0]?.[0]).toBeCloseTo((withHole[1]?.[0]?.[0] ?? 0) + 0.001, 9);
  expect(run(moved, { type: 'undo' }).present).toBe(loaded);
  expect(run(moved, { type: 'shift', shift: { by: [0, 0] } }).present).toBe(moved.present);
});

test('what was saved is nothing to save any more, and undoing it is something again', () => {
  const moved = run(
    startEditor(loaded),
    { type: 'edit', polygon: 0 },
    { type: 'move', vertex: { ring: 0, index: 1 }, to: [16.5, 45.9] },
  );
  const saved = run(moved, { type: 'saved', polygons: moved.present });
  expect(saved.present).toBe(saved.saved);
  expect(run(saved, { type: 'undo' }).present).not.toBe(saved.saved);
  expect(run(saved, { type: 'undo' }, { type: 'redo' }).present).toBe(saved.saved);
});
