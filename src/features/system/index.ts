import type { Screen } from '#features/screen.ts';
import { prefetchIncidents, systemStatusQuery } from './queries.ts';

export const systemStatusScreen: Screen = {
  prefetch: (queryClient) => {
    void queryClient.prefetchQuery(systemStatusQuery);
    void prefetchIncidents(queryClient, '');
  },
};

export const incidentsScreen: Screen = {
  prefetch: (queryClient, { searchParams }) => void prefetchIncidents(queryClient, searchParams.get('search') ?? ''),
};
