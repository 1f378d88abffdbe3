import type { BorderProblem } from '#api/borderRules.ts';
import type { Polygon, Position } from '#api/contract/borders.ts';
import type { Drawing, Shift, VertexAt } from '#design-system/map/edit/types.ts';
import { cutHole } from '../geometry/hole.ts';
import { counterclockwise } from '../geometry/turn.ts';
import {
  indexOfInserted,
  insertVertex,
  moveVertex,
  type Polygons,
  removeHole,
  removeVertex,
  shiftPolygon,
} from './edits.ts';

/** What can be drawn: a new polygon, a hole of one, or a line for what is done along it. */
type Drawn = Drawing['kind'];

/**
 * The editor's mode. `draw`: what is drawn, with its vertices so far and those that were undone; `drawing` tells the map
 * where it begins, `after` is the mode that follows. `edit`: one polygon; cancelling restores all of `before`.
 */
type Mode = RestingMode | DrawMode;
type RestingMode =
  | { readonly kind: 'idle' }
  | { readonly kind: 'edit'; readonly polygon: number; readonly before: Polygons };
interface DrawMode {
  readonly kind: 'draw';
  readonly drawing: Drawing;
  readonly vertices: readonly Position[];
  readonly undone: readonly Position[];
  readonly after: RestingMode;
  /** Why the hole that was finished is not cut, until a vertex changes. */
  readonly refused?: BorderProblem | undefined;
}

/** A border with all the steps of its editing. Polygons are never changed in place, only replaced. */
export interface EditorState {
  readonly past: readonly Polygons[];
  readonly present: Polygons;
  readonly future: readonly Polygons[];
  /** The border as it was loaded, which a reset restores. */
  readonly loaded: Polygons;
  /** The server's border; the same object as `present` when there is nothing to save. */
  readonly saved: Polygons;
  readonly mode: Mode;
  readonly picked: VertexAt | undefined;
  /** The pieces of splits: they are not offered to be joined again. */
  readonly apart: ReadonlySet<Polygon>;
  /** A drawing that was discarded as the last step: undoing brings it back. */
  readonly dropped?: DrawMode | undefined;
}

export type EditorAction =
  /** Default: a polygon. */
  | { readonly type: 'startDrawing'; readonly what?: Drawn }
  | { readonly type: 'drawing'; readonly vertices: readonly Position[] }
  | { readonly type: 'drawn'; readonly ring: readonly Position[] }
  /** A line is finished, or not wanted any more: the mode from before comes back. What it is for is another action. */
  | { readonly type: 'lineDrawn' }
  | { readonly type: 'edit'; readonly polygon: number }
  | { readonly type: 'finish' | 'cancel' | 'undo' | 'redo' }
  | { readonly type: 'pick'; readonly vertex: VertexAt | undefined }
  | { readonly type: 'move'; readonly vertex: VertexAt; readonly to: Position }
  | { readonly type: 'insert'; readonly before: VertexAt; readonly at: Position }
  | { readonly type: 'remove'; readonly vertex: VertexAt }
  | { readonly type: 'removeHole'; readonly ring: number }
  /** Moves the whole polygon that is edited. */
  | { readonly type: 'shift'; readonly shift: Shift }
  | { readonly type: 'removePolygon'; readonly polygon: number }
  /** Replaces all polygons: an import, a city's boundary, a draft. */
  | { readonly type: 'replace'; readonly polygons: Polygons }
  | { readonly type: 'add'; readonly polygons: Polygons }
  /** What an operation made of a border: one step, unless the border has changed since. `pieces` of a split. */
  | { readonly type: 'operated'; readonly of: Polygons; readonly polygons: Polygons; readonly pieces?: Polygons }
  | { readonly type: 'saved'; readonly polygons: Polygons }
  /** Shows the zone's border as it was loaded again, with its first state. */
  | { readonly type: 'reset'; readonly first: EditorState };

const idle: RestingMode = { kind: 'idle' };

