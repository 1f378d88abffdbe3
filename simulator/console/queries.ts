import { queryOptions } from '@tanstack/react-query';
import { loadBorders, loadItems } from './controlCalls.ts';

/** The borders of the zones around the zone of a request. */
export const bordersQuery = (language: string, id: number) =>
  queryOptions({
    queryKey: ['console', 'borders', id, language],
    queryFn: () => loadBorders(language, id),
  });

/** The periods and closing rules of the zone or garage of a request. */
export const itemsQuery = (language: string, id: number) =>
  queryOptions({
    queryKey: ['console', 'items', id, language],
    queryFn: () => loadItems(language, id),
  });
