import type * as Leaflet from 'leaflet';
import { useEffect, useRef } from 'react';
import { useColorTheme } from '../../theme/colorTheme.ts';
import { colorValue } from '../../theme/palette.ts';
import { boundsOf } from '../bounds.ts';
import { L } from '../leaflet/core.ts';
import { fitTo } from '../leaflet/useLeafletMap.ts';
import { useShapes } from '../leaflet/useShapes.ts';
import { MapSurface } from '../MapSurface.tsx';
import { PolygonEditor } from './PolygonEditor.ts';
import type { EditCanvasProps } from './types.ts';
import { useDrawing } from './useDrawing.ts';

/** A map on which polygons are drawn and changed; fetched, with Leaflet and leaflet-draw, when an editor opens. */
export function EditCanvas(props: EditCanvasProps) {
  const { label, place, extent } = props;
  return (
    <MapSurface label={label} place={place} extent={extent}>
      {(map) => <Editing map={map} {...props} />}
    </MapSurface>
  );
}

type EditingProps = EditCanvasProps & { readonly map: Leaflet.Map };

function Editing(props: EditingProps) {
  const { map, shapes, onChoose } = props;
  useShapes(map, shapes, onChoose);
  useView(props);
  useEdited(props);
  useDrawing(map, props);
  useFaults(props);
  usePin(props);
  return null;
}

/** Shows all when it is asked to; not at first, which the map has done itself. */
function useView({ map, view, extent }: EditingProps) {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const bounds = boundsOf(extent);
    if (bounds) fitTo(map, bounds);
  }, [map, view, extent]);
}

function useEdited({ map, edited, picked, onPick, onMove, onInsert, onRemove }: EditingProps) {
  const { theme } = useColorTheme();
  const editor = useRef<PolygonEditor>(undefined);
  const events = useRef({ onPick, onMove, onInsert, onRemove });
  events.current = { onPick, onMove, onInsert, onRemove };
  const isEdited = edited !== undefined;
  useEffect(() => {
    if (!isEdited) return;
    const made = new PolygonEditor(map, {
      onPick: (vertex) => events.current.onPick(vertex),
      onMove: (vertex, to) => events.current.onMove(vertex, to),
      onInsert: (before, at) => events.current.onInsert(before, at),
      onRemove: (vertex) => events.current.onRemove(vertex),
    });
    editor.current = made;
    return () => {
      editor.current = undefined;
      made.remove();
    };
  }, [map, isEdited]);
  useEffect(() => {
    if (!edited) return;
    const { polygon, fill, fillOpacity } = edited;
    const color = fill || colorValue('map.zone', theme);
    editor.current?.show(polygon, { color, weight: 3, fillColor: color, fillOpacity });
  }, [edited, theme]);
  useEffect(() => {
    editor.current?.pick(picked);
  }, [picked]);
}

function useFaults({ map, faults }: EditingProps) {
  const { theme } = useColorTheme();
  useEffect(() => {
    const color = colorValue('map.fault', theme);
    const marks = faults.map(([longitude = 0, latitude = 0]) =>
      L.circleMarker([latitude, longitude], {
        radius: 9,
        weight: 3,
        color,
        fillColor: color,
        fillOpacity: 0.25,
        interactive: false,
      }).addTo(map),
    );
    return () => {
      for (const mark of marks) mark.remove();
    };
  }, [map, faults, theme]);
}

function usePin({ map, pin }: EditingProps) {
  useEffect(() => {
    if (!pin) return;
    const [longitude = 0, latitude = 0] = pin.position;
    const marker = L.marker([latitude, longitude], {
      icon: L.divIcon({ className: 'map-pin', iconSize: [24, 24] }),
      interactive: false,
      keyboard: false,
    })
      .bindTooltip(pin.label, { permanent: true, direction: 'right', className: 'map-tip', offset: [10, 0] })
      .addTo(map);
    map.setView([latitude, longitude], Math.max(map.getZoom(), 16), { animate: false });
    return () => {
      marker.remove();
    };
  }, [map, pin]);
}
