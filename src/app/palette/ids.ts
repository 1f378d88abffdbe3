import { matchPath } from 'react-router-dom';
import { routePaths } from '#features/routes/paths.ts';
import { noteOpened } from './recent.ts';

/** The ids of entries, by which the device remembers them. */
export const outletId = (namespace: string, id: number | string) => `outlet:${namespace}:${id}`;
export const zoneId = (providerId: number | string, id: number | string) => `zone:${providerId}:${id}`;
export const pageId = (name: string) => `page:${name}`;

/** What the pages of outlets and zones belong to, by the beginning of their paths. */
const zonePath = `${routePaths.parkingProviderZones}/:zoneId/*`;
const outletPaths = {
  parkingProvider: `${routePaths.parkingProvider}/*`,
  garages: `${routePaths.garageDetails}/*`,
  parks: `${routePaths.parkDetails}/*`,
  sales: `${routePaths.saleDetails}/*`,
};

/** The id of the outlet or the zone whose page is shown at a path of the portal; undefined for other pages. */
export function shownId(pathname: string): string | undefined {
  const zone = matchPath(zonePath, pathname);
  if (zone) return zoneId(zone.params.id ?? '', zone.params.zoneId ?? '');
  for (const [namespace, path] of Object.entries(outletPaths)) {
    const id = matchPath(path, pathname)?.params.id;
    if (id) return outletId(namespace, id);
  }
  return undefined;
}

/** Remembers the outlet or the zone whose page is shown at a path of the portal. */
export function noteVisit(pathname: string) {
  const id = shownId(pathname);
  if (id) noteOpened({ id });
}
