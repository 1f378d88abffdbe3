import * as z from 'zod/mini';

/** The domain type of a codec. */
export type DomainOf<S> = z.output<S>;

/** Ids are JSON integers from 1 (behaviour 21.4). */
export const id = z.int().check(z.gte(1));
/** Counts of articles: JSON integers, never negative. */
export const count = z.int().check(z.gte(0));

const amountText = z.string().check(z.regex(/^-?\d{1,13}(\.\d{1,2})?$/));

/** EUR. On the wire a decimal string with two digits; numbers are accepted too (behaviour 21.4). */
export const amount = z.codec(z.union([amountText, z.number()]), z.number(), {
  decode: (wire) => Number(wire),
  encode: (eur) => eur.toFixed(2),
});

/** A calendar day in Europe/Zagreb, `YYYY-MM-DD` both on the wire and in the domain; it must exist. */
export const day = z.iso.date();

/** A moment: ISO 8601 in UTC to the second on the wire, a `Date` in the domain. */
export const moment = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (wire) => new Date(wire),
  encode: (date) => `${date.toISOString().slice(0, 19)}Z`,
});

/** A list of ids in a query: comma-joined, ascending; empty text is an empty list (behaviour 21.6). */
export const idList = z.codec(z.string().check(z.regex(/^(\d+(,\d+)*)?$/)), z.array(id), {
  decode: (wire) => (wire === '' ? [] : wire.split(',').map(Number)),
  encode: (ids) => [...ids].sort((a, b) => a - b).join(','),
});

/** An id in a path or a query, where everything is text. */
export const idText = z.codec(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), id, {
  decode: Number,
  encode: String,
});

/** A page number in a query, from 1. */
export const page = idText;

/** The flag that requests a file: only `true` is ever sent. */
export const flag = z.codec(z.literal('true'), z.literal(true), {
  decode: () => true as const,
  encode: () => 'true' as const,
});

type Fields = Record<string, readonly [wireName: string, schema: z.core.$ZodType]>;
type OptionalKeys<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];
type Loosened<T> = { [K in Exclude<keyof T, OptionalKeys<T>>]: T[K] } & { [K in OptionalKeys<T>]?: T[K] };
type Flat<T> = { [K in keyof T]: T[K] } & {};
type DomainFields<F extends Fields> = Flat<Loosened<{ [K in keyof F]: z.output<F[K][1]> }>>;
type WireFields<F extends Fields> = Flat<Loosened<{ [K in keyof F as F[K][0]]: z.input<F[K][1]> }>>;

const domainNames = new WeakMap<z.core.$ZodType, ReadonlyMap<string, string>>();

/** Which domain field a wire key stands for, for an object made with {@link renamed}; field errors are mapped with it. */
export const domainNamesOf = (schema: z.core.$ZodType | undefined): ReadonlyMap<string, string> =>
  (schema && domainNames.get(schema)) ?? new Map();

const elementNames = new WeakMap<z.core.$ZodType, ReadonlyMap<string, string>>();

/** The same for the fields of the elements of an object's lists. */
export const elementNamesOf = (schema: z.core.$ZodType | undefined): ReadonlyMap<string, string> =>
  (schema && elementNames.get(schema)) ?? new Map();

/**
 * An object whose keys have one name in the domain and another on the wire: `renamed({ id: ['provider_id', id] })`
 * decodes `{provider_id: 1}` to `{id: 1}`, and back. Unknown wire keys are dropped, so a server may add keys
 * (behaviour 22.15).
 */
export function renamed<const F extends Fields>(
  fields: F,
): z.ZodMiniCodec<z.ZodMiniType<unknown, WireFields<F>>, z.ZodMiniType<DomainFields<F>, DomainFields<F>>> {
  const entries = Object.entries(fields);
  const wire = z.object(Object.fromEntries(entries.map(([, [wireName, schema]]) => [wireName, schema])));
  const rename = (source: Record<string, unknown>, from: (key: string, wireName: string) => [string, string]) => {
    const target: Record<string, unknown> = {};
    for (const [key, [wireName]] of entries) {
      const [read, write] = from(key, wireName);
      if (source[read] !== undefined) target[write] = source[read];
    }
    return target;
  };
  const codec = z.codec(wire, z.custom<Record<string, unknown>>(), {
    decode: (value) => rename(value as Record<string, unknown>, (key, wireName) => [wireName, key]),
    encode: (value) => rename(value, (key, wireName) => [key, wireName]) as never,
  });
  domainNames.set(codec, new Map(entries.map(([key, [wireName]]) => [wireName, key])));
  const elements = entries.flatMap(([, [, schema]]) =>
    schema instanceof z.ZodMiniArray ? [...domainNamesOf(schema._zod.def.element)] : [],
  );
  if (elements.length > 0) elementNames.set(codec, new Map(elements));
  return codec as never;
}
