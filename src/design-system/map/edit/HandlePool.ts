import type * as Leaflet from 'leaflet';
import { L } from '../leaflet/core.ts';
import type { VertexAt } from './types.ts';

/** A dot on the map: of a vertex, or between the one before it and it, where a new one can be pulled out. */
export interface Handle {
  readonly kind: 'vertex' | 'between';
  readonly vertex: VertexAt;
}

interface Shown extends Handle {
  readonly element: HTMLElement;
}

/** Pixels that must lie between two vertices for a dot between them. */
const roomBetween = 44;

/** The few dots that stand on the map, used again and again: making them anew at each move of the pointer would jerk. */
export class HandlePool {
  readonly #map: Leaflet.Map;
  readonly #pane: HTMLElement;
  readonly #events: { onPress: (event: PointerEvent, handle: Handle) => void; onMenu: (handle: Handle) => void };
  readonly #elements: HTMLElement[] = [];
  #shown: readonly Shown[] = [];
  #moving: HTMLElement | undefined;

  constructor(
    map: Leaflet.Map,
    pane: HTMLElement,
    events: { onPress: (event: PointerEvent, handle: Handle) => void; onMenu: (handle: Handle) => void },
  ) {
    this.#map = map;
    this.#pane = pane;
    this.#events = events;
  }

  /** Puts a dot at each of these vertices, and between those of them that are neighbours. */
  place(vertices: readonly VertexAt[], rings: readonly Leaflet.LatLng[][], isPicked: (vertex: VertexAt) => boolean) {
    const shown: Shown[] = [];
    const put = (kind: Handle['kind'], vertex: VertexAt, point: Leaflet.Point) => {
      const element = this.#elements[shown.length] ?? this.#make();
      element.dataset.kind = kind;
      element.hidden = false;
      element.toggleAttribute('data-picked', kind === 'vertex' && isPicked(vertex));
      L.DomUtil.setPosition(element, point);
      shown.push({ kind, vertex, element });
    };
    const points = new Map<string, Leaflet.Point>();
    for (const vertex of vertices) {
      const at = rings[vertex.ring]?.[vertex.index];
      if (!at) continue;
      points.set(`${vertex.ring} ${vertex.index}`, this.#map.latLngToLayerPoint(at));
    }
    for (const vertex of vertices) {
      const size = rings[vertex.ring]?.length ?? 0;
      const here = points.get(`${vertex.ring} ${vertex.index}`);
      const before = points.get(`${vertex.ring} ${(vertex.index + size - 1) % size}`);
      if (!here || !before || here.distanceTo(before) < roomBetween) continue;
      put('between', vertex, here.add(before).divideBy(2));
    }
    // After those between, so that they lie above them.
    for (const vertex of vertices) {
      const here = points.get(`${vertex.ring} ${vertex.index}`);
      if (here) put('vertex', vertex, here);
    }
    for (const element of this.#elements.slice(shown.length)) element.hidden = true;
    this.#shown = shown;
    this.#moving = undefined;
  }

  /** While one is dragged only it is shown: the others would stand where their lines no longer are. */
  hideOthers(vertex: VertexAt, isNew: boolean) {
    const kind = isNew ? 'between' : 'vertex';
    for (const each of this.#shown) {
      const isIt = each.kind === kind && each.vertex.ring === vertex.ring && each.vertex.index === vertex.index;
      if (isIt) this.#moving = each.element;
      else if (each.kind === 'between') each.element.hidden = true;
    }
  }

  /** Moves the dragged dot. */
  moveShown(to: Leaflet.LatLng) {
    if (this.#moving) L.DomUtil.setPosition(this.#moving, this.#map.latLngToLayerPoint(to));
  }

  remove() {
    for (const element of this.#elements) element.remove();
  }

  #make() {
    const element = document.createElement('div');
    element.className = 'map-handle';
    // The list of vertices is for those who hear the page.
    element.setAttribute('aria-hidden', 'true');
    const handle = () => this.#shown.find((each) => each.element === element);
    element.addEventListener('pointerdown', (event) => {
      const pressed = handle();
      if (!pressed || event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      this.#events.onPress(event, pressed);
    });
    element.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      const pressed = handle();
      if (pressed) this.#events.onMenu(pressed);
    });
    L.DomEvent.disableClickPropagation(element);
    this.#pane.append(element);
    this.#elements.push(element);
    return element;
  }
}
