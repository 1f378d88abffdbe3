import { appliedFilters, search, section, settled, tile } from '../support/pages.ts';
import { readTable } from '../support/tables.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'operator' });

const warning = 'Poveznica sadrži filtar koji nije moguće primijeniti';

for (const [query, words] of [
  ['beginDate=2026-02-30&endDate=2026-03-10', 'Razdoblje u poveznici nije ispravno'],
  ['beginDate=2026-10-31&endDate=2026-10-01', 'Razdoblje u poveznici nije ispravno'],
  ['beginDate=2026-11-01&endDate=2026-11-21', 'Razdoblje u poveznici nije ispravno'],
  ['beginDate=jučer', 'Razdoblje u poveznici nije ispravno'],
  ['beginDate=2026-11-01&endDate=2026-11-19&compareBeginDate=x&compareEndDate=y', 'Razdoblje usporedbe u poveznici'],
  ['channels=-1', 'Kanali prodaje u poveznici nisu ispravni'],
  ['channels=1;DROP', 'Kanali prodaje u poveznici nisu ispravni'],
  ['services=a,b', 'Usluge u poveznici nisu ispravne'],
] as const) {
  test(`?${query} shows the default and a message`, { tag: '@server' }, async ({ page }) => {
    await page.goto(`/?${query}`);
    await expect(page.getByText(warning)).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    await expect(appliedFilters(page)).toContainText('1. – 19. studenoga 2026.');
    await settled(page);
    expect(await tile(page, 'Iznos')).toMatch(/\d,\d\d €/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await search(page).click();
    await expect(page.getByText(warning)).toBeHidden();
  });
}

test('unknown parameters are ignored', { tag: '@server' }, async ({ page }) => {
  const range = 'beginDate=2026-10-01&endDate=2026-10-31';
  await page.goto(`/parking?${range}`);
  await settled(page);
  const usual = await readTable(section(page, 'Pružatelji parkiranja').getByRole('table'));
  await page.goto(
    `/parking?${range}&page=-1&share=-1&providers.sort=--constructor&chart.interval=century&__proto__=1&tab=%3Cscript%3E`,
  );
  await settled(page);
  const { heads, rows } = await readTable(section(page, 'Pružatelji parkiranja').getByRole('table'));
  expect(heads).toEqual(usual.heads);
  expect(rows).toHaveLength(25);
});

test('a chart’s view that does not exist is the usual one', { tag: '@server' }, async ({ page }) => {
  await page.goto('/?services-chart.interval=century&services-chart.kind=pie&services-chart.measure=weight');
  const chart = section(page, 'Kretanje usluga po razdoblju');
  await expect(chart.getByRole('radio', { name: 'Dan', exact: true })).toBeChecked();
  await expect(chart.locator('[data-part=canvas] svg')).toBeVisible();
});

test('unknown channels show zeros, not an error', { tag: '@server' }, async ({ page, problems }) => {
  problems.tolerate(/400.*\/api\/dashboard\//);
  await page.goto('/?beginDate=2026-10-01&endDate=2026-10-31&channels=999');
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
  await expect(page.getByRole('button', { name: /^Kanali prodaje Nijedan/ })).toBeVisible();
});
