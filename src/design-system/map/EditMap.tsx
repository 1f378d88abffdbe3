import { useEffect } from 'react';
import type { EditCanvasProps } from './edit/types.ts';
import { MapPlaceholder } from './MapPlaceholder.tsx';
import { editCanvas } from './mapParts.ts';

/** A map to draw on, as large as its place; Leaflet and its drawing tool are fetched when it is first shown. */
export function EditMap(props: EditCanvasProps) {
  const { Part, failed } = editCanvas.use();
  useEffect(() => editCanvas.load(), []);
  return Part ? <Part {...props} /> : <MapPlaceholder failed={failed} onRetry={editCanvas.load} />;
}
