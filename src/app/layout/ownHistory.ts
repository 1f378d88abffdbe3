import { shownUser } from '../session/shownUser.ts';

/** What the browser's router stores of an entry of the history, and the user to whom the entry belongs. */
interface EntryState {
  readonly idx?: number;
  readonly key?: string;
  readonly owner?: string;
}

/** The state of the entry at this key. Undefined for another one, and where the router is not the browser's, as in stories. */
function stateOf(key: string): EntryState | undefined {
  const state: EntryState | null = window.history.state;
  return typeof state?.idx === 'number' && (state.key ?? 'default') === key ? state : undefined;
}

/** Whether an entry of the tab's history was opened by another user than the one whose data the tab shows (behaviour 1.29). */
export function isOthersEntry(key: string): boolean {
  const owner = stateOf(key)?.owner;
  return owner !== undefined && owner !== shownUser();
}

/** Records that an entry belongs to the user whose data the tab shows; an entry keeps its first owner. */
export function ownEntryOf(key: string) {
  const state = stateOf(key);
  const owner = shownUser();
  if (state && state.owner === undefined && owner !== null) window.history.replaceState({ ...state, owner }, '');
}
