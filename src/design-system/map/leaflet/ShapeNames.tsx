import * as L from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { Pane, useMap } from 'react-leaflet';
import { type LabelPlace, labelPlace } from '../edit/labelPlace.ts';
import type { MapName, MapPolygon, MapShape } from '../types.ts';

interface PlacedName extends MapName {
  readonly id: string;
  readonly place: LabelPlace;
}

const places = new WeakMap<MapPolygon, LabelPlace>();

/** Returns where a name stands in a polygon. It is computed once: borders may have ten thousand vertices. */
function placeIn(polygon: MapPolygon): LabelPlace | undefined {
  const known = places.get(polygon);
  if (known) return known;
  const place = labelPlace(polygon);
  if (place) places.set(polygon, place);
  return place;
}

function placedName({ id, name, polygons }: MapShape): PlacedName[] {
  if (!name) return [];
  const found = polygons.flatMap((polygon) => placeIn(polygon) ?? []);
  const [place] = found.toSorted((a, b) => b.width * b.height - a.width * a.height);
  return place ? [{ ...name, id, place }] : [];
}

/** The pixels of a letter, and of a line, of a name. */
const letter = 7;
const line = 18;

/** Returns the text that fits into a polygon; undefined where none does. */
function textOf({ short, long, isOwn, place }: PlacedName, scale: number): string | undefined {
  const hasRoom = (text: string) => place.width * scale > text.length * letter && place.height * scale > line;
  if (hasRoom(long)) return long;
  return isOwn || hasRoom(short) ? short : undefined;
}

/** The names of shapes on the map, above them and below the handles. Assistive technology has them in the page's texts. */
export function ShapeNames({ shapes }: { readonly shapes: readonly MapShape[] }) {
  const map = useMap();
  const [view, setView] = useState<{ readonly scale: number; readonly origin: L.Point }>();
  useEffect(() => {
    const refresh = () => setView({ scale: 256 * 2 ** map.getZoom(), origin: map.getPixelOrigin() });
    refresh();
    map.on('zoomend viewreset', refresh);
    return () => {
      map.off('zoomend viewreset', refresh);
    };
  }, [map]);
  const names = useMemo(() => shapes.flatMap(placedName), [shapes]);
  const placed = useMemo(() => {
    if (!view) return [];
    const { scale, origin } = view;
    return names.flatMap((name) => {
      const text = textOf(name, scale);
      if (!text) return [];
      const point = L.point(name.place.x * scale, name.place.y * scale)
        .subtract(origin)
        .round();
      return [{ id: name.id, isOwn: name.isOwn, text, point }];
    });
  }, [names, view]);
  return (
    <Pane name="names" className="leaflet-zoom-hide" style={{ zIndex: 605, pointerEvents: 'none' }}>
      {placed.map(({ id, isOwn, text, point: { x, y } }) => (
        <div
          key={id}
          className="map-name"
          translate="no"
          aria-hidden="true"
          data-own={isOwn ? '' : undefined}
          style={{ transform: `translate3d(${x}px, ${y}px, 0) translate(-50%, -50%)` }}
        >
          {text}
        </div>
      ))}
    </Pane>
  );
}
