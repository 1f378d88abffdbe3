import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { cents, type WireMetrics } from '../support/api.ts';
import { download, readSpreadsheet, saved } from '../support/files.ts';
import { croatian } from '../support/numbers.ts';
import { parameters, section, settled } from '../support/pages.ts';
import { readPdf } from '../support/pdf.ts';
import { readTable } from '../support/tables.ts';
import { expect, test } from '../support/test.ts';

const address = '/obracuni/mjesec?month=2026-09';
const september = { begin_date: '2026-09-01', end_date: '2026-09-30' };

interface List {
  readonly ukupno: WireMetrics;
}

interface Statements {
  readonly ukupno_obracuna: number;
}

const lists = [
  '/parking/provider-list/',
  '/garaze/garage-list/',
  '/parkovi/parkovi-list/',
  '/prodaja/igeusprovider-list/',
];

test.describe('who sees the lists', () => {
  test.use({ user: 'operator' });

  test('the totals are those of the lists to the cent, and the spreadsheet has the rows of the screen', {
    tag: '@money',
  }, async ({ page, readerOf }) => {
    const api = await readerOf('operator');
    const totals = await Promise.all(lists.map((path) => api.get<List>(path, september)));
    const count = totals.reduce((sum, { ukupno }) => sum + ukupno.valid_count, 0);
    const amount = totals.reduce((sum, { ukupno }) => sum + cents(ukupno.valid_amount), 0) / 100;

    await page.goto(address);
    await settled(page);
    const table = section(page, 'Obračun mjeseca').getByRole('table', { name: 'Obračun mjeseca' });
    await expect(table).toBeVisible();
    const { rows, total } = await readTable(table);
    expect(total.Količina).toBe(croatian.count(count));
    expect(total['Iznos, €']).toBe(croatian.amount(amount));

    const { name, bytes } = await download(page, 'Excel izvještaj');
    expect(name).toBe('Obračun mjeseca 2026-09.xlsx');
    const sheets = [...(await readSpreadsheet(bytes)).values()];
    const [, ...written] = sheets[1] ?? [];
    const last = written.pop();
    expect([last?.[3], last?.[4]]).toEqual([count, amount]);
    const shown = rows.map((row) => [row.Pružatelj, row.Količina, row['Iznos, €']].join(' | ')).sort();
    const inFile = written
      .map((row) => [row[0], croatian.count(Number(row[3])), croatian.amount(Number(row[4]))].join(' | '))
      .sort();
    expect(inFile).toEqual(shown);
  });

  test('tick and note stay on the device, and nobody else who signs in has them', { tag: '@access' }, async ({
    page,
  }) => {
    await page.goto(address);
    await settled(page);
    await page.getByRole('checkbox', { name: 'Provjereno: Split', exact: true }).check();
    await page.getByRole('textbox', { name: 'Bilješka: Split', exact: true }).fill('Plaćeno');
    await page.reload();
    await settled(page);
    await expect(page.getByRole('checkbox', { name: 'Provjereno: Split', exact: true })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Bilješka: Split', exact: true })).toHaveValue('Plaćeno');
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('auth-session') ?? '{}');
      localStorage.setItem('auth-session', JSON.stringify({ ...session, user: 'viewer' }));
    });
    await page.reload();
    await settled(page);
    await expect(page.getByRole('checkbox', { name: 'Provjereno: Split', exact: true })).not.toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Bilješka: Split', exact: true })).toHaveValue('');
  });
});

test.describe('who sees no list', () => {
  test.use({ user: 'finance' });
  test.beforeEach(({ problems }) => problems.tolerate(/403.*\/api\/dashboard\//));

  test('each statement of the month has a row, and all PDFs come in one ZIP that opens', { tag: '@money' }, async ({
    page,
    readerOf,
  }) => {
    const api = await readerOf('finance');
    const { ukupno_obracuna: count } = await api.get<Statements>('/obracuni/', { search: '09/2026' });
    await page.goto('/obracuni');
    await settled(page);
    await page.getByRole('link', { name: 'Obračun mjeseca' }).click();
    await page.getByRole('button', { name: 'Mjesec prije' }).click();
    await expect.poll(() => parameters(page).month).toBe('2026-09');
    await settled(page);
    const { rows } = await readTable(section(page, 'Obračun mjeseca').getByRole('table', { name: 'Obračun mjeseca' }));
    expect(rows).toHaveLength(count);
    for (const row of rows) expect(row['Iznos, €']).toBe('bez izvještaja');

    // Those that name the outlet and not its partner are uncertain, and none is in the ZIP before it is chosen.
    await page.getByRole('button', { name: /^Odaberi \d+ jedin/ }).click();
    const zip = page.getByRole('button', { name: /u ZIP-u$/ });
    await expect(zip).toContainText(croatian.count(count));
    const { name, bytes } = await saved(page, () => zip.click());
    expect(name).toBe('Obračuni 2026-09.zip');
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toHaveLength(count);
    const joker = files['Obračun 09-2026 – Garaža Joker.pdf'] as Uint8Array;
    const texts = readPdf(Buffer.from(joker)).pages.flatMap((each) => each.texts);
    expect(texts.join(' ')).toContain('Garaža Joker');

    const folder = mkdtempSync(join(tmpdir(), 'settlement-'));
    try {
      const path = join(folder, name);
      writeFileSync(path, bytes);
      const script = 'import sys, zipfile; print(zipfile.ZipFile(sys.argv[1]).testzip())';
      expect(execFileSync('python3', ['-c', script, path], { encoding: 'utf8' }).trim()).toBe('None');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
