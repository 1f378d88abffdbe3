import { storedChoice } from '../storedChoice.ts';
import type { DataTableColumn } from './types.ts';

/** What a user has chosen of a table's columns, by their ids. Ids of columns that the table has not now stay. */
export interface ColumnChoice {
  /** Hidden by the user. */
  readonly hidden: readonly string[];
  /** Shown by the user, though hidden at first. */
  readonly shown: readonly string[];
  /** Empty: the table's own order. */
  readonly order: readonly string[];
}

type Choosable = Pick<DataTableColumn<never>, 'id' | 'alwaysShown' | 'defaultHidden'>;

const nothing: ColumnChoice = { hidden: [], shown: [], order: [] };

const storageKey = (name: string) => `columns.${name}`;

/** No table has as many columns; what is longer was not written by the portal. */
const mostIds = 500;
const areIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= mostIds && value.every((id) => typeof id === 'string');

/** Reads a stored choice; a list alone, as earlier versions stored it, names the hidden columns. */
function choiceOf(stored: unknown): ColumnChoice | undefined {
  if (typeof stored !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    if (areIds(value)) return { ...nothing, hidden: value };
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const { hidden, shown, order } = { ...nothing, ...value };
    return areIds(hidden) && areIds(shown) && areIds(order) ? { hidden, shown, order } : undefined;
  } catch {
    return undefined;
  }
}

/** What could not be stored, so that files have the columns of the screen also without storage. */
const notStored = new Map<string, ColumnChoice>();

/** The choice of the table with this name on this device; without one, and where it is broken, the default. */
export function readColumnChoice(name: string): ColumnChoice {
  const unsaved = notStored.get(name);
  if (unsaved) return unsaved;
  const stored = storedChoice(storageKey(name), (value): value is string => choiceOf(value) !== undefined);
  return choiceOf(stored) ?? nothing;
}

/** Stores a choice; the default is not stored. */
export function storeColumnChoice(name: string, choice: ColumnChoice): void {
  const isDefault = choice.hidden.length + choice.shown.length + choice.order.length === 0;
  try {
    if (isDefault) localStorage.removeItem(storageKey(name));
    else localStorage.setItem(storageKey(name), JSON.stringify(choice));
    notStored.delete(name);
  } catch {
    notStored.set(name, choice);
  }
}

/**
 * The ids of `all` in the order of `wanted`: unknown ids and repetitions are ignored, and each id that `wanted` lacks stands
 * behind the one that it follows in `all`.
 */
function inOrder(all: readonly string[], wanted: readonly string[]): string[] {
  const known = new Set(all);
  const result = [...new Set(wanted)].filter((id) => known.has(id));
  const placed = new Set(result);
  for (const [at, id] of all.entries()) {
    if (placed.has(id)) continue;
    result.splice(at === 0 ? 0 : result.indexOf(all[at - 1] as string) + 1, 0, id);
    placed.add(id);
  }
  return result;
}

/** The columns in the chosen order. The first one names the row and stays the first. */
export function orderedColumns<Column extends Choosable>(
  columns: readonly Column[],
  { order }: Pick<ColumnChoice, 'order'>,
): readonly Column[] {
  const [first] = columns;
  if (!first || order.length === 0) return columns;
  const byId = new Map(columns.map((column) => [column.id, column]));
  const ids = inOrder([...byId.keys()], order).filter((id) => id !== first.id);
  return [first, ...ids.flatMap((id) => byId.get(id) ?? [])];
}

/** The columns that are not shown. */
export function hiddenIds(columns: readonly Choosable[], { hidden, shown }: Omit<ColumnChoice, 'order'>): string[] {
  return columns
    .filter(
      ({ id, alwaysShown, defaultHidden }) =>
        !alwaysShown && (hidden.includes(id) || (defaultHidden && !shown.includes(id))),
    )
    .map(({ id }) => id);
}

/** The choice with exactly these columns hidden; that of columns that the table has not now stays. */
export function withHidden(
  choice: ColumnChoice,
  columns: readonly Choosable[],
  hidden: readonly string[],
): ColumnChoice {
  const present = new Set(columns.map(({ id }) => id));
  const absent = (ids: readonly string[]) => ids.filter((id) => !present.has(id));
  const choosable = columns.filter(({ alwaysShown }) => !alwaysShown);
  const ownHidden = choosable.filter(({ id, defaultHidden }) => hidden.includes(id) && !defaultHidden);
  const ownShown = choosable.filter(({ id, defaultHidden }) => !hidden.includes(id) && defaultHidden);
  return {
    ...choice,
    hidden: [...absent(choice.hidden), ...ownHidden.map(({ id }) => id)],
    shown: [...absent(choice.shown), ...ownShown.map(({ id }) => id)],
  };
}

/** The choice with the columns in this order; columns that the table has not now keep their neighbours. */
export function withOrder(choice: ColumnChoice, order: readonly string[]): ColumnChoice {
  return { ...choice, order: inOrder([...new Set([...choice.order, ...order])], order) };
}
