import type { MenuItem } from './types.ts';

/** Neighbouring items of the same group together; items without one are parted from those with one. */
export function inGroups(items: readonly MenuItem[]): { heading: string | undefined; entries: MenuItem[] }[] {
  const groups: { heading: string | undefined; entries: MenuItem[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last.heading === item.group) last.entries.push(item);
    else groups.push({ heading: item.group, entries: [item] });
  }
  return groups;
}
