import type * as Leaflet from 'leaflet';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMap } from 'react-leaflet';
import { colorValue } from '../../theme/palette.ts';
import { useColorTheme } from '../../theme/useColorTheme.ts';
import { rounded } from '../edit/rounded.ts';
import type { Drawing, DrawingControl, DrawingEvents, EditCanvasProps } from '../edit/types.ts';
import type { MapPosition } from '../types.ts';
import { DrawingGuide } from './DrawingGuide.tsx';
import { latLngOf, positionOf } from './latLng.ts';
import { createTool, type SnappingTool, withDraw } from './snappingTools.ts';
import { type SnapFinder, useSnapping } from './useSnapping.ts';

interface DrawingToolProps extends DrawingEvents, Pick<Drawing, 'kind' | 'start'>, Pick<EditCanvasProps, 'measures'> {
  readonly ref?: Ref<DrawingControl> | undefined;
  /** Finds what the pointer snaps to. */
  readonly findSnap: SnapFinder;
}

/**
 * Tells the tool a place of the pointer, the middle of the map: without one it fails at the next zoom once it has a
 * vertex, as it has where vertices come back, or come from the keyboard.
 */
function pointAtCentre(container: HTMLElement) {
  const { left, top, width, height } = container.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  container.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, cancelable: true, ...at }));
}

/**
 * Draws a ring or a line vertex by vertex, with leaflet-draw's tool, for as long as it is rendered. It begins with the
 * vertices of `start`, as they are when it is first rendered.
 */
export function DrawingTool({ ref, kind, start, findSnap, measures, onDrawing, onDrawn }: DrawingToolProps) {
  const map = useMap();
  const { t } = useTranslation('map');
  const { theme } = useColorTheme();
  const toolRef = useRef<SnappingTool>(null);
  // The vertices so far, which the tool keeps to itself.
  const pathRef = useRef(start);
  const [path, setPath] = useState(start);
  const isLine = kind === 'line';
  const { snapRef, pointer } = useSnapping(findSnap);

  const changed = useEffectEvent((positions: readonly MapPosition[]) => {
    pathRef.current = positions;
    setPath(positions);
    onDrawing(positions);
  });
  const created = useEffectEvent(() => {
    const positions = pathRef.current;
    const [first] = positions;
    if (first) onDrawn(isLine ? positions : [...positions, first]);
  });
  const snapped = useEffectEvent((at: Leaflet.LatLng) => {
    const position = positionOf(at);
    return latLngOf(snapRef.current(position)?.position ?? rounded(position));
  });

  useEffect(() => {
    const { polygon, polyline } = withDraw.drawLocal.draw.handlers;
    const end = isLine ? t('draw.endLine') : t('draw.end');
    polygon.tooltip = { start: t('draw.start'), cont: t('draw.next'), end };
    polyline.tooltip = { start: t('draw.start'), cont: t('draw.next'), end };
    polyline.error = t('draw.tooFew');
    const color = colorValue('map.zone', theme);
    const icon = withDraw.divIcon({ className: 'map-drawn', iconSize: [24, 24] });
    const options: Leaflet.DrawOptions.PolygonOptions & { touchIcon: Leaflet.DivIcon } = {
      // Crossings are marked, not refused: the user sees where they are, and can go on and correct them.
      allowIntersection: true,
      icon,
      touchIcon: icon,
      shapeOptions: { color, weight: 2, opacity: 1, fill: !isLine, fillColor: color, fillOpacity: isLine ? 0 : 0.2 },
      drawError: { color: colorValue('map.fault', theme), timeout: 2500 },
    };
    const tool = createTool(isLine ? 'line' : 'ring', map, options, (at) => snapped(at));
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
    // Without a pointer: the vertex goes to the middle of the map, which arrow keys move.
    const addAtCentre = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.target !== container) return;
      event.preventDefault();
      pointAtCentre(container);
      tool.addVertex(map.getCenter());
    };
    const onVertex = (event: Leaflet.LeafletEvent) => {
      const markers = (event as Leaflet.DrawEvents.DrawVertex).layers.getLayers() as Leaflet.Marker[];
      changed(markers.map((marker) => positionOf(marker.getLatLng())));
    };
    const onCreated = () => created();
    map.doubleClickZoom.disable();
    container.classList.add('map-drawing');
    container.addEventListener('keyup', keepAtEscape, true);
    container.addEventListener('keydown', addAtCentre);
    tool.enable();
    // The vertices so far come back: of another session, or with other colours.
    for (const position of pathRef.current) tool.addExactly(latLngOf(position));
    if (pathRef.current.length > 0) pointAtCentre(container);
    map.on('mousedown', passOn).on('draw:drawvertex', onVertex).on('draw:created', onCreated);
    toolRef.current = tool;
    return () => {
      toolRef.current = null;
      map.doubleClickZoom.enable();
      container.classList.remove('map-drawing');
      container.removeEventListener('keyup', keepAtEscape, true);
      container.removeEventListener('keydown', addAtCentre);
      map.off('mousedown', passOn).off('draw:drawvertex', onVertex).off('draw:created', onCreated);
      tool.disable();
    };
  }, [map, t, theme, isLine]);

  useImperativeHandle(
    ref,
    () => ({
      removeLast() {
        if (pathRef.current.length > 1) toolRef.current?.deleteLastVertex();
        else {
          // The tool never removes its first vertex.
          toolRef.current?.disable();
          toolRef.current?.enable();
          pathRef.current = [];
          setPath([]);
          onDrawing([]);
        }
      },
      add: (position) => toolRef.current?.addExactly(latLngOf(position)),
      finish() {
        if (pathRef.current.length < (isLine ? 2 : 3)) return false;
        toolRef.current?.completeShape();
        return true;
      },
    }),
    [isLine, onDrawing],
  );
  return <DrawingGuide path={path} isRing={!isLine} pointer={pointer} measures={measures} />;
}
