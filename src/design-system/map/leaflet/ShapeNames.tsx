import { useEffect, useMemo, useState } from 'react';
import { Pane, useMap } from 'react-leaflet';
import { type Bounds, boundsOf } from '../bounds.ts';
import { onPlane } from '../edit/nearest.ts';
import type { MapName, MapPolygon, MapShape } from '../types.ts';
import { middleOf } from './shapeStyle.ts';

interface PlacedName extends MapName {
  readonly id: string;
  readonly at: { readonly lat: number; readonly lng: number };
  /** The size of the polygon that it stands in, on the map's plane. */
  readonly width: number;
  readonly height: number;
}

const widthOf = ({ west, east }: Bounds) => (east - west) / 360;
const heightOf = ({ south, north }: Bounds) => onPlane([0, south])[1] - onPlane([0, north])[1];

const places = new WeakMap<MapPolygon, Omit<PlacedName, keyof MapName | 'id'>>();

/** Returns where a name stands in a polygon. It is computed once: borders may have ten thousand vertices. */
function placeIn(polygon: MapPolygon) {
  const known = places.get(polygon);
  if (known) return known;
  const at = middleOf([polygon]);
  const bounds = boundsOf([polygon]);
  if (!at || !bounds) return undefined;
  const place = { at, width: widthOf(bounds), height: heightOf(bounds) };
  places.set(polygon, place);
  return place;
}

function placedName({ id, name, polygons }: MapShape): PlacedName[] {
  if (!name) return [];
  const found = polygons.flatMap((polygon) => placeIn(polygon) ?? []);
  const [largest] = found.toSorted((a, b) => b.width * b.height - a.width * a.height);
  return largest ? [{ ...name, id, ...largest }] : [];
}

/** The pixels of a letter, and of a line, of a name. */
const letter = 7;
const line = 18;

/** Returns the text that has room in a polygon; undefined: none has. */
function textOf({ short, long, isOwn, width, height }: PlacedName, zoom: number): string | undefined {
  const scale = 256 * 2 ** zoom;
  const hasRoom = (text: string) => width * scale > text.length * letter && height * scale > line;
  if (hasRoom(long)) return long;
  return isOwn || hasRoom(short) ? short : undefined;
}

/** The names of shapes on the map, above them and below the handles; the list below the map has them for assistive technology. */
export function ShapeNames({ shapes }: { readonly shapes: readonly MapShape[] }) {
  const map = useMap();
  const [view, setView] = useState(0);
  useEffect(() => {
    const refresh = () => setView((count) => count + 1);
    map.on('zoomend viewreset', refresh);
    return () => {
      map.off('zoomend viewreset', refresh);
    };
  }, [map]);
  const names = useMemo(() => shapes.flatMap(placedName), [shapes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pixels of the panes change with the view
  const placed = useMemo(() => {
    const zoom = map.getZoom();
    return names.flatMap((name) => {
      const text = textOf(name, zoom);
      return text ? [{ id: name.id, isOwn: name.isOwn, text, point: map.latLngToLayerPoint(name.at) }] : [];
    });
  }, [map, names, view]);
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
