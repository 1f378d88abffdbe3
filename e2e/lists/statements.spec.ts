import { everyRow, period } from '../support/api.ts';
import { downloadCsv, readCsv, saved } from '../support/files.ts';
import { croatian, plain } from '../support/numbers.ts';
import { garages, reportsOf } from '../support/outlets.ts';
import { parameters, section, settled } from '../support/pages.ts';
import { readPdf } from '../support/pdf.ts';
import { expectRows, readTable } from '../support/tables.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'finance' });

test.beforeEach(({ problems }) => problems.tolerate(/403.*\/api\/dashboard\//));

interface Statement {
  readonly id: number;
  readonly naziv: string;
  readonly partner_naziv: string;
}
interface Statements {
  readonly obracuni: readonly Statement[];
  readonly ukupno_obracuna: number;
  readonly broj_stranica: number;
}

const shown = ({ naziv, partner_naziv }: Statement) =>
  expect.objectContaining({ Naziv: naziv, Partner: partner_naziv });

test('the menu leads to the statements, newest first, page by page', { tag: '@job' }, async ({ page, readerOf }) => {
  const api = await readerOf('finance');
  const { obracuni, ukupno_obracuna: count } = await api.get<Statements>('/obracuni/');
  const second = await api.get<Statements>('/obracuni/', { page: 2 });
  await page.goto('/promijeni-lozinku');
  await page.getByRole('navigation', { name: 'Glavna navigacija' }).getByRole('link', { name: 'Obračuni' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obračuni');
  await settled(page);
  const part = section(page, 'Obračuni');
  const table = part.getByRole('table', { name: 'Obračuni' });
  await expectRows(table, obracuni.map(shown));
  await expect(part).toContainText(croatian.count(count));
  await page.getByRole('button', { name: 'Sljedeća stranica' }).click();
  await expect.poll(() => parameters(page).page).toBe('2');
  await settled(page);
  await expectRows(table, second.obracuni.map(shown));
});

test('a search finds partners without their marks, is in the address, and begins at the first page', async ({
  page,
  readerOf,
}) => {
  const api = await readerOf('finance');
  const found = await api.get<Statements>('/obracuni/', { search: 'sibenik 2026' });
  expect(found.ukupno_obracuna).toBe(10);
  await page.goto('/obracuni?page=4');
  await settled(page);
  await page.getByRole('searchbox', { name: 'Naziv obračuna ili partner' }).fill(' sibenik 2026 ');
  await page.keyboard.press('Enter');
  await expect.poll(() => parameters(page)).toEqual({ search: 'sibenik 2026' });
  await settled(page);
  const table = section(page, 'Obračuni').getByRole('table', { name: 'Obračuni' });
  await expectRows(table, found.obracuni.map(shown));
  const { rows } = await readTable(table);
  expect(rows[0]?.Naziv).toBe('Obračun 10/2026 – Šibenik');
  await page.reload();
  await settled(page);
  await expectRows(table, rows);
  await page.getByRole('searchbox').fill('takvoga nema');
  await page.getByRole('button', { name: 'Traži', exact: true }).click();
  await expect(page.getByText('Nijedan obračun ne odgovara pretrazi „takvoga nema”.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('sibenik 2026');
});

test('a statement is a PDF with the month’s figures, named with a dash for the slash', { tag: '@money' }, async ({
  page,
  readerOf,
}) => {
  const api = await readerOf('operator');
  const { total, articles, channels } = await reportsOf(api, garages, 9, period('2026-09-01', '2026-09-30'));
  await page.goto('/obracuni?search=Joker 09/2026');
  await settled(page);
  const { name, bytes } = await saved(page, () =>
    page.getByRole('button', { name: 'Preuzmi: Obračun 09/2026 – Garaža Joker' }).click(),
  );
  expect(name).toBe('Obračun 09-2026 – Garaža Joker.pdf');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText(`Datoteka ${name} je preuzeta.`)).toBeVisible();

  const written = readPdf(bytes)
    .pages.flatMap(({ texts }) => texts)
    .map(plain);
  const gross = Number(total.valid_amount);
  const fee = Math.round(gross * 7) / 100;
  const vat = Math.round(fee * 25) / 100;
  for (const text of [
    'Obračun 09/2026 – Garaža Joker',
    'Split parking d.o.o.',
    croatian.count(total.valid_count),
    croatian.amount(gross),
    croatian.amount(-fee),
    croatian.amount(-vat),
    croatian.amount(gross - fee - vat),
    ...articles.map(({ shortcode }) => shortcode),
    ...articles.map(({ valid_amount }) => croatian.amount(Number(valid_amount))),
    ...channels.filter(({ valid_count }) => valid_count > 0).map(({ reseller_name }) => reseller_name),
  ])
    expect(written).toContain(text);
});

test('a document that fails shows an error, and is downloaded by a retry', async ({ page, simulator, problems }) => {
  problems.allow(/503.*\/api\/obracun\//, /A file could not be made/);
  await page.goto('/obracuni?search=Zagreb 10/2026');
  await settled(page);
  await simulator.faults({ path: '/obracun/**', status: 503 });
  const button = page.getByRole('button', { name: 'Preuzmi: Obračun 10/2026 – Zagreb', exact: true });
  await button.click();
  await expect(page.getByText('Usluga je privremeno nedostupna.').first()).toBeVisible();
  await simulator.faults();
  const { name } = await saved(page, () => button.click());
  expect(name).toBe('Obračun 10-2026 – Zagreb.pdf');
});

test('the CSV of the statements is the page as it is shown', async ({ page, readerOf }) => {
  const api = await readerOf('finance');
  const rows = await everyRow<Statement>(api, '/obracuni/', { search: 'Plitvička 2026' }, 'obracuni');
  await page.goto('/obracuni?search=Plitvička 2026');
  await settled(page);
  const { name, bytes } = await downloadCsv(page, 'Obračuni');
  expect(name).toBe('Obračuni.csv');
  expect(readCsv(bytes)).toEqual([
    ['Naziv', 'Partner'],
    ...rows.map(({ naziv, partner_naziv }) => [naziv, partner_naziv]),
  ]);
});

test('a wrong page in the address shows the first, one past the end the way back', async ({ page }) => {
  await page.goto('/obracuni?page=zero');
  await expect(page.getByText('Broj stranice u poveznici nije ispravan, pa je prikazana prva.')).toBeVisible();
  await settled(page);
  await page.goto('/obracuni?page=99999');
  await page.getByRole('button', { name: 'Na prvu stranicu' }).click();
  await expect.poll(() => parameters(page).page).toBeUndefined();
  await settled(page);
  const { rows } = await readTable(section(page, 'Obračuni').getByRole('table', { name: 'Obračuni' }));
  expect(rows).toHaveLength(20);
});

test.describe('without the permission', () => {
  test.use({ user: 'provider' });

  test('the menu has no statements, and their page is denied', { tag: '@access' }, async ({ page, problems }) => {
    problems.tolerate(/403.*\/api\/obracuni\//);
    await page.goto('/parking');
    await settled(page);
    await expect(page.getByRole('link', { name: 'Obračuni' })).toHaveCount(0);
    await page.goto('/obracuni');
    await expect(page).toHaveURL('/denied');
  });
});
