import { isApiError } from '#api/errors.ts';
import { ownEntry, ownName } from '#api/ownStorage.ts';
import { now } from '#api/serverClock.ts';
import { sessionMark } from '#api/session.ts';
import {
  interrupted,
  isAllSent,
  type ManyEntries,
  type ManyRecord,
  nextEntry,
  outcomeOf,
  readRecord,
  recordText,
  refusedAgain,
  withEntry,
} from './manyState.ts';

/** What sends a list of items of one kind. */
export interface ManyJob<Item> {
  /** Names the list on this device: one for each place that makes such lists, such as `periods.zones.5`. */
  readonly name: string;
  /** Reads an item that was stored; undefined when it is none. */
  readonly readItem: (value: unknown) => Item | undefined;
  /** Makes the call of one item and returns the id of its request; rejects with an ApiError. */
  readonly post: (item: Item) => Promise<number | undefined>;
  /**
   * Reads from the server whether an item whose answer was lost has been made: the id of its request, true where it has
   * none any more, undefined when it has not been made. Rejects with an ApiError.
   */
  readonly readBack: (item: Item) => Promise<number | true | undefined>;
}

/** Why the sending stopped before the end. */
type ManyStop = 'user' | 'unknown' | 'failure' | 'session';

/** A list that is being sent, or was. */
export interface ManyView<Item> extends ManyRecord<Item> {
  /** It is being sent by this tab. */
  readonly isRunning: boolean;
  /** The user has asked to stop; the item that is under way is finished first. */
  readonly isStopping: boolean;
  readonly stop: ManyStop | undefined;
  /** Another tab is sending it, so that this one does not. */
  readonly isElsewhere: boolean;
  /** Whether the progress is kept on this device; false where its storage is blocked or full. */
  readonly isKept: boolean;
}

type TextOf = (error: unknown) => string;

/** The list of one job of the signed-in user: read it, follow it, and send it. */
export interface ManyStore<Item> {
  /** The list; undefined when there is none. The same object until it changes. */
  readonly view: () => ManyView<Item> | undefined;
  /** Calls the listener after each change, also one in another tab. Returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins a list and sends it, unless there is one. `textOf` says why a call failed. */
  readonly start: (job: ManyJob<Item>, entries: ManyEntries<Item>, textOf: TextOf) => Promise<void>;
  /** Sends what is left; what has an unknown outcome is read back first. */
  readonly goOn: (job: ManyJob<Item>, textOf: TextOf) => Promise<void>;
  /** Sends the refused items again, and what is left. */
  readonly retryRefused: (job: ManyJob<Item>, textOf: TextOf) => Promise<void>;
  /** Stops after the item that is under way. */
  readonly stop: () => void;
  /** Its page is left: stops, or forgets a list of which every item was sent. */
  readonly leave: () => void;
  /** Forgets the list; does nothing while it is being sent. */
  readonly discard: () => Promise<void>;
}

/** Names of the locks that this page holds where the browser has none. */
const heldHere = new Set<string>();

/** Runs the task while no other tab runs one of this name; returns false when one does. */
async function alone(name: string, task: () => Promise<void>): Promise<boolean> {
  if (heldHere.has(name)) return false;
  heldHere.add(name);
  try {
    if (!navigator.locks) {
      await task();
      return true;
    }
    return await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await task();
      return lock !== null;
    });
  } finally {
    heldHere.delete(name);
  }
}

