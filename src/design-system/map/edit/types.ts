import type { MapPlace, MapPolygon, MapPosition, MapShape } from '../types.ts';

/** A vertex of the edited polygon: its ring (0 is the outer one) and its place in it, from 0. */
export interface VertexAt {
  readonly ring: number;
  readonly index: number;
}

/** What can be done to a polygon that is being drawn, from outside the map. */
export interface DrawingControl {
  /** Takes the last vertex back. */
  readonly removeLast: () => void;
  /** Puts one at the end. */
  readonly add: (position: MapPosition) => void;
  /** Closes it; false when it has fewer than three vertices. */
  readonly finish: () => boolean;
}

export interface EditCanvasProps {
  readonly label: string;
  readonly place?: MapPlace | undefined;
  /** What lies below; those whose id `onChoose` knows can be clicked. */
  readonly shapes: readonly MapShape[];
  readonly onChoose?: ((id: string) => void) | undefined;
  /** What the map shows as a whole, at first and when `view` changes. */
  readonly extent: readonly MapPolygon[];
  readonly view: number;
  /** The polygon with handles. */
  readonly edited?: { readonly polygon: MapPolygon; readonly fill: string; readonly fillOpacity: number } | undefined;
  readonly picked?: VertexAt | undefined;
  readonly onPick: (vertex: VertexAt | undefined) => void;
  readonly onMove: (vertex: VertexAt, to: MapPosition) => void;
  /** A new vertex before the one that is named. */
  readonly onInsert: (before: VertexAt, at: MapPosition) => void;
  readonly onRemove: (vertex: VertexAt) => void;
  /** A new polygon is drawn with the pointer; told of its vertices so far. */
  readonly drawing: boolean;
  readonly onDrawing: (vertices: readonly MapPosition[]) => void;
  /** Its ring, closed. */
  readonly onDrawn: (ring: readonly MapPosition[]) => void;
  readonly drawingRef?: { current: DrawingControl | null };
  /** Places that are wrong: where lines cross. */
  readonly faults: readonly MapPosition[];
  /** One place that a search found. */
  readonly pin?: { readonly position: MapPosition; readonly label: string } | undefined;
}
