import type { BorderProblem } from '#api/borderRules.ts';
import type { Polygon, Position } from '#api/contract/borders.ts';
import type { Mended } from '../geometry/mend.ts';

/** Formats that are not read, by what the text begins with. */
export type OtherFormat = 'gpx' | 'xml' | 'zip' | 'archive' | 'wkt' | 'topojson';

/** The reason that a text, a file, or the result of a search, is not accepted as a border. */
export type ImportProblem =
  | { readonly kind: 'empty' | 'cutOff' | 'notJson' | 'notGeoJson' | 'notNumbers' }
  | { readonly kind: 'otherFormat'; readonly format: OtherFormat }
  /** `found`: the geometries instead of a polygon, for example `Point`. */
  | { readonly kind: 'noPolygon'; readonly found: readonly string[] }
  /** A KML with entities of its own, which could grow without end. */
  | { readonly kind: 'entities' }
  | { readonly kind: 'brokenXml'; readonly line: number }
  /** A KML that only refers to another file. */
  | { readonly kind: 'networkLink'; readonly link: string }
  /** `name`: the file in the archive; empty for the archive itself. */
  | { readonly kind: 'brokenZip' | 'encryptedZip' | 'lyingZip' | 'brokenShp'; readonly name: string }
  /** `size`: the bytes so far, by the archive's directory. */
  | { readonly kind: 'unpackedTooLarge'; readonly name: string; readonly size: number }
  /** An archive with nothing that is read; `found`: the names of its files. */
  | { readonly kind: 'nothingInZip'; readonly found: readonly string[] }
  /** A projection that is not understood, by its name; `at`: the first of its coordinates. */
  | { readonly kind: 'projection'; readonly name: string; readonly at: Position }
  /** Metres of a projection, or other numbers that are not degrees. */
  | { readonly kind: 'noDegrees'; readonly at: Position }
  /** The text has the latitude first; `polygons` have the longitude first. */
  | { readonly kind: 'swapped'; readonly polygons: readonly Polygon[] }
  | {
      readonly kind: 'border';
      readonly problems: readonly BorderProblem[];
      /** The polygons that have these problems, and their places: what the map shows. */
      readonly polygons: readonly Polygon[];
      readonly places: readonly Position[];
      readonly mended: Mended | undefined;
    };
