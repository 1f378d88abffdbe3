import type { Call } from '#api/contract/call.ts';
import { areas } from '#api/contract/index.ts';
import type { Server } from './server.ts';

/** A path with ids that the server has, or the reason why there is none. */
export type Path = { readonly path: string } | { readonly reason: string };

class NoId extends Error {}

/** The id of the first object of a response that has one. */
function idsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value))
    for (const [key, inner] of Object.entries(value))
      if (/^(\w+_)?id$/.test(key) && key !== 'request_id' && typeof inner === 'number') return [inner];
  return Object.values(value).flatMap(idsIn);
}

/** A pending request of a list's items, if there is one. */
const firstRequest = (response: unknown): number | undefined =>
  Object.values(response as Record<string, { readonly request_id?: number | null }[]>)
    .flat()
    .find((item) => item?.request_id)?.request_id ?? undefined;

/** How many characters two paths begin with together. */
function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/**
 * The paths of the lists that the ids in other paths come from, by the part of those before `{id}`: of an area, the
 * list whose path is most like it. The calls of zones and of working hours are below those of the areas before them.
 */
const roots = new Map<string, string>();
for (const calls of Object.values(areas)) {
  const lists = calls.filter(({ method, path }) => method === 'GET' && !path.includes('{')).map(({ path }) => path);
  for (const { path } of calls) {
    const [before = '', id] = path.split('{id}');
    const [list] = lists.toSorted(
      (a, b) => commonLength(b, before) - commonLength(a, before) || a.length - b.length || (a < b ? -1 : 1),
    );
    if (list && id !== undefined && !roots.has(before)) roots.set(before, list);
  }
}

/** Finds the ids of the server's objects. Each list is requested once. */
export function createIds(server: Server, range: string) {
  const lists = new Map<string, Promise<unknown>>();
  function listAt(path: string): Promise<unknown> {
    const known = lists.get(path);
    if (known) return known;
    // Closing rules of any day; reports have no list without days.
    const query = path.endsWith('/iznimke/') ? '' : `?${range}`;
    const asked = server.get(`${path}${query}`).then(
      ({ status, json }) => {
        if (status === 200 && json !== undefined) return json;
        const why = status === 200 ? 'is not JSON' : `has the status ${status}`;
        throw new NoId(`its id is in ${path}, whose response ${why}`);
      },
      (error: Error) => {
        throw new NoId(`its id is in ${path}, which failed: ${error.message}`);
      },
    );
    lists.set(path, asked);
    return asked;
  }

  /** The list that a zone's or a garage's period or rule is found in. */
  async function itemsAt(place: string, kind: string): Promise<unknown> {
    if (place.startsWith('/garaze/') || place.includes('/zona/'))
      return listAt(`${place}${kind === 'iznimka' ? 'iznimke' : 'radna-vremena'}/`);
    if (kind !== 'iznimka') return listAt(`${place}radno-vrijeme/`);
    const zone = idsIn(await listAt(`${place}zone/`))[0];
    if (zone === undefined) throw new NoId(`${place}zone/ has no zone`);
    return listAt(`${place}zona/${zone}/iznimke/`);
  }

  /** The first provider that issues its own receipts: others have none (behaviour 21.29). */
  async function issuer(ids: readonly number[]): Promise<number> {
    for (const id of ids.slice(0, 20)) {
      const { json } = await server.get(`/parking/provider/${id}/info/`);
      if ((json as { info?: { izdaje_svoj_racun?: boolean } } | undefined)?.info?.izdaje_svoj_racun) return id;
    }
    throw new NoId('no provider of the user issues its own receipts');
  }

  async function idOf(before: string, name: string, after: string): Promise<number> {
    if (name === 'id') {
      const list = roots.get(before) ?? '';
      const ids = idsIn(await listAt(list));
      if (ids[0] === undefined) throw new NoId(`${list} is empty`);
      return after.startsWith('/racuni/') ? issuer(ids) : ids[0];
    }
    if (name === 'zoneId') {
      const list = before.replace(/zona\/$/, 'zone/');
      const [id] = idsIn(await listAt(list));
      if (id === undefined) throw new NoId(`${list} has no zone`);
      return id;
    }
    const [, place = '', kind = '', request] = /^(.*\/)([a-z-]+?)(-request)?\/$/.exec(before) ?? [];
    const response = await itemsAt(place, kind);
    const id = request ? firstRequest(response) : idsIn(response)[0];
    if (id === undefined) throw new NoId(request ? 'no item has a pending request' : 'there is no such item');
    return id;
  }

  return {
    /** Forgets the responses of lists, after a change. */
    forget: () => lists.clear(),
    /** The first id in the response of a path. */
    firstOf: async (path: string): Promise<number | undefined> => idsIn(await listAt(path))[0],
    async pathOf({ path }: Pick<Call, 'path'>): Promise<Path> {
      let found: string = path;
      try {
        for (let open = /^(.*?)\{(\w+)\}(.*)$/.exec(found); open; open = /^(.*?)\{(\w+)\}(.*)$/.exec(found)) {
          const [, before = '', name = '', after = ''] = open;
          found = `${before}${await idOf(before, name, after)}${after}`;
        }
      } catch (error) {
        if (error instanceof NoId) return { reason: error.message };
        throw error;
      }
      return { path: found };
    },
  };
}
export type Ids = ReturnType<typeof createIds>;
