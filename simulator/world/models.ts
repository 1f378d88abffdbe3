import { factory, nullable, primaryKey } from '@mswjs/data';

/** The entities of the world. Related entities are referenced by id and joined where a reply is built. */
const models = {
  user: {
    username: primaryKey(String),
    firstName: String,
    lastName: String,
    email: String,
    /** Hash of a changed password; empty while it is the first one. */
    passwordHash: String,
    permissions: () => [] as string[],
    parkingProviderIds: () => [] as number[],
    garageIds: () => [] as number[],
    parkIds: () => [] as number[],
    salesProviderIds: () => [] as number[],
  },
  token: { value: primaryKey(String), username: String },
  resetLink: { token: primaryKey(String), username: String },
  captcha: { token: primaryKey(String), isUsed: Boolean },
  mail: {
    id: primaryKey(Number),
    at: String,
    to: String,
    subject: String,
    text: String,
    link: nullable(String),
  },
  setting: { id: primaryKey(Number), username: String, code: String, type: String, value: String },
  serviceGroup: { id: primaryKey(Number), code: String, description: String },
  subscription: { id: primaryKey(Number), username: String, serviceGroupId: Number, isEnabled: Boolean },
  parkingProvider: {
    id: primaryKey(Number),
    code: String,
    name: String,
    supplier: String,
    issuesOwnReceipts: Boolean,
    latitude: nullable(Number),
    longitude: nullable(Number),
  },
  zone: {
    id: primaryKey(Number),
    providerId: Number,
    code: String,
    name: String,
    color: nullable(String),
    isActive: Boolean,
    /** The approved border's polygons, as JSON text of their coordinates; null when it has none. */
    border: nullable(String),
  },
  /** Of a zone or of a garage. */
  workingPeriod: {
    id: primaryKey(Number),
    zoneId: nullable(Number),
    garageId: nullable(Number),
    validFrom: String,
    validTo: String,
    description: String,
    /** The seven days, as JSON text: @mswjs/data cannot update nested objects. */
    workingDays: String,
  },
  closingRule: {
    id: primaryKey(Number),
    zoneId: nullable(Number),
    garageId: nullable(Number),
    begin: String,
    end: String,
    reason: String,
  },
  incident: {
    id: primaryKey(Number),
    title: String,
    serviceGroup: String,
    /** Names, joined by `#`. */
    components: String,
    level: Number,
    begin: String,
    end: nullable(String),
    description: String,
    isPublic: Boolean,
  },
  changeRequest: {
    id: primaryKey(Number),
    resource: String,
    action: String,
    providerId: nullable(Number),
    zoneId: nullable(Number),
    garageId: nullable(Number),
    /** The period or rule that it is about; null for a creation, and for a border, which is the zone's. */
    itemId: nullable(Number),
    /** Values as JSON text; null for none. */
    before: nullable(String),
    after: nullable(String),
    status: String,
    createdBy: String,
    createdAt: String,
    decidedBy: nullable(String),
    decidedAt: nullable(String),
    note: nullable(String),
  },
  garage: { id: primaryKey(Number), name: String, supplier: String },
  park: { id: primaryKey(Number), name: String },
  salesProvider: { id: primaryKey(Number), name: String },
};

/**
 * An empty database. @mswjs/data broadcasts every change to the same database in other tabs and frames of the origin, by
 * a BroadcastChannel that it opens here: two independent worlds would receive each other's changes. The constructor is
 * therefore hidden while the library looks for it.
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
