import type { Day } from '#api/days.ts';
import { pathTo, statisticsViews } from '#features/paths.ts';
import { completeAddress } from './range.ts';

/** The address of the first view with its default range: what the menu's link leads to. */
export const statisticsAddress = (today: Day): string => {
  const path = pathTo(statisticsViews[0] ?? 'usersAndSales');
  return completeAddress(new URL(path, window.location.origin), path, today) ?? path;
};
