import { holdsWords, searchKey, searchWords } from '#api/text.ts';
import type { FileFeature } from './types.ts';

/**
 * Returns the indexes of the features that are ticked at first: those of the zone by their code, else by its name. Where
 * names and codes distinguish none, they are parts of one area: all. Otherwise none, since a file of all zones is no border of one.
 */
export function firstTicked(
  features: readonly FileFeature[],
  zone: { readonly zoneCode: string; readonly zoneName: string },
): ReadonlySet<number> {
  const all = [...features.keys()];
  const same = (a: string, b: string) => a !== '' && searchKey(a) === searchKey(b);
  const byCode = all.filter((index) => same(features[index]?.code ?? '', zone.zoneCode));
  if (byCode.length > 0) return new Set(byCode);
  const byName = all.filter((index) => same(features[index]?.name ?? '', zone.zoneName));
  if (byName.length > 0) return new Set(byName);
  return new Set(new Set(features.map(({ name, code }) => `${code}\n${name}`)).size === 1 ? all : []);
}

/** Returns the indexes of the features whose name or code holds all words of a text, in any order. */
export function foundFeatures(features: readonly FileFeature[], text: string): number[] {
  const words = searchWords(text);
  return [...features.keys()].filter((index) => {
    const feature = features[index];
    return feature !== undefined && holdsWords(`${feature.name} ${feature.code}`, words);
  });
}
