import { Worker } from 'node:worker_threads';
import type { Compute, SimulatorState } from '../simulator.ts';

/** A call for the thread; `state` is there when it has changed since the last call. */
export interface HeavyCall {
  readonly id: number;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly state: SimulatorState | undefined;
}

/** The thread's response to a call. */
export interface HeavyResponse {
  readonly id: number;
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer;
}

interface Waiting {
  resolve(response: Response): void;
  reject(error: Error): void;
}

/** The thread ends after this time without a call, in milliseconds, with the memory that it used. */
const idleTime = 60_000;

export interface HeavyThread {
  readonly compute: Compute;
  /** Starts the thread before the first call needs it. */
  start(): void;
  stop(): Promise<void>;
}

/**
 * Computes heavy calls in a thread of its own, one after the other, so that others do not wait for them (behaviour
 * 23.18). The thread has a simulator that continues from the state of this one. The
 * responses are the same bytes.
 */
export function createHeavyThread(): HeavyThread {
  let thread: Thread | undefined;
  let idle: NodeJS.Timeout | undefined;
  const end = async () => {
    const ending = thread;
    thread = undefined;
    await ending?.worker.terminate();
  };
  const started = () => {
    thread ??= startThread(
      () => {
        idle = setTimeout(end, idleTime).unref();
      },
      (ended) => {
        if (thread === ended) thread = undefined;
      },
    );
    return thread;
  };
  return {
    compute(request, state, version) {
      clearTimeout(idle);
      return started().send(request, state, version);
    },
    start: () => void started(),
    stop: end,
  };
}

interface Thread {
  readonly worker: Worker;
  readonly send: Compute;
}

function startThread(onIdle: () => void, onEnd: (thread: Thread) => void): Thread {
  const worker = new Worker(new URL('./heavyThread.entry.mjs', import.meta.url), { execArgv: [] });
  const waiting = new Map<number, Waiting>();
  let sentVersion: number | undefined;
  let last = 0;
  const thread: Thread = {
    worker,
    send: (request, state, version) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        const call: HeavyCall = {
          id: last,
          url: request.url,
          headers: [...request.headers],
          state: version === sentVersion ? undefined : state(),
        };
        sentVersion = version;
        worker.postMessage(call);
      }),
  };
  worker.on('message', ({ id, status, headers, body }: HeavyResponse) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) onIdle();
    call?.resolve(new Response(body, { status, headers: headers.map(([name, value]) => [name, value]) }));
  });
  worker.on('error', (error) => console.error('The thread for heavy calls failed:', error));
  worker.on('exit', () => {
    onEnd(thread);
    for (const { reject } of waiting.values()) reject(new Error('The thread for heavy calls ended.'));
  });
  // A waiting thread does not keep the process running.
  worker.unref();
  return thread;
}
