import * as z from 'zod/mini';
import { setting, subscription } from './accounts.ts';
import { defineCall, empty, json } from './call.ts';
import { renamed } from './codecs.ts';

const write = { method: 'POST', access: 'signed-in' } as const;

/** Changes one of the user's switches; the reply is the setting itself. 400 `error_msg`. */
export const saveSetting = defineCall({
  ...write,
  name: 'saveSetting',
  summary: "Changes one of the user's settings",
  path: '/korisnicke-postavke/',
  inputError: 'error_msg',
  body: renamed({ code: ['postavka', z.string()], value: ['vrijednost', z.enum(['true', 'false'])] }),
  reply: json(setting),
});

/** Replaces a stored address; 400 on `email`. */
export const saveEmail = defineCall({
  ...write,
  name: 'saveEmail',
  summary: "Stores the user's e-mail address",
  path: '/postavi-email/',
  body: renamed({ email: ['email', z.string()] }),
  reply: empty,
});

/** The reply is the list of all subscriptions. */
export const saveSubscription = defineCall({
  ...write,
  name: 'saveSubscription',
  summary: 'Subscribes to incidents of a group of services, or ends that',
  path: '/system/user-subscription/',
  body: renamed({ groupCode: ['service_group_code', z.string()], isEnabled: ['is_enabled', z.boolean()] }),
  reply: json(renamed({ subscriptions: ['user_subscriptions', z.array(subscription)] })),
});
