import type { Page } from '@playwright/test';
import { watchCalls } from '../support/calls.ts';
import { holdResponses } from '../support/hold.ts';
import { appliedFilters, parameters, search, settled, signInWith, typeRange } from '../support/pages.ts';
import { expireAtFirst } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { mapTiles } from '../support/tiles.ts';

test.use({ user: 'operator' });

const october = '/parking?beginDate=2026-10-01&endDate=2026-10-31&channels=1,2&providers.sort=-validAmount';

test('in the middle of the work leads through the login back to the same page and filters', { tag: '@access' }, async ({
  page,
  simulator,
  problems,
}) => {
  problems.allow(/401/);
  await page.goto(october);
  await settled(page);
  await typeRange(page, 'Razdoblje', '1.9.2026.', '30.9.2026.');
  await expireAtFirst(page, simulator.url, '**/api/parking/**');
  await search(page).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Prijava je istekla. Prijavite se ponovno i nastavite gdje ste stali.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull();
  await signInWith(page, 'operator');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parking');
  expect(parameters(page)).toEqual({
    beginDate: '2026-09-01',
    endDate: '2026-09-30',
    channels: '1,2',
    'providers.sort': '-validAmount',
  });
  await expect(appliedFilters(page)).toContainText('1. – 30. rujna 2026.');
  await settled(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('on the dashboard itself leads to the login as well', { tag: '@access' }, async ({
  page,
  simulator,
  problems,
}) => {
  problems.allow(/401/);
  await page.goto('/?beginDate=2026-10-01&endDate=2026-10-31');
  await settled(page);
  await typeRange(page, 'Razdoblje', '1.8.2026.', '31.8.2026.');
  await expireAtFirst(page, simulator.url, '**/api/dashboard/**');
  await search(page).click();
  await expect(page).toHaveURL('/login');
  await signInWith(page, 'operator');
  await expect(page).toHaveURL('/?beginDate=2026-08-01&endDate=2026-08-31');
});

for (const status of [401, 403]) {
  test(`a ${status} to one call of a user who is still signed in redirects to the root`, async ({
    page,
    simulator,
    problems,
  }) => {
    problems.allow(new RegExp(`${status}.*provider-list`));
    await page.goto('/parking?beginDate=2026-10-01&endDate=2026-10-31');
    await settled(page);
    await simulator.faults({ path: '/parking/provider-list/', status });
    await typeRange(page, 'Razdoblje', '1.9.2026.', '30.9.2026.');
    await search(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
    await expect(page).toHaveURL(/^https?:\/\/[^/]+\/\?/);
    // The refused page was replaced in the history: Back does not lead to it.
    await settled(page);
    expect(await simulator.calls('/api/auth/login/')).toHaveLength(1);
  });
}

/** When a pressed link is released: before its call is refused, when the refusal arrives, or after the redirect. */
const releases = ['before', 'with', 'after'] as const;

/**
 * Presses a link, which makes its call, and releases it before, with or after the refusal of the call. Resolves when the
 * redirects and their calls are over.
 */
async function follow(page: Page, name: string | RegExp, call: string, release: (typeof releases)[number]) {
  const callsAreOver = watchCalls(page);
  const address = `**/api${call.replace(/\/$/, '/*')}`;
  const refuse = await holdResponses(page, address);
  const asked = page.waitForRequest(address);
  const refusal = page.waitForResponse(address);
  await page.getByRole('link', { name, exact: true }).first().hover();
  await page.mouse.down();
  if (release === 'before') await page.mouse.up();
  await asked;
  refuse();
  await refusal;
  if (release === 'after') await callsAreOver();
  if (release !== 'before') await page.mouse.up();
  await callsAreOver();
}

for (const [from, heading] of [
  ['/', 'Nadzorna ploča'],
  ['/parking?beginDate=2026-10-01&endDate=2026-10-31', 'Parking'],
] as const) {
  for (const release of releases) {
    test(`on ${heading}, a link released ${release} the refusal of its call leads to the root`, async ({
      page,
      simulator,
      problems,
    }) => {
      problems.allow(/403.*garage-list/);
      await page.goto(from);
      await settled(page);
      await simulator.faults({ path: '/garaze/garage-list/', status: 403 });
      await follow(page, 'Garaže', '/garaze/garage-list/', release);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
      await expect(page).toHaveURL(/^https?:\/\/[^/]+\/(\?|$)/);
    });
  }
}

for (const status of [401, 403]) {
  for (const { from, link, call, release } of [
    {
      from: '/parking/provider/2/zone',
      link: 'Detalji: Zona 0 – Riva',
      call: '/parking/provider/2/zona/11/detaljno/',
      release: 'with',
    },
    // The page of a period makes its call when it is opened.
    {
      from: '/parking/provider/2/zone/11/details',
      link: /^Uredi: /,
      call: '/parking/provider/2/radno-vrijeme/*/**',
      release: 'before',
    },
    {
      from: '/garaze/garaza/1/working-hours',
      link: /^Uredi: /,
      call: '/garaze/garaza/1/radno-vrijeme/*/**',
      release: 'before',
    },
    { from: '/zahtjevi', link: 'Status sustava', call: '/system/status/', release: 'with' },
  ] as const) {
    test(`on ${from}, the link ${link} released ${release} a ${status} to its call leads to the root`, async ({
      page,
      simulator,
      problems,
    }) => {
      await mapTiles(page, problems);
      problems.tolerate(new RegExp(String(status)));
      await page.goto(from);
      await settled(page);
      await simulator.faults({ path: call, status });
      await follow(page, link, call, release);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
      await expect(page).toHaveURL(/^https?:\/\/[^/]+\/(\?|$)/);
    });
  }

  for (const { what, path, button, confirm } of [
    { what: 'a removal of hours', path: '/parking/provider/2/zone/12/details', button: /^Ukloni: /, confirm: 'Ukloni' },
    {
      what: 'a removal of a garage’s hours',
      path: '/garaze/garaza/1/working-hours',
      button: /^Ukloni: /,
      confirm: 'Ukloni',
    },
  ]) {
    test(`a ${status} to ${what} leads to the root`, async ({ page, simulator, problems }) => {
      problems.tolerate(new RegExp(String(status)));
      await page.goto(path);
      await settled(page);
      await simulator.faults({ method: 'DELETE', path: '/**', status });
      await page.getByRole('button', { name: button }).first().click();
      await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
      await expect(page).toHaveURL(/^https?:\/\/[^/]+\/(\?|$)/);
    });
  }
}

test('a refusal while the page is being left leads to the root', async ({ page, simulator, problems }) => {
  problems.allow(/403.*provider-list/);
  const callsAreOver = watchCalls(page);
  await page.goto('/parking?beginDate=2026-10-01&endDate=2026-10-31');
  await settled(page);
  await simulator.faults({ path: '/parking/provider-list/', status: 403 }, { path: '/auth/user-info/', delay_ms: 200 });
  // The refusal arrives once the link was clicked, and before the texts of the next page: until then the calls run.
  const releaseRefusal = await holdResponses(page, '**/parking/provider-list/**');
  const releasePage = await holdResponses(page, '**/assets/texts-system-*.js');
  await typeRange(page, 'Razdoblje', '1.9.2026.', '30.9.2026.');
  const refusal = page.waitForResponse((response) => response.status() === 403);
  const asked = page.waitForRequest('**/parking/provider-list/**');
  await search(page).click();
  await asked;
  const next = page.waitForRequest('**/assets/texts-system-*.js');
  await page.getByRole('link', { name: 'Status sustava', exact: true }).click();
  await next;
  releaseRefusal();
  await refusal;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
  // The page that comes late is not shown.
  releasePage();
  await callsAreOver();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
  await expect(page).toHaveURL(/^https?:\/\/[^/]+\/(\?|$)/);
});

test.describe('a user without the dashboard', () => {
  test.use({ user: 'single' });

  test('does not go round in circles when the landing page is refused', { tag: '@access' }, async ({
    page,
    simulator,
    problems,
  }) => {
    problems.allow(/403/);
    await simulator.faults({ path: '/parking/provider-list/', status: 403 });
    const callsAreOver = watchCalls(page);
    await page.goto('/parking?beginDate=2026-10-01&endDate=2026-10-31');
    await expect(page.getByRole('alert')).toContainText('Nemate dopuštenje za ovu radnju.');
    // Refused once, and again on the page to which the root redirects; then the page stays.
    await callsAreOver();
    expect(await simulator.calls('/api/parking/provider-list/')).toHaveLength(2);
    await expect(page.getByRole('alert')).toBeVisible();
    await simulator.faults();
    await page.getByRole('button', { name: 'Pokušaj ponovno' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pula');
  });
});

test.describe('an outage of the user info', () => {
  test('leads to login, which keeps the session and leads back', { tag: '@access' }, async ({
    page,
    simulator,
    problems,
  }) => {
    problems.allow(/503.*user-info/);
    problems.tolerate(/503.*\/api\//);
    await simulator.faults({ path: '/auth/user-info/', status: 503 });
    await page.goto(october);
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Poslužitelj nije odgovorio kako treba')).toBeVisible();
    await expect(page.getByText('Usluga je privremeno nedostupna.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth-token'))).not.toBeNull();
    // A reload stays there, and still knows the page.
    await page.reload();
    await expect(page.getByText('Poslužitelj nije odgovorio kako treba')).toBeVisible();
    await simulator.faults();
    await page.getByRole('button', { name: 'Pokušaj ponovno' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parking');
    await expect(appliedFilters(page)).toContainText('1. – 31. listopada 2026.');
    await settled(page);
    // Nothing of it is said when the login page is opened again.
    await page.goto('/login?again');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prijava');
    await expect(page.getByText('Poslužitelj nije odgovorio kako treba')).toHaveCount(0);
  });

  test('while a call is refused leaves the page', async ({ page, simulator, problems }) => {
    problems.allow(/503.*user-info/, /403.*provider-list/);
    await page.goto(october);
    await settled(page);
    await simulator.faults({ path: '/parking/provider-list/', status: 403 }, { path: '/auth/user-info/', status: 503 });
    const outage = page.waitForResponse(/user-info/);
    await search(page).click();
    await outage;
    await expect(page.getByRole('alert')).toContainText('Nemate dopuštenje za ovu radnju.');
    await expect(page).toHaveURL(/\/parking\?/);
  });
});
