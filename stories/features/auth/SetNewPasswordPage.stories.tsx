import { expect, fn, waitFor } from 'storybook/test';
import { SetNewPasswordPage } from '#features/auth/SetNewPasswordPage.tsx';
import preview from '../../../.storybook/preview';
import { logIn } from '../../support/backOffice.ts';
import { expectFits } from '../../support/variants.ts';
import { words } from '../../support/words.ts';
import {
  atPath,
  configureStoryClient,
  failsOnPhone,
  field,
  fillIn,
  networkFailed,
  nobody,
  type Page,
  waiting,
  waitsOnPhone,
} from './accountStory.tsx';

let link = '/reset-password/unknown';

/** Requests a reset as the portal does, with a captcha token of the simulator; the mail has the link. */
async function askForLink() {
  configureStoryClient();
  const { token } = (await (await fetch('/__simulator/captcha')).json()) as { token: string };
  await fetch('/api/auth/reset-password/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'operator', captcha_token: token }),
  });
  const { mails } = (await (await fetch('/__simulator/mails')).json()) as { mails: { link: string }[] };
  link = mails[0]?.link ?? 'no mail';
}

const meta = preview.meta({
  title: 'Accounts/New password – Nova lozinka',
  component: SetNewPasswordPage,
  parameters: { route: 'setNewPassword' },
  args: { onLanguageChange: fn() },
  decorators: [atPath('/reset-password/:uuid', () => link)],
  beforeEach: askForLink,
  globals: nobody,
});

const setPassword = (page: Page, password: string, confirmation = password) =>
  fillIn(page, { [words('Nova lozinka')]: password, [words('Potvrda nove lozinke')]: confirmation });

const signIn = (password: string) => logIn('operator', password);

export const Default = meta.story({
  play: async (page) => {
    await expect(page.canvas.getByRole('heading', { name: words('Nova lozinka') })).toBeVisible();
    await expect(page.canvas.getByText(words('Najmanje 8 znakova'))).toBeVisible();
    await expect(await field(page, words('Nova lozinka'))).toHaveAttribute('autocomplete', 'new-password');
  },
});

export const English = meta.story({ tags: ['english'], globals: { language: 'en' } });

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });

export const Phone = meta.story({ tags: ['phone'], globals: { viewport: { value: 'phone' } } });

export const RulesWhileTyping = meta.story({
  play: async (page) => {
    // Text and state of a rule are elements of their own.
    const rule = (text: string) => page.canvas.getByText(new RegExp(words(text))).parentElement;
    await page.userEvent.type(await field(page, words('Nova lozinka')), '1234567');
    await expect(rule('Najmanje 8 znakova')).toHaveTextContent(words('nije ispunjeno'));
    await expect(rule('Ne samo znamenke')).toHaveTextContent(words('nije ispunjeno'));
    await page.userEvent.keyboard('8');
    await expect(rule('Najmanje 8 znakova')).toHaveTextContent(`(${words('ispunjeno')})`);
    await expect(rule('Ne samo znamenke')).toHaveTextContent(words('nije ispunjeno'));
    await expect(await field(page, words('Nova lozinka'))).toBeValid();
  },
});

export const BreaksRules = meta.story({
  play: async (page) => {
    await setPassword(page, '12345678', '12345679');
    await expect(await page.canvas.findByText(words('Lozinka ne smije imati samo znamenke.'))).toBeVisible();
    await expect(page.canvas.getByText(words('Lozinke se ne podudaraju.'))).toBeVisible();
    await expect(await field(page, words('Nova lozinka'))).toHaveFocus();
    await page.userEvent.type(await field(page, words('Nova lozinka')), 'a');
    await expect(page.canvas.queryByText(words('Lozinka ne smije imati samo znamenke.'))).toBeNull();
    await page.userEvent.clear(await field(page, words('Nova lozinka')));
    await page.userEvent.keyboard('kratka');
    await expect(
      page.canvas.getByText(
        words('Lozinka mora imati najmanje 8 znakova.', 'The password needs at least 8 characters.'),
      ),
    ).toBeVisible();
  },
});

export const NothingEntered = meta.story({
  play: async (page) => {
    await page.userEvent.click(page.canvas.getByRole('button', { name: words('Spremi novu lozinku') }));
    await expect(await page.canvas.findByText(words('Unesite novu lozinku.'))).toBeVisible();
    await expect(page.canvas.getByText(words('Ponovite novu lozinku.'))).toBeVisible();
  },
});

