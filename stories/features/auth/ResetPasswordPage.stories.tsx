import { HttpResponse, http } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { ResetPasswordPage } from '#features/auth/ResetPasswordPage.tsx';
import preview from '../../../.storybook/preview';
import { expectFits } from '../../support/variants.ts';
import { words } from '../../support/words.ts';
import {
  atPath,
  configureStoryClient,
  failsOnPhone,
  field,
  fillIn,
  inField,
  nobody,
  type Page,
  waiting,
  waitsOnPhone,
} from './accountStory.tsx';

const meta = preview.meta({
  title: 'Accounts/Forgotten password – Zaboravljena lozinka',
  component: ResetPasswordPage,
  parameters: { route: 'resetPassword' },
  args: { botCheck: null, onLanguageChange: fn() },
  decorators: [atPath('/reset-password')],
  beforeEach: configureStoryClient,
  globals: nobody,
});

const failing = (fault: object) => ({ faults: [{ path: '/auth/reset-password/', ...fault }] });
const mails = async () => ((await (await fetch('/__simulator/mails')).json()) as { mails: { link: string }[] }).mails;

interface Widget {
  callback(token: string): void;
}

/** Mocks the provider: its script is empty or cannot be loaded, and its global has `execute`. */
const provider = (execute: ((widget: Widget) => unknown) | null) => ({
  args: { botCheck: { provider: 'turnstile', siteKey: 'story' } as const },
  beforeEach: ({ msw }: { msw: { use(...handlers: unknown[]): void } }) => {
    msw.use(
      http.get('https://challenges.cloudflare.com/turnstile/v0/api.js', () =>
        execute ? new HttpResponse('', { headers: { 'Content-Type': 'text/javascript' } }) : HttpResponse.error(),
      ),
    );
    if (!execute) return;
    let widget: Widget;
    Reflect.set(window, 'turnstile', {
      render: (_place: HTMLElement, options: Widget) => {
        widget = options;
        return 'widget';
      },
      execute: () => execute(widget),
      remove: () => {},
    });
    return () => {
      Reflect.deleteProperty(window, 'turnstile');
    };
  },
});

export const Default = meta.story({
  play: async (page) => {
    await expect(page.canvas.getByRole('heading', { name: words('Zaboravljena lozinka') })).toBeVisible();
    await expect(await field(page, words('Korisničko ime'))).toHaveFocus();
    await expect(page.canvas.getByRole('link', { name: words('Natrag na prijavu') })).toHaveAttribute('href', '/login');
  },
});

export const English = meta.story({ tags: ['english'], globals: { language: 'en' }, play: inField('Korisničko ime') });

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' }, play: inField('Korisničko ime') });

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: inField('Korisničko ime'),
});

export const NothingEntered = meta.story({
  play: async (page) => {
    await fillIn(page, { [words('Korisničko ime')]: ' ' });
    await expect(await page.canvas.findByText(words('Unesite korisničko ime.'))).toBeVisible();
    await expect(await field(page, words('Korisničko ime'))).toHaveFocus();
  },
});

export const Sent = meta.story({
  play: async (page) => {
    await fillIn(page, { [words('Korisničko ime')]: 'operator' });
    const done = await page.canvas.findByText(words('Zahtjev za promjenu lozinke uspješno je poslan'), {});
    await waitFor(() => expect(done.closest('[role=status]')).toHaveFocus());
    await expect(page.canvas.queryByLabelText(words('Korisničko ime'))).toBeNull();
    await expect(page.canvas.getByRole('link', { name: words('Prijava') })).toHaveAttribute('href', '/login');
    await expect((await mails()).map(({ link }) => link)).toEqual([expect.stringMatching(/^\/reset-password\/.+\/$/)]);
  },
});

export const SentEnglish = meta.story({
  tags: ['dark', 'english'],
  globals: { language: 'en', theme: 'dark' },
  play: async (page) => {
    await fillIn(page, { Username: 'operator' });
    await page.canvas.findByText('Request for a password reset successfully sent');
  },
});

