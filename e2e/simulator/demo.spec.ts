import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { drawer, expect, openPart, test } from '../support/demo.ts';
import { saved } from '../support/files.ts';
import { menuLink } from '../support/menu.ts';
import { settled, signInWith } from '../support/pages.ts';

/** The calls of a page that leave the folder of the demo; the map's tiles come from another server. */
function strayCalls(page: Page, demo: string): string[] {
  const { origin } = new URL(demo);
  const stray: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(origin) && !request.url().startsWith(demo)) stray.push(request.url());
  });
  return stray;
}

test.beforeEach(({ tab }) => tab.route(/tile\.openstreetmap|arcgisonline/, (route) => route.abort()));

test('the demo below a path stays below it: pages, calls, a reload, Back, files', async ({ tab, demo }) => {
  const stray = strayCalls(tab, demo);
  await signInWith(tab, 'operator');
  await expect(tab).toHaveURL(/\/demo\/?\?beginDate=/);
  await settled(tab);
  await menuLink(tab, 'Parking').click();
  await tab.getByRole('link', { name: 'Detalji: Split' }).first().click();
  await expect(tab).toHaveURL(new RegExp(`^${demo}parking/provider/2\\?`));
  await settled(tab);
  const figures = await tab.getByRole('main').getByRole('table').first().textContent();

  // A file server has no such file: the service worker shows the portal's page.
  await tab.reload();
  await settled(tab);
  await expect(tab.getByRole('main').getByRole('table').first()).toHaveText(figures ?? '');

  await tab.getByRole('button', { name: 'Preuzmi', exact: true }).click();
  const file = await saved(tab, () => tab.getByRole('menuitem', { name: /PDF/ }).first().click());
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await tab.goBack();
  await expect(tab).toHaveURL(new RegExp(`^${demo}parking\\?`));
  await settled(tab);

  await tab.goto(`${demo}nema-toga`);
  await expect(tab.getByRole('heading', { level: 1, name: 'Stranica nije pronađena' })).toBeVisible();
  expect(stray).toEqual([]);
});

test('the dialog that embeds a map of zones shows the map', async ({ tab, demo }) => {
  const stray = strayCalls(tab, demo);
  await signInWith(tab, 'operator');
  await settled(tab);
  await tab.goto(`${demo}parking/provider/2/zone`);
  await tab.getByRole('button', { name: 'Ugradi kartu' }).click();
  await expect(tab.locator('iframe')).toHaveAttribute('src', `${demo}simulator/demo/zone-map.html?provider=2`);
  const map = tab.frameLocator('iframe');
  await expect(map.locator('#map path')).toHaveCount(5);
  await expect(map.locator('#zones').getByText('Zona 0 – Riva')).toBeVisible();
  expect(stray).toEqual([]);
});

test('a link opens its page in a browser that has never seen the demo', async ({ context, demo }) => {
  const page = await context.newPage();
  await page.goto(`${demo}garaze?beginDate=2026-10-01&endDate=2026-10-31&person=operator&now=2026-11-15T09:00:00Z`);
  await expect(page.getByRole('heading', { level: 1, name: 'Garaže' })).toBeVisible();
  await settled(page);
  await expect(page).toHaveURL(`${demo}garaze?beginDate=2026-10-01&endDate=2026-10-31`);
});

test('the demo takes control of its page after a hard reload', async ({ tab, context, demo }) => {
  await tab.goto(`${demo}parking?person=operator&now=2026-11-20T09:00:00Z`);
  await settled(tab);
  const missed: string[] = [];
  tab.on('response', (response) => {
    if (response.url().includes('/api/') && !response.fromServiceWorker()) missed.push(response.url());
  });
  // The address without the simulator's own part, which a file server has no page for.
  await tab.goto(demo);
  await settled(tab);
  const devTools = await context.newCDPSession(tab);
  await devTools.send('Page.reload', { ignoreCache: true });
  await settled(tab);
  await expect(tab.getByRole('heading', { level: 1, name: 'Nadzorna ploča' })).toBeVisible();
  expect(missed).toEqual([]);
});

