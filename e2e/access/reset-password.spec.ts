import { signInWith } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('a forgotten password is reset by the mailed link, once', { tag: ['@job', '@access'] }, async ({
  page,
  simulator,
  readerOf,
  problems,
}) => {
  problems.allow(/400.*\/auth\/login\//, /400.*\/auth\/reset-password\//);
  const session = await readerOf('viewer');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Zaboravljena lozinka?' }).click();
  await expect(page).toHaveURL('/reset-password');
  await page.getByLabel('Korisničko ime').fill('viewer');
  await page.keyboard.press('Enter');
  // The proof of work is done in the page.
  await expect(page.getByText('Zahtjev za promjenu lozinke uspješno je poslan')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);

  const mails = await simulator.mails();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: 'viewer@primjer.hr', subject: 'Promjena lozinke' });
  const link = mails[0]?.link ?? '';
  await page.goto(link);
  await page.getByLabel('Nova lozinka', { exact: true }).fill('nova-lozinka-1');
  await page.getByLabel('Potvrda nove lozinke', { exact: true }).fill('nova-lozinka-1');
  await page.getByRole('button', { name: 'Spremi novu lozinku' }).click();
  await expect(page.getByText('Uspješno ste postavili novu lozinku')).toBeVisible();
  expect(await session.status('/auth/user-info/')).toBe(401);

  await page.getByRole('link', { name: 'Prijava' }).click();
  await signInWith(page, 'viewer', 'demo-1234');
  await expect(page.getByRole('alert')).toContainText('Prijava nije uspjela');
  await signInWith(page, 'viewer', 'nova-lozinka-1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');

  await page.goto(link);
  await page.getByLabel('Nova lozinka', { exact: true }).fill('druga-lozinka-2');
  await page.getByLabel('Potvrda nove lozinke', { exact: true }).fill('druga-lozinka-2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Pogreška pri postavljanju nove lozinke');
  await expect(page.getByRole('alert')).toContainText('već iskorištena');
  await page.getByRole('link', { name: 'Zatraži novu poveznicu' }).click();
  await expect(page).toHaveURL('/reset-password');
});

test('does not reveal whether a user exists', { tag: '@access' }, async ({ page, simulator }) => {
  await page.goto('/reset-password');
  await page.getByLabel('Korisničko ime').fill('nobody');
  await page.getByRole('button', { name: 'Pošalji zahtjev' }).click();
  await expect(page.getByText('Zahtjev za promjenu lozinke uspješno je poslan')).toBeVisible();
  expect(await simulator.mails()).toEqual([]);
});

test('shows that the request failed, and keeps the name', async ({ page, simulator, problems }) => {
  problems.allow(/500.*reset-password/);
  await simulator.faults({ method: 'POST', path: '/auth/reset-password/', status: 500, times: 1 });
  await page.goto('/reset-password');
  await page.getByLabel('Korisničko ime').fill('viewer');
  await page.keyboard.press('Enter');
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('Zahtjev za promjenu lozinke nije uspio');
  await expect(page.getByLabel('Korisničko ime')).toHaveValue('viewer');
  expect(await simulator.calls('/api/auth/reset-password/')).toHaveLength(1);
});