/** Returns the first state; `saved` is left out where the server has the loaded border. */
export const startEditor = (loaded: Polygons, saved: Polygons = loaded): EditorState => ({
  past: [],
  present: loaded,
  future: [],
  loaded,
  saved,
  mode: idle,
  picked: undefined,
  apart: new Set(),
});

/** Begins to draw, or begins again with these vertices. */
function draw(state: EditorState, kind: Drawn, start: readonly Position[] = []): EditorState {
  const { mode } = state;
  const session = mode.kind === 'draw' ? mode.drawing.session + 1 : state.past.length + 1;
  return {
    ...state,
    mode: {
      kind: 'draw',
      drawing: { kind, session, start },
      vertices: start,
      undone: [],
      after: mode.kind === 'draw' ? mode.after : mode,
    },
    picked: undefined,
    dropped: undefined,
  };
}

const step = (state: EditorState, present: Polygons): EditorState =>
  present === state.present
    ? state
    : { ...state, past: [...state.past, state.present], present, future: [], dropped: undefined };

/** Ends the editing when polygons were added or removed: an index would then name another polygon. */
const settled = (state: EditorState, before: Polygons): EditorState => {
  if (state.present.length !== before.length) return { ...state, mode: idle, picked: undefined };
  const { picked, mode } = state;
  const ring = picked && mode.kind === 'edit' ? state.present[mode.polygon]?.[picked.ring] : undefined;
  return picked && picked.index >= (ring?.length ?? 0) - 1 ? { ...state, picked: undefined } : state;
};

/** Goes on with a discarded drawing, or with a hole that was refused, from its vertices. */
function drawOn(
  state: EditorState,
  { drawing, vertices, undone, after }: DrawMode,
  refused?: BorderProblem,
): EditorState {
  const next = { ...drawing, session: drawing.session + 1, start: vertices };
  return {
    ...state,
    mode: { kind: 'draw', drawing: next, vertices, undone, after, refused },
    picked: undefined,
    dropped: undefined,
  };
}

/** Discards a drawing, which can be undone where it has a vertex. */
const discarded = (state: EditorState, mode: DrawMode): EditorState => ({
  ...state,
  mode: mode.after,
  dropped: mode.vertices.length > 0 ? mode : undefined,
});

/** Ends the drawing of a polygon or a hole. */
function drawn(state: EditorState, mode: DrawMode, ring: readonly Position[]): EditorState {
  const { present } = state;
  if (mode.drawing.kind === 'polygon') return { ...step(state, [...present, [counterclockwise(ring)]]), mode: idle };
  const { after } = mode;
  const cut = cutHole(present, ring, after.kind === 'edit' ? after.polygon : undefined);
  if ('problem' in cut) return drawOn(state, { ...mode, vertices: ring.slice(0, -1) }, cut.problem);
  return { ...step(state, cut.polygons), mode: after };
}

function undo(state: EditorState): EditorState {
  if (state.dropped) return drawOn(state, state.dropped);
  const present = state.past.at(-1);
  if (!present) return state;
  const back = { ...state, past: state.past.slice(0, -1), present, future: [state.present, ...state.future] };
  return settled(back, state.present);
}

function redo(state: EditorState): EditorState {
  const [present, ...future] = state.future;
  if (!present) return state;
  return settled({ ...state, past: [...state.past, state.present], present, future }, state.present);
}

const isSame = (a: Position | undefined, b: Position | undefined) => a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** Distinguishes an undone vertex from a new one, which leaves nothing to redo. */
function drawing(mode: DrawMode, vertices: readonly Position[]): Mode {
  const { vertices: before, undone } = mode;
  if (vertices.length < before.length)
    return { ...mode, vertices, undone: [...before.slice(vertices.length), ...undone], refused: undefined };
  if (vertices.length === before.length) return mode;
  return { ...mode, vertices, refused: undefined, undone: isSame(vertices.at(-1), undone[0]) ? undone.slice(1) : [] };
}

