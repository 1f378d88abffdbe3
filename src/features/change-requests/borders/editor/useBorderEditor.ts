import { useMemo, useReducer, useRef, useState } from 'react';
import { crossingsOf } from '#api/borderRules.ts';
import { defaultFillOpacity, type Position, type ZoneBorder } from '#api/contract/borders.ts';
import { defaultPlace } from '#design-system/map/defaultPlace.ts';
import type { DrawingControl } from '#design-system/map/edit/types.ts';
import { useFacts } from '../checks/useFacts.ts';
import { squareAround } from '../geometry/square.ts';
import type { BorderEditorProps } from '../types.ts';
import type { Polygons } from './edits.ts';
import { type EditorState, editorReducer, startEditor } from './reducer.ts';
import { useDraft } from './useDraft.ts';

const none: Polygons = [];

/** Returns a zone's first state: the requested border, else the approved one, else a square at the provider. */
export function start({ zone, place }: Pick<BorderEditorProps, 'zone' | 'place'>): EditorState {
  const known = zone.borderRequest?.border.polygons ?? zone.border?.polygons ?? none;
  if (known.length > 0 || zone.borderRequest) return startEditor(known);
  return startEditor([squareAround(place ?? defaultPlace)], none);
}

const closed = (path: readonly Position[]): readonly Position[] => (path[0] ? [...path, path[0]] : path);

const isEmpty = (border: Pick<ZoneBorder, 'polygons'> | null | undefined) => !border || border.polygons.length === 0;

/** The reason that a border cannot be saved now; undefined: it can. */
export type SaveReason = 'drawing' | 'checking' | 'problem' | 'unchanged';

/** The editor's model: the border with its steps, its checks and measures, and its draft. */
export function useBorderEditor({ zone, place, others: all }: BorderEditorProps) {
  const [state, dispatch] = useReducer(editorReducer, { zone, place }, start);
  const drawingRef = useRef<DrawingControl>(null);
  const [view, setView] = useState<{ readonly count: number; readonly focus: Polygons | undefined }>({
    count: 0,
    focus: undefined,
  });
  /** The mode in which the whole polygon is moved: another one ends it. */
  const [movedIn, setMovedIn] = useState<EditorState['mode']>();
  const others = useMemo(() => all.filter(({ zoneCode }) => zoneCode !== zone.code), [all, zone.code]);
  const { present, saved, mode, past, future } = state;
  const { facts, pending } = useFacts(present, others);
  const path = mode.kind === 'draw' ? mode.vertices : undefined;
  /** A ring that is drawn; a line may cross itself. */
  const ring = mode.kind === 'draw' && mode.drawing.kind !== 'line' ? path : undefined;
  const pathCrossings = useMemo(() => (ring && ring.length > 3 ? crossingsOf([[ring]]) : []), [ring]);

  const own = zone.borderRequest?.border ?? zone.border;
  const fill = own?.fill || zone.color || '';
  const fillOpacity = own?.fillOpacity ?? defaultFillOpacity;
  const { code: zoneCode, name: zoneName, cityCode } = zone;
  const border = useMemo<ZoneBorder>(
    () => ({ zoneCode, zoneName, cityCode, fill, fillOpacity, polygons: present }),
    [zoneCode, zoneName, cityCode, fill, fillOpacity, present],
  );

  const isDirty = present !== saved && !(present.length === 0 && saved.length === 0);
  /** An untouched suggestion is not unsaved work. */
  const isWork = isDirty && (past.length > 0 || (path?.length ?? 0) > 0);
  // A polygon that is being drawn is kept as far as it goes.
  const part = mode.kind === 'draw' && mode.drawing.kind === 'polygon' ? path : undefined;
  const drawn = useMemo(() => (part && part.length > 2 ? closed(part) : undefined), [part]);
  const kept = useMemo(
    () => (drawn ? { ...border, polygons: [...border.polygons, [drawn]] } : isWork ? border : undefined),
    [drawn, border, isWork],
  );
  const draft = useDraft(zone.id, kept);

  const saveReason: SaveReason | undefined =
    mode.kind === 'draw'
      ? 'drawing'
      : !isDirty
        ? 'unchanged'
        : pending
          ? 'checking'
          : (facts?.problems.length ?? 0) > 0
            ? 'problem'
            : undefined;

  return {
    state,
    dispatch,
    others,
    border,
    facts,
    pending,
    /** The places where lines cross, also of the polygon that is being drawn. */
    faults: path ? pathCrossings : (facts?.places ?? noFaults),
    isWork,
    /** Leaving loses work, also a polygon that is only begun. */
    isUnsaved: isWork || (path?.length ?? 0) > 0,
    saveReason,
    draft,
    drawingRef,
    view,
    /** The polygon that is edited is moved as a whole. */
    isMoving: mode.kind === 'edit' && movedIn === mode,
    setMoving: (on: boolean) => setMovedIn(on ? mode : undefined),
    /** Shows some polygons on the map, or the whole border. */
    show: (focus?: Polygons) => setView(({ count }) => ({ count: count + 1, focus })),
    canUndo: path ? path.length > 0 : past.length > 0 || state.dropped !== undefined,
    canRedo: mode.kind === 'draw' ? mode.undone.length > 0 : future.length > 0,
    undo: () => (path ? drawingRef.current?.removeLast() : dispatch({ type: 'undo' })),
    redo: () => {
      if (mode.kind !== 'draw') dispatch({ type: 'redo' });
      else if (mode.undone[0]) drawingRef.current?.add(mode.undone[0]);
    },
    /** The zone has no border, and none is requested. */
    isSuggested: isEmpty(zone.border) && !zone.borderRequest && saved.length === 0,
  };
}

const noFaults: readonly Position[] = [];

export type BorderEditorModel = ReturnType<typeof useBorderEditor>;
