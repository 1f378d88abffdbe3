import type { Screen } from '#features/screen.ts';
import { prefetchIncidents, systemStatusQuery } from './queries.ts';

export const systemStatusScreen: Screen = {
  page: async () => (await import('./status/SystemStatusPage.tsx')).SystemStatusPage,
  prefetch: (queryClient) => {
    void queryClient.prefetchQuery(systemStatusQuery);
    void prefetchIncidents(queryClient, '');
  },
};

export const incidentsScreen: Screen = {
  page: async () => (await import('./incidents/IncidentsPage.tsx')).IncidentsPage,
  prefetch: (queryClient, { searchParams }) => void prefetchIncidents(queryClient, searchParams.get('search') ?? ''),
};
