import * as L from 'leaflet';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Pane, Polygon, useMap } from 'react-leaflet';
import { colorValue } from '../../theme/palette.ts';
import { useColorTheme } from '../../theme/useColorTheme.ts';
import { degreesOf, isInside, shifted, snappedShift } from '../edit/shift.ts';
import { type Snap, snapReach } from '../edit/snap.ts';
import { trackDrag } from '../edit/trackDrag.ts';
import type { EditCanvasProps, EditedPolygon, Shift } from '../edit/types.ts';
import type { MapPolygon, MapPosition } from '../types.ts';
import { latLngOf, positionOf } from './latLng.ts';
import { SnapMark } from './SnapMark.tsx';

interface PolygonMoverProps extends EditedPolygon, Pick<EditCanvasProps, 'snapTargets' | 'onShift'> {}

interface Drag {
  readonly polygon: MapPolygon;
  readonly shift: Shift;
  readonly snap: Snap | undefined;
}

/** Metres to the east and to the north that an arrow key moves; with Shift ten times as far. */
const arrows: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Rounds a shift to seven digits of a degree, a centimetre: vertices keep the digits that they have. */
const rounded = (by: MapPosition) => by.map((value) => Math.round(value * 1e7) / 1e7);

/**
 * A polygon that is moved as a whole: by a drag that begins inside it, with the mouse or a finger, and by the arrow keys.
 * A drag that begins outside moves the map. It changes nothing by itself: it reports each move.
 */
export function PolygonMover({ polygon, fill, fillOpacity, snapTargets, onShift }: PolygonMoverProps) {
  const map = useMap();
  const { theme } = useColorTheme();
  const [startedDrag, setDrag] = useState<Drag>();
  const drag = startedDrag?.polygon === polygon ? startedDrag : undefined;
  const stopDragRef = useRef<() => void>(undefined);
  const [renderer] = useState(() => L.canvas({ pane: 'moved', padding: 0.2 }));
  useEffect(() => () => void renderer.remove(), [renderer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a drag belongs to its polygon
  useEffect(() => () => stopDragRef.current?.(), [polygon]);
  const targets = useMemo(() => snapTargets?.filter((target) => target !== polygon), [snapTargets, polygon]);
  const positions = useMemo(
    () =>
      (drag ? shifted(polygon, drag.shift) : polygon).map((ring) => ring.slice(0, -1).map(latLngOf)) as L.LatLng[][],
    [polygon, drag],
  );
  const pathOptions = useMemo(() => {
    const color = fill || colorValue('map.zone', theme);
    return { color, weight: 3, dashArray: '8 4', fillColor: color, fillOpacity: Math.max(fillOpacity, 0.3) };
  }, [fill, fillOpacity, theme]);

  const press = useEffectEvent((event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const start = map.mouseEventToContainerPoint(event);
    const from = map.containerPointToLatLng(start);
    if (!isInside(polygon, positionOf(from))) return;
    const reach = event.pointerType === 'touch' ? snapReach.touch : snapReach.mouse;
    let latest: Shift | undefined;
    // Leaflet would move the map: it hears the press after this.
    map.dragging.disable();
    const done = () => {
      map.dragging.enable();
      setDrag(undefined);
    };
    stopDragRef.current?.();
    const stop = trackDrag(event, {
      onStart: () => {},
      onMove(dx, dy, isAlt) {
        const to = map.containerPointToLatLng(start.add([dx, dy]));
        const by = rounded([to.lng - from.lng, to.lat - from.lat]);
        const { shift, snap } =
          targets && !isAlt
            ? snappedShift(polygon, by, targets, map.getZoom(), reach)
            : { shift: { by }, snap: undefined };
        latest = shift;
        setDrag({ polygon, shift, snap });
      },
      onEnd(moved) {
        done();
        if (moved && latest) onShift(latest);
      },
      onCancel: done,
    });
    stopDragRef.current = () => {
      stop();
      map.dragging.enable();
    };
  });
  const nudge = useEffectEvent((event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow || event.target !== map.getContainer() || event.altKey || event.ctrlKey || event.metaKey) return;
    // Neither the map nor the page moves.
    event.preventDefault();
    event.stopPropagation();
    const [east, north] = arrow;
    const metres = event.shiftKey ? 10 : 1;
    onShift({ by: rounded(degreesOf(east * metres, north * metres, polygon[0]?.[0]?.[1] ?? 0)) });
  });
  const point = useEffectEvent((event: PointerEvent) => {
    const isOver = isInside(polygon, positionOf(map.mouseEventToLatLng(event)));
    map.getContainer().toggleAttribute('data-over-moved', isOver);
  });
  useEffect(() => {
    const container = map.getContainer();
    const onPointerDown = (event: PointerEvent) => press(event);
    const onPointerMove = (event: PointerEvent) => point(event);
    const onKeyDown = (event: KeyboardEvent) => nudge(event);
    container.addEventListener('pointerdown', onPointerDown, true);
    container.addEventListener('pointermove', onPointerMove);
    // The map and the frame around it hear arrow keys before the container does.
    window.addEventListener('keydown', onKeyDown, true);
    container.focus({ preventScroll: true });
    return () => {
      container.removeEventListener('pointerdown', onPointerDown, true);
      container.removeEventListener('pointermove', onPointerMove);
      window.removeEventListener('keydown', onKeyDown, true);
      container.removeAttribute('data-over-moved');
    };
  }, [map]);

  return (
    <>
      <Pane name="moved" style={{ zIndex: 450, pointerEvents: 'none' }}>
        <Polygon positions={positions} pathOptions={pathOptions} renderer={renderer} interactive={false} />
      </Pane>
      <Pane name="moved-snap" className="leaflet-zoom-hide" style={{ zIndex: 645, pointerEvents: 'none' }}>
        {drag?.snap && <SnapMark snap={drag.snap} />}
      </Pane>
    </>
  );
}
