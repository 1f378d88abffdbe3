import { pressCorners } from '../support/drawing.ts';
import { chooseInUserMenu, settled } from '../support/pages.ts';
import { openDesk } from '../support/supportDesk.ts';
import { expect, test } from '../support/test.ts';
import { mapTiles } from '../support/tiles.ts';

/** Split, its first zone, and the days of the request. */
const zone = '/parking/provider/2/zone/11';
const api = '/parking/provider/2/zona/11';

interface Periods {
  readonly radna_vremena: readonly {
    readonly id: number | null;
    readonly request_id: number | null;
    readonly valid_from: string;
    readonly working_days: readonly {
      readonly time_from: string;
      readonly time_to: string;
      readonly no_charge: boolean;
    }[];
  }[];
}

test(
  'the second of two who decide one request is told, and keeps the note',
  { tag: '@data' },
  async ({ browser, servers, simulator }, { parallelIndex }) => {
    await simulator.reset('requests-of-each-kind');
    const desk = await openDesk(servers.simulator, parallelIndex);
    try {
      const [first, second] = await Promise.all(
        [1, 2].map(async () => (await browser.newContext({ locale: 'hr-HR' })).newPage()),
      );
      if (!first || !second) throw new Error('There are no two pages.');
      for (const page of [first, second]) {
        await page.goto(desk.url);
        // The console's development server prepares its libraries once.
        await page.getByRole('link', { name: /Novi dani bez naplate/ }).click({ timeout: 90_000 });
        await page.getByLabel('Napomena').fill('Dogovoreno.');
      }
      await first.getByRole('button', { name: 'Odobri', exact: true }).click();
      await expect(first.getByText('Zahtjev je odobren.')).toBeVisible();
      await expect(second.getByText('Netko je u međuvremenu odlučio o ovom zahtjevu.')).toBeVisible();
      await expect(second.getByText(/^Odobrio: operator/).last()).toBeVisible();
      await expect(second.getByText('Vaša napomena nije poslana: Dogovoreno.')).toBeVisible();
      await expect(first.getByText(/^Netko je u međuvremenu/)).toHaveCount(0);
      for (const page of [first, second]) await page.context().close();
    } finally {
      await desk.stop();
    }
  },
);

