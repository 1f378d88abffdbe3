import * as z from 'zod/mini';
import { canonicalPermission } from '../permissions.ts';
import { userInfoPath } from '../userInfoPath.ts';
import { defineCall, empty, json } from './call.ts';
import { type DomainOf, id, renamed } from './codecs.ts';

const text = z.string();

const permissionName = z.codec(text, text, { decode: canonicalPermission, encode: (name) => name });

/** A user's setting. A boolean one holds the text 'true' or 'false' (behaviour 17.2). */
export const setting = renamed({
  code: ['sifra', text],
  name: ['naziv', text],
  description: ['opis', text],
  type: ['tip', text],
  value: ['vrijednost', text],
});
export type Setting = DomainOf<typeof setting>;

export const serviceGroup = renamed({
  id: ['id', id],
  code: ['service_group_code', text],
  description: ['service_group_description', text],
});
/** A group of services, which incidents belong to. */
export type ServiceGroup = DomainOf<typeof serviceGroup>;

/** Whether the user receives mails about incidents of one group of services. */
export const subscription = renamed({
  id: ['id', id],
  isEnabled: ['is_enabled', z.boolean()],
  serviceGroup: ['service_group', serviceGroup],
});

const userInfo = renamed({
  firstName: ['first_name', text],
  lastName: ['last_name', text],
  email: ['email', text],
  permissions: ['permissions', z.array(permissionName)],
  settings: ['settings', z.array(setting)],
  subscriptions: ['user_subscriptions', z.array(subscription)],
});
export type UserInfo = DomainOf<typeof userInfo>;

/** Signs in. In session mode the server may reply without a token. Wrong credentials: 400 `non_field_errors`. */
export const login = defineCall({
  name: 'login',
  summary: 'Sign in',
  method: 'POST',
  path: '/auth/login/',
  access: 'public',
  body: renamed({ username: ['username', text], password: ['password', text] }),
  reply: json(renamed({ token: ['token', z.optional(text)] })),
});

/** Signs out: the token becomes invalid. */
export const logout = defineCall({
  name: 'logout',
  summary: 'Sign out',
  method: 'POST',
  path: '/auth/logout/',
  access: 'signed-in',
  reply: empty,
});

export const getUserInfo = defineCall({
  name: 'getUserInfo',
  summary: 'Who is signed in, and what they may do',
  method: 'GET',
  path: userInfoPath,
  access: 'signed-in',
  reply: json(userInfo),
});

export const getPermissionList = defineCall({
  name: 'getPermissionList',
  summary: 'Permissions of the signed-in user',
  method: 'GET',
  path: '/auth/permission-list/',
  access: 'signed-in',
  reply: json(renamed({ permissions: ['permissions', z.array(permissionName)] })),
});
