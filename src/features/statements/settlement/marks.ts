import type { Statement } from '#api/contract/statements.ts';
import { ownEntry, ownName } from '#api/ownStorage.ts';
import { sessionUser } from '#api/session.ts';
import type { Month } from './months.ts';

/** What a user has noted of a row of a month's settlement. Kept on this device, for this user alone. */
export interface Mark {
  readonly checked: boolean;
  readonly note: string;
  /** Statements that the user has chosen for the row, with what is shown of them before they are found again. */
  readonly chosen: readonly Statement[];
}

type Marks = Readonly<Record<string, Mark>>;

/** The longest note, in UTF-16 units. */
export const longestNote = 500;

export const noMark: Mark = { checked: false, note: '', chosen: [] };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isStatement = (value: unknown): value is Statement =>
  isObject(value) &&
  Number.isSafeInteger(value.id) &&
  typeof value.name === 'string' &&
  typeof value.partnerName === 'string';

/** Reads what is stored: parts that are not as this version writes them are left out. */
function marksOf(text: string | null): Marks {
  const entries = Object.entries((text === null ? undefined : parsed(text)) ?? {}).flatMap(([key, value]) => {
    if (!isObject(value)) return [];
    const note = typeof value.note === 'string' ? value.note.slice(0, longestNote) : '';
    const chosen = Array.isArray(value.chosen) ? value.chosen.filter(isStatement) : [];
    const mark: Mark = { checked: value.checked === true, note, chosen };
    return isEmpty(mark) ? [] : [[key, mark] as const];
  });
  return Object.fromEntries(entries);
}

const isEmpty = ({ checked, note, chosen }: Mark) => !checked && note === '' && chosen.length === 0;

/** The marks of one user for one month. */
export interface MarkBook {
  readonly month: Month;
  /** The mark of a row: the same object until it changes. */
  readonly read: (row: string) => Mark;
  /** All rows' marks: the same object until one changes. */
  readonly all: () => Marks;
  readonly write: (row: string, change: Partial<Mark>) => void;
  /** Whether the last change is kept on this device; false where its storage is blocked or full. */
  readonly isKept: () => boolean;
  /** Calls the listener after each change, also one in another tab. Returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Opens the signed-in user's marks of a month (behaviour 11.17). Where the user's name is not known, they live in this tab
 * alone, until somebody signs in or out.
 */
export function openMarks(month: Month): MarkBook {
  const key = `settlement.${month}`;
  const name = ownName(key);
  const entry = ownEntry(key, 'device');
  const load = () => marksOf(entry.read());
  let marks = load();
  let kept = true;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const save = () => {
    const isStored = entry.write(Object.keys(marks).length === 0 ? null : JSON.stringify(marks));
    kept = isStored && sessionUser() !== null;
  };
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== name) return;
    marks = load();
    notify();
  };
  return {
    month,
    read: (row) => marks[row] ?? noMark,
    all: () => marks,
    write: (row, change) => {
      // Another tab may have written meanwhile.
      const { [row]: mark = noMark, ...others } = load();
      const next = { ...mark, ...change };
      marks = isEmpty(next) ? others : { ...others, [row]: next };
      save();
      notify();
    },
    isKept: () => kept,
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', fromOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', fromOtherTab);
      };
    },
  };
}
