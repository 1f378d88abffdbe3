import { readGeoJson } from '../geojson/readGeoJson.ts';
import { decodeText } from './decodeText.ts';
import type { ImportProblem } from './problem.ts';
import { isShp } from './shapefile/readShp.ts';
import type { Layer, ReadLayer, Source } from './types.ts';
import type { ZipEntry } from './unzip.ts';

type ReadFile = { readonly layers: readonly Layer[] } | { readonly problem: ImportProblem };

/** Whether the bytes of a file are an archive or a shapefile, which are not shown as a text. */
export const isBinary = (bytes: Uint8Array): boolean => isZip(bytes) || isShp(bytes);

// "PK" with the mark of an entry, or of an archive without any.
const isZip = ([p, k, third = 0, fourth = 0]: Uint8Array) =>
  p === 0x50 && k === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6));

async function readText(text: string): Promise<ReadLayer> {
  const head = text.slice(0, 4000);
  if (!/^\uFEFF?\s*</.test(head) || !/<(\w+:)?kml[\s>/]|<!DOCTYPE/i.test(head)) return readGeoJson(text);
  const { readKml } = await import('./kml/readKml.ts');
  return readKml(text.replace(/^\uFEFF/, '').trimStart());
}

const endingOf = (path: string) => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
const stemOf = (path: string) => path.replace(/\.[^./]+$/, '');
const nameOf = (path: string) => stemOf(path).replace(/^.*\//, '');

async function readZip(bytes: Uint8Array): Promise<ReadFile> {
  const { listZip, unzip, ZipError } = await import('./unzip.ts');
  try {
    const entries = listZip(bytes);
    const unpack = unzip(bytes);
    const beside = (shp: ZipEntry, ending: string) => {
      const path = `${stemOf(shp.path)}.${ending}`.toLowerCase();
      const entry = entries.find((other) => other.path.toLowerCase() === path);
      return entry && unpack(entry);
    };
    const layers: Layer[] = [];
    for (const entry of entries) {
      const ending = endingOf(entry.path);
      const name = nameOf(entry.path);
      if (ending === 'shp') {
        const { readShapefile } = await import('./shapefile/readShapefile.ts');
        const [shp, dbf, prj, cpg] = [unpack(entry), beside(entry, 'dbf'), beside(entry, 'prj'), beside(entry, 'cpg')];
        const textOf = (file: Uint8Array | undefined) => file && decodeText(file);
        layers.push({ name, ...(await readShapefile({ name, shp, dbf, prj: textOf(prj), cpg: textOf(cpg) })) });
      } else if (ending === 'kml' || ending === 'geojson' || ending === 'json')
        layers.push({ name, ...(await readText(decodeText(unpack(entry)))) });
    }
    if (layers.length > 0) return { layers };
    return { problem: { kind: 'nothingInZip', found: entries.map(({ path }) => path) } };
  } catch (error) {
    if (error instanceof ZipError) return { problem: error.problem };
    throw error;
  }
}

/**
 * Reads the layers of a text or a file: GeoJSON, KML, KMZ, a shapefile or a zipped one. The readers, and what they need, are
 * loaded when they are used. At least one layer has polygons; where none has, the first one's reason is the file's.
 */
export async function readSource(source: Source): Promise<ReadFile> {
  const read: ReadFile =
    source.kind === 'text'
      ? { layers: [{ name: '', ...(await readText(source.text)) }] }
      : isZip(source.bytes)
        ? await readZip(source.bytes)
        : { layers: [await readShp(source.bytes)] };
  if ('problem' in read) return read;
  const [first] = read.layers;
  if (first && 'problem' in first && read.layers.every((layer) => 'problem' in layer))
    return { problem: first.problem };
  return read;
}

async function readShp(shp: Uint8Array): Promise<Layer> {
  const { readShapefile } = await import('./shapefile/readShapefile.ts');
  return {
    name: '',
    ...(await readShapefile({ name: '', shp, dbf: undefined, prj: undefined, cpg: undefined })),
  };
}
