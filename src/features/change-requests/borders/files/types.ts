import type { Polygon } from '#api/contract/borders.ts';
import type { ImportProblem } from './problem.ts';

/** Coordinate systems of Croatia by their EPSG codes: HTRS96/TM, and the zones 5 and 6 of the old state survey. */
export type KnownSystem = 3765 | 3907 | 3908;

/** A shape of a file: what the user chooses from. Name and code are plain text, empty where the file has none. */
export interface FileFeature {
  readonly name: string;
  readonly code: string;
  readonly polygons: readonly Polygon[];
}

/**
 * What is said of a file that was taken. `degreesTaken`: it has no projection, and its numbers are degrees.
 * `approximate`: its coordinates were converted from the old state survey, to a few metres.
 */
export type FileNote = 'degreesTaken' | 'approximate';

/** The polygons of a file, or of one layer of it, in degrees (WGS 84, longitude first). */
export interface LayerContent {
  readonly features: readonly FileFeature[];
  /** The number of other geometries that were left out. */
  readonly leftOut: number;
  /** The number of features and polygons without coordinates. */
  readonly empty: number;
  readonly notes: readonly FileNote[];
  /** The file has no projection, and its metres lie in Croatia in this system: the user confirms it on the map first. */
  readonly offered?: KnownSystem;
}

export type ReadLayer = LayerContent | { readonly problem: ImportProblem };

/** A layer with its file's name. */
export type Layer = ReadLayer & { readonly name: string };
/** A layer that has polygons. */
export type UsableLayer = LayerContent & { readonly name: string };

/** Where a border is read from: a text, or the bytes of a file that is no text. */
export type Source =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array };
