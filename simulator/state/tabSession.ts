/** The session of a tab of the demo: its own (behaviour 23.22), or the one that tabs share. */

/** The entry of a tab's storage by which it has a session of its own, and those of the session. */
const ownSessionKey = 'simulator-own-session';
const tokenKey = 'auth-token';
const sessionKey = 'auth-session';

/** Whether this tab's session is its own and not shared with other tabs. */
export const hasOwnSession = (): boolean => sessionStorage.getItem(ownSessionKey) !== null;

/** Signs a user in to this tab alone; the portal is loaded afterwards. */
export function beginOwnSession(user: string, token: string, begun: number): void {
  sessionStorage.setItem(ownSessionKey, 'true');
  sessionStorage.setItem(tokenKey, token);
  sessionStorage.setItem(sessionKey, JSON.stringify({ user, begun }));
}

/** Signs nobody in to this tab; other tabs keep their session. */
export function leaveOwnSession(): void {
  sessionStorage.setItem(ownSessionKey, 'true');
  sessionStorage.removeItem(tokenKey);
  sessionStorage.removeItem(sessionKey);
}

/** The user of this tab; null: nobody. */
export function userOfTab(): string | null {
  try {
    const storage = hasOwnSession() ? sessionStorage : localStorage;
    const { user } = Object(JSON.parse(storage.getItem(sessionKey) ?? '{}')) as { readonly user?: unknown };
    return typeof user === 'string' && storage.getItem(tokenKey) !== null ? user : null;
  } catch {
    return null;
  }
}
