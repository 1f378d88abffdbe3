import { expect, test, vi } from 'vitest';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { mostPages, readRequests } from './readRequests.ts';

const row = (id: number) => ({ id, createdAt: new Date(1e12 + id * 1000) }) as ChangeRequest;
const pageSize = 20;

/** A server with so many requests, the newest first. */
const server = (count: number) =>
  vi.fn(async (page: number) => ({
    rows: Array.from({ length: count }, (_, index) => row(count - index)).slice((page - 1) * pageSize, page * pageSize),
    count,
    pages: Math.max(1, Math.ceil(count / pageSize)),
  }));

test('all pages are read, in order', async () => {
  const read = await readRequests(server(130));
  expect(read.rows.map(({ id }) => id)).toEqual(Array.from({ length: 130 }, (_, index) => 130 - index));
  expect(read).toMatchObject({ count: 130, isComplete: true });
  expect(await readRequests(server(0))).toEqual({ rows: [], count: 0, isComplete: true });
});

test('no more pages are read than are needed to find one', async () => {
  const readPage = server(400);
  const read = await readRequests(readPage, (rows) => rows.some(({ id }) => id === 350));
  expect(read.rows.some(({ id }) => id === 350)).toBe(true);
  expect(read.isComplete).toBe(false);
  expect(readPage).toHaveBeenCalledTimes(5);
});

test('the number of pages is limited, and the result says so', async () => {
  const readPage = server(3000);
  const read = await readRequests(readPage);
  expect(readPage).toHaveBeenCalledTimes(mostPages);
  expect(read).toMatchObject({ count: 3000, isComplete: false });
  expect(read.rows).toHaveLength(mostPages * pageSize);
});

test('a request that shifts to the next page while pages are read is listed once', async () => {
  const readPage = async (page: number) => ({
    rows: page === 1 ? [row(3), row(2)] : [row(2), row(1)],
    count: 3,
    pages: 2,
  });
  expect((await readRequests(readPage)).rows.map(({ id }) => id)).toEqual([3, 2, 1]);
});
