import { cents, period, type WireChannel, type WireMetrics, type WireProvider } from '../support/api.ts';
import { croatian, plain, shareOf } from '../support/numbers.ts';
import { parameters, section, settled, tile } from '../support/pages.ts';
import { readTable } from '../support/tables.ts';
import { expect, test } from '../support/test.ts';
import { mapTiles } from '../support/tiles.ts';

test.use({ user: 'operator' });

const october = '/parking?beginDate=2026-10-01&endDate=2026-10-31';
const range = period('2026-10-01', '2026-10-31');

interface Providers {
  readonly provider_list: readonly WireProvider[];
  readonly ukupno: WireMetrics;
}

/** The 30 letters of Croatian, each digraph as its own. */
const alphabet = 'a b c č ć d dž đ e f g h i j k l lj m n nj o p r s š t u v z ž'.split(' ');
const letters = (word: string) => word.toLowerCase().match(/dž|lj|nj|./gu) ?? [];
function byAlphabet(a: string, b: string): number {
  const [left, right] = [letters(a), letters(b)];
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const difference = alphabet.indexOf(left[at] ?? '') - alphabet.indexOf(right[at] ?? '');
    if (difference !== 0) return difference;
  }
  return 0;
}

test('shows every provider with the API’s figures, by name as Croatian sorts', { tag: ['@money', '@job'] }, async ({
  page,
  readerOf,
}) => {
  const api = await readerOf('operator');
  const { provider_list: providers, ukupno } = await api.get<Providers>('/parking/provider-list/', range);
  expect(providers).toHaveLength(25);
  await page.goto(october);
  await settled(page);
  const table = section(page, 'Pružatelji parkiranja').getByRole('table');
  const { rows, total } = await readTable(table);
  const names = providers.map(({ naziv }) => naziv).sort(byAlphabet);
  expect(rows.map((row) => row.Pružatelj)).toEqual(names);
  // The order is not that of plain code points, or this would prove nothing.
  expect(names).not.toEqual([...names].sort());
  for (const row of rows) {
    const provider = providers.find(({ naziv }) => naziv === row.Pružatelj) as WireProvider;
    expect(row).toMatchObject({
      Količina: croatian.count(provider.valid_count),
      'Iznos, €': croatian.amount(Number(provider.valid_amount)),
    });
  }
  expect(providers.reduce((sum, row) => sum + cents(row.valid_amount), 0)).toBe(cents(ukupno.valid_amount));
  expect(total).toMatchObject({
    Količina: croatian.count(ukupno.valid_count),
    'Iznos, €': croatian.amount(Number(ukupno.valid_amount)),
  });
  expect(await tile(page, 'Iznos')).toContain(croatian.money(Number(ukupno.valid_amount)));
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('25');
});

test('sorts by a head, keeps it in the address, and the other way by a second click', async ({ page }) => {
  await page.goto(october);
  const table = section(page, 'Pružatelji parkiranja').getByRole('table');
  const amounts = async () =>
    (await readTable(table)).rows.map((row) => Number((row['Iznos, €'] ?? '').replaceAll('.', '').replace(',', '.')));
  await table.getByRole('button', { name: 'Iznos, €' }).click();
  const head = table.getByRole('columnheader', { name: 'Iznos, €' });
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => parameters(page)['providers.sort']).toBe('-validAmount');
  const falling = await amounts();
  expect(falling).toEqual([...falling].sort((a, b) => b - a));
  await table.getByRole('button', { name: 'Iznos, €' }).click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => parameters(page)['providers.sort']).toBe('validAmount');
  expect(await amounts()).toEqual([...falling].reverse());
  await page.reload();
  await settled(page);
  expect(await amounts()).toEqual([...falling].reverse());
});

