import { now } from '#api/serverClock.ts';
import { sessionEnd, sessionUser } from '#api/session.ts';

/** Where a draft is kept: in the tab, so that it ends with it, or on the device, until it is used or discarded. */
export type DraftPlace = 'tab' | 'device';

/** Why a form was left before it was sent; undefined: the page was closed or loaded again. */
export type Interruption = 'expired' | 'idle' | 'refused';

/** Unsent input of a form. */
export interface Draft {
  readonly at: Date;
  readonly values: unknown;
  /** Values that were sent, without a response that says whether they were written. */
  readonly attempts: readonly unknown[];
  readonly why: Interruption | undefined;
}

interface Entry {
  readonly version: number;
  readonly user: string;
  readonly at: string;
  readonly values?: unknown;
  /** The attempts, by the name under which earlier builds have stored them. */
  readonly tries?: readonly unknown[];
  readonly why?: Interruption;
}

/** Grows when stored values of an earlier version of the portal could be misread; those are dropped. */
const version = 1;
const prefix = 'draft:';
const places: readonly DraftPlace[] = ['tab', 'device'];

/** Replaces storage that the browser blocks, or that is full: drafts then last as long as the page. */
const unstored = new Map<string, string>();

const storageOf = (place: DraftPlace): Storage => (place === 'tab' ? sessionStorage : localStorage);

function stored(place: DraftPlace, key: string): string | null {
  try {
    return storageOf(place).getItem(key) ?? unstored.get(key) ?? null;
  } catch {
    return unstored.get(key) ?? null;
  }
}

function remove(place: DraftPlace, key: string) {
  unstored.delete(key);
  try {
    storageOf(place).removeItem(key);
  } catch {
    // Without storage there is only the page's own copy.
  }
}

function store(place: DraftPlace, key: string, entry: Entry) {
  const text = JSON.stringify(entry);
  remove(place, key);
  try {
    storageOf(place).setItem(key, text);
  } catch {
    unstored.set(key, text);
  }
}

function keysOf(place: DraftPlace): string[] {
  try {
    return [...Object.keys(storageOf(place)), ...unstored.keys()].filter((key) => key.startsWith(prefix));
  } catch {
    return [...unstored.keys()];
  }
}

function entryOf(place: DraftPlace, key: string): Entry | undefined {
  try {
    const entry = JSON.parse(stored(place, key) ?? 'null') as Partial<Entry> | null;
    if (entry?.version !== version || typeof entry.user !== 'string' || Number.isNaN(Date.parse(entry.at ?? '')))
      return undefined;
    return entry as Entry;
  } catch {
    return undefined;
  }
}

interface DraftInput {
  /** Whose input it is: the user who was signed in when the form was opened. */
  readonly user: string | null;
  /** Default: now. */
  readonly at?: Date;
  readonly values?: unknown;
  readonly attempts?: readonly unknown[];
}

/**
 * Whether the user's input may be kept: not while the user is unknown, not after this user has signed out, and not when
 * another one has signed in meanwhile, in whichever tab.
 */
const mayKeep = (user: string | null): user is string =>
  user !== null && user === (sessionUser() ?? (sessionEnd() === 'signedOut' ? null : user));

/** Keeps a form's unsent input for its user (behaviour 2.15). Passwords are never passed to it. */
export function keepDraft(
  name: string,
  { user, at = now(), values, attempts = [] }: DraftInput,
  place: DraftPlace = 'tab',
) {
  if (mayKeep(user)) store(place, prefix + name, { version, user, at: at.toISOString(), values, tries: attempts });
}

/** The signed-in user's draft. A draft of another user, or one that cannot be read, is removed. */
export function readDraft(name: string, place: DraftPlace = 'tab'): Draft | undefined {
  const user = sessionUser();
  const key = prefix + name;
  if (user === null || stored(place, key) === null) return undefined;
  const entry = entryOf(place, key);
  if (entry?.user !== user) {
    remove(place, key);
    return undefined;
  }
  const attempts = Array.isArray(entry.tries) ? entry.tries : [];
  return { at: new Date(entry.at), values: entry.values, attempts, why: entry.why };
}

export const forgetDraft = (name: string, place: DraftPlace = 'tab') => remove(place, prefix + name);

/** The ends of the names of the user's drafts in this tab that begin with a text, such as `incident:`. */
export const draftsOf = (begin: string): string[] =>
  keysOf('tab')
    .filter((key) => key.startsWith(prefix + begin) && entryOf('tab', key)?.user === sessionUser())
    .map((key) => key.slice(prefix.length + begin.length));

/** Whether the signed-in user has a draft, in this tab or on this device. */
export const hasDrafts = (): boolean =>
  places.some((place) => keysOf(place).some((key) => entryOf(place, key)?.user === sessionUser()));

/** Records why the forms of this tab were left, for the word that they show when they are opened again. */
export function interruptDrafts(why: Interruption) {
  for (const key of keysOf('tab')) {
    const entry = entryOf('tab', key);
    if (entry) store('tab', key, { ...entry, why });
  }
}

/** Removes the drafts of this device; with a user, those of all others. */
export function forgetDrafts({ except }: { readonly except?: string | null } = {}) {
  for (const place of places) {
    for (const key of keysOf(place)) {
      if (except == null || entryOf(place, key)?.user !== except) remove(place, key);
    }
  }
}
