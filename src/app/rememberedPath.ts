const key = 'remembered-path';

/** Replaces session storage where the browser blocks it. */
let unstored: string | null = null;

/** Stores the path that an unauthenticated visitor requested, so that the login returns there (behaviour 1.5). */
export function rememberPath(path: string) {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    unstored = path;
  }
}

function take(): string | null {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return stored;
  } catch {
    const path = unstored;
    unstored = null;
    return path;
  }
}

/**
 * The remembered path, used once, and only if it is a path of the portal (behaviour 1.6): never another site's,
 * whatever a crafted link or a broken entry holds.
 */
export function takeRememberedPath(isPortalPath: (pathname: string) => boolean): string | null {
  const stored = take();
  if (stored === null || !/^\/(?![/\\])/.test(stored)) return null;
  const { origin, pathname, search, hash } = new URL(stored, window.location.origin);
  // A path such as `/.//host` is one of this site, but without its dot the address of another.
  const isOwn = origin === window.location.origin && !pathname.startsWith('//');
  return isOwn && isPortalPath(pathname) ? pathname + search + hash : null;
}