test.describe('hours that support approves', () => {
  test.use({ user: 'provider' });
  test(
    'are requested in one browser, decided in another, and in force in the first without a reload',
    { tag: '@job' },
    async ({ page, browser, servers, readerOf }, { parallelIndex }) => {
      const reader = await readerOf('provider');
      const desk = await openDesk(servers.simulator, parallelIndex);
      try {
        await page.goto(`${zone}/working-periods/new`);
        await settled(page);
        await page.getByRole('textbox', { name: 'Vrijedi od' }).fill('1.1.2028.');
        await page.getByRole('textbox', { name: 'Vrijedi do' }).fill('31.3.2028.');
        await page.getByLabel('Opis').fill('Zimski režim');
        await page.getByLabel('Ponedjeljak, od').fill('8');
        await page.getByLabel('Ponedjeljak, do').fill('18:30');
        await page.getByLabel('Bez naplate: Nedjelja').check();
        await page.getByRole('button', { name: 'Kopiraj vrijeme na sve dane' }).click();
        await page.getByRole('button', { name: 'Pošalji na odobrenje' }).click();
        await expect(page.getByText('Zahtjev za promjenu poslan je na odobrenje')).toBeVisible();
        await page.goto(`${zone}/details`);
        await settled(page);
        await expect(page.getByText('Čeka odobrenje: novo')).toBeVisible();

        const support = await (await browser.newContext({ locale: 'hr-HR' })).newPage();
        await support.goto(desk.url);
        // The console's development server prepares its libraries once.
        await support.getByRole('link', { name: /Novo radno vrijeme.*Zona 0/ }).click({ timeout: 90_000 });
        await expect(support.getByRole('table', { name: /^Prije i poslije/ })).toContainText('Zimski režim');
        await support.getByLabel('Napomena').fill('Dogovoreno.');
        await support.getByRole('button', { name: 'Odobri', exact: true }).click();
        await expect(support.getByText('Zahtjev je odobren.')).toBeVisible();
        await support.context().close();

        // Focusing the window makes the portal refetch.
        await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
        await expect(page.getByText('Čeka odobrenje: novo')).toHaveCount(0);
        await expect(page.getByText('Zimski režim')).toBeVisible();
        const { radna_vremena } = await reader.get<Periods>(`${api}/radna-vremena/`);
        const live = radna_vremena.find(({ valid_from }) => valid_from === '2028-01-01');
        expect(live).toMatchObject({ id: expect.any(Number), request_id: null });
        expect(live?.working_days.map(({ time_from, time_to, no_charge }) => [time_from, time_to, no_charge])).toEqual([
          ...Array<unknown>(6).fill(['08:00:00', '18:30:00', false]),
          ['00:00:00', '00:00:00', true],
        ]);

        await chooseInUserMenu(page, 'Zahtjevi za promjenu');
        await expect(page.getByRole('row', { name: /Novo radno vrijeme.*Odobren.*Dogovoreno\./ })).toBeVisible();
      } finally {
        await desk.stop();
      }
    },
  );

  test('a save whose response is lost can be sent again, and makes one request', { tag: '@data' }, async ({
    page,
    simulator,
    problems,
    readerOf,
  }) => {
    problems.tolerate(/radno-vrijeme/, /ERR_/);
    await page.goto(`${zone}/working-periods/new`);
    await settled(page);
    await page.getByRole('textbox', { name: 'Vrijedi od' }).fill('1.1.2028.');
    await page.getByRole('textbox', { name: 'Vrijedi do' }).fill('31.3.2028.');
    await page.getByLabel('Ponedjeljak, od').fill('8');
    await page.getByLabel('Ponedjeljak, do').fill('18');
    await page.getByRole('button', { name: 'Kopiraj vrijeme na sve dane' }).click();
    let isLost = false;
    await page.route('**/api/parking/provider/2/radno-vrijeme/', async (route) => {
      if (route.request().method() !== 'POST' || isLost) return route.continue();
      isLost = true;
      // The server has stored it; the response never arrives.
      await route.fetch();
      return route.abort('connectionreset');
    });
    const send = page.getByRole('button', { name: 'Pošalji na odobrenje' });
    await send.click();
    await expect(page.getByText(/Dogodila se pogreška\. Zahtjev za promjenu nije poslan\./)).toBeVisible();
    await expect(page.getByLabel('Ponedjeljak, do')).toHaveValue('18:00');
    await send.click();
    await expect(page.getByText('Zahtjev za promjenu poslan je na odobrenje')).toBeVisible();
    // The list of zones shows that the first try was written.
    expect(await simulator.calls('/api/parking/provider/2/radno-vrijeme/')).toHaveLength(1);
    const reader = await readerOf('provider');
    expect(await reader.get('/zahtjevi/')).toMatchObject({ ukupno_zahtjeva: 1 });
  });
});

interface Details {
  readonly details: {
    readonly polygon_data: string;
    readonly polygon_request: { readonly request_id: number; readonly polygon_data: string } | null;
  };
}
const polygonsIn = (text: string): number[][][][] => JSON.parse(text).features[0].geometry.coordinates;

