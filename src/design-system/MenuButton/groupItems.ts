import type { MenuItem } from './types.ts';

/** Groups neighbouring items with the same group; items without a group are separated from those with one. */
export function groupItems(items: readonly MenuItem[]): { heading: string | undefined; entries: MenuItem[] }[] {
  const groups: { heading: string | undefined; entries: MenuItem[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last.heading === item.group) last.entries.push(item);
    else groups.push({ heading: item.group, entries: [item] });
  }
  return groups;
}
