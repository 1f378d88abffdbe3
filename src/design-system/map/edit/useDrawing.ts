import type * as Leaflet from 'leaflet';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useColorTheme } from '../../theme/colorTheme.ts';
import { colorValue } from '../../theme/palette.ts';
import { withDraw } from '../leaflet/draw.ts';
import '../texts.ts';
import { rounded } from './rounded.ts';
import type { EditCanvasProps } from './types.ts';

/** What leaflet-draw's polygon has beyond its types. */
interface PolygonTool extends Leaflet.Draw.Polygon {
  readonly _markers?: readonly Leaflet.Marker[];
  _currentLatLng?: Leaflet.LatLng;
  readonly _cancelDrawing: () => void;
  readonly _onMouseDown: (event: Leaflet.LeafletMouseEvent) => void;
}

const positionOf = ({ lng, lat }: Leaflet.LatLng) => rounded([lng, lat]);

/** The tool that draws a new polygon, vertex by vertex, for as long as `drawing` says. */
export function useDrawing(
  map: Leaflet.Map,
  {
    drawing,
    onDrawing,
    onDrawn,
    drawingRef,
  }: Pick<EditCanvasProps, 'drawing' | 'onDrawing' | 'onDrawn' | 'drawingRef'>,
) {
  const { t } = useTranslation('map');
  const { theme } = useColorTheme();
  const told = useRef({ onDrawing, onDrawn });
  told.current = { onDrawing, onDrawn };
  useEffect(() => {
    if (!drawing) return;
    const { polygon, polyline } = withDraw.drawLocal.draw.handlers;
    polygon.tooltip = { start: t('draw.start'), cont: t('draw.next'), end: t('draw.end') };
    polyline.error = t('draw.tooFew');
    const color = colorValue('map.zone', theme);
    const icon = withDraw.divIcon({ className: 'map-drawn', iconSize: [24, 24] });
    const options: Leaflet.DrawOptions.PolygonOptions = {
      // Crossings are marked, not refused: whoever draws one sees where, and can go on and mend it.
      allowIntersection: true,
      icon,
      shapeOptions: { color, weight: 2, opacity: 1, fillColor: color, fillOpacity: 0.2 },
      drawError: { color: colorValue('map.fault', theme), timeout: 2500 },
    };
    const tool = new withDraw.Draw.Polygon(
      map as Leaflet.DrawMap,
      { ...options, touchIcon: icon } as typeof options,
    ) as PolygonTool;
    const vertices = () => (tool._markers ?? []).map((marker) => positionOf(marker.getLatLng()));
    const changed = () => told.current.onDrawing(vertices());
    const done = ({ layer }: Leaflet.LeafletEvent) => {
      const [ring = []] = (layer as Leaflet.Polygon).getLatLngs() as Leaflet.LatLng[][];
      const open = ring.map(positionOf);
      const [first] = open;
      if (first) told.current.onDrawn([...open, first]);
    };
    const start = () => {
      tool.enable();
      // Escape would throw away all that was drawn.
      withDraw.DomEvent.off(map.getContainer(), 'keyup', tool._cancelDrawing, tool);
    };
    // The tool hears only what is pressed on a marker that follows the pointer, and after a quick move lags behind it.
    const pressed = (event: Leaflet.LeafletMouseEvent) => {
      const { target } = event.originalEvent;
      if (!(target instanceof Element && target.closest('.map-drawn'))) tool._onMouseDown(event);
    };
    map.doubleClickZoom.disable();
    map.getContainer().classList.add('map-drawing');
    map.on('mousedown', pressed);
    map.on('draw:drawvertex', changed).on('draw:created', done);
    start();
    if (drawingRef)
      drawingRef.current = {
        removeLast() {
          if ((tool._markers?.length ?? 0) > 1) tool.deleteLastVertex();
          else {
            tool.disable();
            start();
            told.current.onDrawing([]);
          }
        },
        add([longitude = 0, latitude = 0]) {
          const at = withDraw.latLng(latitude, longitude);
          tool._currentLatLng ??= at;
          tool.addVertex(at);
        },
        finish() {
          if ((tool._markers?.length ?? 0) < 3) return false;
          tool.completeShape();
          return true;
        },
      };
    return () => {
      if (drawingRef) drawingRef.current = null;
      map.doubleClickZoom.enable();
      map.getContainer().classList.remove('map-drawing');
      map.off('mousedown', pressed).off('draw:drawvertex', changed).off('draw:created', done);
      tool.disable();
    };
  }, [map, drawing, drawingRef, t, theme]);
}
