import * as L from 'leaflet';
import { useCallback, useMemo } from 'react';
import type { MapCanvasProps, MapShape } from '../types.ts';
import { MapPopover } from './MapPopover.tsx';
import { MapSurface } from './MapSurface.tsx';
import { Shapes } from './Shapes.tsx';
import { latLngsOf } from './shapeStyle.ts';

/** The middle of a shape's first polygon; undefined when it has no position. */
function middleOf(shape: MapShape): L.LatLngLiteral | undefined {
  const [outerRing = []] = latLngsOf(shape.polygons.slice(0, 1))[0] ?? [];
  return outerRing.length > 0 ? L.PolyUtil.polygonCenter(outerRing, L.CRS.EPSG3857) : undefined;
}

/** The map of `MapView`; loaded, with Leaflet, when the first map is shown. */
export function MapCanvas({ label, shapes, place, chosen, onChoose }: MapCanvasProps) {
  const extent = useMemo(() => shapes.flatMap(({ polygons }) => polygons), [shapes]);
  const choose = useCallback((id: string, { lat, lng }: L.LatLng) => onChoose({ id, at: { lat, lng } }), [onChoose]);
  const close = useCallback(() => onChoose(undefined), [onChoose]);
  const shape = chosen && shapes.find(({ id }) => id === chosen.id);
  const at = shape && (chosen.at ?? middleOf(shape));
  return (
    <MapSurface label={label} place={place} extent={extent}>
      <Shapes shapes={shapes} onChoose={choose} />
      {shape && at && (
        <MapPopover key={`${shape.id} ${at.lat} ${at.lng}`} shape={shape} lat={at.lat} lng={at.lng} onClose={close} />
      )}
    </MapSurface>
  );
}
