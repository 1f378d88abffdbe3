import type * as calls from '#api/contract/settings.ts';
import { emailOf, emailProblem } from '#api/emailRules.ts';
import { fieldErrors, messageError } from '../calls/httpError.ts';
import { settingsOf, subscriptionsOf } from './accounts.ts';
import type { Handlers } from './handler.ts';

const unknownSetting = () => messageError('unknownSetting');

export const settings: Handlers<typeof calls> = {
  saveSetting({ body }, { world, user, texts }) {
    const [found] = world.setting.where({ username: user.username, code: body.code });
    if (!found) throw unknownSetting();
    world.setting.change(found.id, { value: body.value });
    const saved = settingsOf(user.username, world, texts).find(({ code }) => code === body.code);
    if (!saved) throw unknownSetting();
    return saved;
  },

  saveEmail({ body }, { world, user }) {
    const email = emailOf(body.email);
    if (emailProblem(email)) throw fieldErrors({ email: 'invalidEmail' });
    world.user.change(user.username, { email });
    return undefined;
  },

  saveSubscription({ body }, { world, user, texts }) {
    const group = world.serviceGroup.all().find(({ code }) => code === body.groupCode);
    if (!group) throw fieldErrors({ service_group_code: 'unknownGroup' });
    const [found] = world.subscription.where({ username: user.username, serviceGroupId: group.id });
    if (found) world.subscription.change(found.id, { isEnabled: body.isEnabled });
    return { subscriptions: subscriptionsOf(user.username, world, texts) };
  },
};
