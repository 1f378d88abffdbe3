import type { Entry, EntryGroup } from './entries.tsx';
import { findItems } from './match.ts';

/** A group of entries as it is shown. */
export interface ShownGroup {
  readonly group: EntryGroup | 'recent';
  readonly entries: readonly Entry[];
  /** How many there are in all. */
  readonly total: number;
}

/** How many entries of a group are shown: more would not be read, and be slow to draw. */
const mostShown = 8;
const mostRecent = 6;

const shownOf = (group: ShownGroup['group'], entries: readonly Entry[], most = mostShown): ShownGroup[] =>
  entries.length === 0 ? [] : [{ group, entries: entries.slice(0, most), total: entries.length }];

/**
 * The groups for a text: the group that has the best fit comes first, so that an equal code is the first of all.
 *
 * @param entries - in the order of the groups.
 */
export function foundGroups(entries: readonly Entry[], text: string): readonly ShownGroup[] {
  const groups = new Map<EntryGroup, Entry[]>();
  // From the best fit on, so that the first entry of a group decides about its place.
  for (const { item } of findItems(entries, text)) {
    const own = groups.get(item.group);
    if (own) own.push(item);
    else groups.set(item.group, [item]);
  }
  return [...groups].flatMap(([group, own]) => shownOf(group, own));
}

/** What is shown before something is typed: what was opened last, and what needs no name to be found. */
export function firstGroups(entries: readonly Entry[], recent: readonly Entry[]): readonly ShownGroup[] {
  const of = (wanted: (group: EntryGroup) => boolean) => entries.filter(({ group }) => wanted(group));
  const sources = [...new Set(entries.map(({ group }) => group))].filter((group) => group.startsWith('source:'));
  return [
    ...shownOf('recent', recent, mostRecent),
    ...shownOf(
      'page',
      of((group) => group === 'page'),
      16,
    ),
    ...sources.flatMap((source) =>
      shownOf(
        source,
        of((group) => group === source),
      ),
    ),
    ...shownOf(
      'pages',
      of((group) => group === 'pages').filter(({ detail }) => detail === undefined),
      16,
    ),
    ...shownOf(
      'account',
      of((group) => group === 'account'),
    ),
  ];
}