function inEdit(state: EditorState, action: EditorAction): EditorState {
  const { mode, present } = state;
  if (mode.kind !== 'edit') return state;
  switch (action.type) {
    case 'move':
      return { ...step(state, moveVertex(present, mode.polygon, action.vertex, action.to)), picked: action.vertex };
    case 'insert': {
      const { ring, index } = action.before;
      const positions = present[mode.polygon]?.[ring];
      if (!positions) return state;
      const next = step(state, insertVertex(present, mode.polygon, action.before, action.at));
      if (next === state) return state;
      return { ...next, picked: { ring, index: indexOfInserted(positions, index) } };
    }
    case 'remove':
      return settled(step(state, removeVertex(present, mode.polygon, action.vertex)), present);
    case 'removeHole':
      return { ...step(state, removeHole(present, mode.polygon, action.ring)), picked: undefined };
    case 'shift':
      return step(state, shiftPolygon(present, mode.polygon, action.shift));
    case 'cancel':
      return { ...step(state, mode.before), mode: idle, picked: undefined };
    default:
      return state;
  }
}

/** Whether the editor still shows the square that it suggested for a zone without a border. */
const isSuggestion = ({ past, present, loaded, saved }: EditorState) =>
  past.length === 0 && present === loaded && present !== saved;

/** Restores a loaded border, which the user can undo; where nothing has changed there is nothing to undo. */
function reset(state: EditorState, { loaded, saved }: EditorState): EditorState {
  const isShown = JSON.stringify(loaded) === JSON.stringify(state.present);
  const present = isShown ? state.present : loaded;
  return {
    // A square that the editor suggested is no work that undoing could bring back.
    ...(isSuggestion(state) ? startEditor(present) : step(state, present)),
    loaded: present,
    saved: saved === loaded ? present : saved,
    mode: idle,
    picked: undefined,
  };
}

function operated(state: EditorState, { of, polygons, pieces }: Extract<EditorAction, { type: 'operated' }>) {
  if (of !== state.present) return state;
  const apart = pieces ? new Set([...state.apart, ...pieces]) : state.apart;
  return { ...step(state, polygons), mode: idle, picked: undefined, apart };
}

/** Returns the state after an action. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  const { mode, present } = state;
  switch (action.type) {
    case 'startDrawing':
      return draw(state, action.what ?? 'polygon');
    case 'drawing':
      return mode.kind === 'draw' ? { ...state, mode: drawing(mode, action.vertices) } : state;
    case 'drawn':
      return mode.kind === 'draw' ? drawn(state, mode, action.ring) : state;
    case 'lineDrawn':
      return mode.kind === 'draw' ? { ...state, mode: mode.after } : state;
    case 'edit':
      return present[action.polygon]
        ? {
            ...state,
            mode: { kind: 'edit', polygon: action.polygon, before: present },
            picked: undefined,
            dropped: undefined,
          }
        : state;
    case 'finish':
      return mode.kind === 'edit' ? { ...state, mode: idle, picked: undefined } : state;
    case 'cancel':
      return mode.kind === 'draw' ? discarded(state, mode) : inEdit(state, action);
    case 'pick':
      return { ...state, picked: action.vertex };
    case 'move':
    case 'insert':
    case 'remove':
    case 'removeHole':
    case 'shift':
      return inEdit(state, action);
    case 'removePolygon':
      return present[action.polygon]
        ? { ...step(state, present.toSpliced(action.polygon, 1)), mode: idle, picked: undefined }
        : state;
    case 'replace':
      return { ...step(state, action.polygons), mode: idle, picked: undefined };
    case 'add':
      return { ...step(state, [...present, ...action.polygons]), mode: idle, picked: undefined };
    case 'operated':
      return operated(state, action);
    case 'reset':
      return reset(state, action.first);
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
    case 'saved':
      return { ...state, saved: action.polygons };
  }
}
