import { requestPasswordReset, resetPassword } from '#api/contract/passwords.ts';
import { loadCaptcha } from '../controlCalls.ts';
import { isAt, isOpen, lastCall } from './conditions.ts';
import { defineRehearsal, type Observed } from './rehearsal.ts';

/** The partner: one parking provider, Pula, and one garage. */
const username = 'single';
const provider = '/parking/provider/6';
const mailOf = ({ mails }: Observed) => mails.find(({ to, link }) => to === `${username}@primjer.hr` && link !== null);
const linkOf = (observed: Observed) => mailOf(observed)?.link ?? '/reset-password';
const isReset = ({ calls }: Observed) =>
  calls.some(({ method, path, status }) => method === 'POST' && status === 204 && isResetPath(path));
const isResetPath = (path: string) => /^\/api\/auth\/reset-password\/[^/]+\//.test(path);

/** A new partner sets a password by a mailed link, signs in and opens the first report. */
export const newPartner = defineRehearsal({
  id: 'newPartner',
  minutes: 4,
  scenario: 'default',
  now: '2026-11-20T09:00:00Z',
  person: null,
  path: '/login',
  steps: [
    {
      id: 'ask',
      isDone: (observed) => mailOf(observed) !== undefined,
      where: () => ({ portal: '/reset-password' }),
      doIt: async ({ language, callAs }) =>
        callAs(null, requestPasswordReset, { body: { username, captchaToken: await loadCaptcha(language) } }),
    },
    {
      id: 'mail',
      isDone: (observed) =>
        observed.path === undefined
          ? isReset(observed)
          : observed.path !== '/reset-password' && isAt(observed, '/reset-password'),
      where: () => ({ console: '?part=mails' }),
      doIt: async ({ enter, observed }) => enter?.(null, linkOf(observed)),
    },
    {
      id: 'password',
      isDone: isReset,
      where: (observed) => ({ portal: linkOf(observed) }),
      doIt: ({ callAs, observed }) =>
        callAs(null, resetPassword, {
          params: { token: linkOf(observed).split('/')[2] ?? '' },
          body: { newPassword: 'prvi-dan-2026', confirmPassword: 'prvi-dan-2026' },
        }),
    },
    {
      id: 'signIn',
      isDone: (observed) =>
        observed.user === undefined
          ? lastCall(observed, 'POST', '/auth/login/') !== undefined
          : observed.user === username,
      where: () => ({ portal: '/login' }),
      doIt: async ({ enter }) => enter?.(username, '/'),
    },
    {
      id: 'report',
      follows: true,
      isDone: (observed) => isOpen(observed, provider, provider),
      where: () => ({ portal: provider }),
    },
  ],
});
