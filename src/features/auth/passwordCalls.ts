import { request } from '#api/client.ts';
import * as passwords from '#api/contract/passwords.ts';
import { isApiError } from '#api/errors.ts';

/* The calls that change passwords. They are separate from those of signing in, which the login page loads. */

/** Requests a reset link by mail; succeeds for an unknown user as well. Rejects with an ApiError. */
export const requestPasswordReset = (username: string, captchaToken: string, signal?: AbortSignal) =>
  request(passwords.requestPasswordReset, { body: { username, captchaToken } }, { accessErrors: 'own', signal });

/** Sets a new password with the token of a mailed link, which it uses up. Rejects with an ApiError. */
export const resetPassword = (token: string, newPassword: string, confirmPassword: string, signal?: AbortSignal) =>
  request(
    passwords.resetPassword,
    { params: { token }, body: { newPassword, confirmPassword } },
    { accessErrors: 'own', signal },
  );

/** Changes the user's own password; every other session of the user ends. Rejects with an ApiError. */
export async function changePassword(
  currentPassword: string,
  newPassword: string,
  signal?: AbortSignal,
): Promise<true> {
  await request(passwords.changePassword, { body: { currentPassword, newPassword } }, { signal });
  return true;
}

/**
 * Finds whether an earlier try has changed the password, by changing it from what that try has set to what is sent now;
 * undefined when none has. A password cannot be read, and the server would refuse the old one as wrong. Rejects with an
 * ApiError.
 */
export async function passwordAlreadyChanged(
  tried: readonly string[],
  newPassword: string,
  signal: AbortSignal,
): Promise<true | undefined> {
  for (const password of new Set([...tried].reverse())) {
    try {
      return await changePassword(password, newPassword, signal);
    } catch (error) {
      if (!isApiError(error) || error.fields.currentPassword === undefined) throw error;
    }
  }
  return undefined;
}
