import type { ComponentType, Ref } from 'react';
import type { MapPlace, MapPolygon, MapPosition, MapShape } from '../types.ts';

/** A vertex of the edited polygon: its ring (0 is the outer one) and its index in it, from 0. */
export interface VertexAt {
  readonly ring: number;
  readonly index: number;
}

/**
 * What is drawn vertex by vertex: a new polygon, a hole, or an open line. Another `session` begins again, with the
 * vertices of `start`.
 */
export interface Drawing {
  readonly kind: 'polygon' | 'hole' | 'line';
  readonly session: number;
  readonly start: readonly MapPosition[];
}

/** Commands for what is being drawn, from outside the map. */
export interface DrawingControl {
  /** Removes the last vertex. */
  readonly removeLast: () => void;
  /** Adds a vertex at the end. */
  readonly add: (position: MapPosition) => void;
  /** Ends the drawing; returns false when a ring has fewer than three vertices, or a line fewer than two. */
  readonly finish: () => boolean;
}

export interface EditedPolygon {
  readonly polygon: MapPolygon;
  readonly fill: string;
  readonly fillOpacity: number;
}

/** How a whole polygon is moved: by some degrees; one of its vertices goes exactly to a place, if it snapped there. */
export interface Shift {
  readonly by: MapPosition;
  readonly anchor?: { readonly vertex: VertexAt; readonly to: MapPosition } | undefined;
}

/** What is drawn or dragged at this moment, as it would be: for measures beside the pointer. */
export interface LiveShape {
  /** The edges that follow the pointer: one of a drawing, both of a dragged vertex. */
  readonly edges: readonly (readonly [MapPosition, MapPosition])[];
  /** The polygon; a line has none. */
  readonly polygon: MapPolygon | undefined;
  /** The whole line; a polygon has none. */
  readonly line: readonly MapPosition[] | undefined;
}

export interface VertexEvents {
  readonly onPick: (vertex: VertexAt | undefined) => void;
  readonly onMove: (vertex: VertexAt, to: MapPosition) => void;
  /** Inserts a new vertex before the named one. */
  readonly onInsert: (before: VertexAt, at: MapPosition) => void;
  readonly onRemove: (vertex: VertexAt) => void;
  /** Moves the whole polygon. */
  readonly onShift: (shift: Shift) => void;
}

export interface DrawingEvents {
  /** Receives the vertices so far of what is being drawn. */
  readonly onDrawing: (vertices: readonly MapPosition[]) => void;
  /** Receives the closed ring of a finished polygon or hole, and the open path of a line. */
  readonly onDrawn: (positions: readonly MapPosition[]) => void;
}

/** A place that a search found. */
export interface MapPin {
  readonly position: MapPosition;
  readonly label: string;
}

export interface EditCanvasProps extends VertexEvents, DrawingEvents {
  readonly label: string;
  readonly place?: MapPlace | undefined;
  /** The shapes below the edited polygon; a click on one is passed to `onChoose`. */
  readonly shapes: readonly MapShape[];
  readonly onChoose?: ((id: string) => void) | undefined;
  /** What the map shows as a whole, at first and when it is asked to show all. */
  readonly extent: readonly MapPolygon[];
  /** The map shows `focus`, or all, each time this changes. */
  readonly view: number;
  readonly focus?: readonly MapPolygon[] | undefined;
  /** The polygon with handles. */
  readonly edited?: EditedPolygon | undefined;
  readonly picked?: VertexAt | undefined;
  /** Whether the pointer and the arrow keys move the edited polygon as a whole; it then has no handles. */
  readonly moving?: boolean | undefined;
  /** Shows measures of what is drawn or dragged, in a corner of the map. */
  readonly measures?: ComponentType<{ readonly live: LiveShape }> | undefined;
  /** What is being drawn with the pointer. */
  readonly drawing?: Drawing | undefined;
  /** The polygons that the pointer snaps to, besides the edited one; undefined: it does not snap. */
  readonly snapTargets?: readonly MapPolygon[] | undefined;
  readonly drawingRef?: Ref<DrawingControl> | undefined;
  /** Positions of errors: where lines cross. */
  readonly faults: readonly MapPosition[];
  readonly pin?: MapPin | undefined;
}
