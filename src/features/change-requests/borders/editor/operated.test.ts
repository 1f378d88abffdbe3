import { describe, expect, test } from 'vitest';
import { checkBorder } from '#api/borderRules.ts';
import { squareAround } from '../geometry/square.ts';
import { type Operation, operate } from '../operations/operate.ts';
import type { Polygons } from './edits.ts';
import { type EditorAction, type EditorState, editorReducer, startEditor } from './reducer.ts';

const [square, other] = [
  squareAround({ latitude: 45.8, longitude: 16 }),
  squareAround({ latitude: 45.8, longitude: 16.01 }),
];
const loaded: Polygons = [square, other];
const run = (state: EditorState, ...actions: EditorAction[]) => actions.reduce(editorReducer, state);
const done = (state: EditorState, operation: Operation): EditorAction => {
  const outcome = operate(state.present, operation);
  if (outcome.kind === 'refused') throw new Error(outcome.reason);
  return {
    type: 'operated',
    of: state.present,
    polygons: outcome.polygons,
    ...(outcome.kind === 'split' ? { pieces: outcome.pieces } : {}),
  };
};
const across: Operation = { kind: 'split', line: [square[0]?.[0] ?? [], square[0]?.[2] ?? []] };

describe('an operation', () => {
  test('is one step, which ends the editing and leaves the others as they are', () => {
    const editing = run(startEditor(loaded), { type: 'edit', polygon: 1 });
    const state = run(editing, done(editing, across));
    expect(state.present).toHaveLength(3);
    expect(state.present[2]).toBe(other);
    expect(state.mode.kind).toBe('idle');
    expect(run(state, { type: 'undo' }).present).toBe(loaded);
    expect(run(state, { type: 'undo' }, { type: 'redo' }).present).toBe(state.present);
  });

  test('splits and joins back to the same area, and knows the pieces', () => {
    const first = startEditor(loaded);
    const split = run(first, done(first, across));
    expect(split.present.slice(0, 2).every((polygon) => split.apart.has(polygon))).toBe(true);
    expect(split.apart.has(other)).toBe(false);
    const joined = run(split, done(split, { kind: 'join', pair: [1, 0] }));
    expect(joined.present).toHaveLength(2);
    expect(joined.present[0]?.[0]).toHaveLength(5);
    expect(joined.past).toHaveLength(2);
  });

  test('that ends after the border has changed does nothing', () => {
    const first = startEditor(loaded);
    const late = done(first, across);
    const changed = run(first, { type: 'removePolygon', polygon: 1 });
    expect(run(changed, late)).toBe(changed);
  });
});

describe('what is refused', () => {
  test.each<[Operation, string]>([
    [{ kind: 'split', line: [[15.9, 45.7]] }, 'short'],
    [{ kind: 'split', line: across.kind === 'split' ? across.line : [], only: 1 }, 'misses'],
    [{ kind: 'join', pair: [0, 1] }, 'apart'],
    [{ kind: 'join', pair: [0, 0] }, 'apart'],
    [{ kind: 'join', pair: [0, 7] }, 'apart'],
    [{ kind: 'simplify', tolerance: 1 }, 'same'],
    [{ kind: 'square' }, 'already'],
    [{ kind: 'cut', others: [squareAround({ latitude: 45.9, longitude: 16 })] }, 'noOverlap'],
    [{ kind: 'cut', others: [squareAround({ latitude: 45.8, longitude: 16.005 }, 5000)] }, 'nothing'],
  ])('%o: %s', (operation, reason) => {
    expect(operate(loaded, operation)).toEqual({ kind: 'refused', reason });
  });

  test('of squaring up one of two polygons that share an edge, which would then overlap', () => {
    const west = [
      [
        [16, 45.8],
        [16.002, 45.8],
        [16.00202, 45.801],
        [16, 45.801],
        [16, 45.8],
      ],
    ];
    const east = [
      [
        [16.002, 45.8],
        [16.004, 45.8],
        [16.00402, 45.801],
        [16.00202, 45.801],
        [16.002, 45.8],
      ],
    ];
    const one = operate([west, east], { kind: 'square', only: 0 });
    const polygons = one.kind === 'refused' ? [] : one.polygons;
    expect(one.kind === 'refused' ? one.reason : checkBorder(polygons).problems).toEqual(
      one.kind === 'refused' ? 'crosses' : [],
    );
  });

  test('is one polygon alone: a line that ends in it splits the other one', () => {
    const line = [
      [15.99, 45.8],
      [16.01, 45.8],
    ];
    const outcome = operate(loaded, { kind: 'split', line });
    expect(outcome).toMatchObject({ kind: 'split', pieces: { length: 2 } });
  });
});
