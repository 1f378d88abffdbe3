import type * as Leaflet from 'leaflet';
import { L } from './core.ts';

/** What of a renderer's inside is needed here: where it was drawn for, and its element. */
interface Drawn {
  readonly _bounds?: Leaflet.Bounds;
  readonly _center?: Leaflet.LatLng;
  readonly _zoom?: number;
  readonly _container: HTMLElement;
}

const { _updateTransform: moveAndScale } = L.Canvas.prototype as unknown as {
  _updateTransform: (this: Drawn, center: Leaflet.LatLng, zoom: number) => void;
};

/**
 * A canvas that is always drawn whole, and stands on whole pixels. Leaflet draws the changed part anew; lines at its rim
 * are then drawn twice and darken. And after a view is set it leaves the canvas at a part of a pixel, which blurs all lines
 * until the map is next moved.
 */
const WholeCanvas = L.Canvas.extend({
  _extendRedrawBounds() {},
  _updateTransform(this: Drawn, center: Leaflet.LatLng, zoom: number) {
    moveAndScale.call(this, center, zoom);
    const isAsDrawn = center === this._center && zoom === this._zoom;
    if (isAsDrawn && this._bounds?.min) L.DomUtil.setPosition(this._container, this._bounds.min);
  },
}) as unknown as new (
  options: Leaflet.RendererOptions & { readonly pane?: string },
) => Leaflet.Canvas;

export const wholeCanvas = (options: ConstructorParameters<typeof WholeCanvas>[0]): Leaflet.Canvas =>
  new WholeCanvas(options);
