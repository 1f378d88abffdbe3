import type * as Leaflet from 'leaflet';
import { useEffect, useRef } from 'react';
import { useColorTheme } from '../../theme/colorTheme.ts';
import type { MapShape } from '../types.ts';
import { L } from './core.ts';
import { latLngsOf, shapeStyle } from './shapeStyle.ts';

interface Drawn {
  readonly shape: MapShape;
  readonly theme: string;
  readonly layer: Leaflet.Polygon;
}

/**
 * Keeps the map's shapes those that are given, drawing anew only what changed. `onChoose` is told of a click on one, and
 * where it was.
 */
export function useShapes(
  map: Leaflet.Map | undefined,
  shapes: readonly MapShape[],
  onChoose: ((id: string, at: Leaflet.LatLng) => void) | undefined,
) {
  const { theme } = useColorTheme();
  const choose = useRef(onChoose);
  choose.current = onChoose;
  const drawnRef = useRef(new Map<string, Drawn>());
  useEffect(() => {
    if (!map) return;
    const drawn = drawnRef.current;
    return () => drawn.clear();
  }, [map]);
  useEffect(() => {
    if (!map) return;
    const drawn = drawnRef.current;
    const wanted = new Set(shapes.map(({ id }) => id));
    for (const [id, { layer }] of drawn) {
      if (wanted.has(id)) continue;
      layer.remove();
      drawn.delete(id);
    }
    for (const shape of shapes) {
      const known = drawn.get(shape.id);
      if (known?.shape === shape && known.theme === theme) continue;
      known?.layer.remove();
      const layer = L.polygon(latLngsOf(shape.polygons), {
        ...shapeStyle(shape, theme),
        interactive: choose.current !== undefined,
        bubblingMouseEvents: false,
      });
      if (choose.current) {
        layer.on('click', ({ latlng }: Leaflet.LeafletMouseEvent) => choose.current?.(shape.id, latlng));
        if (shape.label) layer.bindTooltip(shape.label, { sticky: true, className: 'map-tip' });
      }
      layer.addTo(map);
      drawn.set(shape.id, { shape, theme, layer });
    }
    // Canvas draws in the order of adding: one that was replaced must not cover those after it.
    for (const { id } of shapes) drawn.get(id)?.layer.bringToFront();
  }, [map, shapes, theme]);
  return drawnRef;
}
