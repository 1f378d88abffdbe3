import type { ReactNode } from 'react';
import type { SharedView } from './sharedView.ts';

/** Longitude and latitude in degrees (WGS 84), in this order, as GeoJSON has them. */
export type MapPosition = readonly number[];
/** An outer ring and its holes; the first position of a ring is also its last. */
export type MapPolygon = readonly (readonly MapPosition[])[];

/**
 * What a shape is on the map. `zone`: in its own colour. `own`, `neighbour`: beside each other, the zone that the map is
 * about, with a bold line, and others, with a thin dashed one. `muted`: grey and dashed, behind what is edited. `approved`:
 * what holds today. `found`: a search's result. `overlap`: where two zones overlap. `gained`, `lost`: what a changed
 * border adds and leaves out. `outline`: its line alone, in its own colour.
 */
type MapLook =
  | 'zone'
  | 'own'
  | 'neighbour'
  | 'muted'
  | 'approved'
  | 'found'
  | 'overlap'
  | 'gained'
  | 'lost'
  | 'outline';

/** A name on the map. A short one (a zone's code) stands where the long one has no room. */
export interface MapName {
  readonly short: string;
  readonly long: string;
  /** It is the zone that the map is about: its name always stands, and stands out. */
  readonly isOwn: boolean;
}

export interface MapShape {
  readonly id: string;
  /** Its name: in the legend, and beside the pointer. */
  readonly label: string;
  readonly polygons: readonly MapPolygon[];
  /** A name that stands on the map, in the middle of the largest polygon where there is room; default: none. */
  readonly name?: MapName | undefined;
  /** Default: `zone`. */
  readonly look?: MapLook;
  /** Colour as `#RRGGBB` and opacity from 0 to 1 of a `zone`; default: the map's own. */
  readonly fill?: string;
  readonly fillOpacity?: number;
  /** The content of its popover. */
  readonly popover?: ReactNode;
}

/** The map's view when there are no shapes to fit. */
export interface MapPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom?: number;
}

export type BaseLayer = 'street' | 'satellite';

/** The shape whose popover is open, and the place on the map where it was opened; default: the shape's middle. */
export interface Chosen {
  readonly id: string;
  readonly at?: { readonly lat: number; readonly lng: number };
}

export interface MapCanvasProps {
  readonly label: string;
  readonly sharedView?: SharedView | undefined;
  readonly shapes: readonly MapShape[];
  readonly extent?: readonly MapPolygon[] | undefined;
  readonly place?: MapPlace | undefined;
  readonly chosen: Chosen | undefined;
  readonly onChoose: (chosen: Chosen | undefined) => void;
}

export interface MapViewProps {
  /** The map's accessible name. */
  readonly label: string;
  readonly shapes: readonly MapShape[];
  /** What the map shows at first; default: all shapes. */
  readonly extent?: readonly MapPolygon[] | undefined;
  /** Default: the default place, in Zagreb (behaviour 14.10). */
  readonly place?: MapPlace | undefined;
  /** Pixels; default: 420. */
  readonly height?: number;
  /** The shapes' names below the map, as buttons that open their popovers: the keyboard's way to them. Default: shown. */
  readonly legend?: boolean;
  readonly loading?: boolean;
  /** The view of maps side by side, which move together. */
  readonly sharedView?: SharedView | undefined;
}
