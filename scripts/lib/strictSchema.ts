// biome-ignore lint/suspicious/noExplicitAny: JSON schemas as any client reads them.
type Schema = any;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};

/** Where a value differs from a schema of an OpenAPI document; a key that the schema does not have differs too. */
export function strictFaults(value: unknown, schema: Schema, document: Schema, place = ''): string[] {
  if (schema.$ref) {
    const target = schema.$ref
      .slice(2)
      .split('/')
      .reduce((inner: Schema, key: string) => inner[key], document);
    return strictFaults(value, target, document, place);
  }
  if (schema.anyOf) {
    const tried: string[][] = schema.anyOf.map((choice: Schema) => strictFaults(value, choice, document, place));
    return tried.some((faults) => faults.length === 0) ? [] : (tried[0] ?? []);
  }
  const wanted: string[] = schema.type === undefined ? [] : [schema.type].flat();
  if (wanted.length > 0 && !wanted.some((type) => types[type]?.(value))) return [`${place}: ${wanted.join(' or ')}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${place}: one of ${schema.enum.join(', ')}`];
  if ('const' in schema && schema.const !== value) return [`${place}: ${schema.const}`];
  if (typeof value === 'string' && schema.pattern && !new RegExp(schema.pattern).test(value)) {
    return [`${place}: ${schema.pattern}`];
  }
  if (typeof value === 'number' && (value < (schema.minimum ?? value) || value > (schema.maximum ?? value))) {
    return [`${place}: from ${schema.minimum} to ${schema.maximum}`];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => strictFaults(item, schema.items ?? {}, document, `${place}[${at}]`));
  }
  if (!isObject(value)) return [];
  const below = (key: string) => (place === '' ? key : `${place}.${key}`);
  const { properties = {}, required = [], additionalProperties } = schema;
  return [
    ...required.filter((key: string) => !(key in value)).map((key: string) => `${below(key)}: missing`),
    ...Object.entries(value).flatMap(([key, inner]) => {
      const known = properties[key] ?? additionalProperties;
      if (!known) return schema.properties ? [`${below(key)}: unknown`] : [];
      return strictFaults(inner, known, document, below(key));
    }),
  ];
}
