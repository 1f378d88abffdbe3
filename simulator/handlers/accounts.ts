import type * as calls from '#api/contract/accounts.ts';
import type * as passwordCalls from '#api/contract/passwords.ts';
import { passwordProblem } from '#api/passwordRules.ts';
import { isSolved } from '../calls/captcha.ts';
import { fieldErrors, formError } from '../calls/httpError.ts';
import { digest } from '../data/digest.ts';
import { momentText } from '../state/clock.ts';
import type { TextKey, Texts } from '../texts/texts.ts';
import type { User, World } from '../world/world.ts';
import { serviceGroupsIn } from './common.ts';
import type { Handlers } from './handler.ts';

/** The initial password of every user (behaviour 23.2). */
const firstPassword = 'demo-1234';

const hashOf = (username: string, password: string) => digest(`${username}:${password}`);

async function isPasswordOf(user: User, password: string): Promise<boolean> {
  if (user.passwordHash === '') return password === firstPassword;
  return user.passwordHash === (await hashOf(user.username, password));
}

/** Sets a password and revokes every token of the user except the given one. */
async function setPassword(world: World, username: string, password: string, exceptToken?: string) {
  world.user.change(username, { passwordHash: await hashOf(username, password) });
  for (const { value } of world.token.where({ username })) if (value !== exceptToken) world.token.remove(value);
}

const required = (fields: Readonly<Record<string, string>>) => {
  const blank = Object.keys(fields).filter((field) => fields[field]?.trim() === '');
  if (blank.length > 0) throw fieldErrors(Object.fromEntries(blank.map((field) => [field, 'blank' as const])));
};

const checkNew = (password: string) => {
  const problem = passwordProblem(password);
  if (problem) throw fieldErrors({ new_password: problem });
};

/** The user's settings, in the request's language. */
export const settingsOf = (username: string, world: World, texts: Texts) =>
  world.setting.where({ username }).map(({ code, type, value }) => ({
    code,
    name: texts(`setting.${code}.name` as TextKey),
    description: texts(`setting.${code}.description` as TextKey),
    type,
    value,
  }));

/** The service groups that the user is subscribed to for incident mails, named in the request's language. */
export function subscriptionsOf(username: string, world: World, texts: Texts) {
  const groups = serviceGroupsIn(texts, world);
  return world.subscription.where({ username }).flatMap(({ id, serviceGroupId, isEnabled }) => {
    const serviceGroup = groups.find((group) => group.id === serviceGroupId);
    return serviceGroup ? [{ id, isEnabled, serviceGroup }] : [];
  });
}

export const accounts: Handlers<typeof calls & typeof passwordCalls> = {
  async login({ body }, { world, random, clock }) {
    const { username, password } = body;
    required({ username, password });
    const user = world.user.get(username);
    if (!user || !(await isPasswordOf(user, password))) throw formError('loginFailed');
    const value = random.word(`token of ${username}`, clock.now());
    world.token.add({ value, username });
    return { token: value };
  },

  logout(_, { world, token }) {
    if (token) world.token.remove(token);
    return undefined;
  },

  async changePassword({ body }, { world, user, token }) {
    required({ current_password: body.currentPassword, new_password: body.newPassword });
    if (!(await isPasswordOf(user, body.currentPassword))) throw fieldErrors({ current_password: 'wrongPassword' });
    checkNew(body.newPassword);
    await setPassword(world, user.username, body.newPassword, token);
    return undefined;
  },

  async requestPasswordReset({ body }, { world, random, clock, texts }) {
    required({ username: body.username, captcha_token: body.captchaToken });
    if (!(await isSolved(body.captchaToken, world, clock.now()))) throw fieldErrors({ captcha_token: 'badCaptcha' });
    const user = world.user.get(body.username);
    if (user && user.email !== '') {
      const token = random.word(`reset of ${user.username}`, clock.now());
      const link = `/reset-password/${token}/`;
      world.resetLink.add({ token, username: user.username });
      world.mail.add({
        id: world.mail.nextId(),
        at: momentText(clock.now()),
        to: user.email,
        subject: texts('mail.reset.subject'),
        text: texts('mail.reset.text', { username: user.username, link }),
        link,
      });
    }
    return undefined;
  },

  async resetPassword({ params, body }, { world }) {
    const link = world.resetLink.get(params.token);
    if (!link) throw formError('badResetToken');
    required({ new_password: body.newPassword, confirm_password: body.confirmPassword });
    checkNew(body.newPassword);
    if (body.newPassword !== body.confirmPassword) throw fieldErrors({ confirm_password: 'passwordsDiffer' });
    await setPassword(world, link.username, body.newPassword);
    // This link and all earlier ones are used.
    for (const { token } of world.resetLink.where({ username: link.username })) world.resetLink.remove(token);
    return undefined;
  },

  getUserInfo: (_, { world, user, texts }) => ({
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    permissions: user.permissions,
    settings: settingsOf(user.username, world, texts),
    subscriptions: subscriptionsOf(user.username, world, texts),
  }),

  getPermissionList: (_, { user }) => ({ permissions: user.permissions }),
};