export const Done = meta.story({
  play: async (page) => {
    await setPassword(page, 'nova-lozinka-1');
    const done = await page.canvas.findByText(words('Uspješno ste postavili novu lozinku'));
    await waitFor(() => expect(done.closest('[role=status]')).toHaveFocus());
    await expect(page.canvas.getByRole('link', { name: words('Prijava') })).toHaveAttribute('href', '/login');
    await expect(page.canvas.queryByLabelText(words('Nova lozinka'))).toBeNull();
    await expect((await signIn('nova-lozinka-1')).status).toBe(200);
    await expect((await signIn('demo-1234')).status).toBe(400);
  },
});

export const DoneEnglish = meta.story({
  tags: ['phone', 'dark', 'english'],
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: async (page) => {
    await fillIn(page, { 'New password': 'new-password-1', 'Confirm new password': 'new-password-1' });
    await page.canvas.findByText('You have successfully reset your password');
  },
});

export const UsedLink = meta.story({
  beforeEach: () => {
    link = '/reset-password/used-already';
  },
  play: async (page) => {
    await setPassword(page, 'nova-lozinka-1');
    const banner = await page.canvas.findByRole('alert');
    await expect(banner).toHaveTextContent(words('Pogreška pri postavljanju nove lozinke'));
    await expect(banner).toHaveTextContent(
      words('Poveznica za promjenu lozinke nije ispravna ili je već iskorištena.'),
    );
    await expect(await field(page, words('Nova lozinka'))).toHaveValue('nova-lozinka-1');
    await expect(page.canvas.getByRole('link', { name: words('Zatraži novu poveznicu') })).toHaveAttribute(
      'href',
      '/reset-password',
    );
  },
});

export const UsedLinkEnglish = meta.story({
  tags: ['english'],
  globals: { language: 'en' },
  beforeEach: () => {
    link = '/reset-password/used-already';
  },
  play: async (page) => {
    await fillIn(page, { 'New password': 'new-password-1', 'Confirm new password': 'new-password-1' });
    await expect(await page.canvas.findByRole('alert')).toHaveTextContent('Error while setting new password');
  },
});

/** The first try used up the link, and its response was lost: the second is not simply a used link. */
export const LostAnswer = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/auth/reset-password/*/', kind: 'lost', times: 1 }] },
  play: async (page) => {
    await setPassword(page, 'nova-lozinka-1');
    await expect(await page.canvas.findByRole('alert')).toHaveTextContent(networkFailed());
    await page.userEvent.click(page.canvas.getByRole('button', { name: words('Spremi novu lozinku') }));
    await waitFor(() =>
      expect(page.canvas.getByRole('alert')).toHaveTextContent(words('Lozinka je možda već promijenjena')),
    );
    await expect(page.canvas.getByRole('link', { name: words('Prijava') })).toHaveAttribute('href', '/login');
    await expect(page.canvas.getByRole('link', { name: words('Zatraži novu poveznicu') })).toBeVisible();
    await expect((await signIn('nova-lozinka-1')).status).toBe(200);
  },
});

export const ServerError = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/auth/reset-password/*/', status: 500 }] },
  play: async (page) => {
    await setPassword(page, 'nova-lozinka-1');
    await expect(await page.canvas.findByRole('alert')).toHaveTextContent(
      words('Došlo je do pogreške na poslužitelju.'),
    );
    await expect(await field(page, words('Potvrda nove lozinke'))).toHaveValue('nova-lozinka-1');
  },
});

export const SlowServer = meta.story({
  tags: ['loading'],
  globals: { faults: [{ path: '/auth/reset-password/*/', delay_ms: 20_000 }] },
  parameters: { snapshot: 'busy' },
  play: async (page) => {
    await setPassword(page, 'nova-lozinka-1');
    await waiting(words('Spremi novu lozinku'));
  },
});

const sendForm = (page: Page) => setPassword(page, 'nova-lozinka-1');
export const PhoneFailed = meta.story({
  ...failsOnPhone({ faults: [{ path: '/auth/reset-password/*/', status: 500 }] }, sendForm),
  tags: ['phone', 'failed'],
});
export const PhoneLoading = meta.story({
  ...waitsOnPhone({ faults: [{ path: '/auth/reset-password/*/', delay_ms: 20_000 }] }, sendForm, () =>
    words('Spremi novu lozinku'),
  ),
  tags: ['phone', 'loading'],
});
export const Tablet = meta.story({ tags: ['tablet'], globals: { viewport: { value: 'tablet' } }, play: expectFits });
