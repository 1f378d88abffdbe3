import type * as Leaflet from 'leaflet';
import { L } from './core.ts';

/**
 * A canvas that is always drawn whole. Leaflet draws the changed part anew; lines at its rim are then drawn twice and
 * darken, a shade that comes and goes with the pointer.
 */
const WholeCanvas = L.Canvas.extend({ _extendRedrawBounds() {} }) as unknown as new (
  options: Leaflet.RendererOptions & { readonly pane?: string },
) => Leaflet.Canvas;

export const wholeCanvas = (options: ConstructorParameters<typeof WholeCanvas>[0]): Leaflet.Canvas =>
  new WholeCanvas(options);
