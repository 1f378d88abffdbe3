import { cents, period, type WireMetrics, type WireProvider } from '../support/api.ts';
import { download, readSpreadsheet } from '../support/files.ts';
import { percentageOf } from '../support/numbers.ts';
import { settled } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'operator' });

interface Providers {
  readonly provider_list: readonly WireProvider[];
  readonly ukupno: WireMetrics;
}

test('parking.xlsx holds every provider and channel with the API’s figures', { tag: '@money' }, async ({
  page,
  readerOf,
}) => {
  const api = await readerOf('operator');
  const { provider_list: providers, ukupno } = await api.get<Providers>(
    '/parking/provider-list/',
    period('2026-10-01', '2026-10-31'),
  );
  await page.goto('/parking?beginDate=2026-10-01&endDate=2026-10-31');
  await settled(page);
  const { name, bytes } = await download(page, 'Excel izvještaj');
  expect(name).toBe('parking.xlsx');
  await expect(page.getByText('Datoteka parking.xlsx je preuzeta.')).toBeVisible();

  const sheets = await readSpreadsheet(bytes);
  expect([...sheets.keys()]).toEqual(['Pružatelji', 'Kanali prodaje', 'Filtri']);
  const [heads, ...rows] = sheets.get('Pružatelji') ?? [];
  expect(heads).toEqual(['Naziv', 'Dobavljač', 'Količina', 'Iznos (EUR)', 'Ukupna količina', 'Ukupan iznos (EUR)']);
  expect(rows).toHaveLength(25 + 1);
  for (const row of rows.slice(0, -1)) {
    const provider = providers.find(({ naziv }) => naziv === row[0]);
    expect(row.slice(2)).toEqual([
      provider?.valid_count,
      Number(provider?.valid_amount),
      provider?.total_count,
      Number(provider?.total_amount),
    ]);
  }
  expect(rows.at(-1)?.slice(2)).toEqual([
    ukupno.valid_count,
    Number(ukupno.valid_amount),
    ukupno.total_count,
    Number(ukupno.total_amount),
  ]);

  const channels = (sheets.get('Kanali prodaje') ?? []).slice(1, -1);
  expect(channels).toHaveLength(providers.reduce((sum, { distributeri }) => sum + distributeri.length, 0));
  expect(channels.reduce((sum, row) => sum + cents(row[4] as number), 0)).toBe(cents(ukupno.valid_amount));
});

test('compares as the screen does, with the chosen channels only', { tag: '@money' }, async ({ page, readerOf }) => {
  const api = await readerOf('operator');
  const [now, before] = (await Promise.all(
    [period('2026-10-01', '2026-10-31'), period('2025-10-01', '2025-10-31')].map((range) =>
      api.get<Providers>('/parking/provider-list/', { ...range, distributeri: '1,4' }),
    ),
  )) as [Providers, Providers];
  await page.goto(
    '/parking?beginDate=2026-10-01&endDate=2026-10-31&compareBeginDate=2025-10-01&compareEndDate=2025-10-31&channels=1,4',
  );
  await settled(page);
  const { bytes } = await download(page, 'Excel izvještaj');
  const [heads = [], ...rows] = (await readSpreadsheet(bytes)).get('Pružatelji') ?? [];
  expect(heads).toHaveLength(12);
  const at = (title: string) => {
    expect(heads).toContain(title);
    return heads.indexOf(title);
  };
  const total = rows.at(-1) ?? [];
  expect(total[at('Količina')]).toBe(now.ukupno.valid_count);
  expect(total[at('Količina – usporedba')]).toBe(before.ukupno.valid_count);
  expect(total[at('Količina – razlika')]).toBe(now.ukupno.valid_count - before.ukupno.valid_count);
  expect(total[at('Iznos (EUR)')]).toBe(Number(now.ukupno.valid_amount));
  expect(total[at('Iznos (EUR) – usporedba')]).toBe(Number(before.ukupno.valid_amount));
  expect(total[at('Iznos (EUR) – razlika %')]).toBe(
    percentageOf(Number(now.ukupno.valid_amount), Number(before.ukupno.valid_amount)),
  );
});

test('a refused download shows its reason and can be retried', { tag: '@money' }, async ({
  page,
  simulator,
  problems,
}) => {
  problems.allow(/503.*provider-list.*excel/, /A file could not be made/);
  await page.goto('/parking?beginDate=2026-10-01&endDate=2026-10-31');
  await settled(page);
  await simulator.faults({ path: '/parking/provider-list/', status: 503 });
  await page.getByRole('button', { name: 'Preuzmi', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Excel izvještaj' }).click();
  await expect(page.getByText('Usluga je privremeno nedostupna.').first()).toBeVisible();
  await simulator.faults();
  const arrived = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  expect((await arrived).suggestedFilename()).toBe('parking.xlsx');
});
