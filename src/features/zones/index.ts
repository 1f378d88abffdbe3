import { idIn, type RouteName } from '#features/paths.ts';
import { providerInfo } from '#features/reporting/index.ts';
import { type Ask, asked, type Screen } from '#features/screen.ts';
import { providerBorders, providerZones, zoneDetails, zoneMapUrl } from './queries.ts';

/** Starts what a page of a provider's zones shows at first; `zoneId` where its address names a zone. */
const prefetching =
  (name: RouteName, calls: (ask: Ask, id: number, zoneId: number | undefined) => void): Screen['prefetch'] =>
  (queryClient, { pathname }) =>
    asked(queryClient, (ask) => {
      const id = idIn(name, pathname);
      if (!id) return;
      ask(providerInfo(id));
      calls(ask, id, idIn(name, pathname, 'zoneId'));
    });

export const zonesScreen: Screen = {
  prefetch: prefetching('parkingProviderZones', (ask, id) => {
    ask(providerZones(id));
    ask(providerBorders(id));
    ask(zoneMapUrl(id));
  }),
};

export const zoneDetailsScreen: Screen = {
  prefetch: prefetching('parkingProviderZoneDetails', (ask, id, zoneId) => {
    if (zoneId) ask(zoneDetails(id, zoneId));
  }),
};
