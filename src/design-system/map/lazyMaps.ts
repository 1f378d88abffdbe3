import { lazyComponent } from '../Picker/lazyComponent.ts';
import type { EditCanvasProps } from './edit/types.ts';
import type { MapCanvasProps } from './types.ts';

/** The components that need Leaflet, loaded with the first map; leaflet-draw comes with the second one alone. */
export const mapCanvas = lazyComponent<MapCanvasProps>(() =>
  import('./leaflet/MapCanvas.tsx').then((module) => module.MapCanvas),
);
export const editCanvas = lazyComponent<EditCanvasProps>(() =>
  import('./leaflet/EditCanvas.tsx').then((module) => module.EditCanvas),
);
