import type { Call } from '../calls/log.ts';
import type { Step } from '../control/replies.ts';
import { maxSteps, type StepStore, stepsInMemory } from '../control/steps.ts';
import { checkedState, type SimulatorState } from './state.ts';

/** The number of calls that a tab opened later finds. */
const maxCalls = 500;

/** What the tabs of the demo share besides the state (sharedState.ts), which is too much for local storage. */
export interface SharedDatabase {
  readonly steps: StepStore;
  readonly calls: {
    /** Adds a call; its id grows from call to call of all tabs. */
    add(call: Call): Promise<number>;
    /** The last calls, the oldest first. */
    load(): Promise<readonly (Call & { readonly id: number })[]>;
    clear(): Promise<void>;
  };
}

const name = 'simulator';
/** Another number drops what an earlier version of the simulator has kept. */
const version = 1;

/** The result of a request. */
const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/** Resolves when a transaction is on disk. */
const committed = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.addEventListener('upgradeneeded', () => {
    const { result } = request;
    for (const store of [...result.objectStoreNames]) result.deleteObjectStore(store);
    result.createObjectStore('steps', { keyPath: 'id', autoIncrement: true });
    // Apart from the steps, so that the list of these need not read whole states.
    result.createObjectStore('states');
    result.createObjectStore('calls', { keyPath: 'id', autoIncrement: true });
  });
  return resultOf(request);
}

/**
 * The database of this browser that all tabs of the demo share. A browser that blocks it has the steps and calls of each
 * tab alone, which is reported by `warn`.
 */
export function openSharedDatabase(warn: (message: string, error?: unknown) => void): SharedDatabase {
  const memory = stepsInMemory();
  const database = open().catch((error: unknown) => {
    warn('The simulator cannot share its log and history between tabs in this browser.', error);
    return undefined;
  });

  /** Runs a change of some stores in one transaction; where there is no database, the other. */
  async function change<T>(
    stores: readonly ('steps' | 'states' | 'calls')[],
    run: (transaction: IDBTransaction) => Promise<T>,
    otherwise: () => T | Promise<T>,
  ): Promise<T> {
    const opened = await database;
    if (!opened) return otherwise();
    const transaction = opened.transaction(stores, 'readwrite');
    const end = committed(transaction);
    const [result] = await Promise.all([run(transaction), end]);
    return result;
  }

  /** Removes the newest step and its state. */
  const take = async (transaction: IDBTransaction): Promise<unknown> => {
    const [steps, states] = [transaction.objectStore('steps'), transaction.objectStore('states')];
    const id = (await resultOf(steps.getAllKeys())).at(-1);
    if (id === undefined) return undefined;
    const before = await resultOf(states.get(id));
    steps.delete(id);
    states.delete(id);
    return before;
  };

  return {
    steps: {
      add: (step, before) =>
        change(
          ['steps', 'states'],
          async (transaction) => {
            const [steps, states] = [transaction.objectStore('steps'), transaction.objectStore('states')];
            states.put(before, await resultOf(steps.add(step)));
            for (const id of (await resultOf(steps.getAllKeys())).slice(0, -maxSteps)) {
              steps.delete(id);
              states.delete(id);
            }
          },
          () => memory.add(step, before),
          // The change itself has been made.
        ).catch((error: unknown) => warn('The simulator cannot keep a step, which then cannot be undone.', error)),
      list: () =>
        change(
          ['steps'],
          async (transaction) =>
            ((await resultOf(transaction.objectStore('steps').getAll())) as readonly Step[]).toReversed(),
          () => memory.list(),
        ),
      takeNewest: async () => {
        const before = await change(['steps', 'states'], take, () => memory.takeNewest());
        return checkedState(before) as SimulatorState | undefined;
      },
      clear: () =>
        change(
          ['steps', 'states'],
          async (transaction) => {
            transaction.objectStore('steps').clear();
            transaction.objectStore('states').clear();
          },
          () => memory.clear(),
        ),
    },
    calls: {
      add: (call) =>
        change(
          ['calls'],
          async (transaction) => {
            const calls = transaction.objectStore('calls');
            const id = Number(await resultOf(calls.add(call)));
            calls.delete(IDBKeyRange.upperBound(id - maxCalls));
            return id;
          },
          () => 0,
        ),
      load: () =>
        change(
          ['calls'],
          (transaction) => resultOf(transaction.objectStore('calls').getAll()),
          () => [],
        ),
      clear: () =>
        change(
          ['calls'],
          async (transaction) => void transaction.objectStore('calls').clear(),
          () => undefined,
        ),
    },
  };
}