test('the page for missing files tries once to open the address, and then says that there is none', async ({
  context,
  demo,
}) => {
  const page = await context.newPage();
  // A file of its own, which the demo's worker does not replace.
  await page.goto(`${demo}404.html`);
  await expect(page.getByRole('alert')).toContainText('Na ovoj adresi nema stranice.');
});

test('the console of the demo decides a request, and the portal in another tab shows it', async ({
  tab,
  context,
  demo,
}) => {
  const stray = strayCalls(tab, demo);
  await tab.goto(`${demo}zahtjevi?scenario=requests-of-each-kind&person=provider`);
  const requested = tab.getByRole('row', { name: /Advent u Splitu/ });
  await expect(requested).toContainText('Na čekanju');

  const desk = await context.newPage();
  await desk.goto(`${demo}simulator/console/`);
  await desk.getByRole('link', { name: /^Zahtjevi/ }).click();
  const list = desk.getByRole('list', { name: 'Zahtjevi' }).getByRole('link');
  await list.filter({ hasText: 'Advent u Splitu' }).first().click();
  await desk.getByRole('button', { name: 'Odobri', exact: true }).click();
  await expect(desk.getByText('Zahtjev je odobren.')).toBeVisible();
  await expect(requested).toContainText('Odobren');

  // The drawer over the portal opens the console's page.
  await tab.keyboard.press('Alt+s');
  const opened = context.waitForEvent('page');
  await drawer(tab).getByRole('button', { name: 'Otvori u svojoj kartici' }).click();
  await expect(await opened).toHaveURL(new RegExp(`^${demo}simulator/console/`));
  expect(stray).toEqual([]);
});

test('an import in the console keeps what is being typed in the portal', async ({ tab, context, demo }, info) => {
  await tab.goto(`${demo}parking/provider/2/zone/11/working-periods/new?person=provider`);
  const description = tab.getByRole('textbox', { name: 'Opis' });
  await description.fill('Ljeto uz more');

  const desk = await context.newPage();
  await desk.goto(`${demo}simulator/console/`);
  await desk.getByRole('link', { name: 'Svijet' }).click();
  const { name, bytes } = await saved(desk, () => desk.getByRole('button', { name: 'Izvezi' }).click());
  const path = info.outputPath(name);
  writeFileSync(path, bytes);
  await desk.getByLabel('Uvezi', { exact: true }).setInputFiles(path);
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Uvezi' }).click();
  await expect(desk.getByText('Stanje je uvezeno.')).toBeVisible();

  // A truncated file is refused with a message, and the world stays.
  const torn = info.outputPath('torn.json');
  writeFileSync(torn, bytes.subarray(0, bytes.length / 2));
  await desk.getByLabel('Uvezi', { exact: true }).setInputFiles(torn);
  await expect(desk.getByText(/torn\.json/)).toBeVisible();

  await expect(description).toHaveValue('Ljeto uz more');
  await settled(tab);
  await expect(description).toHaveValue('Ljeto uz more');
});

