import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PortalContext } from './context.ts';
import { createGuards, type Guards } from './guards.ts';
import { MainLayout } from './MainLayout.tsx';
import { createQueryClient } from './queryClient.ts';
import { type Place, refusalHandler } from './refusals.ts';

/**
 * What the signed-in part of the portal needs and the login page does not: the cache, the guards, the main layout.
 * It is a module of its own, so that the login page is loaded without it.
 */
export interface Session extends Pick<Guards, 'guard' | 'complete'> {
  /** The main layout; the pages of the route table stand in it. */
  readonly layout: ReactNode;
  /** Told of every 401 and 403 that a call does not deal with itself. */
  readonly refused: () => Promise<void>;
  /** Forgets all that was loaded for the user. */
  readonly forget: () => void;
}

/** `navigate` replaces the present entry of the history. */
export function createSession(context: PortalContext, place: () => Place, navigate: (path: string) => void): Session {
  const queryClient = createQueryClient();
  const { guard, complete, startCalls } = createGuards(queryClient);
  return {
    layout: (
      <QueryClientProvider client={queryClient}>
        <MainLayout context={context} startCalls={startCalls} />
      </QueryClientProvider>
    ),
    guard,
    complete,
    refused: refusalHandler(queryClient, place, navigate),
    forget: () => queryClient.clear(),
  };
}
