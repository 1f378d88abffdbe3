import { keepsToken, mismatch, needsToken, request } from '#api/client.ts';
import * as accounts from '#api/contract/accounts.ts';
import { beginSession, endSession, recordEnd, type SessionEnd, storeToken } from '#api/session.ts';

/* The calls of signing in and out. They are separate from the user's query (userInfoQuery.ts). */

/** Returns the signed-in user. Rejects with an ApiError. */
export const loadUserInfo = (signal?: AbortSignal): Promise<accounts.UserInfo> =>
  request(accounts.getUserInfo, {}, { signal, accessErrors: 'own' });

/** Signs in. The token is stored, but never in session mode, whatever the server sends. Rejects with an ApiError. */
export async function signIn(username: string, password: string, signal?: AbortSignal) {
  const { token } = await request(accounts.login, { body: { username, password } }, { accessErrors: 'own', signal });
  if (!token && needsToken()) throw mismatch(accounts.login, 'token: missing');
  // In this order: other tabs follow the session, and find the token that belongs to it.
  if (token && keepsToken()) storeToken(token);
  beginSession(username);
}

/** Signs out. The token is removed whatever the server responds (behaviour 1.19), and every tab learns the reason. */
export async function signOut(reason: Exclude<SessionEnd, 'expired'> = 'signedOut') {
  // Other tabs leave now: the server refuses their calls before this tab has its response.
  recordEnd(reason);
  try {
    await request(accounts.logout, {}, { accessErrors: 'own' });
  } finally {
    endSession(reason);
  }
}
