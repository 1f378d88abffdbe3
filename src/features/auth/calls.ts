import { request } from '#api/client.ts';
import * as accounts from '#api/contract/accounts.ts';
import { forgetToken, storeToken } from '#api/session.ts';

/*
 * The calls of the account pages. They stand apart from the user's query (user.ts).
 */

/** Returns who is signed in. Rejects with an ApiError. */
export const loadUserInfo = (signal?: AbortSignal): Promise<accounts.UserInfo> =>
  request(accounts.getUserInfo, {}, { signal, refusal: 'own' });

/** Signs in; in token mode the token is kept. Rejects with an ApiError. */
export async function signIn(username: string, password: string, signal?: AbortSignal) {
  const { token } = await request(accounts.login, { body: { username, password } }, { refusal: 'own', signal });
  if (token) storeToken(token);
}

/** Signs out. The token is removed whatever the server answers (behaviour 1.19). */
export async function signOut() {
  try {
    await request(accounts.logout, {}, { refusal: 'own' });
  } finally {
    forgetToken();
  }
}

/** Asks for a reset link by mail; succeeds for an unknown user as well. Rejects with an ApiError. */
export const requestPasswordReset = (username: string, captchaToken: string, signal?: AbortSignal) =>
  request(accounts.requestPasswordReset, { body: { username, captchaToken } }, { refusal: 'own', signal });

/** Sets a new password with the token of a mailed link, which it uses up. Rejects with an ApiError. */
export const resetPassword = (token: string, newPassword: string, confirmPassword: string, signal?: AbortSignal) =>
  request(
    accounts.resetPassword,
    { params: { token }, body: { newPassword, confirmPassword } },
    { refusal: 'own', signal },
  );

/** Changes the own password; every other session of the user ends. Rejects with an ApiError. */
export const changePassword = (currentPassword: string, newPassword: string, signal?: AbortSignal) =>
  request(accounts.changePassword, { body: { currentPassword, newPassword } }, { signal });
