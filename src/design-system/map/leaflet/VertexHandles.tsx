import * as L from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';
import type { VertexAt } from '../edit/types.ts';
import type { MapPolygon, MapPosition } from '../types.ts';

/** A dot at a vertex, or halfway between it and the one before it, where a new vertex can be pulled out. */
export interface Handle {
  readonly kind: 'vertex' | 'between';
  readonly vertex: VertexAt;
}

export interface PlacedHandle extends Handle {
  /** Pixels in the map's panes. */
  readonly point: L.Point;
}

export const isSameVertex = (a: VertexAt | undefined, b: VertexAt) => a?.ring === b.ring && a.index === b.index;

const keyOf = ({ ring, index }: VertexAt) => `${ring} ${index}`;

/** The fewest pixels between two vertices that have a handle between them. */
const roomBetween = 44;

/**
 * Places a handle at each of these vertices, and one between those of them that are neighbours.
 *
 * @param project - returns a position's pixels at the present zoom
 * @param pixelOrigin - the pixels of the panes' corner
 */
export function placeHandles(
  vertices: readonly VertexAt[],
  polygon: MapPolygon,
  project: (position: MapPosition) => L.Point,
  pixelOrigin: L.Point,
): readonly PlacedHandle[] {
  const atVertices: PlacedHandle[] = vertices.flatMap((vertex) => {
    const position = polygon[vertex.ring]?.[vertex.index];
    return position ? [{ kind: 'vertex', vertex, point: project(position).round().subtract(pixelOrigin) }] : [];
  });
  const points = new Map(atVertices.map(({ vertex, point }) => [keyOf(vertex), point]));
  const between = atVertices.flatMap(({ vertex, point }): PlacedHandle[] => {
    const size = (polygon[vertex.ring]?.length ?? 0) - 1;
    const before = points.get(keyOf({ ring: vertex.ring, index: (vertex.index + size - 1) % size }));
    if (!before || point.distanceTo(before) < roomBetween) return [];
    return [{ kind: 'between', vertex, point: point.add(before).divideBy(2) }];
  });
  // Vertices lie above the handles between them.
  return [...between, ...atVertices];
}

interface VertexHandlesProps {
  /** The name of the Leaflet pane that they are rendered in. */
  readonly pane: string;
  readonly handles: readonly PlacedHandle[];
  readonly picked: VertexAt | undefined;
  readonly dragged: { readonly handle: Handle; readonly at: L.LatLng } | undefined;
  readonly onPress: (event: PointerEvent, handle: Handle) => void;
  /** The context menu is asked for. */
  readonly onMenu: (handle: Handle) => void;
}

/** The handles on the map; hidden from assistive technology, which has the list of vertices. */
export function VertexHandles({ pane, handles, picked, dragged, onPress, onMenu }: VertexHandlesProps) {
  const map = useMap();
  const handleOf = (event: Event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('.map-handle') : null;
    return handles.find(({ kind, vertex }) => element?.dataset.kind === kind && element.dataset.at === keyOf(vertex));
  };
  const press = useEffectEvent((event: PointerEvent) => {
    const handle = handleOf(event);
    if (!handle || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    onPress(event, handle);
  });
  const openMenu = useEffectEvent((event: MouseEvent) => {
    const handle = handleOf(event);
    if (!handle) return;
    event.preventDefault();
    onMenu(handle);
  });
  // These events are taken where Leaflet listens: React hears them only after the map has.
  useEffect(() => {
    const element = map.getPane(pane);
    if (!element) return;
    const onPointerDown = (event: PointerEvent) => press(event);
    const onContextMenu = (event: MouseEvent) => openMenu(event);
    L.DomEvent.disableClickPropagation(element);
    element.addEventListener('pointerdown', onPointerDown);
    element.addEventListener('contextmenu', onContextMenu);
    return () => {
      element.removeEventListener('pointerdown', onPointerDown);
      element.removeEventListener('contextmenu', onContextMenu);
    };
  }, [map, pane]);
  return handles.map(({ kind, vertex, point }) => {
    const isDragged = dragged?.handle.kind === kind && isSameVertex(dragged.handle.vertex, vertex);
    const { x, y } = isDragged ? map.latLngToLayerPoint(dragged.at) : point;
    return (
      <div
        key={`${kind} ${keyOf(vertex)}`}
        className="map-handle"
        data-kind={kind}
        data-at={keyOf(vertex)}
        data-picked={kind === 'vertex' && isSameVertex(picked, vertex) ? '' : undefined}
        aria-hidden="true"
        // The others would stand where their lines no longer are.
        hidden={dragged !== undefined && !isDragged && kind === 'between'}
        style={{ transform: `translate3d(${x}px, ${y}px, 0)` }}
      />
    );
  });
}
