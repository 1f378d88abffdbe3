import * as L from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { Pane, Polyline, useMap } from 'react-leaflet';
import { colorValue } from '../../theme/palette.ts';
import { useColorTheme } from '../../theme/useColorTheme.ts';
import type { EditCanvasProps, LiveShape } from '../edit/types.ts';
import type { MapPosition } from '../types.ts';
import { LiveCorner } from './LiveCorner.tsx';
import { latLngOf } from './latLng.ts';
import { SnapMark } from './SnapMark.tsx';
import type { SnappedPointer } from './useSnapping.ts';

interface DrawingGuideProps extends Pick<EditCanvasProps, 'measures'> {
  readonly path: readonly MapPosition[];
  /** Whether the path is closed at the end. */
  readonly isRing: boolean;
  readonly pointer: SnappedPointer | undefined;
}

/** Returns what is drawn with the pointer's place as its last vertex. */
function liveOf(
  path: readonly MapPosition[],
  isRing: boolean,
  pointer: MapPosition | undefined,
): LiveShape | undefined {
  const all = pointer ? [...path, pointer] : path;
  const [first] = all;
  const [before, last] = all.slice(-2);
  if (!first || !before || !last) return undefined;
  return {
    edges: [[before, last]],
    polygon: isRing && all.length > 2 ? [[...all, first]] : undefined,
    line: isRing ? undefined : all,
  };
}

/** Returns whether two positions are the same to the eye: within three pixels. */
const isNear = (map: L.Map, a: MapPosition, b: MapPosition) =>
  map.latLngToLayerPoint(latLngOf(a)).distanceTo(map.latLngToLayerPoint(latLngOf(b))) < 3;

/** The edges that a press would add, from the last vertex to the pointer and back to the first, and the snap's mark. */
export function DrawingGuide({ path, isRing, pointer, measures }: DrawingGuideProps) {
  const map = useMap();
  const { theme } = useColorTheme();
  // A canvas of its own: the shapes below are not drawn again with each move.
  const [renderer] = useState(() => L.canvas({ pane: 'guide', padding: 0.2 }));
  useEffect(() => () => void renderer.remove(), [renderer]);
  const color = colorValue('map.zone', theme);
  const next = useMemo(() => ({ color, weight: 2, opacity: 0.9, dashArray: '6 5' }), [color]);
  const closing = useMemo(() => ({ color, weight: 1.5, opacity: 0.6, dashArray: '2 6' }), [color]);
  const [first] = path;
  const last = path.at(-1);
  // Right after a press the pointer is still at its vertex: the edge before is the one to measure.
  const isAtLast = pointer !== undefined && last !== undefined && isNear(map, pointer.position, last);
  const at = isAtLast ? undefined : pointer?.position;
  const live = useMemo(() => (measures ? liveOf(path, isRing, at) : undefined), [path, isRing, at, measures]);
  return (
    <>
      <Pane name="guide" style={{ zIndex: 460, pointerEvents: 'none' }}>
        {pointer && last && (
          <Polyline
            positions={[latLngOf(last), latLngOf(pointer.position)]}
            pathOptions={next}
            renderer={renderer}
            interactive={false}
          />
        )}
        {pointer && first && isRing && path.length > 1 && (
          <Polyline
            positions={[latLngOf(pointer.position), latLngOf(first)]}
            pathOptions={closing}
            renderer={renderer}
            interactive={false}
          />
        )}
      </Pane>
      <Pane name="snap" className="leaflet-zoom-hide" style={{ zIndex: 645, pointerEvents: 'none' }}>
        {pointer?.snap && <SnapMark snap={pointer.snap} />}
        {pointer?.isCentre && <Crosshair at={pointer.position} />}
      </Pane>
      <LiveCorner live={live} measures={measures} />
    </>
  );
}

/** Where the keyboard's next vertex goes: the middle of the map, or what it snaps to. */
function Crosshair({ at }: { readonly at: MapPosition }) {
  const map = useMap();
  const { x, y } = map.latLngToLayerPoint(latLngOf(at));
  return <div className="map-crosshair" aria-hidden="true" style={{ transform: `translate3d(${x}px, ${y}px, 0)` }} />;
}
