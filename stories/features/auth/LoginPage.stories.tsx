import type { ComponentType } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { ApiError } from '#api/errors.ts';
import { OperatorContext } from '#design-system/operator.ts';
import { LoginPage } from '#features/auth/LoginPage.tsx';
import preview from '../../../.storybook/preview';
import { partOf, words } from '../../support/words.ts';
import {
  atPath,
  configureStoryClient,
  failsOnPhone,
  field,
  fillIn,
  inField,
  networkFailed,
  nobody,
  type Page,
  waiting,
  waitsOnPhone,
} from './accountStory.tsx';

const meta = preview.meta({
  title: 'Accounts/Log in – Prijava',
  component: LoginPage,
  parameters: { route: 'login' },
  args: { onSignedIn: fn(), onLanguageChange: fn() },
  decorators: [atPath('/login')],
  beforeEach: configureStoryClient,
  globals: nobody,
});

const signIn = (page: Page, username: string, password: string) =>
  fillIn(page, { [words('Korisničko ime')]: username, [words('Lozinka')]: password });

const failing = (fault: object) => ({ faults: [{ path: '/auth/login/', ...fault }] });

export const Default = meta.story({
  play: async (context) => {
    await expect(context.canvas.getByRole('heading', { name: words('Prijava') })).toBeVisible();
    await expect(await field(context, words('Korisničko ime'))).toHaveFocus();
    await expect(await field(context, words('Lozinka'))).toHaveAttribute('autocomplete', 'current-password');
    await waitFor(() => expect(document.title).toContain(words('Prijava')));
  },
});

export const English = meta.story({
  tags: ['english'],
  globals: { language: 'en' },
  play: async (page) => {
    const { canvas } = page;
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Forgotten password?' })).toHaveAttribute('href', '/reset-password');
    await inField('Korisničko ime')(page);
  },
});

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' }, play: inField('Korisničko ime') });

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: inField('Korisničko ime'),
});

export const Tablet = meta.story({
  tags: ['tablet'],
  globals: { viewport: { value: 'tablet' } },
  play: inField('Korisničko ime'),
});

const mark = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#b3541e"/></svg>')}`;

const ofOperator = (name: string) => (Story: ComponentType) => (
  <OperatorContext value={{ name, mark }}>
    <Story />
  </OperatorContext>
);

/** A deployment's `config.json` names the operator: its mark and name stand above the card, its name in the footer. */
export const OfOperator = meta.story({
  decorators: [ofOperator('Gradski parking Šibenik')],
  play: async (page) => {
    const { canvas } = page;
    await expect(within(canvas.getByRole('banner')).getByText('Gradski parking Šibenik')).toBeVisible();
    const footer = canvas.getByRole('contentinfo');
    await expect(footer).toHaveTextContent('Gradski parking Šibenik.');
    await expect(footer).toHaveTextContent(partOf('Sva prava pridržana.'));
    await inField('Korisničko ime')(page);
  },
});

/** A long name is cut, so that the language stays in its place. */
export const OfOperatorPhoneDark = meta.story({
  tags: ['phone', 'dark'],
  decorators: [ofOperator('Gradsko parkiralište '.repeat(10).trim())],
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async (page) => {
    await inField('Korisničko ime')(page);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});

/** Why the user was led here. */
export const SessionEnded = meta.story({
  args: { notice: 'expired' },
  parameters: { snapshot: false },
  play: async (page) => {
    const notice = await page.canvas.findByText(
      words('Prijava je istekla. Prijavite se ponovno i nastavite gdje ste stali.'),
    );
    await expect(notice).toBeVisible();
  },
});
export const EndedByInactivityEnglish = meta.story({
  tags: ['english'],
  args: { notice: 'idle' },
  globals: { language: 'en' },
  parameters: { snapshot: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You were logged out because of inactivity\./)).toBeVisible();
  },
});

/** The user info could not be loaded, and is loaded again on demand (behaviour 1.27). */
export const Unreachable = meta.story({
  args: {
    outage: { error: new ApiError({ kind: 'network', call: 'getUserInfo' }), isTrying: false, onRetry: fn() },
  },
  parameters: { snapshot: false },
  play: async ({ canvas, userEvent, args }) => {
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent(words('Poslužitelj nije odgovorio kako treba'));
    await expect(notice).toHaveTextContent(
      partOf('Nema veze s poslužiteljem. Provjerite internetsku vezu i pokušajte ponovno.'),
    );
    await userEvent.click(within(notice).getByRole('button', { name: words('Pokušaj ponovno') }));
    await expect(args.outage?.onRetry).toHaveBeenCalledOnce();
  },
});

export const NothingEntered = meta.story({
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: words('Prijavi se') }));
    await expect(await canvas.findByText(words('Unesite korisničko ime.'))).toBeVisible();
    await expect(canvas.getByText(words('Unesite lozinku.'))).toBeVisible();
    await expect(await field(context, words('Korisničko ime'))).toHaveFocus();
    await expect(await field(context, words('Lozinka'))).toBeInvalid();
    await userEvent.type(await field(context, words('Korisničko ime')), 'operator');
    await expect(canvas.queryByText(words('Unesite korisničko ime.'))).toBeNull();
    await expect(canvas.getByText(words('Unesite lozinku.'))).toBeVisible();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
});

