import { cents } from '../support/api.ts';
import { type Cell, download, downloadCsv, readCsv, readSpreadsheet } from '../support/files.ts';
import { croatian, plain } from '../support/numbers.ts';
import { section, settled } from '../support/pages.ts';
import { readPdf } from '../support/pdf.ts';
import { readTable } from '../support/tables.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'operator' });

const provider = '/parking/provider/8?beginDate=2026-10-01&endDate=2026-10-14';
const list = '/parking?beginDate=2026-10-01&endDate=2026-10-31';
const numberOf = (text = '') =>
  Number(text.replaceAll('.', '').replace(',', '.').replace('−', '-').replace(/[ %]/g, ''));
/** What has sold nothing has no rank. */
const rankOf = (text = '') => (/^\d+$/.test(text) ? Number(text) : null);
const inCents = (text = '') => Math.round(numberOf(text) * 100);

test('subtotals of zones are those of their articles, and add up to the total to the cent', { tag: '@money' }, async ({
  page,
}) => {
  await page.goto(provider);
  await settled(page);
  const part = section(page, 'Artikli po zonama');
  const table = part.getByRole('table', { name: 'Artikli po zonama' });
  const lines = await table.locator('tbody > tr').evaluateAll((rows) =>
    rows.map((row) => ({
      isZone: (row as HTMLElement).dataset.part === 'group',
      cells: [...row.children].map((cell) => cell.textContent ?? ''),
    })),
  );
  const zones: { own: number[]; articles: number[][] }[] = [];
  for (const { isZone, cells } of lines) {
    const figures = cells.slice(-2).map(inCents);
    if (isZone) zones.push({ own: figures, articles: [] });
    else zones.at(-1)?.articles.push(figures);
  }
  expect(zones.length).toBeGreaterThan(2);
  const sumOf = (rows: readonly (readonly number[])[]) =>
    [0, 1].map((at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0));
  for (const { own, articles } of zones) expect(sumOf(articles)).toEqual(own);
  const { total } = await readTable(table);
  expect(sumOf(zones.map(({ own }) => own))).toEqual([inCents(total.Količina), inCents(total['Iznos, €'])]);

  // A zone's articles are hidden by keyboard; the subtotals stay.
  const toggle = table.locator('tr[data-part=group] button').first();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(table.locator('tbody > tr')).toHaveCount(lines.length - (zones[0]?.articles.length ?? 0));
  await expect(toggle).toBeFocused();
});

test('moved columns and shares are in the PDF, the XLSX and the CSV as on the screen, to the cent', {
  tag: '@money',
}, async ({ page }) => {
  await page.goto(provider);
  await settled(page);
  const part = section(page, 'Artikli po zonama');
  await part.getByRole('button', { name: 'Stupci' }).click();
  const panel = page.getByRole('dialog', { name: 'Stupci' });
  await panel.getByRole('checkbox', { name: 'Udio u ukupnom iznosu' }).check();
  await panel.getByRole('checkbox', { name: 'Rang po iznosu' }).check();
  const up = panel.getByRole('button', { name: 'Pomakni gore: Iznos, €', exact: true });
  for (let presses = 0; presses < 3; presses += 1) await up.press('Enter');
  await expect(panel.getByRole('status')).toHaveText('Iznos, €: 2. mjesto od 11');
  await page.keyboard.press('Escape');
  const heads = ['Artikl', 'Iznos, €', 'Šifra', 'Cijena, €', 'Količina', 'Udio u ukupnom iznosu', 'Rang po iznosu'];
  const table = part.getByRole('table', { name: 'Artikli po zonama' });
  const shown = await readTable(table);
  expect(shown.heads).toEqual(heads);
  expect(shown.rows.reduce((sum, row) => sum + inCents(row['Udio u ukupnom iznosu']), 0)).toBe(10_000);

  // The choice is of the device, so that it holds when the page is opened again.
  await page.reload();
  await settled(page);
  expect((await readTable(table)).heads).toEqual(heads);

  const csvLines = readCsv((await downloadCsv(page, 'Artikli po zonama')).bytes);
  expect(csvLines[0]).toEqual(['Zona', ...heads]);
  expect(csvLines.slice(1, -1).map(([, name, amount]) => [name, inCents(amount)])).toEqual(
    shown.rows.map((row) => [row.Artikl, inCents(row['Iznos, €'])]),
  );

  const sheets = await readSpreadsheet((await download(page, 'Excel izvještaj')).bytes);
  const [sheetHeads = [], ...sheetRows] = sheets.get('Artikli po zonama') ?? [];
  expect(sheetHeads.slice(0, heads.length)).toEqual(heads);
  const keyOf = (row: readonly (Cell | string | undefined)[]) => row.join('|');
  const inSheet = new Set(
    sheetRows.map((row) => keyOf([row[0], cents(Number(row[1] ?? 0)), row[2], row[4], row[5], row[6]])),
  );
  const pdf = readPdf((await download(page, 'PDF izvještaj')).bytes);
  const texts = pdf.pages
    .flatMap((each) => each.texts)
    .map(plain)
    .join('')
    .replaceAll(' ', '');
  for (const row of shown.rows) {
    const cells = heads.map((head) => row[head] ?? '');
    const [name, amount, code, , count, share, rank] = cells;
    expect(inSheet).toContain(keyOf([name, inCents(amount), code, numberOf(count), numberOf(share), rankOf(rank)]));
    expect(texts).toContain(cells.slice(1, 5).join('').replaceAll(' ', ''));
  }
});

test('the spreadsheet of a list has the columns that are chosen', { tag: '@money' }, async ({ page }) => {
  await page.goto(list);
  await settled(page);
  const part = section(page, 'Pružatelji parkiranja');
  await part.getByRole('button', { name: 'Stupci' }).click();
  const panel = page.getByRole('dialog', { name: 'Stupci' });
  await panel.getByRole('checkbox', { name: 'Udio u iznosu' }).check();
  await panel.getByRole('button', { name: 'Pomakni gore: Iznos, €', exact: true }).press('Enter');
  await page.keyboard.press('Escape');
  const { rows, total } = await readTable(part.getByRole('table'));
  const { bytes } = await download(page, 'Excel izvještaj');
  const sheets = await readSpreadsheet(bytes);
  const [heads = [], ...written] = sheets.get('Pružatelji parkiranja') ?? [];
  expect(heads).toEqual(['Pružatelj', 'Iznos, €', 'Količina', 'Udio u iznosu']);
  const cellsOf = (row: Readonly<Record<string, string>>) =>
    ['Iznos, €', 'Količina', 'Udio u iznosu'].map((head) => row[head]);
  expect(written.map(([, amount, count, share]) => [amount, count, share].map(Number))).toEqual(
    [...rows, total].map((row) => cellsOf(row).map(numberOf)),
  );
  expect(croatian.percent(Number(written.at(-1)?.[3]))).toBe('100,00 %');
});
