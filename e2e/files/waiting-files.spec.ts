import { cents, period, type WireChannel, type WireMetrics } from '../support/api.ts';
import { download, readCsv, readSpreadsheet, type SavedFile, saved } from '../support/files.ts';
import { holdResponses } from '../support/hold.ts';
import { croatian } from '../support/numbers.ts';
import { search, settled, typeRange } from '../support/pages.ts';
import { readPdf } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';

/** Behaviour 19.15: the figures of a file are those of the filters that its name says, however slow they are. */

test.use({ user: 'operator' });

const link = '/parking/provider/8?beginDate=2026-11-01&endDate=2026-11-14';
const october = period('2026-10-01', '2026-10-14');

interface Channels {
  readonly distributeri: readonly WireChannel[];
  readonly ukupno: WireMetrics;
}

test('a file that is asked for at once holds the figures of its filters', { tag: '@money' }, async ({
  page,
  readerOf,
}) => {
  const api = await readerOf('operator');
  const { distributeri, ukupno } = await api.get<Channels>('/parking/provider/8/po-distributerima/', october);
  const file = async (item: string): Promise<SavedFile> => {
    await page.goto(link);
    await settled(page);
    const release = await holdResponses(page, '**/provider/8/po-*/**');
    await typeRange(page, 'Razdoblje', '1.10.2026.', '14.10.2026.');
    await search(page).click();
    await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
    const made = saved(page, async () => {
      await page.getByRole('button', { name: 'Preuzmi', exact: true }).click();
      await page.getByRole('menuitem', { name: item }).click();
      await expect(page.getByRole('button', { name: 'Čeka podatke' })).toBeVisible();
      release();
    });
    const done = await made;
    await page.unrouteAll({ behavior: 'wait' });
    return done;
  };

  const csv = await file('CSV: Kanali prodaje');
  expect(csv.name).toBe('Šibenik Kanali prodaje 2026-10-01–2026-10-14.csv');
  const rows = readCsv(csv.bytes);
  const sold = distributeri.map((row) => [
    row.reseller_name,
    String(row.valid_count),
    row.valid_amount.replace('.', ','),
  ]);
  expect(rows.slice(1, -1).toSorted()).toEqual(sold.toSorted());
  expect(rows.at(-1)?.slice(1)).toEqual([String(ukupno.valid_count), ukupno.valid_amount.replace('.', ',')]);

  const xlsx = await file('Excel izvještaj');
  expect(xlsx.name).toBe('Šibenik 2026-10-01–2026-10-14.xlsx');
  const channels = (await readSpreadsheet(xlsx.bytes)).get('Kanali prodaje')?.at(-1) ?? [];
  expect([channels[1], cents(Number(channels[2]))]).toEqual([ukupno.valid_count, cents(ukupno.valid_amount)]);

  const pdf = await file('PDF izvještaj');
  expect(pdf.name).toBe('Šibenik.pdf');
  const texts = readPdf(pdf.bytes).pages.flatMap((each) => each.texts);
  expect(texts).toContain('1. – 14. listopada 2026.');
  expect(texts).toContain(croatian.count(ukupno.valid_count));
});

test('a file whose figures do not load is not made', { tag: '@money' }, async ({ page, simulator, problems }) => {
  problems.allow(/500.*po-artiklima/);
  problems.tolerate(/A file could not be made/);
  await page.goto(link);
  await settled(page);
  await simulator.faults({ path: '/parking/provider/8/po-artiklima/', status: 500 });
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await typeRange(page, 'Razdoblje', '1.10.2026.', '14.10.2026.');
  await search(page).click();
  await page.getByRole('button', { name: 'Preuzmi', exact: true }).click();
  await page.getByRole('menuitem', { name: 'PDF izvještaj' }).click();
  await expect(page.getByText('Preuzimanje nije uspjelo: PDF izvještaj')).toBeVisible();
  expect(downloads).toBe(0);
  await simulator.faults();
  expect((await download(page, 'PDF izvještaj')).name).toBe('Šibenik.pdf');
});