/** Spaces around the name, and characters that nobody sees, are not sent. */
export const SignsIn = meta.story({
  play: async (context) => {
    await signIn(context, ' oper\u200bator\u00a0', 'demo-1234');
    await waitFor(() => expect(context.args.onSignedIn).toHaveBeenCalledOnce());
    await expect(localStorage.getItem('auth-token')).toMatch(/^\S+$/);
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
});

export const WrongPassword = meta.story({
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await signIn(context, 'operator', 'demo-4321');
    const banner = await canvas.findByRole('alert');
    await expect(banner).toHaveTextContent(words('Prijava nije uspjela'));
    await expect(banner).toHaveTextContent(words('Neispravno korisničko ime ili lozinka.'));
    await expect(await field(context, words('Korisničko ime'))).toHaveValue('operator');
    await expect(await field(context, words('Lozinka'))).toHaveValue('demo-4321');
    await waitFor(async () => expect(await field(context, words('Lozinka'))).toHaveFocus());
    await expect(canvas.getByRole('button', { name: words('Prijavi se') })).not.toHaveAttribute('aria-busy');
    await expect(localStorage.getItem('auth-token')).toBeNull();
    // The password is selected: typing replaces it, and the next attempt works.
    await userEvent.keyboard('demo-1234{Enter}');
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.clear(await field(context, words('Lozinka')));
    await userEvent.keyboard('demo-4321{Enter}');
    await canvas.findByRole('alert');
  },
});

export const WrongPasswordEnglish = meta.story({
  tags: ['english'],
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'operator');
    await userEvent.type(canvas.getByLabelText('Password'), 'demo-4321{Enter}');
    const banner = await canvas.findByRole('alert');
    await expect(banner).toHaveTextContent('Unable to login');
    await expect(banner).not.toHaveTextContent('Neispravno');
  },
});

export const WrongPasswordDark = meta.story({
  tags: ['dark'],
  globals: { theme: 'dark' },
  play: async (context) => {
    await signIn(context, 'operator', 'demo-4321');
    await context.canvas.findByRole('alert');
  },
});

export const OutOfReach = meta.story({
  tags: ['failed'],
  globals: failing({ kind: 'network' }),
  play: async (context) => {
    await signIn(context, 'operator', 'demo-1234');
    const banner = await context.canvas.findByRole('alert');
    await expect(banner).toHaveTextContent(networkFailed());
    await expect(await field(context, words('Lozinka'))).toHaveValue('demo-1234');
  },
});

export const ServerError = meta.story({
  tags: ['failed'],
  globals: failing({ status: 500 }),
  play: async (context) => {
    await signIn(context, 'operator', 'demo-1234');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      words('Došlo je do pogreške na poslužitelju.'),
    );
    await expect(await field(context, words('Korisničko ime'))).toHaveValue('operator');
  },
});

export const TooManyAttempts = meta.story({
  tags: ['failed'],
  globals: failing({ status: 429 }),
  play: async (context) => {
    await signIn(context, 'operator', 'demo-1234');
    const banner = await context.canvas.findByRole('alert');
    await expect(banner.textContent?.match(/\b30\b/g)).toHaveLength(1);
  },
});

export const BrokenReply = meta.story({
  tags: ['failed'],
  globals: failing({ kind: 'malformed' }),
  parameters: { consoleErrors: true },
  play: async (context) => {
    await signIn(context, 'operator', 'demo-1234');
    const banner = await context.canvas.findByRole('alert');
    await expect(banner).toHaveTextContent(
      words('Poslužitelj je odgovorio na neočekivan način. Ako se ponovi, obratite se podršci.'),
    );
    await expect(context.args.onSignedIn).not.toHaveBeenCalled();
  },
});

export const SlowServer = meta.story({
  tags: ['loading'],
  globals: failing({ delay_ms: 20_000 }),
  parameters: { snapshot: 'busy' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const calls = countLogins();
    await signIn(context, 'operator', 'demo-1234');
    await waiting(words('Prijavi se'));
    await userEvent.click(canvas.getByRole('button', { name: words('Prijavi se') }));
    await userEvent.type(await field(context, words('Lozinka')), '{Enter}{Enter}');
    await expect(calls()).toBe(1);
  },
});

/** A password manager fills in the fields without an event: their values are sent. */
export const FilledInSilently = meta.story({
  parameters: { snapshot: false },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const fill = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    fill?.call(await field(context, words('Korisničko ime')), 'operator');
    fill?.call(await field(context, words('Lozinka')), 'demo-1234');
    await userEvent.click(canvas.getByRole('button', { name: words('Prijavi se') }));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
});

/** Submits twice before the page can render. */
export const SubmittedTwice = meta.story({
  play: async (context) => {
    const calls = countLogins();
    await context.userEvent.type(await field(context, words('Korisničko ime')), 'operator');
    await context.userEvent.type(await field(context, words('Lozinka')), 'demo-1234');
    const form = context.canvasElement.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await waitFor(() => expect(context.args.onSignedIn).toHaveBeenCalledOnce());
    await expect(calls()).toBe(1);
  },
});

export const ShowsPassword = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await field(context, words('Lozinka')), 'vidljiva lozinka');
    await userEvent.click(canvas.getByRole('button', { name: words('Prikaži lozinku') }));
    await expect(await field(context, words('Lozinka'))).toHaveAttribute('type', 'text');
  },
});

export const LongWords = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await signIn(context, 'ispostava.parkiralista-primorsko-goranske.zupanije@javno-poduzece.hr', 'x'.repeat(60));
    await context.canvas.findByRole('alert');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The number of login calls since. */
function countLogins() {
  const fetched = spyOn(window, 'fetch');
  return () => fetched.mock.calls.filter(([url]) => String(url).endsWith('/auth/login/')).length;
}

const sendForm = (page: Page) => signIn(page, 'operator', 'demo-1234');
export const PhoneFailed = meta.story({
  ...failsOnPhone(failing({ status: 500 }), sendForm),
  tags: ['phone', 'failed'],
});
export const PhoneLoading = meta.story({
  ...waitsOnPhone(failing({ delay_ms: 20_000 }), sendForm, () => words('Prijavi se')),
  tags: ['phone', 'loading'],
});
