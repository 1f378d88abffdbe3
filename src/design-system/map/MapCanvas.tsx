import type * as Leaflet from 'leaflet';
import { useMemo, useState } from 'react';
import { useShapes } from './leaflet/useShapes.ts';
import { MapPopover } from './MapPopover.tsx';
import { MapSurface } from './MapSurface.tsx';
import type { MapPlace, MapShape } from './types.ts';

/** Which shape's popover is open, and where on the map it was asked for; nowhere: in its middle. */
export interface Chosen {
  readonly id: string;
  readonly at?: { readonly lat: number; readonly lng: number };
}

export interface MapCanvasProps {
  readonly label: string;
  readonly shapes: readonly MapShape[];
  readonly place?: MapPlace | undefined;
  readonly chosen: Chosen | undefined;
  readonly onChoose: (chosen: Chosen | undefined) => void;
}

/** The drawn map of `MapView`; fetched, with Leaflet, when the first map is shown. */
export function MapCanvas({ label, shapes, place, ...rest }: MapCanvasProps) {
  const extent = useMemo(() => shapes.flatMap(({ polygons }) => polygons), [shapes]);
  return (
    <MapSurface label={label} place={place} extent={extent}>
      {(map) => <Shapes map={map} shapes={shapes} {...rest} />}
    </MapSurface>
  );
}

type ShapesProps = Pick<MapCanvasProps, 'shapes' | 'chosen' | 'onChoose'> & { readonly map: Leaflet.Map };

function Shapes({ map, shapes, chosen, onChoose }: ShapesProps) {
  const drawn = useShapes(map, shapes, (id, { lat, lng }) => onChoose({ id, at: { lat, lng } }));
  const shape = chosen && shapes.find(({ id }) => id === chosen.id);
  const layer = shape && drawn.current.get(shape.id)?.layer;
  const [places] = useState(() => new WeakMap<Chosen, Leaflet.LatLng>());
  if (!shape || !chosen || !layer || layer.isEmpty()) return null;
  const at = places.get(chosen) ?? layer.getCenter().clone();
  if (chosen.at) Object.assign(at, chosen.at);
  places.set(chosen, at);
  return <MapPopover key={shape.id} map={map} shape={shape} at={at} onClose={() => onChoose(undefined)} />;
}
