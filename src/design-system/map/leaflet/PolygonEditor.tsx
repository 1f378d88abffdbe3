import * as L from 'leaflet';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Pane, Polygon, useMap } from 'react-leaflet';
import { colorValue } from '../../theme/palette.ts';
import { useColorTheme } from '../../theme/useColorTheme.ts';
import { indexVertices, nearestVertices, onPlane } from '../edit/nearest.ts';
import { rounded } from '../edit/rounded.ts';
import { type Snap, snapReach, snapTo } from '../edit/snap.ts';
import { trackDrag } from '../edit/trackDrag.ts';
import type { EditCanvasProps, EditedPolygon, LiveShape, VertexAt, VertexEvents } from '../edit/types.ts';
import type { MapPolygon, MapPosition } from '../types.ts';
import { LiveCorner } from './LiveCorner.tsx';
import { latLngOf, positionOf } from './latLng.ts';
import { SnapMark } from './SnapMark.tsx';
import { type Handle, isSameVertex, placeHandles, VertexHandles } from './VertexHandles.tsx';

interface PolygonEditorProps
  extends EditedPolygon,
    Omit<VertexEvents, 'onShift'>,
    Pick<EditCanvasProps, 'snapTargets' | 'measures'> {
  readonly picked?: VertexAt | undefined;
}

/** A vertex that is being dragged, or one that is being pulled out of a line. */
interface Drag {
  readonly polygon: MapPolygon;
  readonly handle: Handle;
  /** The position of the pointer when it began: the same handles stay until it ends. */
  readonly pointer: MapPosition | undefined;
  readonly at: MapPosition;
  readonly snap: Snap | undefined;
}

type Rings = readonly (readonly L.LatLngExpression[])[];

function withDragged(rings: Rings, { handle, at }: Drag): Rings {
  const { kind, vertex } = handle;
  return rings.map((ring, index) =>
    index === vertex.ring ? ring.toSpliced(vertex.index, kind === 'vertex' ? 1 : 0, latLngOf(at)) : ring,
  );
}

/** Returns the polygon as it would be, and the two edges that follow the pointer. */
function liveOf({ polygon, handle: { kind, vertex }, at }: Drag): LiveShape {
  const rings = polygon.map((positions, ring) => {
    if (ring !== vertex.ring) return positions;
    const open = positions.slice(0, -1).toSpliced(vertex.index, kind === 'vertex' ? 1 : 0, at);
    return [...open, open[0] as MapPosition];
  });
  const open = rings[vertex.ring]?.slice(0, -1) ?? [];
  const before = open.at(vertex.index - 1) ?? at;
  const after = open[(vertex.index + 1) % open.length] ?? at;
  return { edges: [[before, at] as const, [at, after] as const], polygon: rings, line: undefined };
}

/**
 * A polygon that is edited on the map: drawn on a canvas of its own, so that a drag draws nothing else again, with
 * handles at the vertices nearest to the pointer. It changes nothing by itself: it reports each edit, and shows the
 * result when `polygon` changes.
 */
