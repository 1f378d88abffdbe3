import { settled, signInWith } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'operator' });

test('a changed password ends the other sessions and the old password', { tag: '@access' }, async ({
  page,
  anotherBrowser,
  readerOf,
  simulator,
  problems,
}) => {
  problems.allow(/401.*\/api\//, /400.*\/auth\/login\//);
  const elsewhere = await readerOf('operator');
  const other = await anotherBrowser('operator');
  await other.goto('/parking?beginDate=2026-10-01&endDate=2026-10-31');
  await settled(other);

  await page.goto('/');
  await page.getByRole('button', { name: /^Korisnički izbornik/ }).click();
  await page.getByRole('menuitem', { name: 'Promijeni lozinku' }).click();
  await expect(page).toHaveURL('/promijeni-lozinku');
  await page.getByLabel('Stara lozinka', { exact: true }).fill('demo-1234');
  await page.getByLabel('Nova lozinka', { exact: true }).fill('čvrsta-lozinka-7');
  await page.getByLabel('Potvrda nove lozinke', { exact: true }).fill('čvrsta-lozinka-7');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Lozinka je uspješno promijenjena')).toBeVisible();
  await expect(page.getByLabel('Stara lozinka', { exact: true })).toHaveValue('');

  // This session continues, every other one has ended.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promjena lozinke');
  expect(await elsewhere.status('/auth/user-info/')).toBe(401);
  await other.reload();
  await expect(other).toHaveURL('/login');
  await signInWith(other, 'operator', 'demo-1234');
  await expect(other.getByRole('alert')).toContainText('Prijava nije uspjela');
  await signInWith(other, 'operator', 'čvrsta-lozinka-7');
  await expect(other).toHaveURL('/parking?beginDate=2026-10-01&endDate=2026-10-31');
  expect(await simulator.calls('/api/auth/change-password/')).toMatchObject([{ status: 204, user: 'operator' }]);
});

test('a wrong old password has a message at its field; a weak new one before it is sent', { tag: '@access' }, async ({
  page,
  simulator,
  problems,
}) => {
  problems.allow(/400.*change-password/);
  await page.goto('/promijeni-lozinku');
  const old = page.getByLabel('Stara lozinka', { exact: true });
  const next = page.getByLabel('Nova lozinka', { exact: true });
  const again = page.getByLabel('Potvrda nove lozinke', { exact: true });
  const send = page.getByRole('button', { name: 'Promijeni lozinku', exact: true });
  await send.click();
  await expect(page.getByText('Unesite staru lozinku.')).toBeVisible();
  await expect(old).toBeFocused();
  await old.fill('wrong-one');
  await next.fill('12345678');
  await again.fill('123');
  await send.click();
  await expect(page.getByText('Lozinka ne smije imati samo znamenke.')).toBeVisible();
  await expect(page.getByText('Lozinke se ne podudaraju.')).toBeVisible();
  expect(await simulator.calls('/api/auth/change-password/')).toEqual([]);

  await next.fill('tajna-lozinka');
  await again.fill('tajna-lozinka');
  await send.click();
  await expect(page.getByText('Trenutačna lozinka nije ispravna.')).toBeVisible();
  await expect(old).toBeFocused();
  await expect(next).toHaveValue('tajna-lozinka');
  await expect(page).toHaveURL('/promijeni-lozinku');
});
