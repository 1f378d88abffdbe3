// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { beginSession, endSession } from '#api/session.ts';
import type { ManyEntries } from './manyState.ts';
import { type ManyJob, manyStore } from './manyStore.ts';

const failed = (status: number) => new ApiError({ kind: 'status', call: 'createWorkingPeriods', status });
const noAnswer = () => new ApiError({ kind: 'network', call: 'createWorkingPeriods' });
const textOf = (error: unknown) => (error instanceof ApiError ? String(error.status ?? error.kind) : 'defect');
const readItem = (value: unknown) => (typeof value === 'string' ? value : undefined);
const entriesOf = (...items: string[]): ManyEntries<string> =>
  items.map((item) => ({ key: item, item, status: 'toSend' }));

/** A server that keeps what was requested, and what each post of an item does: answer, or fail before or after. */
function server(faults: Record<string, (() => Error)[]> = {}, made: Record<string, boolean> = {}) {
  const requests: string[] = [];
  const posts: string[] = [];
  const readBacks: string[] = [];
  const job: ManyJob<string> = {
    name: 'test',
    readItem,
    post: async (item) => {
      posts.push(item);
      const fault = faults[item]?.shift();
      if (!fault || made[item]) requests.push(item);
      if (fault) throw fault();
      return 100 + requests.length;
    },
    readBack: async (item) => {
      readBacks.push(item);
      return requests.includes(item) ? 100 + requests.indexOf(item) + 1 : undefined;
    },
  };
  return { job, requests, posts, readBacks };
}

const statesOf = (job: ManyJob<string>) =>
  manyStore(job)
    .view()
    ?.entries.map(({ status }) => status);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
  beginSession(`operator-${Math.random()}`);
});

/** The store as another page load finds it: nothing but what is stored. */
async function reloaded(job: ManyJob<string>) {
  vi.resetModules();
  const fresh = await import('./manyStore.ts');
  return fresh.manyStore(job);
}

