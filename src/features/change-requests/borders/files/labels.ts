import { codeFields, nameFields } from '#api/contract/borderFiles.ts';

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