/** The page does not reveal which users exist. */
export const UnknownUser = meta.story({
  play: async (page) => {
    await fillIn(page, { [words('Korisničko ime')]: 'nitko' });
    await page.canvas.findByText(words('Zahtjev za promjenu lozinke uspješno je poslan'));
    await expect(await mails()).toEqual([]);
  },
});

export const ServerError = meta.story({
  tags: ['failed'],
  globals: failing({ status: 503 }),
  play: async (page) => {
    await fillIn(page, { [words('Korisničko ime')]: 'operator' });
    const banner = await page.canvas.findByRole('alert');
    await expect(banner).toHaveTextContent(words('Zahtjev za promjenu lozinke nije uspio'));
    await expect(banner).toHaveTextContent(words('Usluga je privremeno nedostupna.'));
    await expect(await field(page, words('Korisničko ime'))).toHaveValue('operator');
  },
});

export const OutOfReach = meta.story({
  tags: ['english', 'failed'],
  globals: { ...failing({ kind: 'network' }), language: 'en' },
  play: async (page) => {
    await fillIn(page, { Username: 'operator' });
    const banner = await page.canvas.findByRole('alert');
    await expect(banner).toHaveTextContent('Password reset request failed');
    await expect(banner).toHaveTextContent('The server cannot be reached.');
  },
});

export const SlowServer = meta.story({
  tags: ['loading'],
  globals: failing({ delay_ms: 20_000 }),
  parameters: { snapshot: 'busy' },
  play: async (page) => {
    await fillIn(page, { [words('Korisničko ime')]: 'operator' });
    await waiting(words('Pošalji zahtjev'));
  },
});

/** The provider's check is still running. */
export const Checking = meta.story({
  parameters: { snapshot: 'busy' },
  ...provider(() => {}),
  tags: ['loading'],
  play: async (page) => {
    await fillIn(page, { [words('Korisničko ime')]: 'operator' });
    await waiting(words('Provjera…'));
  },
});

export const CheckedByProvider = meta.story({
  ...provider(async (widget) => {
    const { token } = (await (await fetch('/__simulator/captcha')).json()) as { token: string };
    widget.callback(token);
  }),
  play: async (page) => {
    await fillIn(page, { [words('Korisničko ime')]: 'operator' });
    await page.canvas.findByText(words('Zahtjev za promjenu lozinke uspješno je poslan'));
    await expect(await mails()).toHaveLength(1);
  },
});

/** The server refuses the provider's token: an error of a field that the form does not show. */
export const CheckNotBelieved = meta.story({
  ...provider((widget) => widget.callback('forged')),
  play: async (page) => {
    await fillIn(page, { [words('Korisničko ime')]: 'operator' });
    const banner = await page.canvas.findByRole('alert');
    await expect(banner).toHaveTextContent(words('Provjera nije uspjela. Pokušajte ponovno.'));
  },
});

export const CheckOutOfReach = meta.story({
  parameters: { consoleErrors: true },
  ...provider(null),
  tags: ['failed'],
  play: async (page) => {
    await fillIn(page, { [words('Korisničko ime')]: 'operator' });
    const banner = await page.canvas.findByRole('alert');
    await expect(banner).toHaveTextContent(
      words(
        'Provjera da niste robot nije se učitala. Provjerite vezu ili blokiranje sadržaja u pregledniku i pokušajte ponovno.',
      ),
    );
    await expect(await field(page, words('Korisničko ime'))).toHaveValue('operator');
  },
});

const sendForm = (page: Page) => fillIn(page, { [words('Korisničko ime')]: 'operator' });
export const PhoneFailed = meta.story({
  ...failsOnPhone(failing({ status: 500 }), sendForm),
  tags: ['phone', 'failed'],
});
export const PhoneLoading = meta.story({
  ...waitsOnPhone(failing({ delay_ms: 20_000 }), sendForm, () => words('Pošalji zahtjev')),
  tags: ['phone', 'loading'],
});
export const Tablet = meta.story({ tags: ['tablet'], globals: { viewport: { value: 'tablet' } }, play: expectFits });
