import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#api/client.ts';
import { getSalesChannels, getServices } from '#api/contract/common.ts';
import { currentLanguage } from '#design-system/language/i18n.ts';

/** An entry of a filter's list. */
export interface Listed {
  readonly id: number;
  readonly name: string;
}

/** The names are in the page's language and rarely change, so a session loads each list once. */
const listQuery = (name: 'channels' | 'services', load: (signal: AbortSignal) => Promise<Listed[]>) =>
  queryOptions({
    queryKey: ['common', name, currentLanguage()],
    queryFn: ({ signal }) => load(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The sales channels that reports can be filtered by. */
const salesChannelsQuery = () =>
  listQuery('channels', async (signal) => (await request(getSalesChannels, {}, { signal })).channels);

/** The services that the dashboard can be filtered by. */
const servicesQuery = () =>
  listQuery('services', async (signal) => (await request(getServices, {}, { signal })).services);

/** A list for a filter: its entries, or whether it is loading or failed (no toast: behaviour 3.11). */
export interface FilterList {
  readonly items: readonly Listed[];
  readonly state: 'ready' | 'loading' | 'failed';
  readonly retry: () => void;
}

function useList(options: ReturnType<typeof listQuery>, enabled = true): FilterList {
  const { data, isError, isFetching, refetch } = useQuery({ ...options, enabled });
  const state = data ? 'ready' : isError && !isFetching ? 'failed' : 'loading';
  return { items: data ?? [], state, retry: () => void refetch() };
}

/** A park's report is not filtered by channel, and does not load them. */
export const useSalesChannels = (enabled = true): FilterList => useList(salesChannelsQuery(), enabled);
/** Only the dashboard needs services; elsewhere they are not loaded. */
export const useServices = (enabled: boolean): FilterList => useList(servicesQuery(), enabled);
