import type * as Leaflet from 'leaflet';
import { L } from '../leaflet/core.ts';
import { latLngsOf } from '../leaflet/shapeStyle.ts';
import { wholeCanvas } from '../leaflet/wholeCanvas.ts';
import type { MapPolygon, MapPosition } from '../types.ts';
import { HandlePool } from './HandlePool.ts';
import { indexVertices, nearestVertices, onPlane, type VertexIndex } from './nearest.ts';
import { rounded } from './rounded.ts';
import { trackDrag } from './trackDrag.ts';
import type { VertexAt } from './types.ts';

export interface PolygonEditorEvents {
  readonly onPick: (vertex: VertexAt) => void;
  readonly onMove: (vertex: VertexAt, to: MapPosition) => void;
  readonly onInsert: (before: VertexAt, at: MapPosition) => void;
  readonly onRemove: (vertex: VertexAt) => void;
}

const isSame = (a: VertexAt | undefined, b: VertexAt) => a?.ring === b.ring && a.index === b.index;
const none: VertexIndex = { vertices: [], plane: new Float64Array() };

const paneOf = (map: Leaflet.Map, name: string, zIndex: number) => {
  const pane = map.getPane(name) ?? map.createPane(name);
  pane.style.zIndex = String(zIndex);
  return pane;
};

/**
 * A polygon that is edited on the map: drawn on a canvas of its own, so that a drag draws nothing else anew, with handles
 * at the vertices nearest to the pointer. It changes nothing by itself: what is done is told, and shown when it comes back.
 */
export class PolygonEditor {
  readonly #map: Leaflet.Map;
  readonly #events: PolygonEditorEvents;
  readonly #renderer: Leaflet.Canvas;
  readonly #layer: Leaflet.Polygon;
  readonly #pool: HandlePool;
  #polygon: MapPolygon = [];
  #index = none;
  #picked: VertexAt | undefined;
  #pointer: MapPosition | undefined;
  #frame = 0;
  #stopDrag: (() => void) | undefined;

  constructor(map: Leaflet.Map, events: PolygonEditorEvents) {
    this.#map = map;
    this.#events = events;
    paneOf(map, 'edited', 450).style.pointerEvents = 'none';
    this.#renderer = wholeCanvas({ pane: 'edited', padding: 0.2 });
    this.#layer = L.polygon([], { renderer: this.#renderer, pane: 'edited', interactive: false });
    this.#layer.addTo(map);
    const pane = paneOf(map, 'handles', 640);
    pane.classList.add('leaflet-zoom-hide');
    this.#pool = new HandlePool(map, pane, {
      onPress: (event, handle) => this.#press(event, handle.vertex, handle.kind === 'between'),
      onMenu: (handle) => handle.kind === 'vertex' && this.#events.onRemove(handle.vertex),
    });
    // Not Leaflet's own event, which the canvas tells of only now and then.
    map.getContainer().addEventListener('pointermove', this.#follow);
    map.on('moveend zoomend viewreset', this.#schedule);
  }

  /** Shows a polygon as it now is. */
  show(polygon: MapPolygon, style: Leaflet.PathOptions) {
    this.#stopDrag?.();
    this.#layer.setStyle(style);
    if (polygon !== this.#polygon) {
      this.#polygon = polygon;
      this.#index = indexVertices(polygon);
      this.#layer.setLatLngs(latLngsOf([polygon])[0] ?? []);
    }
    this.#place();
  }

  /** Marks a vertex, and brings it into sight. */
  pick(vertex: VertexAt | undefined) {
    this.#picked = vertex;
    const position = vertex && this.#polygon[vertex.ring]?.[vertex.index];
    if (position) {
      const at = L.latLng(position[1] ?? 0, position[0] ?? 0);
      if (!this.#map.getBounds().pad(-0.05).contains(at)) this.#map.panTo(at, { animate: false });
    }
    this.#place();
  }

  remove() {
    this.#stopDrag?.();
    cancelAnimationFrame(this.#frame);
    this.#map.getContainer().removeEventListener('pointermove', this.#follow);
    this.#map.off('moveend zoomend viewreset', this.#schedule);
    this.#pool.remove();
    this.#layer.remove();
    this.#renderer.remove();
  }

  readonly #follow = (event: PointerEvent) => {
    const { lng, lat } = this.#map.mouseEventToLatLng(event);
    this.#pointer = [lng, lat];
    this.#schedule();
  };

  readonly #schedule = () => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      if (!this.#stopDrag) this.#place();
    });
  };

  #nearest(): VertexAt[] {
    const { lng, lat } = this.#map.getCenter();
    const near = nearestVertices(this.#index, ...onPlane(this.#pointer ?? [lng, lat]));
    const picked = this.#picked;
    const exists = picked && this.#polygon[picked.ring]?.[picked.index] !== undefined;
    // The one that is worked on by its numbers is always among them.
    if (exists && !near.some((vertex) => isSame(picked, vertex))) near.splice(-1, 1, picked);
    return near;
  }

  #place() {
    const rings = this.#layer.getLatLngs() as Leaflet.LatLng[][];
    this.#pool.place(this.#nearest(), rings, (vertex) => isSame(this.#picked, vertex));
  }

  #press(event: PointerEvent, vertex: VertexAt, isNew: boolean) {
    const rings = this.#layer.getLatLngs() as Leaflet.LatLng[][];
    const ring = rings[vertex.ring];
    const next = ring?.[vertex.index];
    if (!ring || !next) return;
    const before = ring.at(vertex.index - 1) ?? next;
    const map = this.#map;
    const from = isNew
      ? map.latLngToContainerPoint(before).add(map.latLngToContainerPoint(next)).divideBy(2)
      : map.latLngToContainerPoint(next);
    const moving = isNew ? map.containerPointToLatLng(from) : next;
    const positionAt = () => rounded([moving.lng, moving.lat]);
    const restore = () => {
      this.#stopDrag = undefined;
      this.#layer.setLatLngs(latLngsOf([this.#polygon])[0] ?? []);
      this.#place();
    };
    this.#stopDrag = trackDrag(event, {
      onStart: () => {
        if (isNew) ring.splice(vertex.index, 0, moving);
        this.#pool.hideOthers(vertex, isNew);
      },
      onMove: (dx, dy) => {
        const { lat, lng } = map.containerPointToLatLng(from.add([dx, dy]));
        moving.lat = lat;
        moving.lng = lng;
        this.#pool.moveShown(moving);
        this.#layer.redraw();
      },
      onEnd: (moved) => {
        this.#stopDrag = undefined;
        if (isNew) this.#events.onInsert(vertex, positionAt());
        else if (moved) this.#events.onMove(vertex, positionAt());
        else this.#events.onPick(vertex);
        this.#place();
      },
      onCancel: restore,
    });
  }
}
