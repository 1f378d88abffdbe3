import { useCallback, useMemo } from 'react';
import type { Chosen, MapCanvasProps } from '../types.ts';
import { MapPopover } from './MapPopover.tsx';
import { MapSurface } from './MapSurface.tsx';
import { Shapes } from './Shapes.tsx';
import { ShareView } from './ShareView.tsx';
import { middleOf } from './shapeStyle.ts';

/** The map of `MapView`; loaded, with Leaflet, when the first map is shown. */
export function MapCanvas({
  label,
  shapes,
  extent,
  place,
  chosen,
  onChoose,
  sharedView,
  lit,
  onPoint,
}: MapCanvasProps) {
  const all = useMemo(() => extent ?? shapes.flatMap(({ polygons }) => polygons), [extent, shapes]);
  const choose = useCallback((id: string, at: NonNullable<Chosen['at']>) => onChoose({ id, at }), [onChoose]);
  const close = useCallback(() => onChoose(undefined), [onChoose]);
  const shape = chosen && shapes.find(({ id }) => id === chosen.id);
  const at = shape && (chosen.at ?? middleOf(shape.polygons));
  return (
    <MapSurface label={label} place={place} extent={all} onFit={close}>
      {sharedView && <ShareView view={sharedView} />}
      <Shapes shapes={shapes} onChoose={choose} lit={lit} onPoint={onPoint} />
      {shape && at && (
        <MapPopover key={`${shape.id} ${at.lat} ${at.lng}`} shape={shape} lat={at.lat} lng={at.lng} onClose={close} />
      )}
    </MapSurface>
  );
}
