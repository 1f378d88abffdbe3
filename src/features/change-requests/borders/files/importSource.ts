import { admit, type ReadBorder } from '../geojson/readGeoJson.ts';
import { readSource } from './readSource.ts';
import type { Layer, Source } from './types.ts';

/** What came of a file: a border, the reason that there is none, or layers of which the user chooses. */
export type Imported = ReadBorder | { readonly choice: readonly Layer[] };

/** Reads a text or a file. What leaves nothing to choose and nothing to confirm is admitted as a border at once. */
export async function importSource(source: Source): Promise<Imported> {
  const read = await readSource(source);
  if ('problem' in read) return read;
  const [layer] = read.layers;
  const isPlain =
    layer &&
    'features' in layer &&
    read.layers.length === 1 &&
    layer.features.length === 1 &&
    layer.offered === undefined;
  if (!isPlain) return { choice: read.layers };
  const admitted = admit(layer.features[0]?.polygons ?? [], layer.leftOut, layer.empty);
  return 'problem' in admitted || layer.notes.length === 0 ? admitted : { ...admitted, notes: layer.notes };
}
