import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
import GeometryFactory from 'jsts/org/locationtech/jts/geom/GeometryFactory.js';
import BufferOp from 'jsts/org/locationtech/jts/operation/buffer/BufferOp.js';
import BufferParameters from 'jsts/org/locationtech/jts/operation/buffer/BufferParameters.js';
import { difference, type Geom } from 'polyclip-ts';
import type { Polygon } from '#api/contract/borders.ts';
import { boundsMeet, boundsOf } from '#design-system/map/bounds.ts';
import { areaOf } from '../geometry/measure.ts';
import { indexEdges } from './edgeIndex.ts';
import { opened, type Plane, type Point, planeAt, signedArea, widthOf } from './plane.ts';

/** `nothing`: nothing of the border would be left. `noOverlap`: it has nothing in common with the other one. */
export type CutReason = 'nothing' | 'noOverlap';

type CutAway =
  | {
      readonly polygons: readonly Polygon[];
      /** Square metres that are cut away, slivers included. */
      readonly area: number;
      /** How many polygons of the border lay in the other one, and are gone. */
      readonly gone: number;
    }
  | { readonly reason: CutReason };

/** The mean width in metres up to which what is left is a sliver, and the square metres up to which it is a crumb. */
const narrow = 0.1;
const crumb = 1;

/** Metres by which a sliver is cut more widely than it is, so that the cut leaves none along it. */
const margin = 2e-3;

interface JtsRing {
  getCoordinates: () => readonly { readonly x: number; readonly y: number }[];
}
interface JtsPolygon {
  getExteriorRing: () => JtsRing;
  getNumInteriorRing: () => number;
  getInteriorRingN: (index: number) => JtsRing;
}
interface JtsGeometry {
  getNumGeometries: () => number;
  getGeometryN: (index: number) => JtsPolygon;
  isEmpty: () => boolean;
}

const factory = new GeometryFactory();

/** Returns polygons in metres grown by a number of metres, or shrunk, with their corners. */
function grown(polygon: readonly (readonly Point[])[], metres: number): (readonly (readonly Point[])[])[] {
  const ringOf = (ring: readonly Point[]) =>
    factory.createLinearRing([...ring, ring[0] as Point].map(([x, y]) => new Coordinate(x, y)));
  const [outer = [], ...holes] = polygon;
  const corners = new BufferParameters(2, BufferParameters.CAP_FLAT, BufferParameters.JOIN_MITRE, 4);
  const geometry = BufferOp.bufferOp(
    factory.createPolygon(ringOf(outer), holes.map(ringOf)),
    metres,
    corners,
  ) as JtsGeometry;
  if (geometry.isEmpty()) return [];
  const pointsOf = (ring: JtsRing) =>
    ring
      .getCoordinates()
      .slice(0, -1)
      .map(({ x, y }): Point => [x, y]);
  return Array.from({ length: geometry.getNumGeometries() }, (_, index) => {
    const part = geometry.getGeometryN(index);
    return [
      pointsOf(part.getExteriorRing()),
      ...Array.from({ length: part.getNumInteriorRing() }, (_each, hole) => pointsOf(part.getInteriorRingN(hole))),
    ];
  });
}

const subtract = (from: Polygon, others: readonly Polygon[]) =>
  difference([from] as unknown as Geom, others as unknown as Geom) as readonly Polygon[];

const degreesOf = (polygon: readonly (readonly Point[])[], plane: Plane): Polygon =>
  polygon.map((ring) => {
    const positions = ring.map(plane.positionOf);
    return [...positions, positions[0] ?? []];
  });

const isCrumb = ([outer = []]: Polygon, plane: Plane) => {
  const points = opened(outer).map(plane.pointOf);
  return Math.abs(signedArea(points)) < crumb || widthOf(points) < narrow;
};

/** Returns a piece without its slivers along the border that it was cut at: strips narrower than 10 cm. */
function withoutSlivers(piece: Polygon, others: readonly Polygon[], plane: Plane): readonly Polygon[] {
  const points = piece.map((ring) => opened(ring).map(plane.pointOf));
  // What is narrower than 10 cm goes when the piece shrinks by 5 cm, and does not come back when it grows again.
  const core = grown(points, -narrow / 2).flatMap((part) => grown(part, narrow / 2 + margin));
  const rest = subtract(
    piece,
    core.map((part) => degreesOf(part, plane)),
  );
  const cutAt = indexEdges(others.flatMap((rings) => rings.map((ring) => opened(ring).map(plane.pointOf))));
  const slivers = rest.filter(([outer = []]) => {
    const ring = opened(outer).map(plane.pointOf);
    const isLong = Math.abs(signedArea(ring)) > narrow * narrow;
    return isLong && ring.some((point) => cutAt.nearest(point, narrow) !== undefined);
  });
  if (slivers.length === 0) return [piece];
  const cut = slivers.flatMap((rings) =>
    grown(
      rings.map((ring) => opened(ring).map(plane.pointOf)),
      margin,
    ).map((part) => degreesOf(part, plane)),
  );
  return subtract(piece, cut);
}

/**
 * Cuts away what a border has in common with another zone's: the new edge has the other one's vertices to the last digit. No
 * sliver is left. Polygons that the other border does not reach stay the same objects.
 */
export function cutAway(polygons: readonly Polygon[], others: readonly Polygon[]): CutAway {
  const plane = planeAt(polygons);
  let [area, gone] = [0, 0];
  const rest = polygons.flatMap((polygon): readonly Polygon[] => {
    const box = boundsOf([polygon]);
    const theirs = others.filter((rings) => {
      const their = boundsOf([rings]);
      return box !== undefined && their !== undefined && boundsMeet(box, their);
    });
    if (theirs.length === 0) return [polygon];
    const pieces = subtract(polygon, theirs);
    const before = areaOf([polygon]);
    // Borders that only touch have nothing in common.
    if (before - areaOf(pieces) < 1e-3) return [polygon];
    const kept = pieces
      .filter((piece) => !isCrumb(piece, plane))
      .flatMap((piece) => withoutSlivers(piece, theirs, plane))
      .filter((piece) => !isCrumb(piece, plane));
    area += before - areaOf(kept);
    if (kept.length === 0) gone += 1;
    return kept;
  });
  if (area === 0) return { reason: 'noOverlap' };
  return rest.length === 0 ? { reason: 'nothing' } : { polygons: rest, area, gone };
}
