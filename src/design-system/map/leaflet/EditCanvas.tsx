import * as L from 'leaflet';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { CircleMarker, Marker, Tooltip, useMap } from 'react-leaflet';
import { colorValue } from '../../theme/palette.ts';
import { useColorTheme } from '../../theme/useColorTheme.ts';
import { snapReach, snapTo } from '../edit/snap.ts';
import type { Drawing, EditCanvasProps, MapPin } from '../edit/types.ts';
import type { MapPosition } from '../types.ts';
import { DrawingTool } from './DrawingTool.tsx';
import { fitTo } from './fitTo.ts';
import { MapSurface } from './MapSurface.tsx';
import { PolygonEditor } from './PolygonEditor.tsx';
import { PolygonMover } from './PolygonMover.tsx';
import { ShapeNames } from './ShapeNames.tsx';
import { Shapes } from './Shapes.tsx';
import type { SnapFinder } from './useSnapping.ts';

/** The map of `EditMap`: polygons are drawn and changed on it. Loaded, with leaflet-draw, when an editor opens. */
export function EditCanvas({
  label,
  place,
  shapes,
  onChoose,
  extent,
  view,
  focus,
  edited,
  picked,
  onPick,
  onMove,
  onInsert,
  onRemove,
  onShift,
  moving = false,
  measures,
  drawing,
  drawingRef,
  onDrawing,
  onDrawn,
  snapTargets,
  faults,
  pin,
}: EditCanvasProps) {
  return (
    <MapSurface label={label} place={place} extent={extent}>
      <Shapes shapes={shapes} onChoose={onChoose} />
      <ShapeNames shapes={shapes} />
      <FitOnRequest view={view} extent={focus ?? extent} />
      {edited && moving && <PolygonMover {...edited} snapTargets={snapTargets} onShift={onShift} />}
      {edited && !moving && (
        <PolygonEditor
          {...edited}
          snapTargets={snapTargets}
          measures={measures}
          picked={picked}
          onPick={onPick}
          onMove={onMove}
          onInsert={onInsert}
          onRemove={onRemove}
        />
      )}
      {drawing && (
        <Draw
          key={drawing.session}
          drawing={drawing}
          drawingRef={drawingRef}
          snapTargets={snapTargets}
          measures={measures}
          onDrawing={onDrawing}
          onDrawn={onDrawn}
        />
      )}
      <Faults positions={faults} />
      {pin && <Pin {...pin} />}
    </MapSurface>
  );
}

interface DrawProps extends Pick<EditCanvasProps, 'drawingRef' | 'snapTargets' | 'measures' | 'onDrawing' | 'onDrawn'> {
  readonly drawing: Drawing;
}

/** The drawing tool, which snaps to the given polygons. */
function Draw({ drawing, drawingRef, snapTargets, measures, onDrawing, onDrawn }: DrawProps) {
  const map = useMap();
  const findSnap = useCallback<SnapFinder>(
    (position, isTouch) =>
      snapTargets && snapTo(position, snapTargets, map.getZoom(), isTouch ? snapReach.touch : snapReach.mouse),
    [map, snapTargets],
  );
  return (
    <DrawingTool
      ref={drawingRef}
      kind={drawing.kind}
      start={drawing.start}
      findSnap={findSnap}
      measures={measures}
      onDrawing={onDrawing}
      onDrawn={onDrawn}
    />
  );
}

/** Shows the extent each time `view` changes; the first time, the map itself has done so. */
function FitOnRequest({ view, extent }: Pick<EditCanvasProps, 'view' | 'extent'>) {
  const map = useMap();
  const shownRef = useRef(view);
  useEffect(() => {
    if (shownRef.current === view) return;
    shownRef.current = view;
    fitTo(map, extent);
  }, [map, view, extent]);
  return null;
}

/** Marks of errors, above the shapes. */
function Faults({ positions }: { readonly positions: readonly MapPosition[] }) {
  const { theme } = useColorTheme();
  const pathOptions = useMemo(() => {
    const color = colorValue('map.fault', theme);
    return { weight: 3, color, fillColor: color, fillOpacity: 0.25 };
  }, [theme]);
  // The same place can be found twice.
  const places = new Map(
    positions.map(([longitude = 0, latitude = 0]) => [`${longitude} ${latitude}`, { longitude, latitude }]),
  );
  return [...places].map(([key, { longitude, latitude }]) => (
    <CircleMarker
      key={key}
      className="map-fault"
      center={[latitude, longitude]}
      radius={9}
      interactive={false}
      pathOptions={pathOptions}
    />
  ));
}

const pinIcon = L.divIcon({ className: 'map-pin', iconSize: [24, 24] });
const pinLabelOffset: L.PointTuple = [10, 0];

/** A found place with its name; the map moves to it. */
function Pin({ position, label }: MapPin) {
  const map = useMap();
  const [longitude = 0, latitude = 0] = position;
  useEffect(() => {
    map.setView([latitude, longitude], Math.max(map.getZoom(), 16), { animate: false });
  }, [map, latitude, longitude]);
  return (
    <Marker position={[latitude, longitude]} icon={pinIcon} interactive={false} keyboard={false}>
      <Tooltip permanent direction="right" className="map-tip" offset={pinLabelOffset}>
        <span translate="no">{label}</span>
      </Tooltip>
    </Marker>
  );
}
