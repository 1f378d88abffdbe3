import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { request } from '#api/client.ts';
import { getZones, type Zone } from '#api/contract/zones.ts';
import type { PaletteOutlet } from './kinds.ts';
import { useCollected } from './useCollected.ts';

/** The key of a provider's zones: that of the page of zones, so that neither loads what the other has. */
const zonesKey = (providerId: number) => ['zones', providerId, 'list'];

const loadedZones = (queryClient: QueryClient, { id }: PaletteOutlet) =>
  queryClient.getQueryData<readonly Zone[]>(zonesKey(id));

/** The zones of a provider that are loaded. */
export interface ZonesOf {
  readonly provider: PaletteOutlet;
  readonly zones: readonly Zone[];
}

/**
 * The zones of parking providers: those that are loaded already at once, the others while they are wanted, four calls at
 * a time.
 */
export function useZones(providers: readonly PaletteOutlet[], areWanted: boolean) {
  const queryClient = useQueryClient();
  const load = useCallback(
    async (provider: PaletteOutlet, signal: AbortSignal) => {
      const queryKey = zonesKey(provider.id);
      const there = loadedZones(queryClient, provider);
      if (there) return there;
      signal.addEventListener('abort', () => {
        // A page that shows these zones goes on loading them.
        if (queryClient.getQueryCache().find({ queryKey })?.getObserversCount() === 0)
          void queryClient.cancelQueries({ queryKey });
      });
      return queryClient.fetchQuery({
        queryKey,
        queryFn: async (context): Promise<readonly Zone[]> => {
          const options = { signal: context.signal, accessErrors: 'own403' } as const;
          return (await request(getZones, { params: { id: provider.id } }, options)).zones;
        },
      });
    },
    [queryClient],
  );
  const known = useMemo(
    () =>
      providers.flatMap((provider): ZonesOf[] => {
        const zones = loadedZones(queryClient, provider);
        return zones ? [{ provider, zones }] : [];
      }),
    [providers, queryClient],
  );
  const others = useMemo(
    () => providers.filter((provider) => !known.some((each) => each.provider === provider)),
    [providers, known],
  );
  const { collected, resume } = useCollected(areWanted ? load : undefined, others);
  const loaded = useMemo(
    () => [...known, ...(collected?.results.map(({ place, result }) => ({ provider: place, zones: result })) ?? [])],
    [known, collected?.results],
  );
  return { loaded, collected, resume };
}
