import { lazyPart } from '../Picker/lazyPart.ts';
import type { EditCanvasProps } from './edit/types.ts';
import type { MapCanvasProps } from './MapCanvas.tsx';

/** The drawing parts, Leaflet with them, kept out of first loads; leaflet-draw comes with the second alone. */
export const mapCanvas = lazyPart<MapCanvasProps>(() => import('./MapCanvas.tsx').then((part) => part.MapCanvas));
export const editCanvas = lazyPart<EditCanvasProps>(() =>
  import('./edit/EditCanvas.tsx').then((part) => part.EditCanvas),
);