test('a row opens to its channels, whose sum is the row', { tag: '@money' }, async ({ page, readerOf }) => {
  const api = await readerOf('operator');
  const { provider_list: providers } = await api.get<Providers>('/parking/provider-list/', range);
  const split = providers.find(({ naziv }) => naziv === 'Split') as WireProvider;
  await page.goto(october);
  await page.getByRole('button', { name: 'Otvori: Split' }).click();
  await expect(page.getByRole('button', { name: 'Zatvori: Split' })).toHaveAttribute('aria-expanded', 'true');
  const { rows, total } = await readTable(page.getByRole('region', { name: 'Split' }).getByRole('table'));
  const sold = split.distributeri;
  expect(rows.map((row) => row['Kanal prodaje']).sort()).toEqual(sold.map(({ reseller_name }) => reseller_name).sort());
  for (const row of rows) {
    const channel = sold.find(({ reseller_name }) => reseller_name === row['Kanal prodaje']) as WireChannel;
    expect(row).toMatchObject({
      Količina: croatian.count(channel.valid_count),
      'Iznos, €': croatian.amount(Number(channel.valid_amount)),
      'Udio u količini': croatian.percent(shareOf(channel.valid_count, split.valid_count)),
      'Udio u iznosu': croatian.percent(shareOf(Number(channel.valid_amount), Number(split.valid_amount))),
    });
  }
  expect(total).toMatchObject({
    Količina: croatian.count(split.valid_count),
    'Iznos, €': croatian.amount(Number(split.valid_amount)),
    'Udio u količini': '100,00 %',
    'Udio u iznosu': '100,00 %',
  });
  await page.getByRole('button', { name: 'Zatvori: Split' }).click();
  await expect(page.getByRole('region', { name: 'Split' })).toHaveCount(0);
});

test('the share of a channel is a sortable column, which compares in points', { tag: '@money' }, async ({
  page,
  readerOf,
}) => {
  const api = await readerOf('operator');
  const { provider_list: providers, ukupno } = await api.get<Providers>('/parking/provider-list/', range);
  await page.goto(october);
  const part = section(page, 'Pružatelji parkiranja');
  await part.getByRole('combobox').selectOption({ label: 'Kiosk' });
  await expect.poll(() => parameters(page).share).toBe('5');
  const table = part.getByRole('table');
  await table.getByRole('button', { name: /Kiosk/ }).click();
  await expect(table.getByRole('columnheader', { name: /Kiosk/ })).toHaveAttribute('aria-sort', 'descending');
  const { heads, rows, total } = await readTable(table);
  const head = heads.find((text) => text.includes('Kiosk')) as string;
  const countOf = ({ distributeri }: WireProvider) =>
    distributeri.find(({ reseller_id }) => reseller_id === 5)?.valid_count ?? 0;
  const shares = rows.map((row) => {
    const provider = providers.find(({ naziv }) => naziv === row.Pružatelj) as WireProvider;
    const share = shareOf(countOf(provider), provider.valid_count);
    expect(row[head]).toBe(croatian.percent(share));
    return share;
  });
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  const all = providers.reduce((sum, provider) => sum + countOf(provider), 0);
  expect(total[head]).toBe(croatian.percent(shareOf(all, ukupno.valid_count)));

  await page.goto(`${october}&share=5&compareBeginDate=2026-09-01&compareEndDate=2026-09-30`);
  await settled(page);
  const september = await api.get<Providers>('/parking/provider-list/', period('2026-09-01', '2026-09-30'));
  const compared = await readTable(table);
  const own = compared.heads.filter((text) => text.includes('Kiosk'));
  expect(own).toHaveLength(3);
  for (const row of compared.rows) {
    const written = [providers, september.provider_list].map((list) => {
      const provider = list.find(({ naziv }) => naziv === row.Pružatelj);
      return provider ? shareOf(countOf(provider), provider.valid_count) : 0;
    });
    expect(own.slice(0, 2).map((name) => row[name])).toEqual(written.map(croatian.percent));
    const [now = 0, before = 0] = written;
    const change = Number((row[own[2] ?? ''] ?? '').replaceAll('.', '').replace(',', '.').replace('−', '-'));
    // Of the exact shares: at most a hundredth away from the difference of the written ones.
    expect(Math.abs(change - (now - before))).toBeLessThan(0.0101);
  }

  await page.goto(`${october}&share=5&channels=5`);
  await settled(page);
  await expect(part.getByRole('combobox')).toBeDisabled();
  await expect(
    part.getByText('Udio se računa među odabranim kanalima prodaje, a odabran je samo jedan.'),
  ).toBeVisible();
  expect((await readTable(table)).heads.some((text) => text.includes('Kiosk'))).toBe(false);
});

