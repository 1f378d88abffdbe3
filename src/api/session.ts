import { safeStorage } from './safeStorage.ts';

const tokenKey = 'auth-token';
const sessionKey = 'auth-session';

/** Why a session ended: by the user, by the server, or by inactivity. */
export type SessionEnd = 'signedOut' | 'expired' | 'idle';

let stored = (): Storage => localStorage;

/** Keeps the session in another storage from now on, such as that of one tab; default: local storage, for all tabs. */
export const keepSessionIn = (storage: Storage) => {
  stored = () => storage;
};

// Where local storage is blocked the session lasts as long as the page.
const { read, write } = safeStorage(() => stored());

/** The token of the signed-in user in token mode, stored in local storage (behaviour 1.3), or null. */
export const storedToken = (): string | null => {
  const token = read(tokenKey);
  // A token has only printable characters; anything else is a broken entry and would make the header invalid.
  if (token === null || /^[\x21-\x7e]+$/.test(token)) return token;
  forgetToken();
  return null;
};

export const storeToken = (token: string) => write(tokenKey, token);

export const forgetToken = () => write(tokenKey, null);

interface Session {
  /** The name with which the user signed in. */
  readonly user?: unknown;
  /** When, in milliseconds. */
  readonly begun?: unknown;
  readonly ended?: unknown;
}

const session = (): Session => {
  try {
    return Object(JSON.parse(read(sessionKey) ?? '{}'));
  } catch {
    return {};
  }
};

/** Records who has signed in, for all tabs: drafts belong to this user. Nothing in it is secret (behaviour 1.25). */
export const beginSession = (user: string) =>
  write(sessionKey, JSON.stringify({ user, begun: Date.now(), id: Math.random().toString(36).slice(2) }));

/** Records for all tabs why the session ends; the token stays, for the call that signs out. */
export const recordEnd = (ended: SessionEnd) => write(sessionKey, JSON.stringify({ ended }));

/** Ends the session on this device: removes the token, and records the reason for all tabs (behaviour 1.26). */
export function endSession(ended: SessionEnd) {
  // In this order: a tab that sees the token removed finds the reason too.
  recordEnd(ended);
  forgetToken();
}

/** The name with which the user signed in on this device; null when nobody has, or it is not known. */
export const sessionUser = (): string | null => {
  const { user } = session();
  return typeof user === 'string' ? user : null;
};

/** When the user signed in on this device, in milliseconds; 0 when it is not known. */
export const sessionBegun = (): number => {
  const { begun } = session();
  return typeof begun === 'number' ? begun : 0;
};

/** Why the last session ended; null while there is one, and when there was none. */
export const sessionEnd = (): SessionEnd | null => {
  const { ended } = session();
  return ended === 'signedOut' || ended === 'expired' || ended === 'idle' ? ended : null;
};

/** Changes whenever a user signs in or a session ends, in any tab. */
export const sessionMark = (): string => `${storedToken()} ${read(sessionKey)}`;
