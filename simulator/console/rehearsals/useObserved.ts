import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '#design-system/language/useLanguage.ts';
import { loadBodies, loadLog, loadRequests, loadState } from '../controlCalls.ts';
import { useConsolePlace, useFaults, useFollowChanges, useMails } from '../useControl.ts';
import { useOverlapping } from '../useOverlapping.ts';
import type { Observed, Step } from './rehearsal.ts';

/** How often the simulator is asked what has happened (ms); the responses are small. */
const lookAgain = 800;

const nothing = () => () => {};

/** The portal's path and user; undefined where they are not known. */
function usePortal() {
  const { portal } = useConsolePlace();
  const subscribe = portal?.subscribe ?? nothing;
  return {
    path: useSyncExternalStore(subscribe, () => portal?.path()),
    user: useSyncExternalStore(subscribe, () => portal?.user()),
  };
}

/** What has happened in the simulator and in the portal; undefined while it is loading. */
export function useObserved(step: Step | undefined): Observed | undefined {
  const language = useLanguage();
  const { path, user } = usePortal();
  const [params] = useSearchParams();
  useFollowChanges();
  const state = useQuery({
    queryKey: ['console', 'state', language],
    queryFn: () => loadState(language),
    refetchInterval: lookAgain,
  }).data;
  const requests = useQuery({
    queryKey: ['console', 'requests', language],
    queryFn: () => loadRequests(language),
  }).data;
  const calls = useQuery({
    queryKey: ['console', 'log', 'rehearsal', language],
    queryFn: () => loadLog(language, 0),
    refetchInterval: lookAgain,
  }).data;
  const faults = useFaults().data;
  const mails = useMails().data;
  const overlapping = useOverlapping(requests);
  const isWatched = step?.watch;
  const watched = isWatched && calls?.findLast((call) => isWatched(call));
  const bodies = useQuery({
    queryKey: ['console', 'log', 'bodies', watched?.id, watched?.at],
    queryFn: () => loadBodies(language, watched?.id ?? 0),
    enabled: watched !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  const asked = params.get('request');
  const isDesk = params.get('part') === 'requests' && asked !== null;
  return useMemo(
    () =>
      state && requests && calls && faults && mails
        ? {
            state,
            user,
            path,
            desk: isDesk ? Number(asked) : undefined,
            requests,
            overlapping,
            calls,
            watched: watched === undefined ? undefined : bodies,
            faults,
            mails,
          }
        : undefined,
    [state, user, path, isDesk, asked, requests, overlapping, calls, watched, bodies, faults, mails],
  );
}
