import { asked, type Screen } from '#features/screen.ts';
import { prefetchIncidents, systemStatusQuery } from './queries.ts';

export const systemStatusScreen: Screen = {
  prefetch: (queryClient) =>
    Promise.all([asked(queryClient, (ask) => ask(systemStatusQuery)), prefetchIncidents(queryClient, '')]),
};

export const incidentsScreen: Screen = {
  prefetch: (queryClient, { searchParams }) => prefetchIncidents(queryClient, searchParams.get('search') ?? ''),
};