test('a provider’s page has the row’s figures, by channel and by article', { tag: '@money' }, async ({
  page,
  readerOf,
}) => {
  const api = await readerOf('operator');
  const { provider_list: providers } = await api.get<Providers>('/parking/provider-list/', range);
  const { provider_id, ...split } = providers.find(({ naziv }) => naziv === 'Split') as WireProvider;
  await page.goto(october);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Split' }) });
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Split');
  await expect(page).toHaveURL(new RegExp(`/parking/provider/${provider_id}\\?`));
  await page.goto(`/parking/provider/${provider_id}?beginDate=2026-10-01&endDate=2026-10-31`);
  await settled(page);
  const figures = {
    Količina: croatian.count(split.valid_count),
    'Iznos, €': croatian.amount(Number(split.valid_amount)),
  };
  const channels = await readTable(section(page, 'Kanali prodaje').getByRole('table', { name: 'Kanali prodaje' }));
  expect(channels.total).toMatchObject(figures);
  expect(channels.rows).toHaveLength(split.distributeri.length);
  const articles = await readTable(section(page, 'Artikli po zonama').getByRole('table'));
  expect(articles.total).toMatchObject(figures);
  const { artikli } = await api.get<{ artikli: readonly unknown[] }>(
    `/parking/provider/${provider_id}/po-artiklima/`,
    range,
  );
  expect(articles.rows).toHaveLength(artikli.length);
  expect(await tile(page, 'Iznos')).toContain(croatian.money(Number(split.valid_amount)));
  const trail = page.getByRole('navigation', { name: 'Putanja' });
  expect(plain((await trail.textContent()) ?? '')).toMatch(/^Početna\s*Parking\s*Split$/);
  await trail.getByRole('link', { name: 'Parking' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parking');
});

test('compared columns are 125 to 135 px wide; the name takes the rest', async ({ page }) => {
  await page.goto(`${october}&compareBeginDate=2026-09-01&compareEndDate=2026-09-30`);
  await settled(page);
  const heads = section(page, 'Pružatelji parkiranja').locator('thead tr:last-child th');
  const widths = await heads.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
  expect(widths).toHaveLength(10);
  expect(widths[0]).toBeGreaterThanOrEqual(200);
  for (const width of widths.slice(1, 9)) {
    expect(width).toBeGreaterThanOrEqual(125);
    expect(width).toBeLessThanOrEqual(135);
  }
});

test('a share of a channel that does not exist has a message', async ({ page }) => {
  await page.goto(`${october}&share=99`);
  await settled(page);
  const part = section(page, 'Pružatelji parkiranja');
  await expect(part.getByText('Vrijednost ne postoji na popisu')).toBeVisible();
  await part.getByLabel('izračunaj udio prodajnog kanala za').selectOption({ label: 'Kiosk' });
  await expect(part.getByText('Vrijednost ne postoji na popisu')).toHaveCount(0);
});

test('the tab of a provider’s zones names the page and the provider', async ({ page, problems }) => {
  await mapTiles(page, problems);
  await page.goto(october);
  await page.getByRole('link', { name: 'Detalji: Split' }).click();
  await expect(page).toHaveTitle('Split · Portal za partnere');
  await page.getByRole('link', { name: 'Zone', exact: true }).click();
  await expect(page).toHaveTitle('Zone · Split · Portal za partnere');
  const zone = page.getByRole('table').getByRole('link').first();
  await zone.click();
  await expect(page).toHaveTitle(/^(?!Zone).+ · Split · Portal za partnere$/);
});
