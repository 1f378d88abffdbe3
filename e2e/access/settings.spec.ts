import { watchCalls } from '../support/calls.ts';
import { menuLink } from '../support/menu.ts';
import { chooseInUserMenu, openRange, settled } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

interface Info {
  readonly email: string;
  readonly settings: readonly { readonly sifra: string; readonly vrijednost: string }[];
  readonly user_subscriptions: readonly {
    readonly is_enabled: boolean;
    readonly service_group: { readonly service_group_code: string };
  }[];
}

const settingOf = ({ settings }: Info, code: string) => settings.find(({ sifra }) => sifra === code)?.vrijednost;
const isOn = ({ user_subscriptions }: Info, code: string) =>
  user_subscriptions.find(({ service_group }) => service_group.service_group_code === code)?.is_enabled;

test.describe('with settings', () => {
  test.use({ user: 'operator' });

  test('the magic button disappears from the date ranges as soon as it is switched off', async ({ page, readerOf }) => {
    const reader = await readerOf('operator');
    await page.goto('/obracuni');
    await settled(page);
    await chooseInUserMenu(page, 'Postavke');
    await page.getByRole('switch', { name: 'Čarobni gumb' }).click();
    await expect(page.getByText('Postavka je uspješno promijenjena')).toBeVisible();
    expect(settingOf(await reader.get<Info>('/auth/user-info/'), 'magic_button')).toBe('false');
    await menuLink(page, 'Parking').click();
    await settled(page);
    const panel = await openRange(page, 'Razdoblje');
    await expect(panel.getByRole('button', { name: /^Čarobn/ })).toHaveCount(0);
    await page.reload();
    await settled(page);
    await expect((await openRange(page, 'Razdoblje')).getByRole('button', { name: /^Čarobn/ })).toHaveCount(0);
  });

  test('a subscription clicked ten times fast ends as it was left', { tag: '@data' }, async ({
    page,
    simulator,
    readerOf,
  }) => {
    const reader = await readerOf('operator');
    const before = isOn(await reader.get<Info>('/auth/user-info/'), 'GARAZE');
    await simulator.faults({ path: '/system/user-subscription/', delay_ms: 150 });
    await page.goto('/settings');
    await settled(page);
    const control = page.getByRole('switch', { name: 'Garaže' });
    const callsAreOver = watchCalls(page);
    for (let click = 0; click < 11; click++) await control.click({ delay: 0 });
    await expect(control).toBeChecked({ checked: !before });
    // One write follows another, and one in between may be right by chance: none may be awaited any more.
    await callsAreOver();
    expect(isOn(await reader.get<Info>('/auth/user-info/'), 'GARAZE')).toBe(!before);
    await page.reload();
    await expect(control).toBeChecked({ checked: !before });
  });

  test('a subscription that the server refuses is reset, with a message', async ({
    page,
    simulator,
    problems,
    readerOf,
  }) => {
    problems.allow(/500.*\/user-subscription\//);
    const reader = await readerOf('operator');
    await page.goto('/settings');
    await settled(page);
    const before = isOn(await reader.get<Info>('/auth/user-info/'), 'PRODAJA');
    const control = page.getByRole('switch', { name: 'Prodaja' });
    await simulator.faults({ path: '/system/user-subscription/', status: 500 });
    await control.click();
    await expect(page.getByText(/^Pretplata „Prodaja” nije promijenjena\./)).toBeVisible();
    await expect(control).toBeChecked({ checked: before ?? false });
    expect(isOn(await reader.get<Info>('/auth/user-info/'), 'PRODAJA')).toBe(before);
  });
});

test.describe('without an address', () => {
  test.use({ user: 'newcomer' });

  test('one is checked, stored once, and cannot be changed any more', { tag: ['@job', '@data'] }, async ({
    page,
    readerOf,
  }) => {
    await page.goto('/settings');
    await settled(page);
    const field = page.getByLabel('Adresa e-pošte');
    await field.fill('filip@');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Unesite ispravnu adresu e-pošte/)).toBeVisible();
    await field.fill('filip@primjer.hr');
    await page.keyboard.press('Enter');
    await expect(page.getByText('E-pošta je uspješno ažurirana')).toBeVisible();
    await expect(field).toBeDisabled();
    expect((await (await readerOf('newcomer')).get<Info>('/auth/user-info/')).email).toBe('filip@primjer.hr');
    await page.reload();
    await expect(page.getByLabel('Adresa e-pošte')).toHaveValue('filip@primjer.hr');
  });
});
