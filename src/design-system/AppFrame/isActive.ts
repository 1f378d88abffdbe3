import type { NavigationItem } from './types.ts';

const parts = (path: string) => path.split('/').filter((part) => part !== '');

/** Whether a link leads to the page at `pathname`, or to one above it; `/parking` is not above `/parkinzi`. */
export function isActive(item: NavigationItem, pathname: string): boolean {
  const here = parts(pathname);
  return [item.to, ...(item.alsoActive ?? [])].some((to) => {
    const there = parts(to.split(/[?#]/)[0] ?? '');
    if (item.end || there.length === 0) return there.join('/') === here.join('/');
    return there.every((part, index) => part === here[index]);
  });
}
