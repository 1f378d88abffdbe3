import type { ReactNode } from 'react';

/** Longitude and latitude in degrees (WGS 84), in this order, as GeoJSON has them. */
export type MapPosition = readonly number[];
/** An outer ring and its holes; the first position of a ring is also its last. */
export type MapPolygon = readonly (readonly MapPosition[])[];

/**
 * What a shape is on the map. `zone`: in its own colour. `muted`: grey and dashed, behind what is edited. `approved`:
 * what holds today. `found`: a search's result. `overlap`: where two zones overlap.
 */
type MapLook = 'zone' | 'muted' | 'approved' | 'found' | 'overlap';

export interface MapShape {
  readonly id: string;
  /** Its name: in the legend, and beside the pointer. */
  readonly label: string;
  readonly polygons: readonly MapPolygon[];
  /** Left out: `zone`. */
  readonly look?: MapLook;
  /** Colour as `#RRGGBB` and opacity from 0 to 1 of a `zone`; left out: the map's own. */
  readonly fill?: string;
  readonly fillOpacity?: number;
  /** The content of its popover. */
  readonly popover?: ReactNode;
}

/** Where the map looks when there is nothing to fit it to. */
export interface MapPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom?: number;
}

export type BaseLayer = 'street' | 'satellite';

/** The shape whose popover is open, and the place on the map where it was opened; left out: the shape's middle. */
export interface Chosen {
  readonly id: string;
  readonly at?: { readonly lat: number; readonly lng: number };
}

export interface MapCanvasProps {
  readonly label: string;
  readonly shapes: readonly MapShape[];
  readonly place?: MapPlace | undefined;
  readonly chosen: Chosen | undefined;
  readonly onChoose: (chosen: Chosen | undefined) => void;
}

export interface MapViewProps {
  /** The map's accessible name. */
  readonly label: string;
  readonly shapes: readonly MapShape[];
  /** Left out: the default place, in Zagreb (behaviour 14.10). */
  readonly place?: MapPlace | undefined;
  /** Pixels; left out: 420. */
  readonly height?: number;
  /** The shapes' names below the map, as buttons that open their popovers: the keyboard's way to them. Left out: shown. */
  readonly legend?: boolean;
  readonly loading?: boolean;
}
