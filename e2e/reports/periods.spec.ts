import { cents, period, type WireMetrics, type WireProvider } from '../support/api.ts';
import { download, downloadCsv, readCsv, readSpreadsheet } from '../support/files.ts';
import { croatian, quotient } from '../support/numbers.ts';
import { appliedFilters, openRange, parameters, search, section, settled, tile, typeRange } from '../support/pages.ts';
import { readTable } from '../support/tables.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'operator' });

const october = 'beginDate=2026-10-01&endDate=2026-10-31';
const september = 'compareBeginDate=2026-09-01&compareEndDate=2026-09-30';
const compared = `/parking?${october}&${september}&compare=previousPeriod`;

test('the comparison rolls along, in a new tab, after a reload and by Back; typed days stay', async ({ page }) => {
  await page.goto('/parking?beginDate=2026-09-01&endDate=2026-09-30');
  await settled(page);
  await page.getByText('Usporedi s', { exact: true }).click();
  await search(page).click();
  await expect
    .poll(() => parameters(page))
    .toMatchObject({ compareBeginDate: '2026-08-01', compareEndDate: '2026-08-31', compare: 'previousPeriod' });
  await settled(page);
  const panel = await openRange(page, 'Razdoblje');
  await panel.getByRole('button', { name: 'Prošli mjesec', exact: true }).click();
  await search(page).click();
  const rolled = {
    beginDate: '2026-10-01',
    endDate: '2026-10-31',
    compareBeginDate: '2026-09-01',
    compareEndDate: '2026-09-30',
    compare: 'previousPeriod',
  };
  await expect.poll(() => parameters(page)).toEqual(rolled);
  await settled(page);
  const note = page.getByRole('note').filter({ hasText: 'Razdoblja nisu jednako duga' });
  await expect(note).toContainText('31 dan i 30 dana');
  await page.reload();
  await settled(page);
  expect(parameters(page)).toEqual(rolled);

  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Detalji: Split', exact: true }).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await settled(tab);
  expect(parameters(tab)).toEqual(rolled);
  await tab.close();

  await page.goBack();
  await expect.poll(() => parameters(page)).toMatchObject({ beginDate: '2026-09-01', compareBeginDate: '2026-08-01' });
  await page.goForward();
  await expect.poll(() => parameters(page)).toEqual(rolled);
  await settled(page);

  await typeRange(page, 'Razdoblje usporedbe', '1.9.2026.', '30.9.2026.');
  await typeRange(page, 'Razdoblje', '1.7.2026.', '31.7.2026.');
  await search(page).click();
  await expect
    .poll(() => parameters(page))
    .toMatchObject({ beginDate: '2026-07-01', compareBeginDate: '2026-09-01', compare: 'typed' });
  await expect(appliedFilters(page)).toContainText('1. – 30. rujna 2026. (upisano)');
  await settled(page);
  await page.getByRole('button', { name: 'Vrati na prethodno razdoblje' }).click();
  await expect
    .poll(() => parameters(page))
    .toMatchObject({ beginDate: '2026-07-01', compareBeginDate: '2026-06-01', compare: 'previousPeriod' });
});

test('an address of before has the kind that its days say', async ({ page }) => {
  await page.goto(`/parking?${october}&compareBeginDate=2025-10-01&compareEndDate=2025-10-31`);
  await settled(page);
  await expect(appliedFilters(page)).toContainText('isti dani prošle godine');
  await page.goto(`/parking?${october}&compareBeginDate=2026-08-31&compareEndDate=2026-09-30`);
  await settled(page);
  await expect(appliedFilters(page)).toContainText('(upisano)');
});

