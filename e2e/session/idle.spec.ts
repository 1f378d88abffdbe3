import type { Locator, Page } from '@playwright/test';
import { settled, signInWith } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'operator' });

const october = '/parking?beginDate=2026-10-01&endDate=2026-10-31';

test.beforeEach(({ context }) =>
  context.route('**/config.json', (route) =>
    route.fulfill({ json: { idleLimit: { minutes: 2, warningSeconds: 30 } } }),
  ),
);

/** Makes the last activity, in whichever tab, so many seconds ago. The pages' clock stands still, their timers run. */
const wasActive = (page: Page, secondsAgo: number) =>
  page.evaluate((ago) => localStorage.setItem('last-activity', String(Date.now() - ago * 1000)), secondsAgo);

/** Opening a page is activity, which is recorded when the code of the watch has loaded; it then counts from 95 s ago. */
const untilWarned = (page: Page, warning: Locator) =>
  expect(async () => {
    await wasActive(page, 95);
    await expect(warning).toBeVisible({ timeout: 3000 });
  }).toPass();

test('an inactive user is warned, stays by the button, and is else signed out', { tag: '@access' }, async ({
  page,
  simulator,
  problems,
}) => {
  problems.tolerate(/401/);
  await page.goto(october);
  await settled(page);
  const warning = page.getByRole('alertdialog', { name: 'Jeste li još tu?' });
  await untilWarned(page, warning);
  await expect(warning).toContainText('bit ćete odjavljeni za 25 sekundi.');
  // A key that is pressed is no answer to the dialog.
  await page.keyboard.press('Shift');
  await expect(warning).toContainText('bit ćete odjavljeni za 25 sekundi.');
  await warning.getByRole('button', { name: 'Ostani prijavljen' }).click();
  await expect(warning).toBeHidden();
  await wasActive(page, 120);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Odjavljeni ste zbog neaktivnosti.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull();
  expect(await simulator.calls('/api/auth/logout/')).toHaveLength(1);
  await signInWith(page, 'operator');
  await expect(page).toHaveURL(/\/parking\?/);
});

test('activity in another tab keeps the session, and its end reaches both', async ({ page, context, problems }) => {
  problems.tolerate(/401/);
  await page.goto(october);
  await settled(page);
  const other = await context.newPage();
  await other.goto('/garaze');
  await settled(other);
  const warning = page.getByRole('alertdialog', { name: 'Jeste li još tu?' });
  await untilWarned(page, warning);
  await wasActive(other, 0);
  await expect(warning).toBeHidden();
  await wasActive(other, 130);
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
});
