import { useEffect } from 'react';
import type { EditCanvasProps } from './edit/types.ts';
import { editCanvas } from './lazyMaps.ts';
import { MapPlaceholder } from './MapPlaceholder.tsx';

/** A map with a polygon editor that fills its container. Leaflet and leaflet-draw are loaded when it is first shown. */
export function EditMap(props: EditCanvasProps) {
  const { Component: EditCanvas, failed } = editCanvas.use();
  useEffect(() => editCanvas.load(), []);
  return EditCanvas ? <EditCanvas {...props} /> : <MapPlaceholder failed={failed} onRetry={editCanvas.load} />;
}
