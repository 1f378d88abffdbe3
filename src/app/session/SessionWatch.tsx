import { useEffect } from 'react';
import { sessionMark } from '#api/session.ts';
import type { Portal } from './leaveForLogin.ts';

/** Fetched when another tab has changed the session. A page that cannot follow is loaded again, by its access rules. */
const follow = (portal: Portal, isRestored = false) =>
  import('./followSession.ts').then(
    ({ followSession, checkRestored }) => (isRestored ? checkRestored : followSession)(portal),
    () => window.location.reload(),
  );

/** Watches for what another tab does to the session (behaviour 1.26). Renders nothing. */
export function SessionWatch({ portal }: { readonly portal: Portal }) {
  useEffect(() => {
    let mark = sessionMark();
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== null && !key.startsWith('auth-')) return;
      mark = sessionMark();
      void follow(portal);
    };
    // A tab that was frozen, or restored from the back/forward cache, has missed events.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void follow(portal, true);
    };
    const onVisible = () => {
      const isMissed = document.visibilityState === 'visible' && sessionMark() !== mark;
      mark = sessionMark();
      if (isMissed) void follow(portal);
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [portal]);
  return null;
}
