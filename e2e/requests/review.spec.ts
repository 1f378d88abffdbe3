import { chooseInUserMenu, settled, signInWith } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { mapTiles } from '../support/tiles.ts';

interface Requests {
  readonly zahtjevi: readonly {
    readonly id: number;
    readonly outdated: boolean;
    readonly zone: { readonly name: string };
  }[];
}

test.describe('the review of a request', () => {
  test.beforeEach(async ({ page, simulator }) => {
    // A reset ends all sessions.
    await simulator.reset('requests-of-each-kind');
    await page.goto('/login');
    await signInWith(page, 'provider');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
  });

  test('opens from the filtered list by its own address, and Back returns to the filters', async ({ page }) => {
    await chooseInUserMenu(page, 'Zahtjevi za promjenu');
    await page.getByText('Na čekanju', { exact: true }).first().click();
    await page.getByRole('searchbox', { name: 'Zona, korisnik, razlog' }).fill('bacvice');
    await page.getByRole('button', { name: 'Traži' }).click();
    await expect(page).toHaveURL(/\/zahtjevi\?status=pending&search=bacvice$/);
    await expect(page.getByText('1 od 4 zahtjeva')).toBeVisible();
    await page.getByRole('link', { name: 'Izmjena radnog vremena' }).click();
    await expect(page).toHaveURL(/\/zahtjevi\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Izmjena radnog vremena' })).toBeVisible();
    // The request does not contain what the period has now: the portal reads it.
    await expect(page.getByRole('row', { name: /^Opis.*Zimsko radno vrijeme \(privremeno\)/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^nedjelja/ })).toContainText('bez promjene');
    await expect(page.getByText('Odobrenje bi prebrisalo opis iz stupca „Sada”.')).toBeVisible();
    const address = page.url();
    await page.goBack();
    await expect(page).toHaveURL(/\?status=pending&search=bacvice$/);
    await expect(page.getByRole('searchbox', { name: 'Zona, korisnik, razlog' })).toHaveValue('bacvice');
    await expect(page.getByText('1 od 4 zahtjeva')).toBeVisible();
    const [another] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Izmjena radnog vremena' }).click({ modifiers: ['Control'] }),
    ]);
    await expect(another).toHaveURL(address);
    await expect(another.getByText('Odobrenje bi prebrisalo opis iz stupca „Sada”.')).toBeVisible();
  });

  test('mine and others are in the address, which a link and Back bring back', async ({ page }) => {
    await page.goto('/zahtjevi');
    await settled(page);
    const whose = page.getByRole('group', { name: 'Čiji zahtjevi' });
    await whose.getByText('Moji').click();
    await expect(page).toHaveURL(/\/zahtjevi\?whose=mine$/);
    await expect(page.getByText('7 od 7 zahtjeva')).toBeVisible();
    await whose.getByText('Tuđi').click();
    await expect(page).toHaveURL(/\?whose=others$/);
    await expect(page.getByText('Nijedan zahtjev ne odgovara filtrima.')).toBeVisible();
    await page.goBack();
    await expect(whose.getByRole('radio', { name: 'Moji' })).toBeChecked();
    await expect(page.getByText('7 od 7 zahtjeva')).toBeVisible();
    const another = await page.context().newPage();
    await another.goto('/zahtjevi?status=rejected&whose=mine');
    await expect(another.getByRole('radio', { name: 'Moji' })).toBeChecked();
    await expect(another.getByRole('row', { name: /Odbijen.*operator.*Naplata te večeri ostaje/ })).toBeVisible();
  });

  test('an id that is no request of the user says so', async ({ page }) => {
    await page.goto('/zahtjevi/999');
    await expect(page.getByText('Zahtjev nije pronađen')).toBeVisible();
    await page.getByRole('link', { name: 'Svi zahtjevi' }).click();
    await expect(page).toHaveURL(/\/zahtjevi$/);
  });

  test('the mark of a pending change opens its review', async ({ page }) => {
    await page.goto('/parking/provider/2/zone/11/details');
    await settled(page);
    await page.getByRole('button', { name: 'Čeka odobrenje: izmjena' }).click();
    const dialog = page.getByRole('dialog', { name: 'Čeka odobrenje: izmjena' });
    await expect(dialog.getByRole('row', { name: /^ponedjeljak/ })).toContainText('23:30');
    await dialog.getByRole('link', { name: 'Otvori zahtjev' }).click();
    await expect(page).toHaveURL(/\/zahtjevi\/\d+$/);
    await expect(page.getByRole('row', { name: /^ponedjeljak/ })).toContainText('23:30');
    await page.goBack();
    await expect(page).toHaveURL(/zone\/11\/details$/);
  });

  test('the mark of an outdated change has what the item has now, and what approval would overwrite', async ({
    page,
  }) => {
    await page.goto('/parking/provider/2/zone/12/details');
    await settled(page);
    await page.getByRole('button', { name: 'Čeka odobrenje: izmjena' }).click();
    const dialog = page.getByRole('dialog', { name: 'Čeka odobrenje: izmjena' });
    await expect(dialog.getByText('Odobrenje bi prebrisalo opis iz stupca „Sada”.')).toBeVisible();
    await expect(dialog.getByRole('table').getByRole('columnheader')).toHaveText([
      'Podatak',
      'Prije',
      'Sada',
      'Nakon odobrenja',
    ]);
    await expect(dialog.getByRole('row', { name: /^Opis/ })).toContainText('Zimsko radno vrijeme (privremeno)');
    await expect(dialog.getByText('Split › Zona 1 – Bačvice › Zimsko radno vrijeme, 1. 1. 2026')).toBeVisible();
  });

  test('a border that was changed meanwhile is shown before, now and after, on its tab and its page', async ({
    page,
    problems,
  }) => {
    await mapTiles(page, problems);
    // The operator’s side alone changes an item with a request: here the request names another border as the one before.
    await page.route('**/api/zahtjevi/*', async (route) => {
      const response = await route.fetch();
      const reply = (await response.json()) as {
        zahtjevi: { resource: string; outdated: boolean; before: string; after: string }[];
      };
      for (const request of reply.zahtjevi) {
        if (request.resource === 'poligon') Object.assign(request, { outdated: true, before: request.after });
      }
      await route.fulfill({ response, json: reply });
    });
    await page.goto('/parking/provider/2/zone');
    await settled(page);
    await page.getByRole('link', { name: 'Detalji: Zona 3 – Spinut' }).click();
    await page.getByRole('tab', { name: 'Granice' }).click();
    const expectThreeMaps = async () => {
      await expect(page.getByText('Odobrenje bi prebrisalo sadašnju granicu.')).toBeVisible();
      await expect(page.locator('figcaption strong')).toHaveText(['Prije', 'Sada', 'Nakon odobrenja']);
      await expect(page.getByText('Promjena prema sadašnjoj granici:')).toBeVisible();
      await expect(page.getByText(/^dobiva [\d,]+ ha, gubi [\d,]+ ha$/)).toBeVisible();
    };
    await expectThreeMaps();
    await chooseInUserMenu(page, 'Zahtjevi za promjenu');
    await page.getByRole('link', { name: 'Izmjena granice' }).click();
    await expectThreeMaps();
  });

  test('an edit of a request that support decided meanwhile is refused, and says so', { tag: '@data' }, async ({
    page,
    simulator,
    readerOf,
    problems,
  }) => {
    problems.allow(/409/);
    const reader = await readerOf('provider');
    const { zahtjevi } = await reader.get<Requests>('/zahtjevi/', { status: 'pending' });
    const chosen = zahtjevi.find(({ zone }) => zone.name.startsWith('Zona 0'));
    await page.goto('/parking/provider/2/zone/11/details');
    await settled(page);
    await page.getByRole('link', { name: 'Uredi: 1. 6. 2026. – 30. 9. 2026.' }).click();
    await page.getByLabel('Opis').fill('Duže ljeti');
    const decision = await fetch(`${simulator.url}/__simulator/requests/${chosen?.id}/approve`, { method: 'POST' });
    expect(decision.status).toBe(200);
    await page.getByRole('button', { name: 'Spremi zahtjev' }).click();
    await expect(page.getByText('O ovom je zahtjevu već odlučeno ili je povučen.')).toBeVisible();
    await expect(page.getByText('Dogodila se pogreška. Zahtjev za promjenu nije poslan.').last()).toBeVisible();
    await expect(page.getByLabel('Opis')).toHaveValue('Duže ljeti');
  });

  test('a decision shows as a toast on another page, in one of two tabs, and in the count', async ({
    page,
    simulator,
    readerOf,
  }) => {
    const reader = await readerOf('provider');
    const { zahtjevi } = await reader.get<Requests>('/zahtjevi/', { status: 'pending' });
    await page.goto('/parking');
    const second = await page.context().newPage();
    await second.goto('/');
    // Both tabs know the four pending requests.
    for (const tab of [page, second]) {
      await settled(tab);
      await tab.getByRole('button', { name: /Marko/ }).click();
      await expect(tab.getByRole('menuitem', { name: '4 na čekanju' })).toBeVisible();
      await tab.keyboard.press('Escape');
    }
    const outdated = zahtjevi.find((one) => one.outdated);
    const decision = await fetch(`${simulator.url}/__simulator/requests/${outdated?.id}/reject`, { method: 'POST' });
    expect(decision.status).toBe(200);
    const text = 'Odbijeno: Izmjena radnog vremena, Split › Zona 1 – Bačvice';
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(text)).toBeVisible();
    // The toast leads to the request.
    await page.getByRole('button', { name: 'Otvori zahtjev' }).click();
    await expect(page).toHaveURL(new RegExp(`/zahtjevi/${outdated?.id}$`));
    await second.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await second.getByRole('button', { name: /Marko/ }).click();
    await expect(second.getByRole('menuitem', { name: '3 na čekanju' })).toBeVisible();
    await expect(second.getByText(text)).toHaveCount(0);
  });

  test('a request that support decided meanwhile cannot be withdrawn, and shows the decision', {
    tag: '@data',
  }, async ({ page, simulator, readerOf, problems }) => {
    problems.tolerate(/iznimka-request/, /409/);
    const reader = await readerOf('provider');
    const { zahtjevi } = await reader.get<Requests>('/zahtjevi/', { status: 'pending' });
    const chosen = zahtjevi.find(({ zone }) => zone.name.startsWith('Zona 2'));
    await page.goto('/zahtjevi');
    await settled(page);
    await page
      .getByRole('row', { name: /Zona 2/ })
      .getByRole('link')
      .click();
    await page.getByRole('button', { name: 'Povuci zahtjev' }).click();
    await fetch(`${simulator.url}/__simulator/requests/${chosen?.id}/approve`, { method: 'POST' });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Povuci zahtjev' }).click();
    await expect(page.getByRole('alertdialog').getByText(/Zahtjev nije povučen\./)).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Odustani' }).click();
    await expect(page.getByText(/^Odluka: operator/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Povuci zahtjev' })).toHaveCount(0);
  });
});
