import type { QueryClient } from '@tanstack/react-query';
import { idIn, type RouteName } from '#features/paths.ts';
import { providerInfo } from '#features/reporting/index.ts';
import type { Screen } from '#features/screen.ts';
import { providerBorders, providerZones, zoneDetails, zoneMapUrl } from './queries.ts';

type Ask = QueryClient['prefetchQuery'];

/** Starts what a page of a provider's zones shows at first; `zoneId` where its address names a zone. */
const prefetching =
  (name: RouteName, calls: (ask: Ask, id: number, zoneId: number | undefined) => void): Screen['prefetch'] =>
  (queryClient, { pathname }) => {
    const id = idIn(name, pathname);
    if (!id) return;
    const ask: Ask = (options) => queryClient.prefetchQuery(options);
    void ask(providerInfo(id));
    calls(ask, id, idIn(name, pathname, 'zoneId'));
  };

export const zonesScreen: Screen = {
  prefetch: prefetching('parkingProviderZones', (ask, id) => {
    void ask(providerZones(id));
    void ask(providerBorders(id));
    void ask(zoneMapUrl(id));
  }),
};

export const zoneDetailsScreen: Screen = {
  prefetch: prefetching('parkingProviderZoneDetails', (ask, id, zoneId) => {
    if (zoneId) void ask(zoneDetails(id, zoneId));
  }),
};