describe('many items', () => {
  test('are sent one after another, and the list is kept no longer', async () => {
    const { job, posts } = server();
    const store = manyStore(job);
    await store.start(job, entriesOf('1', '2', '3'), textOf);
    expect(posts).toEqual(['1', '2', '3']);
    expect(store.view()?.entries.map(({ requestId }) => requestId)).toEqual([101, 102, 103]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('many.'))).toEqual([]);
  });

  test('of which some are left out make no call for them', async () => {
    const { job, posts } = server();
    await manyStore(job).start(job, [...entriesOf('1'), { key: '2', item: '2', status: 'left' }], textOf);
    expect(posts).toEqual(['1']);
  });

  test.each([true, false])(
    'of which the third is refused, the session ends at the fourth and the fifth gets no answer (made: %s): four requests, each once',
    async (isMade) => {
      const { job, posts, requests, readBacks } = server(
        { '3': [() => failed(400)], '4': [() => failed(401)], '5': [noAnswer] },
        { '5': isMade },
      );
      const items = ['1', '2', '3', '4', '5'];
      await manyStore(job).start(job, entriesOf(...items), textOf);
      expect(statesOf(job)).toEqual(['sent', 'sent', 'refused', 'notSent', 'toSend']);
      expect(manyStore(job).view()?.stop).toBe('session');
      // Signed in again, in the same page.
      await manyStore(job).goOn(job, textOf);
      expect(statesOf(job)).toEqual(['sent', 'sent', 'refused', 'sent', isMade ? 'sent' : 'unknown']);
      // The network is down for the look as well: the page is loaded again.
      const store = await reloaded(job);
      if (!isMade) {
        expect(store.view()?.entries.at(-1)?.status).toBe('unknown');
        await store.goOn(job, textOf);
      }
      expect([...requests].sort()).toEqual(['1', '2', '4', '5']);
      expect(readBacks.every((item) => item === '5')).toBe(true);
      expect(posts.filter((item) => item === '5')).toHaveLength(isMade ? 1 : 2);
      expect(posts.filter((item) => item === '1')).toHaveLength(1);
    },
  );

  test('whose outcome cannot be read back are not sent again', async () => {
    const { job, posts } = server({ '1': [noAnswer] }, { '1': true });
    const blind = { ...job, readBack: () => Promise.reject(noAnswer()) };
    const store = manyStore(blind);
    await store.start(blind, entriesOf('1', '2'), textOf);
    await store.goOn(blind, textOf);
    expect(posts).toEqual(['1']);
    expect(store.view()).toMatchObject({ stop: 'unknown', isRunning: false });
    await store.goOn(job, textOf);
    expect(posts).toEqual(['1', '2']);
  });

  test('of which one was being sent when the page went are read back before anything is sent', async () => {
    const { job, posts, requests } = server();
    const hanging = { ...job, post: (item: string) => new Promise<undefined>(() => requests.push(item)) };
    void manyStore(hanging).start(hanging, entriesOf('1', '2'), textOf);
    await vi.waitFor(() => expect(requests).toEqual(['1']));
    const store = await reloaded(job);
    expect(store.view()?.entries.map(({ status }) => status)).toEqual(['unknown', 'toSend']);
    await store.goOn(job, textOf);
    expect(posts).toEqual(['2']);
    expect(requests).toEqual(['1', '2']);
  });

  test('stop after the one that is under way', async () => {
    const { job, posts } = server();
    const store = manyStore(job);
    const stopping = {
      ...job,
      post: (item: string) => {
        store.stop();
        return job.post(item);
      },
    };
    await store.start(stopping, entriesOf('1', '2'), textOf);
    expect(posts).toEqual(['1']);
    expect(store.view()).toMatchObject({ stop: 'user', isStopping: false });
    await store.goOn(job, textOf);
    expect(posts).toEqual(['1', '2']);
  });

  test('stop when their page is left, and are forgotten then when all were sent', async () => {
    const { job, posts } = server();
    const store = manyStore(job);
    const leaving = {
      ...job,
      post: (item: string) => {
        store.leave();
        return job.post(item);
      },
    };
    await store.start(leaving, entriesOf('1', '2'), textOf);
    expect(posts).toEqual(['1']);
    store.leave();
    expect(statesOf(job)).toEqual(['sent', 'toSend']);
    await store.goOn(job, textOf);
    expect(statesOf(job)).toEqual(['sent', 'sent']);
    store.leave();
    expect(store.view()).toBeUndefined();
  });

  test('are not sent by two at once', async () => {
    const { job, posts } = server();
    const store = manyStore(job);
    const first = store.start(job, entriesOf('1', '2'), textOf);
    await store.goOn(job, textOf);
    await first;
    expect(posts).toEqual(['1', '2']);
  });

  test('stop when the session is another', async () => {
    const { job, posts } = server();
    const ending = {
      ...job,
      post: (item: string) => {
        endSession('expired');
        return job.post(item);
      },
    };
    const store = manyStore(job);
    await store.start(ending, entriesOf('1', '2'), textOf);
    expect(posts).toEqual(['1']);
    expect(store.view()?.stop).toBe('session');
  });

  test('that were refused can be sent again, and discarded', async () => {
    const { job, posts } = server({ '1': [() => failed(409), () => failed(409)] });
    const store = manyStore(job);
    await store.start(job, entriesOf('1', '2'), textOf);
    expect(store.view()?.entries[0]).toMatchObject({ status: 'refused', reason: '409' });
    await store.retryRefused(job, textOf);
    expect(posts).toEqual(['1', '2', '1']);
    await store.discard();
    expect(store.view()).toBeUndefined();
    expect((await reloaded(job)).view()).toBeUndefined();
  });

  test('are those of the user alone', async () => {
    const { job } = server({ '1': [() => failed(400)] });
    beginSession('provider');
    await manyStore(job).start(job, entriesOf('1'), textOf);
    expect(localStorage.getItem('many.test.provider')).toContain('refused');
    beginSession('operator');
    expect(manyStore(job).view()).toBeUndefined();
    beginSession('provider');
    expect(statesOf(job)).toEqual(['refused']);
  });
});
