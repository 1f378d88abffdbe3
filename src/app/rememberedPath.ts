const key = 'remembered-path';

/** Stands in where the browser keeps no storage for us (cookies blocked). */
let unstored: string | null = null;

/** Keeps where an unauthenticated visitor wanted to go, so that the login returns there (behaviour 1.5). */
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
  const url = new URL(stored, window.location.origin);
  return url.origin === window.location.origin && isPortalPath(url.pathname)
    ? url.pathname + url.search + url.hash
    : null;
}
