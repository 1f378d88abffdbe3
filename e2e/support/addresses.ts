import { generatePath } from 'react-router-dom';
import { portalRoutes } from '#app/routing/routes.ts';
import { routePaths } from '#features/routes/paths.ts';

/** Ids of the simulator's data: Split with its first zone, a garage, a park, a sales provider, a request. */
const ids = (path: string): Readonly<Record<string, string>> => {
  if (path.startsWith('/garaze')) return { id: '9', workingPeriodId: '280', workingPeriodRequestId: '1' };
  if (path.startsWith('/zahtjevi')) return { id: '1' };
  return { id: '2', zoneId: '11', workingPeriodId: '8', workingPeriodRequestId: '1' };
};

/** An address for each route. The statistics' own path leads to the first of their views, which are routes too. */
export const addresses: readonly string[] = portalRoutes.flatMap(({ name }) =>
  name === 'statistics' ? [] : [generatePath(routePaths[name], ids(routePaths[name]))],
);
/** The addresses of all screens, by the first part of their paths. */
export const areas = new Map<string, string[]>();
for (const address of addresses) {
  const area = address.split('/')[1] || 'dashboard';
  areas.set(area, [...(areas.get(area) ?? []), address]);
}
