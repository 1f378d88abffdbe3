import * as z from 'zod/mini';
import { defineCall, empty } from './call.ts';
import { renamed } from './codecs.ts';

const text = z.string();

export const changePassword = defineCall({
  name: 'changePassword',
  summary: 'Change the own password',
  method: 'POST',
  path: '/auth/change-password/',
  access: 'signed-in',
  body: renamed({ currentPassword: ['current_password', text], newPassword: ['new_password', text] }),
  reply: empty,
});

/** Requests a reset link by mail. Succeeds for an unknown user as well, so that it does not reveal which users exist. */
export const requestPasswordReset = defineCall({
  name: 'requestPasswordReset',
  summary: 'Ask for a password-reset link',
  method: 'POST',
  path: '/auth/reset-password/',
  access: 'public',
  body: renamed({ username: ['username', text], captchaToken: ['captcha_token', text] }),
  reply: empty,
});

/** Sets a new password with the token of a mailed link. Bad or used: 400 `non_field_errors`. */
export const resetPassword = defineCall({
  name: 'resetPassword',
  summary: 'Set a new password with a mailed token',
  method: 'POST',
  path: '/auth/reset-password/{token}/',
  access: 'public',
  params: renamed({ token: ['token', text] }),
  body: renamed({ newPassword: ['new_password', text], confirmPassword: ['confirm_password', text] }),
  reply: empty,
});