function createStore<Item>(name: string, readItem: ManyJob<Item>['readItem']): ManyStore<Item> {
  const storageKey = `many.${name}`;
  const entry = ownEntry(storageKey, 'device');
  const mark = sessionMark();
  const load = () => readRecord(entry.read(), readItem);
  const listeners = new Set<() => void>();
  const idle = { isRunning: false, isStopping: false, stop: undefined, isElsewhere: false, isKept: true } as const;
  const stored = load();
  let view: ManyView<Item> | undefined = stored && { ...stored, ...idle, entries: interrupted(stored.entries) };

  const set = (next: ManyView<Item> | undefined) => {
    view = next;
    for (const listener of listeners) listener();
  };
  const change = (known: Partial<ManyView<Item>>) => {
    if (view) set({ ...view, ...known });
  };
  /** Stores the list; one of which every item was sent is kept no longer. */
  const keep = (entries: ManyEntries<Item>) => {
    if (!view) return;
    const text = isAllSent(entries) ? null : recordText({ begun: view.begun, entries });
    const isKept = entry.write(text);
    set({ ...view, entries, isKept });
  };
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== ownName(storageKey) || view?.isRunning) return;
    const record = load();
    set(record && { ...record, ...idle });
  };

  /** Sends one item after another until nothing is left, or something stops it. */
  async function sendAll(job: ManyJob<Item>, textOf: TextOf): Promise<ManyStop | undefined> {
    const know = (key: string, known: Parameters<typeof withEntry<Item>>[2]) =>
      view && keep(withEntry(view.entries, key, known));
    const madeId = (found: number | true) => (found === true ? undefined : found);
    for (;;) {
      const next = view && nextEntry(view.entries);
      if (!next) return undefined;
      if (view?.isStopping) return 'user';
      // Somebody else may have signed in meanwhile: the list is not theirs.
      if (sessionMark() !== mark) return 'session';
      if (next.status === 'unknown') {
        try {
          const found = await job.readBack(next.item);
          if (found !== undefined) {
            know(next.key, { status: 'sent', requestId: madeId(found) });
            continue;
          }
        } catch (error) {
          know(next.key, { status: 'unknown', reason: textOf(error) });
          return 'unknown';
        }
      }
      // Stored before the call: after a reload its outcome is unknown, and it is read back.
      know(next.key, { status: 'sending' });
      try {
        know(next.key, { status: 'sent', requestId: await job.post(next.item) });
      } catch (error) {
        const outcome = outcomeOf(error);
        const requestId = isApiError(error) ? error.requestId : undefined;
        know(next.key, { status: outcome, reason: textOf(error), requestId });
        if (outcome === 'refused') continue;
        if (outcome === 'notSent') return isApiError(error) && error.isAccessError ? 'session' : 'failure';
        // It may be there by now. Where it is not, it may still be under way: then the user says when to go on.
        const found = await job.readBack(next.item).catch(() => undefined);
        if (found === undefined) return 'unknown';
        know(next.key, { status: 'sent', requestId: madeId(found) });
      }
    }
  }

  /** Sends the list as `begin` leaves it; unless that says that there is nothing to send. */
  async function run(job: ManyJob<Item>, textOf: TextOf, begin: () => boolean) {
    const ran = await alone(ownName(storageKey), async () => {
      if (!begin() || !view) return;
      set({ ...view, ...idle, isKept: view.isKept, isRunning: true });
      const stop = await sendAll(job, textOf).catch((error: unknown): ManyStop => {
        console.error(error);
        return 'failure';
      });
      change({ isRunning: false, isStopping: false, stop });
    });
    if (!ran && !view?.isRunning) change({ isElsewhere: true });
  }

  /** Another tab may have gone on since, or discarded the list. Returns whether there is one. */
  const reload = (): boolean => {
    const record = load();
    if (record) set({ ...record, ...idle, entries: interrupted(record.entries) });
    else if (view?.isKept) set(undefined);
    return view !== undefined;
  };

  const stop = () => {
    if (view?.isRunning) change({ isStopping: true });
  };

  return {
    view: () => view,
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', fromOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', fromOtherTab);
      };
    },
    start: (job, entries, textOf) =>
      run(job, textOf, () => {
        const record = load();
        if (record) {
          // Another tab has begun a list, which is finished or discarded first.
          set({ ...record, ...idle, entries: interrupted(record.entries) });
          return false;
        }
        set({ ...idle, begun: now().getTime(), entries });
        keep(entries);
        return true;
      }),
    goOn: (job, textOf) => run(job, textOf, reload),
    retryRefused: (job, textOf) =>
      run(job, textOf, () => {
        if (!reload() || !view) return false;
        keep(refusedAgain(view.entries));
        return true;
      }),
    stop,
    leave() {
      stop();
      if (view && !view.isRunning && isAllSent(view.entries)) set(undefined);
    },
    async discard() {
      const isAlone = await alone(ownName(storageKey), async () => {
        entry.write(null);
        set(undefined);
      });
      if (!isAlone && !view?.isRunning) change({ isElsewhere: true });
    },
  };
}

/** The stores of this page, by the user and the list. */
const stores = new Map<string, ManyStore<never>>();

/** The list of that name of the signed-in user: one object, so that a list that is being sent outlives its page. */
export function manyStore<Item>(job: Pick<ManyJob<Item>, 'name' | 'readItem'>): ManyStore<Item> {
  const key = `${sessionMark()} ${job.name}`;
  const known = stores.get(key) as ManyStore<Item> | undefined;
  if (known) return known;
  const store = createStore(job.name, job.readItem);
  stores.set(key, store as unknown as ManyStore<never>);
  return store;
}
