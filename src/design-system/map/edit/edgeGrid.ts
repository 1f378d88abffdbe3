import type { MapPolygon, MapPosition } from '../types.ts';
import { onPlane } from './nearest.ts';
import type { VertexAt } from './types.ts';

/** An edge of a polygon: from a vertex of a ring to the next one. */
interface Edge {
  /** The vertex that it begins at; every vertex begins one edge. */
  readonly from: VertexAt;
  readonly start: MapPosition;
  readonly end: MapPosition;
}

/** A polygon's edges in a grid, by which those near to a point are found without a look at the others. */
interface EdgeGrid {
  /** The box around the polygon, on the map's plane. */
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /**
   * Returns the edges that may come near to a point: all those within the distance, and some that are farther. An edge
   * may be returned twice.
   */
  readonly near: (x: number, y: number, distance: number) => readonly Edge[];
}

/** The most cells of a side of the grid. */
const mostCells = 256;

/** Puts a polygon's edges into the cells that they cross: a pass over its vertices. */
function buildGrid(polygon: MapPolygon): EdgeGrid {
  const edges: Edge[] = [];
  const ends: number[] = [];
  const box = { left: 1, top: 1, right: 0, bottom: 0 };
  for (const [ring, positions] of polygon.entries()) {
    for (let index = 0; index < positions.length - 1; index++) {
      const start = positions[index] as MapPosition;
      const end = positions[index + 1] as MapPosition;
      const [x1, y1] = onPlane(start);
      const [x2, y2] = onPlane(end);
      edges.push({ from: { ring, index }, start, end });
      ends.push(x1, y1, x2, y2);
      box.left = Math.min(box.left, x1);
      box.right = Math.max(box.right, x1);
      box.top = Math.min(box.top, y1);
      box.bottom = Math.max(box.bottom, y1);
    }
  }
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const aim = Math.sqrt(edges.length);
  const size = Math.max(Math.max(width, height) / mostCells, Math.sqrt(Math.max(0, width * height)) / aim) || 1;
  const columns = Math.max(1, Math.ceil(width / size));
  const rows = Math.max(1, Math.ceil(height / size));
  const columnOf = (x: number) => Math.min(columns - 1, Math.max(0, Math.floor((x - box.left) / size)));
  const rowOf = (y: number) => Math.min(rows - 1, Math.max(0, Math.floor((y - box.top) / size)));

  const cells = new Map<number, Edge[]>();
  for (const [at, edge] of edges.entries()) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends.slice(4 * at, 4 * at + 4);
    const lastRow = rowOf(Math.max(y1, y2));
    for (let row = rowOf(Math.min(y1, y2)); row <= lastRow; row++) {
      // The part of the edge in this row, from the left to the right.
      const xAt = (y: number) => {
        const part = y2 === y1 ? 0 : Math.min(1, Math.max(0, (y - y1) / (y2 - y1)));
        return x1 + part * (x2 - x1);
      };
      const [a, b] = y2 === y1 ? [x1, x2] : [xAt(box.top + row * size), xAt(box.top + (row + 1) * size)];
      const lastColumn = columnOf(Math.max(a, b));
      for (let column = columnOf(Math.min(a, b)); column <= lastColumn; column++) {
        const cell = row * columns + column;
        const known = cells.get(cell);
        if (known) known.push(edge);
        else cells.set(cell, [edge]);
      }
    }
  }
  return {
    box,
    near(x, y, distance) {
      const found: Edge[] = [];
      const lastRow = rowOf(y + distance);
      const lastColumn = columnOf(x + distance);
      for (let row = rowOf(y - distance); row <= lastRow; row++)
        for (let column = columnOf(x - distance); column <= lastColumn; column++)
          for (const edge of cells.get(row * columns + column) ?? []) found.push(edge);
      return found;
    },
  };
}

const grids = new WeakMap<MapPolygon, EdgeGrid>();

/** Returns a polygon's grid; it is built once, since a polygon is never changed in place. */
export function edgeGridOf(polygon: MapPolygon): EdgeGrid {
  const known = grids.get(polygon);
  if (known) return known;
  const grid = buildGrid(polygon);
  grids.set(polygon, grid);
  return grid;
}
