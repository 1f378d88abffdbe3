import { cents, period, type WireChannel, type WireMetrics } from '../support/api.ts';
import { croatian, percentageOf, plain, quotient } from '../support/numbers.ts';
import { section, settled, tile } from '../support/pages.ts';
import { readTable } from '../support/tables.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'operator' });

const now = period('2026-10-01', '2026-10-31');
const before = period('2025-10-01', '2025-10-31');
const comparing = '/?beginDate=2026-10-01&endDate=2026-10-31&compareBeginDate=2025-10-01&compareEndDate=2025-10-31';

interface Services {
  readonly usluge: readonly (WireMetrics & { readonly service_type_id: number; readonly service_type_name: string })[];
  readonly ukupno: WireMetrics;
}
interface Channels {
  readonly distributeri: readonly WireChannel[];
  readonly ukupno: WireMetrics;
}

/** The cells that a row of the comparison shows for its figures in both periods. */
function comparedCells(primary: WireMetrics, compare: WireMetrics) {
  const amounts = [Number(primary.valid_amount), Number(compare.valid_amount)] as const;
  const amountDifference = (cents(amounts[0]) - cents(amounts[1])) / 100;
  return {
    'Količina: Razdoblje': croatian.count(primary.valid_count),
    'Količina: Usporedba': croatian.count(compare.valid_count),
    'Količina: Razlika': croatian.signedCount(primary.valid_count - compare.valid_count),
    'Količina: %': croatian.signedPercent(percentageOf(primary.valid_count, compare.valid_count)),
    'Iznos, €: Razdoblje': croatian.amount(amounts[0]),
    'Iznos, €: Usporedba': croatian.amount(amounts[1]),
    'Iznos, €: Razlika': croatian.signedAmount(amountDifference),
    'Iznos, €: %': croatian.signedPercent(percentageOf(...amounts)),
  };
}

test('tiles, rows and totals of a comparison are the API’s figures', { tag: ['@money', '@job'] }, async ({
  page,
  readerOf,
}) => {
  const api = await readerOf('operator');
  await page.goto(comparing);
  await settled(page);
  const [services, servicesBefore] = (await Promise.all(
    [now, before].map((query) => api.get<Services>('/dashboard/ukupno-po-uslugama/', query)),
  )) as [Services, Services];
  const [channels, channelsBefore] = (await Promise.all(
    [now, before].map((query) => api.get<Channels>('/dashboard/ukupno-po-distributerima/', query)),
  )) as [Channels, Channels];

  const { ukupno: total } = services;
  const { ukupno: totalBefore } = servicesBefore;
  const count = await tile(page, 'Količina');
  for (const text of [
    croatian.count(total.valid_count),
    croatian.signedPercent(percentageOf(total.valid_count, totalBefore.valid_count)),
    croatian.signedCount(total.valid_count - totalBefore.valid_count),
    `prije ${croatian.count(totalBefore.valid_count)}`,
  ])
    expect(count).toContain(text);
  const amount = await tile(page, 'Iznos');
  expect(amount).toContain(croatian.money(Number(total.valid_amount)));
  expect(amount).toContain(`prije ${croatian.money(Number(totalBefore.valid_amount))}`);
  expect(amount).toContain(
    croatian.signedPercent(percentageOf(Number(total.valid_amount), Number(totalBefore.valid_amount))),
  );
  expect(await tile(page, 'Neispravna količina')).toContain(croatian.count(total.total_count - total.valid_count));
  expect(await tile(page, 'Prosjek po jedinici')).toContain(
    croatian.money(quotient(Number(total.valid_amount), total.valid_count)),
  );

  const serviceTable = await readTable(section(page, 'Usluge').getByRole('table', { name: 'Usluge' }));
  const expected = [...services.usluge]
    .sort((a, b) => cents(b.valid_amount) - cents(a.valid_amount))
    .map((row) => ({
      Usluga: row.service_type_name,
      ...comparedCells(
        row,
        servicesBefore.usluge.find(({ service_type_id }) => service_type_id === row.service_type_id) as WireMetrics,
      ),
    }));
  expect(expected).toHaveLength(4);
  expect(serviceTable.rows).toEqual(expected);
  expect(serviceTable.total).toEqual({ Usluga: 'Ukupno', ...comparedCells(total, totalBefore) });

  const channelTable = await readTable(section(page, 'Kanali prodaje').getByRole('table', { name: 'Kanali prodaje' }));
  expect(channelTable.rows).toHaveLength(8);
  for (const row of channelTable.rows) {
    const of = ({ distributeri }: Channels) =>
      distributeri.find(({ reseller_name }) => reseller_name === row['Kanal prodaje']) as WireChannel;
    expect(row).toEqual({ 'Kanal prodaje': row['Kanal prodaje'], ...comparedCells(of(channels), of(channelsBefore)) });
  }
  // Split either way, the sum is the same.
  expect(channelTable.total).toEqual({ 'Kanal prodaje': 'Ukupno', ...comparedCells(total, totalBefore) });
});

test('the chart of services has the same figures by day, week and month', { tag: '@money' }, async ({
  page,
  readerOf,
}) => {
  const api = await readerOf('operator');
  const series = await api.get<Readonly<Record<string, readonly (WireMetrics & { datum: string })[]>>>(
    '/dashboard/usluge-intervalno/',
    now,
  );
  const { ukupno } = await api.get<Services>('/dashboard/ukupno-po-uslugama/', now);
  await page.goto('/?beginDate=2026-10-01&endDate=2026-10-31');
  const chart = section(page, 'Kretanje usluga po razdoblju');
  await chart.getByRole('button', { name: 'Tablica' }).click();
  for (const [choice, key, buckets] of [
    ['Dan', 'usluge_dnevno', 31],
    ['Tjedan', 'usluge_tjedno', 5],
    ['Mjesec', 'usluge_mjesecno', 1],
  ] as const) {
    await chart.getByText(choice, { exact: true }).first().click();
    await expect(chart.getByRole('columnheader', { name: choice, exact: true })).toBeVisible();
    const table = await readTable(chart.getByRole('table', { name: 'Kretanje usluga po razdoblju' }));
    const sums = new Map<string, { cents: number; count: number }>();
    for (const { datum, valid_amount, valid_count } of series[key] ?? []) {
      const sum = sums.get(datum) ?? { cents: 0, count: 0 };
      sums.set(datum, { cents: sum.cents + cents(valid_amount), count: sum.count + valid_count });
    }
    expect(sums.size).toBe(buckets);
    const shown = [...sums]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([, sum]) => ({
        amount: croatian.amount(sum.cents / 100),
        count: croatian.count(sum.count),
      }));
    expect(table.rows.map((row) => ({ amount: row['Iznos, €'], count: row.Količina }))).toEqual(shown);
    expect(table.total['Iznos, €']).toBe(croatian.amount(Number(ukupno.valid_amount)));
    expect(table.total.Količina).toBe(croatian.count(ukupno.valid_count));
  }
});

test('pies and charts are drawn, one pie for each period', async ({ page }) => {
  await page.goto(comparing);
  const pies = section(page, 'Usluge').getByRole('group', { name: 'Udio u iznosu' });
  await expect(pies.locator('[data-part=canvas] svg')).toHaveCount(2);
  const chart = section(page, 'Kretanje usluga po razdoblju');
  await expect(chart.locator('.highcharts-series-group .highcharts-series path.highcharts-graph')).toHaveCount(2);
  await expect(chart.locator('[data-part=canvas] svg')).toBeVisible();
  expect(plain((await chart.textContent()) ?? '')).toContain('1. – 31. lis 2025.');
});
