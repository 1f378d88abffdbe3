import type { ComponentType } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Component as ChangePasswordPage } from '#features/auth/ChangePasswordPage.tsx';
import preview from '../../../.storybook/preview';
import { words } from '../../support/words.ts';
import {
  atPath,
  configureStoryClient,
  failsOnPhone,
  field,
  fillIn,
  networkFailed,
  type Page,
  waiting,
  waitsOnPhone,
} from './accountStory.tsx';

/** Space around the page, as the main layout has it. */
const inLayout = (Story: ComponentType) => (
  <main style={{ padding: 'clamp(16px, 2.5vw, 32px)' }}>
    <Story />
  </main>
);

const meta = preview.meta({
  title: 'Accounts/Change password – Promjena lozinke',
  component: ChangePasswordPage,
  parameters: { route: 'changePassword' },
  decorators: [atPath('/promijeni-lozinku'), inLayout],
  beforeEach: configureStoryClient,
});

const change = (page: Page, old: string, password: string, confirmation = password) =>
  fillIn(page, {
    [words('Stara lozinka')]: old,
    [words('Nova lozinka')]: password,
    [words('Potvrda nove lozinke')]: confirmation,
  });

const failing = (fault: object) => ({ faults: [{ path: '/auth/change-password/', ...fault }] });

export const Default = meta.story({
  play: async (page) => {
    await expect(
      page.canvas.getByRole('heading', { name: words('Promjena lozinke', 'Change password') }),
    ).toBeVisible();
    await expect(await field(page, words('Stara lozinka'))).toHaveAttribute('autocomplete', 'current-password');
  },
});

export const English = meta.story({ tags: ['english'], globals: { language: 'en' } });

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });

export const Phone = meta.story({ tags: ['phone'], globals: { viewport: { value: 'phone' } } });

export const Tablet = meta.story({ tags: ['tablet'], globals: { viewport: { value: 'tablet' } } });

export const NothingEntered = meta.story({
  play: async (page) => {
    await page.userEvent.click(page.canvas.getByRole('button', { name: words('Promijeni lozinku') }));
    await expect(await page.canvas.findByText(words('Unesite staru lozinku.'))).toBeVisible();
    await expect(page.canvas.getByText(words('Unesite novu lozinku.'))).toBeVisible();
    await expect(page.canvas.getByText(words('Ponovite novu lozinku.'))).toBeVisible();
    await expect(await field(page, words('Stara lozinka'))).toHaveFocus();
  },
});

// The toast is gone after 4 s, which a snapshot on a busy machine may miss: these two have none.
export const Changed = meta.story({
  parameters: { snapshot: false },
  play: async (page) => {
    await change(page, 'demo-1234', 'nova-lozinka-1');
    await screen.findByText(words('Lozinka je uspješno promijenjena'));
    for (const name of [words('Stara lozinka'), words('Nova lozinka'), words('Potvrda nove lozinke')]) {
      await expect(await field(page, name)).toHaveValue('');
    }
    await expect(page.canvas.queryByRole('alert')).toBeNull();
  },
});

export const ChangedEnglish = meta.story({
  tags: ['english'],
  parameters: { snapshot: false },
  globals: { language: 'en' },
  play: async (page) => {
    await fillIn(page, {
      'Old password': 'demo-1234',
      'New password': 'new-password-1',
      'Confirm new password': 'new-password-1',
    });
    await screen.findByText('Password successfully changed');
  },
});

export const WrongOldPassword = meta.story({
  play: async (page) => {
    await change(page, 'demo-4321', 'nova-lozinka-1');
    await expect(await page.canvas.findByText(words('Trenutačna lozinka nije ispravna.'))).toBeVisible();
    await waitFor(async () => expect(await field(page, words('Stara lozinka'))).toHaveFocus());
    await expect(page.canvas.queryByRole('alert')).toBeNull();
    await expect(await field(page, words('Nova lozinka'))).toHaveValue('nova-lozinka-1');
    await page.userEvent.keyboard('demo-1234');
    await expect(page.canvas.queryByText(words('Trenutačna lozinka nije ispravna.'))).toBeNull();
    await page.userEvent.clear(await field(page, words('Stara lozinka')));
    await page.userEvent.keyboard('demo-4321{Enter}');
    await page.canvas.findByText(words('Trenutačna lozinka nije ispravna.'));
  },
});

export const BreaksRules = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async (page) => {
    await change(page, 'demo-1234', 'kratka', 'kratko');
    await expect(
      await page.canvas.findByText(
        words('Lozinka mora imati najmanje 8 znakova.', 'The password needs at least 8 characters.'),
      ),
    ).toBeVisible();
    await expect(page.canvas.getByText(words('Lozinke se ne podudaraju.'))).toBeVisible();
  },
});

export const OutOfReach = meta.story({
  tags: ['failed'],
  globals: failing({ kind: 'network' }),
  play: async (page) => {
    await change(page, 'demo-1234', 'nova-lozinka-1');
    const banner = await page.canvas.findByRole('alert');
    await expect(banner).toHaveTextContent(words('Lozinka nije promijenjena', 'Password was not changed'));
    await expect(banner).toHaveTextContent(networkFailed());
    await expect(await field(page, words('Stara lozinka'))).toHaveValue('demo-1234');
  },
});

export const SlowServer = meta.story({
  tags: ['loading'],
  globals: failing({ delay_ms: 20_000 }),
  parameters: { snapshot: 'busy' },
  play: async (page) => {
    await change(page, 'demo-1234', 'nova-lozinka-1');
    await waiting(words('Promijeni lozinku'));
  },
});

/** Leaving with something entered asks first; nothing is lost until it is confirmed. */
export const AsksBeforeLeaving = meta.story({
  parameters: { snapshot: false },
  play: async (page) => {
    const { canvas, userEvent } = page;
    await userEvent.type(await field(page, words('Stara lozinka')), 'demo-1234');
    await userEvent.click(canvas.getByRole('link', { name: words('Početna') }));
    await userEvent.click(await screen.findByRole('button', { name: words('Nastavi uređivanje') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await field(page, words('Stara lozinka'))).toHaveValue('demo-1234');
    await userEvent.click(canvas.getByRole('link', { name: words('Početna') }));
    await userEvent.click(await screen.findByRole('button', { name: words('Odbaci') }));
    await expect(await screen.findByTestId('elsewhere')).toBeVisible();
  },
});

const sendForm = (page: Page) => change(page, 'demo-1234', 'nova-lozinka-1');
export const PhoneFailed = meta.story({
  ...failsOnPhone(failing({ status: 500 }), sendForm),
  tags: ['phone', 'failed'],
});
export const PhoneLoading = meta.story({
  ...waitsOnPhone(failing({ delay_ms: 20_000 }), sendForm, () => words('Promijeni lozinku')),
  tags: ['phone', 'loading'],
});
