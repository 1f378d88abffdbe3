import { useMap } from 'react-leaflet';
import type { Snap } from '../edit/snap.ts';

/** Marks what the pointer snaps to: a square around a vertex, a diamond on an edge. Rendered in a pane of the map. */
export function SnapMark({ snap }: { readonly snap: Snap }) {
  const map = useMap();
  const [longitude = 0, latitude = 0] = snap.position;
  const { x, y } = map.latLngToLayerPoint([latitude, longitude]);
  return (
    <div
      className="map-snap"
      data-kind={snap.kind}
      aria-hidden="true"
      style={{ transform: `translate3d(${x}px, ${y}px, 0)` }}
    />
  );
}