test.describe('a border', () => {
  test.use({ user: 'provider' });

  test('is drawn, edited and undone with the mouse, sent for approval, and shows once approved', {
    tag: '@job',
  }, async ({ page, simulator, readerOf, problems }) => {
    await mapTiles(page, problems);
    const reader = await readerOf('provider');
    const details = async () => (await reader.get<Details>('/parking/provider/2/zona/12/detaljno/')).details;
    const before = polygonsIn((await details()).polygon_data);
    await page.goto('/parking/provider/2/zone/12/geo');
    const map = page.getByRole('application');
    await expect(map).toBeVisible();
    const listed = page.getByRole('button', { name: /^Uredi: Poligon/ });
    await expect(listed).toHaveCount(1);
    const box = await map.boundingBox();
    if (!box) throw new Error('The map has no place');
    const at = (right: number, down: number) => [box.x + right, box.y + down] as const;

    await page.getByRole('button', { name: 'Nacrtaj poligon' }).click();
    await pressCorners(page, [at(60, 520), at(200, 540), at(190, 640), at(70, 630)]);
    await page.getByRole('button', { name: 'Završi crtanje' }).click();
    await expect(listed).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(listed).toHaveCount(1);
    await page.keyboard.press('Control+Shift+z');
    await expect(listed).toHaveCount(2);

    await page.getByRole('button', { name: 'Uredi: Poligon 1' }).click();
    const handle = page.locator('.map-handle[data-kind=vertex]:not([hidden])').first();
    const grip = await handle.boundingBox();
    if (!grip) throw new Error('No vertex can be taken');
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(grip.x + 30, grip.y + 24, { steps: 6 });
    await page.mouse.up();
    await page.getByRole('button', { name: 'Završi', exact: true }).click();

    await page.getByRole('button', { name: 'Spremi', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Spremi' }).click();
    await expect.poll(async () => (await details()).polygon_request !== null).toBe(true);
    const { polygon_request, polygon_data } = await details();
    expect(polygonsIn(polygon_data)).toEqual(before);
    const requested = polygonsIn(polygon_request?.polygon_data ?? '');
    expect(requested).toHaveLength(2);
    // One vertex has moved, the others are unchanged to the last digit.
    const old = new Set(before[0]?.[0]?.map((position) => position.join()));
    const moved = new Set(
      requested[0]?.[0]?.map((position) => position.join()).filter((position) => !old.has(position)),
    );
    expect(moved.size).toBe(1);

    const decision = await fetch(`${simulator.url}/__simulator/requests/${polygon_request?.request_id}/approve`, {
      method: 'POST',
    });
    expect(decision.status).toBe(200);
    expect(polygonsIn((await details()).polygon_data)).toEqual(requested);
    await page.getByRole('button', { name: 'Zatvori', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Da' }).click();
    await expect(page).toHaveURL(/\/parking\/provider\/2\/zone\/12\/details\?tab=borders/);
  });

  test('that is not saved asks before Back leaves the editor, and is kept as a draft', { tag: '@data' }, async ({
    page,
    problems,
  }) => {
    await mapTiles(page, problems);
    await page.goto('/parking/provider/2/zone/12/details?tab=borders');
    await settled(page);
    const whole = page.getByRole('link', { name: 'Preko cijelog prozora' });
    await whole.click();
    await expect(page).toHaveURL(/\/zone\/12\/geo$/);
    const listed = page.getByRole('button', { name: /^Uredi: Poligon/ });
    await expect(listed).toHaveCount(1);
    await page.getByRole('button', { name: 'Dodaj kvadrat' }).click();
    await expect(listed).toHaveCount(2);

    await page.goBack();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Napustiti uređivač?');
    await expect(page).toHaveURL(/\/zone\/12\/geo$/);
    await question.getByRole('button', { name: 'Nastavi uređivanje' }).click();
    await expect(question).toBeHidden();
    await expect(listed).toHaveCount(2);

    await page.goBack();
    await question.getByRole('button', { name: 'Napusti', exact: true }).click();
    await expect(page).toHaveURL(/\/zone\/12\/details\?tab=borders/);
    await whole.click();
    await page.getByRole('button', { name: 'Nastavi', exact: true }).click();
    await expect(listed).toHaveCount(2);

    // Closed on purpose, nothing is left to ask about.
    await page.getByRole('button', { name: 'Zatvori', exact: true }).click();
    await question.getByRole('button', { name: 'Da' }).click();
    await expect(page).toHaveURL(/\/zone\/12\/details\?tab=borders/);
  });

  test('that is drawn when the tab is closed is in the draft', { tag: '@data' }, async ({
    page,
    context,
    problems,
  }) => {
    await mapTiles(page, problems);
    await page.goto('/parking/provider/2/zone/12/details?tab=borders');
    await settled(page);
    await page.getByRole('link', { name: 'Preko cijelog prozora' }).click();
    await expect(page.getByRole('button', { name: 'Uredi: Poligon 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Nacrtaj poligon' }).click();
    const box = await page.getByRole('application').boundingBox();
    if (!box) throw new Error('The map has no place');
    await pressCorners(page, [
      [box.x + 60, box.y + 520],
      [box.x + 200, box.y + 540],
      [box.x + 190, box.y + 640],
    ]);
    // At once: the draft is stored after a pause of 0.4 s.
    page.once('dialog', (question) => question.accept());
    await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);

    const again = await context.newPage();
    await mapTiles(again, problems);
    await again.goto('/parking/provider/2/zone/12/geo');
    await again.getByRole('button', { name: 'Nastavi', exact: true }).click();
    await expect(again.getByRole('button', { name: /^Uredi: Poligon/ })).toHaveCount(2);
  });

  test('is shown whole again by one button, after a polygon was chosen', async ({ page, problems }) => {
    await mapTiles(page, problems);
    await page.goto('/parking/provider/2/zone/12/details?tab=borders');
    await settled(page);
    await page.getByRole('link', { name: 'Preko cijelog prozora' }).click();
    await expect(page.getByRole('button', { name: 'Uredi: Poligon 1' })).toBeVisible();
    const map = await page.getByRole('application').boundingBox();
    if (!map) throw new Error('The map has no place');
    // The square is beside the border, so that their places on the map show what the map shows.
    await page.getByRole('button', { name: 'Dodaj kvadrat' }).click();
    await expect(page.getByRole('button', { name: /^Uredi: Poligon/ })).toHaveCount(2);
    await page.getByRole('button', { name: 'Završi', exact: true }).click();
    /** Where the corners of the edited polygon are, in px of the window. */
    const corners = async () => {
      const boxes = await Promise.all(
        (await page.locator('.map-handle[data-kind=vertex]:not([hidden])').all()).map((handle) => handle.boundingBox()),
      );
      const centres = boxes.flatMap((box) => (box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : []));
      const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
      return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    };
    type Place = Awaited<ReturnType<typeof corners>>;
    const partOfMap = ({ left, right, top, bottom }: Place) =>
      Math.max((right - left) / map.width, (bottom - top) / map.height);
    const isOnMap = ({ left, right, top, bottom }: Place) =>
      left >= map.x && right <= map.x + map.width && top >= map.y && bottom <= map.y + map.height;
    const choose = async (name: string) => {
      await page.getByRole('button', { name: `Uredi: ${name}` }).click();
      // The chosen one fills the map.
      await expect.poll(async () => partOfMap(await corners())).toBeGreaterThan(0.5);
    };
    const showAll = async (): Promise<Place> => {
      await page.getByRole('button', { name: 'Prikaži sve' }).click();
      await expect.poll(async () => partOfMap(await corners())).toBeLessThan(0.5);
      return corners();
    };
    await choose('Poligon 2');
    const square = await showAll();
    await page.getByRole('button', { name: 'Završi', exact: true }).click();
    await choose('Poligon 1');
    await page.getByRole('button', { name: 'Prikaži sve' }).click();
    // Both are on the map, side by side: it is the same view, which shows all.
    await expect.poll(async () => (await corners()).right).toBeLessThan(square.left);
    expect(isOnMap(await corners())).toBe(true);
    expect(isOnMap(square)).toBe(true);
  });

  test('in the dialog of the zone asks before Back leaves the zone', async ({ page, problems }) => {
    await mapTiles(page, problems);
    await page.goto('/parking/provider/2/zone');
    await settled(page);
    await page
      .getByRole('link', { name: /^Detalji: / })
      .nth(1)
      .click();
    await page.getByRole('tab', { name: 'Granice' }).click();
    await page.getByRole('button', { name: 'Uredi granice' }).click();
    const listed = page.getByRole('button', { name: /^Uredi: Poligon/ });
    await expect(listed).toHaveCount(1);
    await page.getByRole('button', { name: 'Dodaj kvadrat' }).click();
    await page.goBack();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Napustiti uređivač?');
    await question.getByRole('button', { name: 'Napusti', exact: true }).click();
    await expect(page).toHaveURL(/\/parking\/provider\/2\/zone$/);
  });

  test('is loaded again by a reset', async ({ page, simulator, readerOf, problems }) => {
    await mapTiles(page, problems);
    const reader = await readerOf('provider');
    await page.goto('/parking/provider/2/zone/12/details?tab=borders');
    await settled(page);
    await page.getByRole('link', { name: 'Preko cijelog prozora' }).click();
    const listed = page.getByRole('button', { name: /^Uredi: Poligon/ });
    await expect(listed).toHaveCount(1);
    // Another window requests two polygons.
    const { details } = await reader.get<Details>('/parking/provider/2/zona/12/detaljno/');
    const collection = JSON.parse(details.polygon_data);
    const [polygon] = collection.features[0].geometry.coordinates;
    const moved = polygon.map((ring: number[][]) =>
      ring.map(([longitude = 0, latitude = 0]) => [longitude + 0.02, latitude]),
    );
    collection.features[0].geometry.coordinates.push(moved);
    const amended = await fetch(`${simulator.url}/api/parking/provider/2/zona/12/`, {
      method: 'PATCH',
      headers: { authorization: `Token ${reader.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ polygon_data: JSON.stringify(collection) }),
    });
    expect(amended.status).toBe(202);
    await page.getByRole('button', { name: 'Vrati početno' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Vrati', exact: true }).click();
    await expect(listed).toHaveCount(2);
    await expect(page.getByText(/čeka odobrenje/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Spremi', exact: true })).toBeDisabled();
  });
});
