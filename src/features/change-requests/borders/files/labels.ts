/** Names of attributes that hold a zone's code, the best first. */
const codeFields = ['zone_code', 'sifra_zone', 'sif_zone', 'sifra', 'šifra', 'code', 'kod', 'oznaka', 'id'];
/** Names of attributes that hold a zone's name, the best first. */
const nameFields = ['zone_name', 'naziv_zone', 'naziv', 'name', 'ime', 'zona', 'label', 'title', 'opis'];

/** Attributes of a shape by their names. */
export type Attributes = readonly (readonly [name: string, value: string])[];

const valueAmong = (attributes: Attributes, names: readonly string[]): string => {
  for (const wanted of names) {
    const found = attributes.find(([name, value]) => name.toLowerCase() === wanted && value.trim() !== '');
    if (found) return found[1].trim();
  }
  return '';
};

/** Returns name and code of a shape from its attributes; empty texts where there are none. */
export const labelsOf = (attributes: Attributes): { readonly name: string; readonly code: string } => ({
  name: valueAmong(attributes, nameFields),
  code: valueAmong(attributes, codeFields),
});