test('a tab opened later has the earlier calls, and undoes what another has done, also after a reload', async ({
  tab,
  context,
  demo,
}) => {
  await tab.goto(`${demo}parking?scenario=requests-of-each-kind&person=provider&now=2026-11-20T09:00:00Z`);
  await settled(tab);
  await tab.getByRole('button', { name: /^demo/ }).click();
  await openPart(tab, 'Vrijeme');
  await drawer(tab).getByRole('button', { name: 'Dan naprijed', exact: true }).click();
  await expect(drawer(tab).getByText('21. 11. 2026. 10:00')).toBeVisible();

  const desk = await context.newPage();
  await desk.goto(`${demo}simulator/console/?part=log`);
  const calls = desk.getByRole('list', { name: 'Pozivi' });
  await expect(calls.getByText('/auth/user-info/').first()).toBeVisible();
  await calls.getByText('/parking/provider-list/').first().click();
  await expect(desk.getByText('Split').first()).toBeVisible();
  await desk.reload();
  await expect(calls.getByText('/auth/user-info/').first()).toBeVisible();

  await desk.getByRole('link', { name: 'Svijet' }).click();
  const history = desk.getByRole('region', { name: 'Što je ovdje učinjeno' });
  await expect(history.getByRole('listitem').first()).toHaveText(/^Vrijeme: 21\. 11\. 2026\./);
  await history.getByRole('button', { name: 'Poništi zadnji korak' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Poništi zadnji korak' }).click();
  await expect(drawer(tab).getByText('20. 11. 2026. 10:00')).toBeVisible();
  await openPart(tab, 'Svijet');
  await expect(drawer(tab).getByText('Još ništa nije promijenjeno iz konzole.')).toBeVisible();
});

test('an unknown scenario in the address is said', async ({ tab, demo }) => {
  await tab.goto(`${demo}?scenario=nema-toga`);
  await expect(drawer(tab).getByText(/nema-toga/)).toBeVisible();
});

test('the drawer stays usable while a dialog of the portal is open, by pointer and by keyboard', async ({
  tab,
  demo,
}) => {
  await tab.goto(`${demo}zahtjevi?scenario=requests-of-each-kind&person=provider`);
  const requested = tab.getByRole('row', { name: /Advent u Splitu/ });
  await expect(requested).toContainText('Na čekanju');
  await tab.keyboard.press('Alt+s');
  const panel = drawer(tab);
  await openPart(tab, 'Svijet');
  await requested.getByRole('link').click();
  await tab
    .getByRole('main')
    .getByRole('button', { name: /^Povuci/ })
    .click();
  const dialog = tab.getByRole('alertdialog', { name: /Povući/ });
  await expect(dialog).toBeVisible();

  // Not hidden from assistive technology, above the backdrop, and the focus stays where it is typed.
  const seed = panel.getByRole('textbox', { name: 'Sjeme' });
  await seed.click();
  await seed.fill('7');
  await tab.keyboard.type('1');
  await expect(seed).toHaveValue('71');
  // A dialog of the drawer is above all, and leaves that of the portal as it is.
  await panel.getByRole('button', { name: 'Počni ispočetka' }).click();
  const own = tab.getByRole('alertdialog', { name: /ispočetka/ });
  await own.getByRole('button', { name: 'Odustani' }).click();
  await expect(own).toBeHidden();
  await expect(dialog).toBeVisible();

  // Escape closes the drawer in which the focus is, and Alt+S opens it again.
  await seed.press('Escape');
  await expect(panel).toBeHidden();
  await expect(dialog).toBeVisible();
  await tab.keyboard.press('Alt+s');
  await expect(panel.getByRole('button', { name: 'Zatvori simulator' })).toBeFocused();

  // By keyboard from the dialog, whose last stop leads to the drawer.
  await dialog.getByRole('button', { name: 'Odustani' }).focus();
  const toDrawer = dialog.getByRole('button', { name: 'Na simulator' });
  await tab.keyboard.press('Shift+Tab');
  await expect(toDrawer).toBeFocused();
  await tab.keyboard.press('Enter');
  await expect(panel.locator(':focus')).toBeVisible();

  // Beside the dialog the operator decides on the request that is about to be withdrawn.
  await openPart(tab, 'Zahtjevi');
  await panel
    .getByRole('link', { name: /Advent u Splitu/ })
    .first()
    .click();
  await panel.getByRole('button', { name: 'Odobri', exact: true }).click();
  await expect(panel.getByText(/^Odluka: /)).toBeVisible();
  // The portal reports the decision: the desk has no second toast.
  await expect(tab.getByText('Zahtjev je odobren.')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  await expect(dialog).toBeHidden();
  await expect(tab.getByRole('main').getByText('Odobren', { exact: true })).toBeVisible();
});

test('on a phone a press in the drawer does not close a sheet of the portal', async ({ tab, demo }) => {
  await tab.setViewportSize({ width: 390, height: 844 });
  await tab.goto(`${demo}?person=operator`);
  await settled(tab);
  await tab.getByRole('button', { name: 'Filtri' }).click();
  const sheet = tab.getByRole('dialog', { name: 'Filtri' });
  await expect(sheet).toBeVisible();
  await tab.getByRole('button', { name: /^demo/ }).click();
  await openPart(tab, 'Vrijeme');
  await drawer(tab).getByRole('button', { name: 'Dan naprijed', exact: true }).click();
  await drawer(tab).getByRole('button', { name: 'Zatvori simulator' }).click();
  await expect(sheet).toBeVisible();
  await expect(tab.getByRole('button', { name: /^demo/ })).toBeFocused();
});
