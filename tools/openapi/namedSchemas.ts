type Json = Record<string, unknown>;

const pascal = (name: string) =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Gives each object schema a name, so that it is declared once and used by `$ref`. Equal schemas share a name. */
export function createNames() {
  const schemas: Record<string, Json> = {};
  const nameByText = new Map<string, string>();

  function freeName(wanted: string): string {
    let name = wanted;
    for (let number = 2; schemas[name]; number++) name = `${wanted}${number}`;
    return name;
  }

  /** The schema with its objects replaced by references; `wanted` is the name of the outermost, if it has none. */
  function refer(schema: Json, wanted: string): Json {
    if ('$ref' in schema) return schema;
    const inner: Json = { ...schema };
    if (isObject(schema.properties)) {
      inner.properties = Object.fromEntries(
        Object.entries(schema.properties).map(([key, value]) => [key, refer(value as Json, `${wanted}${pascal(key)}`)]),
      );
    }
    if (isObject(schema.items)) inner.items = refer(schema.items, `${wanted}Item`);
    if (isObject(schema.additionalProperties)) {
      inner.additionalProperties = refer(schema.additionalProperties, `${wanted}Value`);
    }
    for (const key of ['anyOf', 'oneOf', 'allOf']) {
      const choices = schema[key];
      if (Array.isArray(choices)) inner[key] = choices.map((choice) => refer(choice, wanted));
    }
    if (!isObject(inner.properties) || Object.keys(inner.properties).length === 0) return inner;
    const text = JSON.stringify(inner);
    const name = nameByText.get(text) ?? freeName(wanted);
    nameByText.set(text, name);
    schemas[name] = inner;
    return { $ref: `#/components/schemas/${name}` };
  }

  /** The named schemas that a document uses, also by way of others. */
  function used(document: unknown): Record<string, Json> {
    const found = new Set<string>();
    const search = (value: unknown) => {
      for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
        if (found.has(name)) continue;
        found.add(name);
        if (schemas[name]) search(schemas[name]);
      }
    };
    search(document);
    return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)));
  }

  return { refer: (schema: Json, wanted: string) => refer(schema, pascal(wanted)), used };
}
