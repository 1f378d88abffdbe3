import { expect, test, vi } from 'vitest';
import { fetchFiles } from './fetchFiles.ts';

const statements = Array.from({ length: 500 }, (_, at) => ({ id: at + 1, name: `Obračun ${at + 1}`, partnerName: '' }));
const bytes = new Uint8Array([37, 80, 68, 70]);
const broken = new Set([7, 250, 499]);

test('of 500 files three fail: 497 are there, the three are named, and again makes three calls', async () => {
  const files = new Map<number, Uint8Array>();
  let open = 0;
  let most = 0;
  const load = vi.fn(async (id: number) => {
    open += 1;
    most = Math.max(most, open);
    await Promise.resolve();
    open -= 1;
    if (broken.has(id)) throw new Error(`No ${id}`);
    return bytes;
  });
  const onProgress = vi.fn();
  const failed = await fetchFiles(statements, { load, files, onProgress });
  expect(files.size).toBe(497);
  expect(failed.map(({ statement }) => statement.name)).toEqual(['Obračun 7', 'Obračun 250', 'Obračun 499']);
  expect(failed.map(({ error }) => String(error))).toEqual(['Error: No 7', 'Error: No 250', 'Error: No 499']);
  expect(load).toHaveBeenCalledTimes(500);
  expect(most).toBe(4);
  expect(onProgress).toHaveBeenLastCalledWith(500);

  broken.clear();
  load.mockClear();
  expect(await fetchFiles(statements, { load, files })).toEqual([]);
  expect(load).toHaveBeenCalledTimes(3);
  expect(files.size).toBe(500);
});

test('after a cancel there is no further call, and what came stays', async () => {
  const files = new Map<number, Uint8Array>();
  const controller = new AbortController();
  const load = vi.fn(async () => {
    if (load.mock.calls.length === 10) controller.abort(new Error('cancelled'));
    return bytes;
  });
  await expect(fetchFiles(statements, { load, files, signal: controller.signal })).rejects.toThrow('cancelled');
  const calls = load.mock.calls.length;
  expect(calls).toBeLessThanOrEqual(14);
  // What was under way may still come; nothing else is asked for.
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(load.mock.calls.length).toBe(calls);
  expect(files.size).toBeGreaterThan(0);
});

test('the end of the session ends all of it', async () => {
  const ended = new Error('401');
  const load = vi.fn(() => Promise.reject(ended));
  const fetched = fetchFiles(statements, { load, files: new Map(), isFatal: (error) => error === ended });
  await expect(fetched).rejects.toBe(ended);
  expect(load.mock.calls.length).toBeLessThanOrEqual(4);
});
