import { Suspense, useEffect } from 'react';
import type { EditCanvasProps } from './edit/types.ts';
import { EditCanvas } from './lazyMaps.ts';
import { MapPlaceholder } from './MapPlaceholder.tsx';

/** A map with a polygon editor that fills its container. Leaflet and leaflet-draw are loaded when it is first shown. */
export function EditMap(props: EditCanvasProps) {
  const failed = EditCanvas.useStatus() === 'failed';
  // A fetch that failed before is repeated.
  useEffect(() => void EditCanvas.load(), []);
  const placeholder = <MapPlaceholder failed={failed} onRetry={EditCanvas.load} />;
  if (failed) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <EditCanvas {...props} />
    </Suspense>
  );
}
