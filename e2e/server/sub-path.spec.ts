import { saved } from '../support/files.ts';
import { menuLink } from '../support/menu.ts';
import { chooseInUserMenu, settled, signInWith } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { mapTiles } from '../support/tiles.ts';

/** The build that was made for /portal/, on a host whose other addresses belong to others. */
test('the portal below a path stays below it: pages, calls, files, workers', { tag: '@server' }, async ({
  page,
  servers,
  problems,
}) => {
  await mapTiles(page, problems);
  const { origin } = new URL(servers.subPathPortal);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === origin && !url.pathname.startsWith('/portal/')) foreign.push(request.url());
  });

  // A deep link leads to the login, and from there back.
  const link = `${origin}/portal/parking/provider/8?beginDate=2026-10-01&endDate=2026-10-31`;
  await page.goto(link);
  await expect(page).toHaveURL(`${origin}/portal/login`);
  await signInWith(page, 'operator');
  await expect(page).toHaveURL(link);
  await settled(page);

  // Links, Back, and a page that is reloaded.
  await menuLink(page, 'Garaže').click();
  await expect(page).toHaveURL(/\/portal\/garaze\?/);
  await settled(page);
  await page.goBack();
  await expect(page).toHaveURL(link);
  await page.reload();
  await settled(page);
  await expect(page).toHaveURL(link);

  // The file is written by a worker, which loads its fonts.
  await page.getByRole('button', { name: 'Preuzmi', exact: true }).click();
  const file = await saved(page, () => page.getByRole('menuitem', { name: /PDF/ }).first().click());
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');

  // A map, an address that completes itself, and an address that leads nowhere.
  await page.goto(`${origin}/portal/parking/provider/2/zone`);
  await expect(page.getByRole('button', { name: /^Zona 0/ }).first()).toBeVisible();
  await page.goto(`${origin}/portal/paydo-statistika`);
  await expect(page).toHaveURL(/\/portal\/paydo-statistika\/[^?]+\?/);
  await settled(page);
  await page.goto(`${origin}/portal/nema-toga`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(`${origin}/portal/`);
  await expect(page).toHaveURL(/\/portal\/?\?beginDate=/);
  await settled(page);
  await chooseInUserMenu(page, 'Odjavi se');
  await expect(page).toHaveURL(`${origin}/portal/login`);
  expect(foreign).toEqual([]);
});

test('a refused call below a path leads to its root', { tag: '@server' }, async ({
  page,
  servers,
  simulator,
  problems,
}) => {
  problems.allow(/403.*garage-list/);
  const { origin } = new URL(servers.subPathPortal);
  await page.goto(`${origin}/portal/login`);
  await signInWith(page, 'operator');
  await expect(page).toHaveURL(/\/portal\/?\?/);
  await settled(page);
  await simulator.faults({ path: '/garaze/garage-list/', status: 403 });
  // The page that the refusal leads back to is the one of the click: what is seen of it proves nothing before.
  const refused = page.waitForResponse(/garage-list/);
  await menuLink(page, 'Garaže').click();
  expect((await refused).status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
  await expect(page).toHaveURL(/\/portal\/?\?/);
  await settled(page);
});
