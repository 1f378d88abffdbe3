import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { setFaults } from '../support/backOffice.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { lastYear, rowsOf, tableIn, thisMonth } from '../support/screen.ts';

/** Signing in and out, and what happens when the session ends on the way. */
const meta = preview.meta({
  title: 'Flows/Session',
  component: StoryPortal,
  args: { path: `/parking?${thisMonth}&${lastYear}` },
  parameters: { image: false, consoleErrors: true },
});

type User = ReturnType<typeof import('storybook/test').userEvent.setup>;

async function signIn(userEvent: User, username: string) {
  await userEvent.type(await screen.findByLabelText('Korisničko ime'), username);
  await userEvent.type(screen.getByLabelText('Lozinka'), 'demo-1234{Enter}');
}

const applied = () => screen.findByRole('status', { name: 'Primijenjeni filtri' });

/** A link is opened by someone who is not signed in: after the login it opens, with its filters. */
export const LinkThenLogin = meta.story({
  parameters: { simulator: { user: null } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('heading', { name: 'Prijava' })).toBeVisible();
    await signIn(userEvent, 'operator');
    await tableIn('Pružatelji parkiranja');
    await expect(await applied()).toHaveTextContent('u usporedbi s: isti dani prošle godine');
    await expect(sessionStorage.getItem('remembered-path')).toBeNull();
  },
});

/** The session ends while the user works: the login remembers the page, and leads back to it. */
export const RefusedInTheMiddle = meta.story({
  play: async ({ userEvent }) => {
    await tableIn('Pružatelji parkiranja');
    await setFaults([
      { path: '/parking/**', status: 401 },
      { path: '/auth/user-info/', status: 401 },
    ]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Usporedi s' }));
    await userEvent.click(screen.getByRole('button', { name: 'Traži' }));
    await expect(await screen.findByRole('heading', { name: 'Prijava' })).toBeVisible();
    await setFaults([]);
    await signIn(userEvent, 'operator');
    await expect(rowsOf(await tableIn('Pružatelji parkiranja'))[0]?.[1]).toMatch(/^\d/);
    await expect(await applied()).toHaveTextContent(/Prikazano: 1. – 19. studenoga 2026.$/);
  },
});

/** A call is refused, but the session is fine: the user is sent to the root, and stays signed in. */
export const RefusedOnce = meta.story({
  play: async ({ userEvent }) => {
    await tableIn('Pružatelji parkiranja');
    await setFaults([{ path: '/parking/**', status: 403 }]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Usporedi s' }));
    await userEvent.click(screen.getByRole('button', { name: 'Traži' }));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Nadzorna ploča' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Korisnički izbornik: Ana Horvat' })).toBeVisible();
  },
});

/** Chooses from a menu by keyboard: its last entry. */
async function chooseLast(userEvent: User, button: RegExp, role: 'menuitem' | 'menuitemradio', name: string) {
  (await screen.findByRole('button', { name: button })).focus();
  await userEvent.keyboard('{Enter}');
  const entry = await screen.findByRole(role, { name });
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(entry).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{Enter}');
}

const logOut = (userEvent: User) => chooseLast(userEvent, /^Korisnički izbornik: /, 'menuitem', 'Odjavi se');

/** Log out ends the token; who signs in next sees nothing of the one before. */
export const LogOut = meta.story({
  play: async ({ userEvent }) => {
    await expect(rowsOf(await tableIn('Pružatelji parkiranja'))).toHaveLength(25);
    const token = localStorage.getItem('auth-token');
    await logOut(userEvent);
    await expect(await screen.findByRole('heading', { name: 'Prijava' })).toBeVisible();
    await expect(localStorage.getItem('auth-token')).toBeNull();
    const answer = await fetch('/api/auth/user-info/', { headers: { Authorization: `Token ${token}` } });
    await expect(answer.status).toBe(401);
    await signIn(userEvent, 'provider');
    await screen.findByRole('heading', { level: 1, name: 'Nadzorna ploča' });
    await userEvent.click(screen.getByRole('link', { name: 'Parking' }));
    await expect(rowsOf(await tableIn('Pružatelji parkiranja'))).toHaveLength(3);
  },
});

/** The server does not confirm the sign-out: this device removes the sign-in nevertheless, and shows a message. */
export const LogOutFailed = meta.story({
  parameters: { simulator: { faults: [{ path: '/auth/logout/', status: 500 }] } },
  play: async ({ userEvent }) => {
    await tableIn('Pružatelji parkiranja');
    await logOut(userEvent);
    await expect(await screen.findByRole('heading', { name: 'Prijava' })).toBeVisible();
    const message = await screen.findByText(/Odjava na poslužitelju nije potvrđena/);
    await waitFor(() => expect(message).toBeVisible());
    await expect(localStorage.getItem('auth-token')).toBeNull();
  },
});

/** Another language: all texts change, the place stays. */
export const Language = meta.story({
  play: async ({ userEvent }) => {
    await tableIn('Pružatelji parkiranja');
    await chooseLast(userEvent, /Jezik/, 'menuitemradio', 'English');
    await expect(rowsOf(await tableIn('Parking providers'))).toHaveLength(25);
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    await expect(await screen.findByRole('status', { name: 'Applied filters' })).toHaveTextContent(
      'compared with: same days last year',
    );
  },
});
