import { sessionUser } from '#api/session.ts';
import { tabEntry } from '#api/tabEntry.ts';
import { shownUser } from '../session/shownUser.ts';

const entry = tabEntry('remembered-path');

/**
 * Stores the path that was requested while nobody was signed in, so that the login returns there (behaviour 1.5). It
 * belongs to the user whose data this tab has shown; in a tab that has shown nobody's, to the user who signs in next.
 */
export const rememberPath = (path: string) => entry.write(path, shownUser());

/**
 * The remembered path, used once, and only if it is a path of the portal (behaviour 1.6): never another site's,
 * whatever a crafted link or a broken entry holds. Null also when it is another user's (behaviour 1.29).
 */
export function takeRememberedPath(isPortalPath: (pathname: string) => boolean): string | null {
  const { user, value } = entry.read();
  entry.remove();
  if (user != null && user !== sessionUser()) return null;
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return null;
  const { origin, pathname, search, hash } = new URL(value, window.location.origin);
  // A path such as `/.//host` is one of this site, but without its dot the address of another.
  const isOwn = origin === window.location.origin && !pathname.startsWith('//');
  return isOwn && isPortalPath(pathname) ? pathname + search + hash : null;
}
