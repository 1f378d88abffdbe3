import * as L from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { Pane, Polyline } from 'react-leaflet';
import { colorValue } from '../../theme/palette.ts';
import { useColorTheme } from '../../theme/useColorTheme.ts';
import type { MapPosition } from '../types.ts';
import { SnapMark } from './SnapMark.tsx';
import type { SnappedPointer } from './useSnapping.ts';

interface DrawingGuideProps {
  readonly path: readonly MapPosition[];
  /** Whether the path is closed at the end. */
  readonly isRing: boolean;
  readonly pointer: SnappedPointer | undefined;
}

const latLngOf = ([longitude = 0, latitude = 0]: MapPosition) => L.latLng(latitude, longitude);

/** The edges that a press would add, from the last vertex to the pointer and back to the first, and the snap's mark. */
export function DrawingGuide({ path, isRing, pointer }: DrawingGuideProps) {
  const { theme } = useColorTheme();
  // A canvas of its own: the shapes below are not drawn again with each move.
  const [renderer] = useState(() => L.canvas({ pane: 'guide', padding: 0.2 }));
  useEffect(() => () => void renderer.remove(), [renderer]);
  const color = colorValue('map.zone', theme);
  const next = useMemo(() => ({ color, weight: 2, opacity: 0.9, dashArray: '6 5' }), [color]);
  const closing = useMemo(() => ({ color, weight: 1.5, opacity: 0.6, dashArray: '2 6' }), [color]);
  const [first] = path;
  const last = path.at(-1);
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
      </Pane>
    </>
  );
}
