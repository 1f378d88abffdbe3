import { beforeEach, expect, test } from 'vitest';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { memoryStorage } from '#api/testStorage.ts';
import { unreported } from './decisions.ts';

const request = (id: number, status: ChangeRequest['status'], decidedAt = '2026-11-20T09:00:00Z') =>
  ({ id, status, decidedAt: new Date(decidedAt) }) as ChangeRequest;

let stored = memoryStorage();
const storage = () => stored as unknown as Storage;
beforeEach(() => {
  stored = memoryStorage();
});

test('approved and rejected requests are reported once, in whatever tab', () => {
  const requests = [request(1, 'approved'), request(2, 'rejected'), request(3, 'withdrawn'), request(4, 'pending')];
  expect(unreported(requests, storage).map(({ id }) => id)).toEqual([1, 2]);
  expect(unreported(requests, storage)).toEqual([]);
  // The same id in other data has another decision.
  expect(unreported([request(1, 'approved', '2026-11-21T09:00:00Z')], storage)).toHaveLength(1);
});

test('without a storage, or with a broken one, decisions are reported', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  expect(unreported([request(1, 'approved')], blocked)).toHaveLength(1);
  stored.entries.set('reported-decisions', '{');
  expect(unreported([request(1, 'approved')], storage)).toHaveLength(1);
  stored.entries.set('reported-decisions', '5');
  expect(unreported([request(1, 'approved')], storage)).toHaveLength(1);
});

test('the memory is limited', () => {
  unreported(
    Array.from({ length: 300 }, (_, id) => request(id + 1, 'approved')),
    storage,
  );
  expect(JSON.parse(stored.entries.get('reported-decisions') ?? '')).toHaveLength(100);
});
