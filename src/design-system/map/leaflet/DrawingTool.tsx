import type * as Leaflet from 'leaflet';
import 'leaflet';
import 'leaflet-draw';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMap } from 'react-leaflet';
import { colorValue } from '../../theme/palette.ts';
import { useColorTheme } from '../../theme/useColorTheme.ts';
import { rounded } from '../edit/rounded.ts';
import type { DrawingControl, DrawingEvents } from '../edit/types.ts';

/*
 * leaflet-draw is unmaintained, and the portal uses its polygon tool alone, in this file. It adds itself to Leaflet's
 * global object, so it is read from there.
 */
const withDraw = (window as unknown as { L: typeof Leaflet }).L;

// Its vertices would be buttons without accessible names; the list of vertices is there for assistive technology.
withDraw.Marker.mergeOptions({ keyboard: false });

interface DrawingToolProps extends DrawingEvents {
  readonly ref?: Ref<DrawingControl> | undefined;
}

const positionOf = ({ lng, lat }: Leaflet.LatLng) => rounded([lng, lat]);

/** Draws a new polygon vertex by vertex, with leaflet-draw's tool, for as long as it is rendered. */
export function DrawingTool({ ref, onDrawing, onDrawn }: DrawingToolProps) {
  const map = useMap();
  const { t } = useTranslation('map');
  const { theme } = useColorTheme();
  const toolRef = useRef<Leaflet.Draw.Polygon>(null);
  const countRef = useRef(0);

  const changed = useEffectEvent(({ layers }: Leaflet.DrawEvents.DrawVertex) => {
    const markers = layers.getLayers() as Leaflet.Marker[];
    countRef.current = markers.length;
    onDrawing(markers.map((marker) => positionOf(marker.getLatLng())));
  });
  const created = useEffectEvent(({ layer }: Leaflet.DrawEvents.Created) => {
    const [ring = []] = (layer as Leaflet.Polygon).getLatLngs() as Leaflet.LatLng[][];
    const [first, ...rest] = ring.map(positionOf);
    if (first) onDrawn([first, ...rest, first]);
  });

  useEffect(() => {
    const { polygon, polyline } = withDraw.drawLocal.draw.handlers;
    polygon.tooltip = { start: t('draw.start'), cont: t('draw.next'), end: t('draw.end') };
    polyline.error = t('draw.tooFew');
    const color = colorValue('map.zone', theme);
    const icon = withDraw.divIcon({ className: 'map-drawn', iconSize: [24, 24] });
    const options: Leaflet.DrawOptions.PolygonOptions & { touchIcon: Leaflet.DivIcon } = {
      // Crossings are marked, not refused: the user sees where they are, and can go on and correct them.
      allowIntersection: true,
      icon,
      touchIcon: icon,
      shapeOptions: { color, weight: 2, opacity: 1, fillColor: color, fillOpacity: 0.2 },
      drawError: { color: colorValue('map.fault', theme), timeout: 2500 },
    };
    const tool = new withDraw.Draw.Polygon(map as Leaflet.DrawMap, options);
    const container = map.getContainer();
    // The tool throws away the whole drawing at Escape.
    const keepAtEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.stopPropagation();
    };
    // The tool hears a press only on its invisible marker below the pointer, which lags behind a quick move.
    const passOn = (event: Leaflet.LeafletMouseEvent) => {
      const { target } = event.originalEvent;
      if (target instanceof Element && target.closest('.map-drawn, .leaflet-mouse-marker')) return;
      map.eachLayer((layer) => {
        if (layer instanceof withDraw.Marker && layer.options.icon?.options.className === 'leaflet-mouse-marker')
          layer.fire('mousedown', event);
      });
    };
    const onVertex = (event: Leaflet.LeafletEvent) => changed(event as Leaflet.DrawEvents.DrawVertex);
    const onCreated = (event: Leaflet.LeafletEvent) => created(event as Leaflet.DrawEvents.Created);
    map.doubleClickZoom.disable();
    container.classList.add('map-drawing');
    container.addEventListener('keyup', keepAtEscape, true);
    map.on('mousedown', passOn).on('draw:drawvertex', onVertex).on('draw:created', onCreated);
    tool.enable();
    toolRef.current = tool;
    countRef.current = 0;
    return () => {
      toolRef.current = null;
      map.doubleClickZoom.enable();
      container.classList.remove('map-drawing');
      container.removeEventListener('keyup', keepAtEscape, true);
      map.off('mousedown', passOn).off('draw:drawvertex', onVertex).off('draw:created', onCreated);
      tool.disable();
    };
  }, [map, t, theme]);

  useImperativeHandle(
    ref,
    () => ({
      removeLast() {
        if (countRef.current > 1) toolRef.current?.deleteLastVertex();
        else {
          // The tool never removes its first vertex.
          toolRef.current?.disable();
          toolRef.current?.enable();
          countRef.current = 0;
          onDrawing([]);
        }
      },
      add: ([longitude = 0, latitude = 0]) => toolRef.current?.addVertex(withDraw.latLng(latitude, longitude)),
      finish() {
        if (countRef.current < 3) return false;
        toolRef.current?.completeShape();
        return true;
      },
    }),
    [onDrawing],
  );
  return null;
}