export function PolygonEditor(props: PolygonEditorProps) {
  const { polygon, fill, fillOpacity, picked, onPick, onMove, onInsert, onRemove, snapTargets, measures } = props;
  const map = useMap();
  const { theme } = useColorTheme();
  const { view, pointer } = usePointer();
  const [startedDrag, setDrag] = useState<Drag>();
  const drag = startedDrag?.polygon === polygon ? startedDrag : undefined;
  const stopDragRef = useRef<() => void>(undefined);
  const [renderer] = useState(() => L.canvas({ pane: 'edited', padding: 0.2 }));
  useEffect(() => () => void renderer.remove(), [renderer]);
  // Another polygon, for example of an undo while a vertex is dragged, ends the drag.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a drag belongs to its polygon
  useEffect(() => () => stopDragRef.current?.(), [polygon]);

  const index = useMemo(() => indexVertices(polygon), [polygon]);
  // A ring's last position is its first again, which Leaflet leaves out.
  const rings = useMemo((): Rings => polygon.map((ring) => ring.slice(0, -1).map(latLngOf)), [polygon]);
  const shownRings = useMemo(() => (drag ? withDragged(rings, drag) : rings) as L.LatLngExpression[][], [rings, drag]);
  const pathOptions = useMemo(() => {
    const color = fill || colorValue('map.zone', theme);
    return { color, weight: 3, fillColor: color, fillOpacity };
  }, [fill, fillOpacity, theme]);

  const { center } = view;
  const origin = drag ? drag.pointer : pointer;
  const nearest = useMemo(() => {
    const near = nearestVertices(index, ...onPlane(origin ?? [center.lng, center.lat]));
    const exists = picked && polygon[picked.ring]?.[picked.index] !== undefined;
    // The vertex that is edited by its numbers is always among them.
    if (exists && !near.some((vertex) => isSameVertex(picked, vertex))) near.splice(-1, 1, picked);
    return near;
  }, [index, polygon, origin, center, picked]);
  const handles = useMemo(
    () => placeHandles(nearest, polygon, (position) => map.project(latLngOf(position), view.zoom), view.pixelOrigin),
    [map, nearest, polygon, view],
  );

  const showPicked = useEffectEvent((vertex: VertexAt) => {
    const position = polygon[vertex.ring]?.[vertex.index];
    if (!position) return;
    const at = latLngOf(position);
    if (!map.getBounds().pad(-0.05).contains(at)) map.panTo(at, { animate: false });
  });
  useEffect(() => {
    if (picked) showPicked(picked);
  }, [picked]);

  const press = (event: PointerEvent, handle: Handle) => {
    const { kind, vertex } = handle;
    const ring = polygon[vertex.ring]?.slice(0, -1) ?? [];
    const next = ring[vertex.index];
    const before = ring.at(vertex.index - 1);
    if (!next || !before) return;
    const pointOf = (position: MapPosition) => map.latLngToContainerPoint(latLngOf(position));
    const from = kind === 'vertex' ? pointOf(next) : pointOf(before).add(pointOf(next)).divideBy(2);
    const reach = event.pointerType === 'touch' ? snapReach.touch : snapReach.mouse;
    let at = kind === 'vertex' ? next : rounded(positionOf(map.containerPointToLatLng(from)));
    const show = (snap?: Snap) => setDrag({ polygon, handle, pointer, at, snap });
    stopDragRef.current?.();
    stopDragRef.current = trackDrag(event, {
      onStart: show,
      onMove(dx, dy, isAlt) {
        const position = positionOf(map.containerPointToLatLng(from.add([dx, dy])));
        const snap =
          snapTargets && !isAlt
            ? snapTo(position, snapTargets, map.getZoom(), reach, { polygon, vertex, kind })
            : undefined;
        at = snap?.position ?? rounded(position);
        show(snap);
      },
      onEnd(moved) {
        setDrag(undefined);
        if (kind === 'between') onInsert(vertex, at);
        else if (moved) onMove(vertex, at);
        else onPick(vertex);
      },
      onCancel: () => setDrag(undefined),
    });
  };
  const live = useMemo(() => (drag && measures ? liveOf(drag) : undefined), [drag, measures]);

  return (
    <>
      <Pane name="edited" style={{ zIndex: 450, pointerEvents: 'none' }}>
        <Polygon positions={shownRings} pathOptions={pathOptions} renderer={renderer} interactive={false} />
      </Pane>
      <Pane name="handles" className="leaflet-zoom-hide" style={{ zIndex: 640 }}>
        <VertexHandles
          pane="handles"
          handles={handles}
          picked={picked}
          dragged={drag && { handle: drag.handle, at: latLngOf(drag.at) }}
          onPress={press}
          onMenu={({ kind, vertex }) => kind === 'vertex' && onRemove(vertex)}
        />
        {drag?.snap && <SnapMark snap={drag.snap} />}
      </Pane>
      <LiveCorner live={live} measures={measures} />
    </>
  );
}

const viewOf = (map: L.Map) => ({ zoom: map.getZoom(), pixelOrigin: map.getPixelOrigin(), center: map.getCenter() });

/** Returns the map's view and the position of the pointer over it; both are updated at most once a frame. */
function usePointer() {
  const map = useMap();
  const [view, setView] = useState(() => viewOf(map));
  const [pointer, setPointer] = useState<MapPosition>();
  useEffect(() => {
    let frame = 0;
    let latest: MapPosition | undefined;
    let isMoved = false;
    const apply = () => {
      frame = 0;
      if (latest) setPointer(latest);
      if (isMoved) setView(viewOf(map));
      isMoved = false;
    };
    const follow = (event: PointerEvent) => {
      const { lng, lat } = map.mouseEventToLatLng(event);
      latest = [lng, lat];
      frame ||= requestAnimationFrame(apply);
    };
    const refresh = () => {
      isMoved = true;
      frame ||= requestAnimationFrame(apply);
    };
    // The map's own event comes from the canvas only now and then.
    map.getContainer().addEventListener('pointermove', follow);
    map.on('moveend zoomend viewreset', refresh);
    return () => {
      cancelAnimationFrame(frame);
      map.getContainer().removeEventListener('pointermove', follow);
      map.off('moveend zoomend viewreset', refresh);
    };
  }, [map]);
  return { view, pointer };
}
