import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectWorker, NotStartedError } from './connect.ts';

/** A page with a worker, as the browser gives them: who has control, and whose calls the worker passes on. */
function createPage({ claims = true, registered = false } = {}) {
  const container = new EventTarget() as EventTarget & { controller: object | null; claimed: number };
  container.controller = null;
  container.claimed = 0;
  const state = { isActive: registered, isPassing: false };
  const control = () => {
    container.controller = {};
    container.dispatchEvent(new Event('controllerchange'));
  };
  const getRegistration = async () => ({
    active: state.isActive
      ? {
          postMessage: (message: string) => {
            if (message !== 'CLAIM') return;
            container.claimed += 1;
            if (claims) control();
          },
        }
      : null,
  });
  let listener: (() => void) | undefined;
  const worker = {
    start: vi.fn(async () => {
      state.isActive = true;
      state.isPassing = true;
      return undefined;
    }),
    stop: vi.fn(),
    events: {
      on: (_: string, added: () => void) => {
        listener = added;
      },
    },
  };
  const calls: string[] = [];
  const page = {
    fetch: (async (input: string) => {
      calls.push(input);
      if (!container.controller || !state.isPassing) return new Response('Not found', { status: 404 });
      listener?.();
      return input.endsWith('/simulator-ready')
        ? new Response(null, { status: 204, headers: { 'x-simulator': 'ready' } })
        : new Response('{}');
    }) as typeof fetch,
  };
  const onLost = vi.fn();
  const connect = () =>
    connectWorker({
      worker,
      url: '/simulator-worker.js',
      isSimulated: (pathname) => pathname.startsWith('/api/'),
      onLost,
      container: Object.assign(container, { getRegistration }) as never,
      page,
      patience: 10_000,
    });
  return { container, state, worker, page, calls, onLost, connect, control };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL('http://localhost/'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the worker of a page', () => {
  it('is started once it controls the page and passes a call on', async () => {
    const { connect, container, page } = createPage();
    await connect();
    expect(container.controller).not.toBeNull();
    expect((await page.fetch('/api/system/status/')).status).toBe(200);
  });

  it('is waited for while it is active and does not control the page', async () => {
    const { connect, control, calls } = createPage({ claims: false });
    const done = vi.fn();
    void connect().then(done);
    await vi.advanceTimersByTimeAsync(5000);
    expect(done).not.toHaveBeenCalled();
    expect(calls).toEqual([]);
    control();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalled();
  });

  it('is asked for control before msw starts, which would load a page without control again', async () => {
    const { connect, container, worker } = createPage({ registered: true });
    worker.start.mockImplementationOnce(async () => {
      expect(container.controller).not.toBeNull();
      return undefined;
    });
    // It controls the page but passes nothing on: msw has not started it.
    const result = connect().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await result).toBeInstanceOf(NotStartedError);
    expect(container.claimed).toBe(1);
  });

  it.each([
    ['has no control', () => createPage({ claims: false })],
    ['has no control after a hard reload', () => createPage({ claims: false, registered: true })],
    [
      'cannot be registered',
      () => {
        const made = createPage();
        made.worker.start.mockRejectedValue(new Error('[MSW] Failed to register'));
        return made;
      },
    ],
    [
      'does not start',
      () => {
        const made = createPage();
        made.worker.start.mockImplementation(() => new Promise(() => undefined));
        return made;
      },
    ],
  ])('that %s has not started', async (_, make) => {
    const { connect } = make();
    const result = connect().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(await result).toBeInstanceOf(NotStartedError);
  });
});

describe('a call after a long idle time', () => {
  it('starts the worker again that has forgotten its page', async () => {
    const { connect, state, worker, page } = createPage();
    await connect();
    state.isPassing = false;
    await vi.advanceTimersByTimeAsync(60_000);
    const responses = await Promise.all([page.fetch('/api/a/'), page.fetch('/api/b/')]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(worker.start).toHaveBeenCalledTimes(2);
  });

  it('fails in no way when the worker does not come back: the page says so', async () => {
    const { connect, state, worker, page, onLost, calls } = createPage();
    await connect();
    state.isPassing = false;
    worker.start.mockImplementation(async () => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    const settled = vi.fn();
    void page.fetch('/api/a/').finally(settled);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(onLost).toHaveBeenCalledWith(expect.any(NotStartedError));
    expect(settled).not.toHaveBeenCalled();
    expect(calls).not.toContain('/api/a/');
  });

  it('is made at once while the worker is used', async () => {
    const { connect, page, calls } = createPage();
    await connect();
    calls.length = 0;
    await vi.advanceTimersByTimeAsync(5000);
    await page.fetch('/api/a/');
    await page.fetch('/assets/x.js');
    expect(calls).toEqual(['/api/a/', '/assets/x.js']);
  });
});
