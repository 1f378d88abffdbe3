import { cents, period, type WireMetrics } from '../support/api.ts';
import { download, readSpreadsheet } from '../support/files.ts';
import { croatian, plain } from '../support/numbers.ts';
import { section, settled, tile } from '../support/pages.ts';
import { readPdf } from '../support/pdf.ts';
import { readTable } from '../support/tables.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'operator' });

const range = 'beginDate=2026-10-01&endDate=2026-10-31&compareBeginDate=2026-09-01&compareEndDate=2026-09-30';
const title = 'Zašto se promijenilo';

/** Amounts of the page in cents, by their digits: `+1.302,00 €` is 130200. */
const centsIn = (text: string) =>
  [...plain(text).matchAll(/([+−-]?)(\d{1,3}(?:\.\d{3})*),(\d\d) €/g)].map(
    ([, sign, whole = '', part = '']) =>
      (sign === '−' || sign === '-' ? -1 : 1) * Number(whole.replaceAll('.', '') + part),
  );
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

for (const [name, path, call] of [
  ['a list', `/parking?${range}`, '/parking/provider-list/'],
  ['a report', `/parking/provider/8?${range}&why.by=articles`, '/parking/provider/8/po-artiklima/'],
] as const)
  test(`sentence, causes, table and files of ${name} agree with the tile to the cent`, { tag: '@money' }, async ({
    page,
    readerOf,
  }) => {
    const api = await readerOf('operator');
    const [now, before] = await Promise.all(
      [period('2026-10-01', '2026-10-31'), period('2026-09-01', '2026-09-30')].map((query) =>
        api.get<{ readonly ukupno: WireMetrics }>(call, query),
      ),
    );
    const difference = cents(now?.ukupno.valid_amount ?? '0') - cents(before?.ukupno.valid_amount ?? '0');
    expect(difference).not.toBe(0);

    await page.goto(`${path}&why.view=table`);
    await settled(page);
    const card = section(page, title);
    await expect(card.locator('[data-part=sentence]')).toBeVisible();
    const signed = croatian.signedAmount(difference / 100);
    expect(plain(await tile(page, 'Iznos'))).toContain(signed);

    const sentence = (await card.locator('[data-part=sentence]').textContent()) ?? '';
    const [whole = 0, ...causes] = centsIn(sentence);
    expect(whole).toBe(Math.abs(difference));
    expect(sumOf(causes)).toBe(causes.some((cause) => cause < 0) || /[+]/.test(sentence) ? difference : whole);
    const listed = centsIn((await card.locator('dd > :first-child').allTextContents()).join(' '));
    expect(sumOf(listed.slice(0, -1))).toBe(difference);
    expect(listed.at(-1)).toBe(difference);

    const shown = await readTable(card.getByRole('table', { name: title }));
    const rowsShown = shown.rows.map((row) => Object.values(row));
    const totals = Object.values(shown.total);
    expect(totals[3]).toBe(signed);

    const inFile = async (item: string) =>
      (await readSpreadsheet((await download(page, item)).bytes)) as ReadonlyMap<
        string,
        readonly (readonly unknown[])[]
      >;
    const sheets = await inFile(name === 'a list' ? 'Excel svih odjeljaka' : 'Excel izvještaj');
    const sheet = [...sheets.keys()].find((each) => each.startsWith('Doprinosi')) ?? '';
    const rows = (sheets.get(sheet) ?? []).slice(2);
    const written = rows.map(([part, ...figures]) => [
      part,
      ...figures.map((figure, at) => (at < 2 ? croatian.amount : croatian.signedAmount)(Number(figure))),
    ]);
    expect(written.slice(0, rowsShown.length)).toEqual(rowsShown);
    expect(written.at(-1)).toEqual(totals);
    expect(JSON.stringify(sheets.get('Izvještaj')?.map((row) => row.map((cell) => plain(String(cell)))))).toContain(
      plain(sentence),
    );

    const { pages } = readPdf((await download(page, 'PDF izvještaj')).bytes);
    const texts = plain(pages.flatMap((each) => each.texts).join(' '));
    expect(texts).toContain(title);
    for (const [, , , amount = ''] of rowsShown.slice(0, 5)) expect(texts).toContain(amount);
  });
