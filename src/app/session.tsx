import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import type { PortalContext } from './context.ts';
import { createGuard } from './guards.ts';
import { MainLayout } from './MainLayout.tsx';
import { createQueryClient } from './queryClient.ts';
import { type Place, refusalHandler } from './refusals.ts';
import type { PortalRoute } from './routes.ts';

/**
 * What the signed-in part of the portal needs and the login page does not: the cache, the guards, the main layout.
 * It is a module of its own, so that the login page is loaded without it.
 */
export interface Session {
  /** The main layout; the pages of the route table stand in it. */
  readonly layout: ReactNode;
  readonly guard: (route: PortalRoute) => LoaderFunction;
  /** Told of every 401 and 403 that a call does not deal with itself. */
  readonly refused: () => Promise<void>;
  /** Forgets all that was loaded for the user. */
  readonly forget: () => void;
}

/** `navigate` replaces the present entry of the history. */
export function createSession(context: PortalContext, place: () => Place, navigate: (path: string) => void): Session {
  const queryClient = createQueryClient();
  return {
    layout: (
      <QueryClientProvider client={queryClient}>
        <MainLayout context={context} />
      </QueryClientProvider>
    ),
    guard: createGuard(queryClient),
    refused: refusalHandler(queryClient, place, navigate),
    forget: () => queryClient.clear(),
  };
}
