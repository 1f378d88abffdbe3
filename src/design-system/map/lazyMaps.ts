import { lazyPart } from '../lazyPart.tsx';

/** The components that need Leaflet, loaded with the first map; leaflet-draw comes with the second one alone. */
export const MapCanvas = lazyPart(() => import('./leaflet/MapCanvas.tsx').then((module) => module.MapCanvas));
export const EditCanvas = lazyPart(() => import('./leaflet/EditCanvas.tsx').then((module) => module.EditCanvas));
