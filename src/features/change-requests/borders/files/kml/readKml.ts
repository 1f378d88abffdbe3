import { SaxesParser } from 'saxes';
import type { Polygon, Position } from '#api/contract/borders.ts';
import { withoutFlatHeights } from '../heights.ts';
import { labelsOf } from '../labels.ts';
import type { FileFeature, ReadLayer } from '../types.ts';

/** Geometries that are no polygons, by the elements of KML. */
const otherGeometries: Readonly<Record<string, string>> = {
  Point: 'Point',
  LineString: 'LineString',
  LinearRing: 'LineString',
  Track: 'LineString',
  Model: 'Model',
};

/** The elements whose text is read. */
const textElements = new Set(['name', 'coordinates', 'value', 'SimpleData', 'href']);

class NotRead extends Error {}

/** Returns the positions of a `coordinates` element; one that is no number is NaN. */
function positionsOf(text: string): Position[] {
  // Stretches of spaces first: a pattern with spaces on both sides would be slow on a million of them.
  const tuples = text.replace(/\s+/g, ' ').replace(/ ?, ?/g, ',').trim();
  if (tuples === '') return [];
  return tuples.split(' ').map((tuple) => {
    const numbers = tuple.split(',').map((number) => (number === '' ? Number.NaN : Number(number)));
    // An empty height at the end is none.
    return numbers.length > 2 && tuple.endsWith(',') ? numbers.slice(0, 2) : numbers;
  });
}

interface Shape {
  name: string;
  readonly attributes: [string, string][];
  readonly polygons: Polygon[];
}

const isNumbers = (ring: readonly Position[]) =>
  ring.every((position) => position.length >= 2 && position.every(Number.isFinite));

/**
 * Reads the polygons of a KML with the names of their placemarks. It needs no DOM, so that a worker can do it, and takes
 * elements by their names whatever their prefixes. Entities of a document's own are refused, and links to other files are
 * not followed.
 */
export function readKml(text: string): ReadLayer {
  const features: FileFeature[] = [];
  const others: string[] = [];
  let empty = 0;
  let isWrongNumber = false;
  let link: string | undefined;
  let root: string | undefined;
  const path: string[] = [];
  let shape: Shape | undefined;
  let rings: { outer: readonly Position[] | undefined; readonly holes: (readonly Position[])[] } | undefined;
  let dataName = '';
  let content: string | undefined;

  const addRing = (text: string) => {
    if (!rings || !path.includes('LinearRing')) return;
    const positions = positionsOf(text);
    if (!isNumbers(positions)) isWrongNumber = true;
    const ring = withoutFlatHeights(positions);
    if (!path.includes('innerBoundaryIs')) rings.outer ??= ring;
    else if (ring.length > 0) rings.holes.push(ring);
  };
  const endPolygon = () => {
    if (!shape || !rings) return;
    if (rings.outer && rings.outer.length > 0) shape.polygons.push([rings.outer, ...rings.holes]);
    else empty++;
    rings = undefined;
  };
  const endPlacemark = () => {
    if (shape && shape.polygons.length > 0) {
      const { name, code } = labelsOf(shape.attributes);
      features.push({ name: shape.name || name, code, polygons: shape.polygons });
    }
    shape = undefined;
  };
  const end = (element: string, text: string) => {
    switch (element) {
      case 'name':
        if (shape && path.at(-2) === 'Placemark') shape.name = text.trim();
        return;
      case 'value':
      case 'SimpleData':
        shape?.attributes.push([dataName, text]);
        return;
      case 'href':
        if (path.includes('NetworkLink')) link ??= text.trim();
        return;
      case 'coordinates':
        return addRing(text);
      case 'Polygon':
        return endPolygon();
      case 'Placemark':
        return endPlacemark();
    }
  };

  const parser = new SaxesParser({ xmlns: false, position: true });
  const append = (more: string) => {
    if (content !== undefined) content += more;
  };
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype)) throw new NotRead('entities');
  });
  parser.on('error', (error) => {
    // An entity of HTML in a description stays as it is written.
    if (!error.message.includes('undefined entity')) throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = name.slice(name.indexOf(':') + 1);
    root ??= element;
    if (root !== 'kml') throw new NotRead('notKml');
    path.push(element);
    if (element === 'Placemark') shape = { name: '', attributes: [], polygons: [] };
    else if (element === 'Polygon' && shape) rings = { outer: undefined, holes: [] };
    else if (element === 'Data' || element === 'SimpleData') dataName = attributes.name ?? '';
    const geometry = otherGeometries[element];
    if (geometry && shape && !rings && path.at(-2) !== 'MultiTrack') others.push(geometry);
    content = textElements.has(element) ? '' : undefined;
  });
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', () => {
    const element = path.at(-1) ?? '';
    end(element, content ?? '');
    content = undefined;
    path.pop();
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof NotRead)
      return { problem: error.message === 'entities' ? { kind: 'entities' } : { kind: 'otherFormat', format: 'xml' } };
    return { problem: { kind: 'brokenXml', line: parser.line } };
  }
  if (isWrongNumber) return { problem: { kind: 'notNumbers' } };
  if (features.length === 0) {
    if (link !== undefined && others.length === 0) return { problem: { kind: 'networkLink', link } };
    return { problem: { kind: 'noPolygon', found: [...new Set(others)] } };
  }
  return { features, leftOut: others.length, empty, notes: [] };
}
