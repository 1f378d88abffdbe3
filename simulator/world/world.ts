import { dayOf } from '#api/days.ts';
import { outletServices } from '../handlers/outlets/outletServices.ts';
import type { Catalogue } from './catalogue.ts';
import { createDatabase, type Entities, type Kind, keyOf, kinds, type WorldData } from './models.ts';
import { hoursOf } from './seeds/hours.ts';
import { incidentsUntil } from './seeds/incidents.ts';

export type { WorldData } from './models.ts';
export type User = Entities['user'];

/** The table of one kind of entities. It returns copies: changing one does not change the world. */
interface Table<T> {
  all(): T[];
  /** Those with all of these values. */
  where(values: Partial<T>): T[];
  get(key: string | number): T | undefined;
  add(entity: T): T;
  /** Changes some values of an entity that exists. */
  change(key: string | number, values: Partial<T>): T;
  remove(key: string | number): void;
  /** The next free number, for kinds with a number as key. */
  nextId(): number;
}

/** Everything that users change: a database behind one small module. `onChange` is called after every change, with its kind. */
export type World = { readonly [K in Kind]: Table<Entities[K]> } & {
  export(): WorldData;
};

interface Model<T> {
  create(entity: T): T;
  getAll(): T[];
  findMany(query: object): T[];
  findFirst(query: object): T | null;
  update(query: object): T | null;
  delete(query: object): T | null;
}

export function createWorld(data: WorldData, onChange: (kind: Kind) => void): World {
  const database = createDatabase();
  const tables = Object.fromEntries(
    kinds.map((kind) => [kind, tableOf(kind, database[kind] as never, () => onChange(kind))]),
  );
  for (const kind of kinds)
    for (const entity of data[kind]) (database[kind] as unknown as Model<unknown>).create(entity);
  const world = {
    ...tables,
    export: () => Object.fromEntries(kinds.map((kind) => [kind, world[kind].all()])),
  } as World;
  return world;
}

function tableOf<T extends object>(kind: Kind, model: Model<T>, onChange: () => void): Table<T> {
  const key = keyOf(kind);
  const copy = (entity: T): T => structuredClone(entity);
  const equals = (values: Partial<T>) => ({
    where: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { equals: value }])),
  });
  const byKey = (value: string | number) => equals({ [key]: value } as Partial<T>);
  /**
   * Entities found by key since the last change: every call looks up its user, and the library compiles each
   * query again.
   */
  const found = new Map<string | number, T>();
  const changed = () => {
    found.clear();
    onChange();
  };
  const table: Table<T> = {
    all: () => model.getAll().map(copy),
    where(values) {
      // The library finds nothing that equals null.
      const entries = Object.entries(values) as [keyof T, unknown][];
      const none = entries.filter(([, value]) => value === null).map(([name]) => name);
      const present = Object.fromEntries(entries.filter(([, value]) => value !== null)) as Partial<T>;
      const fitting = Object.keys(present).length > 0 ? model.findMany(equals(present)) : model.getAll();
      return fitting.filter((entity) => none.every((name) => entity[name] === null)).map(copy);
    },
    get(value) {
      const entity = found.get(value) ?? model.findFirst(byKey(value));
      if (!entity) return undefined;
      found.set(value, entity);
      return copy(entity);
    },
    add(entity) {
      const added = copy(model.create(entity));
      changed();
      return added;
    },
    change(value, values) {
      const updated = model.update({ ...byKey(value), data: values });
      if (!updated) throw new Error(`There is no ${kind} ${value}`);
      changed();
      return copy(updated);
    },
    remove(value) {
      if (model.delete(byKey(value))) changed();
    },
    nextId: () => 1 + Math.max(0, ...model.getAll().map((entity) => Number(entity[key as keyof T]))),
  };
  return table;
}

/** Without descriptions: each is named after its service, in the language of a request (handlers/common.ts). */
const serviceGroups = outletServices.map(({ id, code }) => ({ id, code, description: '' }));

/** Returns a scenario's initial data at a moment: hours are those of its year and the next. */
export function firstData(catalogue: Catalogue, now: Date): WorldData {
  const user = catalogue.users.map((seed) => ({
    username: seed.username,
    firstName: seed.firstName,
    lastName: seed.lastName,
    email: seed.email,
    passwordHash: '',
    permissions: [...seed.permissions],
  }));
  const settings = catalogue.users.flatMap(({ username, settings }) =>
    Object.entries(settings).map(([code, value]) => ({ username, code, type: 'boolean', value })),
  );
  const subscriptions = catalogue.users.flatMap(({ username }) =>
    serviceGroups.map((group) => ({ username, serviceGroupId: group.id, isEnabled: group.id === 1 })),
  );
  const numbered = <T>(list: readonly T[]) => list.map((item, index) => ({ id: index + 1, ...item }));
  return {
    user,
    token: [],
    resetLink: [],
    captcha: [],
    mail: [],
    setting: numbered(settings),
    serviceGroup: serviceGroups,
    subscription: numbered(subscriptions),
    zone: catalogue.zones.map(({ border, hasHours: _, ...seed }) => ({
      ...seed,
      border: border && JSON.stringify(border),
    })),
    ...hoursOf(catalogue, Number(dayOf(now).slice(0, 4))),
    changeRequest: [],
    incident: incidentsUntil(now),
  };
}