test('says the lengths, weekdays and holidays on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(compared);
  await settled(page);
  await expect(page.getByText('31 dan i 30 dana')).toBeVisible();
  await expect(page.getByText('5 četvrtaka, 5 petaka i 5 subota prema 4; 4 utorka i 4 srijede prema 5')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

interface Providers {
  readonly provider_list: readonly WireProvider[];
  readonly ukupno: WireMetrics;
}

/** An amount of whole cents by days, in EUR. */
const perDay = (amount: string | number, days: number) => quotient(cents(amount) / 100, days);

test('figures per day are the API’s by the days of their period, on the page and in its files', {
  tag: '@money',
}, async ({ page, readerOf, simulator }) => {
  const api = await readerOf('operator');
  const [now, before] = (await Promise.all(
    [period('2026-10-01', '2026-10-31'), period('2026-09-01', '2026-09-30')].map((range) =>
      api.get<Providers>('/parking/provider-list/', range),
    ),
  )) as [Providers, Providers];
  await page.goto(compared);
  await settled(page);
  const calls = (await simulator.calls('/api/parking/')).length;
  await page.getByText('Po danu', { exact: true }).click();
  await expect.poll(() => parameters(page)).toMatchObject({ per: 'day', compare: 'previousPeriod' });
  expect(await simulator.calls('/api/parking/')).toHaveLength(calls);
  expect(await tile(page, 'Iznos po danu')).toContain(croatian.money(perDay(now.ukupno.valid_amount, 31)));

  const { rows, total } = await readTable(section(page, 'Pružatelji parkiranja').getByRole('table'));
  expect(total).toMatchObject({
    'Količina po danu: Razdoblje': croatian.amount(quotient(now.ukupno.valid_count, 31)),
    'Količina po danu: Usporedba': croatian.amount(quotient(before.ukupno.valid_count, 30)),
    'Iznos po danu, €: Razdoblje': croatian.amount(perDay(now.ukupno.valid_amount, 31)),
    'Iznos po danu, €: Usporedba': croatian.amount(perDay(before.ukupno.valid_amount, 30)),
  });
  for (const { naziv, valid_amount } of now.provider_list) {
    const row = rows.find((each) => each.Pružatelj === naziv);
    expect(row?.['Iznos po danu, €: Razdoblje']).toBe(croatian.amount(perDay(valid_amount, 31)));
  }

  const csv = readCsv((await downloadCsv(page, 'Pružatelji parkiranja')).bytes);
  expect(csv[0]?.slice(1, 3)).toEqual([
    'Količina po danu – Razdoblje, 31 dan',
    'Količina po danu – Usporedba, 30 dana',
  ]);
  const ofScreen = (text: string | undefined) => (text ?? '').replaceAll('.', '');
  expect(csv.at(-1)?.[5]).toBe(ofScreen(total?.['Iznos po danu, €: Razdoblje']));
  for (const row of rows) {
    const line = csv.find(([name]) => name === row.Pružatelj);
    expect(line?.[5]).toBe(ofScreen(row['Iznos po danu, €: Razdoblje']));
    expect(line?.[6]).toBe(ofScreen(row['Iznos po danu, €: Usporedba']));
  }

  const sheets = await readSpreadsheet((await download(page, 'Excel izvještaj')).bytes);
  const table = [...sheets.values()][1] ?? [];
  for (const { naziv, valid_amount, valid_count } of now.provider_list) {
    const line = table.find(([name]) => name === naziv);
    expect(line?.[1]).toBe(quotient(valid_count, 31));
    expect(line?.[5]).toBe(perDay(valid_amount, 31));
  }
  expect([...sheets.values()][0]?.flat().map(String)).toContain('1. – 31. listopada 2026., 31 dan');

  await page.getByRole('link', { name: 'Detalji: Split', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Split');
  await expect.poll(() => parameters(page)).toMatchObject({ per: 'day' });
  await settled(page);
  await expect(page.getByRole('checkbox', { name: 'Po danu' })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Po danu' })).toBeChecked();
});

test('the list’s spreadsheet of the server names the lengths that differ', async ({ page }) => {
  await page.goto(compared);
  await settled(page);
  const { name } = await download(page, 'Excel izvještaj');
  expect(name).toBe('parking 2026-10-01–2026-10-31 (31 dan) 2026-09-01–2026-09-30 (30 dana).xlsx');
});
