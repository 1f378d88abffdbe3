import * as z from 'zod/mini';
import { amount, count, day, domainNamesOf, id } from '#api/contract/codecs.ts';

type Encoder = (value: unknown) => unknown;

const mismatch = (what: string, value: unknown): never => {
  throw new TypeError(`${what} expected, but got ${value === null ? 'null' : typeof value} ${String(value)}`);
};

const integerFrom = (least: number): Encoder => {
  return (value) => (Number.isSafeInteger(value) && (value as number) >= least ? value : mismatch('an integer', value));
};

/** Encoders of the values that reports have thousands of. */
const frequent = new Map<z.core.$ZodType, Encoder>([
  [id, integerFrom(1)],
  [count, integerFrom(0)],
  [amount, (value) => (Number.isFinite(value) ? (value as number).toFixed(2) : mismatch('an amount', value))],
  [day, (value) => (typeof value === 'string' && value.length === 10 ? value : mismatch('a day', value))],
]);

const made = new WeakMap<z.core.$ZodType, Encoder>();

/**
 * Returns an encoder of a schema of the contract: the same as `z.encode`, five times as fast, because the schema is
 * walked once and not for each value. A year's report has tens of thousands of values, and in demo mode the page waits
 * for them. Other schemas use `z.encode`.
 */
export function encoderOf(schema: z.core.$ZodType): Encoder {
  const known = made.get(schema) ?? frequent.get(schema);
  if (known) return known;
  const encoder = madeFor(schema);
  made.set(schema, encoder);
  return encoder;
}

function madeFor(schema: z.core.$ZodType): Encoder {
  if (schema instanceof z.ZodMiniString && !schema._zod.def.checks?.length) {
    return (value) => (typeof value === 'string' ? value : mismatch('a text', value));
  }
  if (schema instanceof z.ZodMiniArray) {
    const ofItem = encoderOf(schema._zod.def.element);
    return (value) => (Array.isArray(value) ? value.map(ofItem) : mismatch('a list', value));
  }
  if (schema instanceof z.ZodMiniNullable) {
    const inner = encoderOf(schema._zod.def.innerType);
    return (value) => (value === null ? null : inner(value));
  }
  if (schema instanceof z.ZodMiniOptional) {
    const inner = encoderOf(schema._zod.def.innerType);
    return (value) => (value === undefined ? undefined : inner(value));
  }
  if (schema instanceof z.ZodMiniCodec && domainNamesOf(schema).size > 0) return objectEncoder(schema);
  return (value) => z.encode(schema as z.ZodMiniType, value as never);
}

/** Objects made with `renamed`: each wire key from its domain key. */
function objectEncoder(schema: z.ZodMiniCodec): Encoder {
  const { shape } = schema._zod.def.in as z.ZodMiniObject;
  const fields = [...domainNamesOf(schema)].map(([wireName, name]) => {
    const inner = shape[wireName];
    if (!inner) throw new Error(`The contract has no ${wireName}`);
    return [wireName, name, encoderOf(inner)] as const;
  });
  return (value) => {
    if (typeof value !== 'object' || value === null) return mismatch('an object', value);
    const wire: Record<string, unknown> = {};
    for (const [wireName, name, encode] of fields) {
      const encoded = encode((value as Record<string, unknown>)[name]);
      if (encoded !== undefined) wire[wireName] = encoded;
    }
    return wire;
  };
}
