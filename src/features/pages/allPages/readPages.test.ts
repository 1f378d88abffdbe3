import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type AllRows, isAsking, type PageSource, readPages } from './readPages.ts';

interface Row {
  readonly id: number;
}

const size = 20;

/** A list on a server, whose rows may come and go between two calls. */
function listOf(rows: readonly Row[], onCall: (call: number, rows: Row[]) => void = () => {}) {
  const held = [...rows];
  let calls = 0;
  const source: PageSource<Row> = {
    load: async (page) => {
      calls += 1;
      onCall(calls, held);
      const reply = {
        rows: held.slice((page - 1) * size, page * size),
        count: held.length,
        pages: Math.max(1, Math.ceil(held.length / size)),
      };
      await Promise.resolve();
      return reply;
    },
    idOf: ({ id }) => String(id),
  };
  return { source, held, calls: () => calls };
}

const newestFirst = (count: number): Row[] => Array.from({ length: count }, (_, at) => ({ id: count - at }));
const { signal } = new AbortController();

async function readOne(source: PageSource<Row>): Promise<AllRows<Row>> {
  const read = await readPages([source], { signal });
  if (isAsking(read)) throw new Error('It asks.');
  return read[0] as AllRows<Row>;
}

describe('all pages of a list', () => {
  it('are read once each, in the order of the server', async () => {
    const { source, held, calls } = listOf(newestFirst(95));
    expect(await readOne(source)).toEqual({ rows: held, isWhole: true });
    expect(calls()).toBe(5);
  });

  it('of an empty list are one', async () => {
    const { source, calls } = listOf([]);
    expect(await readOne(source)).toEqual({ rows: [], isWhole: true });
    expect(calls()).toBe(1);
  });

  it('have two new rows after page 1: it is read again, no id twice, none missed', async () => {
    const { source, held } = listOf(newestFirst(45), (call, rows) => {
      if (call === 2) rows.unshift({ id: 1002 }, { id: 1001 });
    });
    const { rows, isWhole } = await readOne(source);
    expect(isWhole).toBe(true);
    expect(rows).toEqual(held);
    expect(rows).toHaveLength(47);
  });

  it('that move at each attempt are "as of": no id twice, none of the first ones missed', async () => {
    const before = newestFirst(45);
    let id = 1000;
    const { source } = listOf(before, (_call, rows) => {
      id += 1;
      rows.unshift({ id });
    });
    const { rows, isWhole } = await readOne(source);
    expect(isWhole).toBe(false);
    const ids = rows.map((row) => row.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(before.map((row) => row.id)));
  });

  it('where a row went while another came are noticed although their number is the same', async () => {
    const { source, held } = listOf(newestFirst(60), (call, rows) => {
      if (call !== 2) return;
      rows.pop();
      rows.unshift({ id: 1001 });
    });
    const { rows, isWhole } = await readOne(source);
    expect(isWhole).toBe(true);
    expect(rows).toEqual(held);
  });

  it('whatever comes meanwhile: no id twice, nothing missed, and whole only as the server had it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 90 }),
        fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 12 }),
        async (count, arrivals) => {
          const before = newestFirst(count);
          const states: string[] = [];
          let id = 10_000;
          const { source } = listOf(before, (call, rows) => {
            for (let some = arrivals[call - 1] ?? 0; some > 0; some--) {
              id += 1;
              rows.unshift({ id });
            }
            states.push(rows.map((row) => row.id).join());
          });
          const { rows, isWhole } = await readOne(source);
          const ids = rows.map((row) => row.id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(before.every((row) => ids.includes(row.id))).toBe(true);
          if (isWhole) expect(states).toContain(ids.join());
        },
      ),
    );
  });

  it('are read four at a time at most, with their progress over both lists', async () => {
    let open = 0;
    let most = 0;
    const slow = (rows: readonly Row[]): PageSource<Row> => {
      const { source } = listOf(rows);
      return {
        ...source,
        load: async (page, its) => {
          open += 1;
          most = Math.max(most, open);
          const reply = await source.load(page, its);
          open -= 1;
          return reply;
        },
      };
    };
    const onProgress = vi.fn();
    await readPages([slow(newestFirst(200)), slow(newestFirst(50))], { signal, onProgress });
    expect(most).toBe(4);
    expect(onProgress).toHaveBeenNthCalledWith(1, { read: 1, pages: 13 });
    expect(onProgress).toHaveBeenLastCalledWith({ read: 13, pages: 13 });
  });

  it('over a hundred are asked about, and are read when they are wanted', async () => {
    const { source, calls } = listOf(newestFirst(101 * size));
    expect(await readPages([source], { signal })).toEqual({ pages: 101, rows: 2020 });
    expect(calls()).toBe(1);
    const read = await readPages([source], { signal, isAskedFor: true });
    expect(isAsking(read)).toBe(false);
    expect((read as readonly AllRows<Row>[])[0]?.rows).toHaveLength(2020);
    const { source: hundred } = listOf(newestFirst(100 * size));
    expect(isAsking(await readPages([hundred], { signal }))).toBe(false);
  });

  it('are no longer read when it is cancelled', async () => {
    const controller = new AbortController();
    const { source, calls } = listOf(newestFirst(400), (call) => {
      if (call === 6) controller.abort(new Error('cancelled'));
    });
    await expect(readPages([source], { signal: controller.signal })).rejects.toThrow('cancelled');
    expect(calls()).toBeLessThan(10);
  });

  it('fail with the call that failed', async () => {
    const { source } = listOf(newestFirst(100), (call) => {
      if (call === 3) throw new Error('503');
    });
    await expect(readPages([source], { signal })).rejects.toThrow('503');
  });
});
