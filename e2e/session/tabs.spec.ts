import type { Page } from '@playwright/test';
import { menuLink } from '../support/menu.ts';
import { chooseInUserMenu, settled, signInWith } from '../support/pages.ts';
import { expire } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'operator' });

const october = '/parking?beginDate=2026-10-01&endDate=2026-10-31';

/**
 * Opens a page, and waits for its late call, that of the pending requests. Otherwise the call could come while the
 * session ends, and be refused.
 */
async function openWithLateCall(tab: Page, address: string) {
  const lateCall = tab.waitForResponse(/\/api\/zahtjevi\//);
  await tab.goto(address);
  await settled(tab);
  await lateCall;
}

/** Two tabs of one browser, both at the list of parking providers. */
async function twoTabs(page: Page) {
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await openWithLateCall(tab, october);
    await expect(tab.getByRole('rowheader', { name: 'Zagreb' })).toBeVisible();
  }
  return other;
}

/** Lets the session end on the server, and the page find it out by a search. */
async function findEnded(page: Page, simulator: string) {
  await expire(page, simulator);
  await page.getByRole('button', { name: 'Traži', exact: true }).click();
}

test('a sign-out in one tab reaches the other at once, and Back shows no figures', { tag: '@access' }, async ({
  page,
}) => {
  const other = await twoTabs(page);
  await chooseInUserMenu(page, 'Odjavi se');
  await expect(other).toHaveURL('/login');
  await expect(other.getByText('Odjavili ste se u drugoj kartici.')).toBeVisible();
  await expect(other.getByRole('table')).toHaveCount(0);
  await other.goBack();
  await expect(other.getByRole('table')).toHaveCount(0);
});

test('a session that one tab finds ended is ended in the other, which goes on after the sign-in', {
  tag: '@access',
}, async ({ page, simulator, problems }) => {
  problems.allow(/401/);
  const other = await twoTabs(page);
  await findEnded(page, simulator.url);
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  await expect(other.getByText('Prijava je istekla.')).toBeVisible();
  await signInWith(page, 'operator');
  await expect(page).toHaveURL(/\/parking\?/);
  await expect(other).toHaveURL(/\/parking\?/);
  await settled(other);
  await expect(other.getByRole('rowheader', { name: 'Zagreb' })).toBeVisible();
});

test('another user who signs in after the end of a session gets no page of the first, in no tab', {
  tag: '@access',
}, async ({ page, simulator, problems }) => {
  problems.allow(/401/);
  const other = await twoTabs(page);
  await findEnded(page, simulator.url);
  await expect(other).toHaveURL('/login');
  await other.reload();
  await signInWith(page, 'provider');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
    await expect(tab).toHaveURL('/?beginDate=2026-11-01&endDate=2026-11-19');
  }
});

test('another user in one tab leaves nothing of the first in the other', { tag: '@access' }, async ({ page }) => {
  const other = await twoTabs(page);
  await page.goto('/login?again');
  await signInWith(page, 'provider');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
  await expect(other).toHaveURL(/^https?:\/\/[^/]+\/(\?|$)/);
  await expect(other.getByRole('rowheader', { name: 'Zagreb' })).toHaveCount(0);
  await expect(other.getByText('U drugoj se kartici prijavio drugi korisnik.')).toBeVisible();
  await settled(other);
  await menuLink(other, 'Parking').click();
  await expect(other).toHaveURL('/parking?beginDate=2026-11-01&endDate=2026-11-19');
  const table = other.getByRole('table', { name: 'Pružatelji parkiranja' });
  await expect(table.getByRole('rowheader')).toHaveCount(4);
  await other.goBack();
  await settled(other);
  await expect(other.getByRole('rowheader', { name: 'Zagreb' })).toHaveCount(0);
});

test('a page from the back/forward cache shows nothing of a session that has ended', { tag: '@access' }, async ({
  page,
  context,
}) => {
  await openWithLateCall(page, october);
  const other = await context.newPage();
  await openWithLateCall(other, '/parking');
  // Events of storage do not reach a page in the cache; the restored page gets this one alone.
  await page.evaluate(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await page.evaluate(() => {
    localStorage.removeItem('auth-token');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('table')).toHaveCount(0);
});
