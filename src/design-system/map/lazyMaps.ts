import { lazyPart } from '../Picker/lazyPart.ts';
import type { EditCanvasProps } from './edit/types.ts';
import type { MapCanvasProps } from './types.ts';

/** The components that need Leaflet, loaded with the first map; leaflet-draw comes with the second one alone. */
export const mapCanvas = lazyPart<MapCanvasProps>(() =>
  import('./leaflet/MapCanvas.tsx').then((module) => module.MapCanvas),
);
export const editCanvas = lazyPart<EditCanvasProps>(() =>
  import('./leaflet/EditCanvas.tsx').then((module) => module.EditCanvas),
);
