import { period } from '../support/api.ts';
import { watchCalls } from '../support/calls.ts';
import { controlTimers } from '../support/clock.ts';
import { section, settled, tile } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'operator' });

const october = '/?beginDate=2026-10-01&endDate=2026-10-31';
const channels = '/dashboard/ukupno-po-distributerima/';
const intervals = '/dashboard/usluge-intervalno/';

test('a section whose call fails shows an error with a retry, while the others stay', async ({
  page,
  simulator,
  problems,
}) => {
  problems.allow(/500.*ukupno-po-distributerima/);
  await simulator.faults({ path: channels, status: 500 });
  await page.goto(october);
  const failed = section(page, 'Kanali prodaje').getByRole('alert');
  await expect(failed).toContainText('Podaci se nisu učitali');
  await expect(failed).toContainText('Došlo je do pogreške na poslužitelju.');
  await settled(page);
  expect(await tile(page, 'Iznos')).toMatch(/\d,\d\d €/);
  await expect(section(page, 'Usluge').getByRole('table', { name: 'Usluge' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);
  // A 500 is a response: an automatic retry would only add load.
  expect(await simulator.calls(`/api${channels}`)).toHaveLength(1);

  await simulator.faults();
  await failed.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect(section(page, 'Kanali prodaje').getByRole('table', { name: 'Kanali prodaje' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a read that fails in the network is retried twice, then reported', async ({ page, simulator, problems }) => {
  problems.allow(/502.*ukupno-po-distributerima/);
  await simulator.faults({ path: channels, kind: 'network' });
  await page.goto(october);
  await expect(section(page, 'Kanali prodaje').getByRole('alert')).toBeVisible();
  expect(await simulator.calls(`/api${channels}`)).toHaveLength(3);
});

test('a read that succeeds at the second attempt shows nothing of the first', async ({ page, simulator, problems }) => {
  problems.allow(/503.*ukupno-po-distributerima/);
  await simulator.faults({ path: channels, status: 503, times: 1 });
  await page.goto(october);
  await expect(section(page, 'Kanali prodaje').getByRole('table', { name: 'Kanali prodaje' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await simulator.calls(`/api${channels}`)).map(({ status }) => status)).toEqual([503, 200]);
});

test('without a connection shows what to do, and the retry loads the figures', async ({ page, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  let attempts = 0;
  await page.route(`**/api${intervals}**`, (route) => {
    attempts += 1;
    return route.abort('internetdisconnected');
  });
  await page.goto(october);
  const chart = section(page, 'Kretanje usluga po razdoblju');
  await expect(chart.getByRole('alert')).toContainText('Nema veze s poslužiteljem.');
  expect(attempts).toBe(3);
  await page.unroute(`**/api${intervals}**`);
  await chart.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect(chart.locator('[data-part=canvas] svg')).toBeVisible();
});

test('a write is never sent twice', { tag: '@data' }, async ({ page, simulator, problems }) => {
  problems.allow(/502.*change-password/);
  const callsAreOver = watchCalls(page);
  await simulator.faults({ method: 'POST', path: '/auth/change-password/', kind: 'network' });
  await page.goto('/promijeni-lozinku');
  const pass = await controlTimers(page);
  await page.getByLabel('Stara lozinka', { exact: true }).fill('demo-1234');
  await page.getByLabel('Nova lozinka', { exact: true }).fill('nova-lozinka-1');
  await page.getByLabel('Potvrda nove lozinke', { exact: true }).fill('nova-lozinka-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Lozinka nije promijenjena');
  await expect(page.getByLabel('Nova lozinka', { exact: true })).toHaveValue('nova-lozinka-1');
  // Longer than the pauses between the attempts of a read.
  await pass(60_000);
  await callsAreOver();
  expect(await simulator.calls('/api/auth/change-password/')).toHaveLength(1);
});

test('a truncated response is reported in its section, and in the console for support', async ({
  page,
  simulator,
  problems,
}) => {
  problems.allow(/The reply of getServiceIntervals does not fit the contract. body: not JSON/);
  await simulator.faults({ path: intervals, kind: 'malformed' });
  await page.goto(october);
  const chart = section(page, 'Kretanje usluga po razdoblju');
  await expect(chart.getByRole('alert')).toContainText('Poslužitelj je odgovorio na neočekivan način.');
  expect(await simulator.calls(`/api${intervals}`)).toHaveLength(1);
  await simulator.faults();
  await chart.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect(chart.locator('[data-part=canvas] svg')).toBeVisible();
});

test('a response that does not match the contract is reported with call, key and type in the console', async ({
  page,
  readerOf,
  problems,
}) => {
  problems.allow(/getTotalsByChannel does not fit the contract\. distributeri\.2\.valid_amount: .*got boolean/);
  const api = await readerOf('operator');
  const reply = await api.get<{ distributeri: object[]; ukupno: object }>(channels, period('2026-10-01', '2026-10-31'));
  const distributeri = reply.distributeri.map((row, at) => (at === 2 ? { ...row, valid_amount: true } : row));
  await page.route(`**/api${channels}**`, (route) => route.fulfill({ json: { ...reply, distributeri } }));
  await page.goto(october);
  await expect(section(page, 'Kanali prodaje').getByRole('alert')).toContainText('odgovorio na neočekivan način');
  await settled(page);
  await expect(page.getByRole('alert')).toHaveCount(1);
});

test('a filter’s list that fails shows it in the filter, without a message over the page', async ({
  page,
  simulator,
  problems,
}) => {
  problems.allow(/500.*\/common\/distributeri\//);
  await simulator.faults({ path: '/common/distributeri/', status: 500 });
  await page.goto(october);
  const filter = page.getByRole('button', { name: /^Kanali prodaje Nije učitano/ });
  await expect(filter).toBeVisible();
  await settled(page);
  expect(await tile(page, 'Iznos')).toMatch(/\d,\d\d €/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await simulator.faults();
  await filter.click();
  await page.getByRole('dialog', { name: 'Kanali prodaje' }).getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect(page.getByRole('button', { name: /^Kanali prodaje Svi \(8\)/ })).toBeVisible();
});
