import { factory, nullable, primaryKey } from '@mswjs/data';
import * as z from 'zod/mini';
import { closingRuleFields, workingPeriodFields } from '#api/contract/workingHours.ts';
import { itemColumns } from '../approvals/itemColumns.ts';

const textOrNone = nullable(String);
const numberOrNone = nullable(Number);
const textKey = primaryKey(String);
const numberKey = primaryKey(Number);
const texts = () => [] as string[];

/** The entities of the world. Related entities are referenced by id and joined where a reply is built. */
const models = {
  user: {
    username: textKey,
    firstName: String,
    lastName: String,
    email: String,
    /** Hash of a changed password; empty while it is the first one. */
    passwordHash: String,
    permissions: texts,
  },
  token: { value: textKey, username: String },
  resetLink: { token: textKey, username: String },
  captcha: { token: textKey, isUsed: Boolean },
  mail: {
    id: numberKey,
    at: String,
    to: String,
    subject: String,
    text: String,
    link: textOrNone,
  },
  setting: { id: numberKey, username: String, code: String, type: String, value: String },
  serviceGroup: { id: numberKey, code: String, description: String },
  subscription: { id: numberKey, username: String, serviceGroupId: Number, isEnabled: Boolean },
  zone: {
    id: numberKey,
    providerId: Number,
    code: String,
    name: String,
    color: textOrNone,
    isActive: Boolean,
    /** The approved border's polygons, as JSON text of their coordinates; null when it has none. */
    border: textOrNone,
  },
  /** Of a zone or of a garage. */
  workingPeriod: {
    id: numberKey,
    zoneId: numberOrNone,
    garageId: numberOrNone,
    ...itemColumns(workingPeriodFields),
  },
  closingRule: {
    id: numberKey,
    zoneId: numberOrNone,
    garageId: numberOrNone,
    ...itemColumns(closingRuleFields),
  },
  incident: {
    id: numberKey,
    title: String,
    serviceGroup: String,
    /** Names, joined by `#`. */
    components: String,
    level: Number,
    begin: String,
    end: textOrNone,
    description: String,
    isPublic: Boolean,
  },
  changeRequest: {
    id: numberKey,
    resource: String,
    action: String,
    providerId: numberOrNone,
    zoneId: numberOrNone,
    garageId: numberOrNone,
    /** The period or rule that it is about; null for a creation, and for a border, which is the zone's. */
    itemId: numberOrNone,
    /** Values as JSON text; null for none. */
    before: textOrNone,
    after: textOrNone,
    status: String,
    createdBy: String,
    createdAt: String,
    decidedBy: textOrNone,
    decidedAt: textOrNone,
    note: textOrNone,
  },
};

/**
 * An empty database. @mswjs/data broadcasts every change to the same database in other tabs and frames of the origin,
 * by a BroadcastChannel that it opens here: two independent worlds would receive each other's changes. The constructor
 * is therefore hidden while the library looks for it.
 */
export function createDatabase() {
  const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined, configurable: true, writable: true });
  try {
    return factory(models);
  } finally {
    if (channel) Object.defineProperty(globalThis, 'BroadcastChannel', channel);
  }
}

type Plain<T> = { -readonly [K in keyof T as K extends string ? K : never]: T[K] };
type Database = ReturnType<typeof createDatabase>;

/** The kinds of entities and what each holds. */
export type Entities = { [K in keyof typeof models]: Plain<ReturnType<Database[K]['create']>> };
export type Kind = keyof Entities;
export const kinds = Object.keys(models) as Kind[];
/** The primary key of a kind of entity. */
export const keyOf = (kind: Kind): string =>
  kind === 'user'
    ? 'username'
    : kind === 'token'
      ? 'value'
      : kind === 'captcha' || kind === 'resetLink'
        ? 'token'
        : 'id';

/** All entities, as plain data. */
export type WorldData = { [K in Kind]: Entities[K][] };

const fieldSchemas = new Map<unknown, z.ZodMiniType>([
  [String, z.string()],
  [textKey, z.string()],
  [textOrNone, z.nullable(z.string())],
  [Number, z.number()],
  [numberKey, z.number()],
  [numberOrNone, z.nullable(z.number())],
  [Boolean, z.boolean()],
  [texts, z.array(z.string())],
]);

function entitySchema(kind: Kind) {
  const fields = Object.entries(models[kind]).map(([name, type]) => {
    const schema = fieldSchemas.get(type);
    if (!schema) throw new Error(`${kind}.${name} has a type without a schema`);
    return [name, schema] as const;
  });
  return z.strictObject(Object.fromEntries(fields));
}

/** The schema of `WorldData`: each entity has all its fields and no other. */
export const worldSchema = z.strictObject(Object.fromEntries(kinds.map((kind) => [kind, z.array(entitySchema(kind))])));
