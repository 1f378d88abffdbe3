import { queryOptions } from '@tanstack/react-query';
import { loadBorders } from './controlCalls.ts';

/** The borders of the zones around the zone of a request. */
export const bordersQuery = (language: string, id: number) =>
  queryOptions({
    queryKey: ['console', 'borders', id, language],
    queryFn: () => loadBorders(language, id),
  });
