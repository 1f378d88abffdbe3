import { queryOptions } from '@tanstack/react-query';
import { loadUserInfo } from './calls.ts';

/**
 * The signed-in user with their permissions: loaded once and cached (behaviour 1.4). The access rules handle its
 * failure. The start script needs it, so it is a module of its own, without the hooks that read it.
 */
export const userInfoQuery = queryOptions({
  queryKey: ['user-info'],
  queryFn: ({ signal }) => loadUserInfo(signal),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
