import { QueryClient } from '@tanstack/react-query';

/** The portal's cache. The client itself retries what may be retried, so queries do not. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
