import { type BenchRow, click, median, openPage, type Portal, withPortals } from './kit.ts';

/** Interval and measure: no call but the watch of requests, which polls; measures from the press to the next painted frame. */
async function switching({ browser, url, token }: Portal): Promise<BenchRow[]> {
  const page = await openPage(browser, { token });
  await page.goto(`${url}/parking/provider/1`);
  await page.waitForSelector('[data-part=canvas] svg');
  await page.waitForTimeout(2500);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/') && !request.url().includes('/api/zahtjevi/')) calls.push(request.url());
  });
  const times: number[] = [];
  for (const value of ['week', 'month', 'day', 'week', 'day']) {
    const label = page.locator(`label:has(input[value=${value}])`).first();
    await label.evaluate((each) => each.setAttribute('data-bench', ''));
    times.push(await click(page, '[data-bench]', `label:has(input[value=${value}]:checked)`));
    await label.evaluate((each) => each.removeAttribute('data-bench'));
    await page.waitForTimeout(300);
  }
  await page.context().close();
  return [
    { name: 'Day, week or month, from the press to the frame', value: median(times), unit: 'ms', limit: 50 },
    { name: 'Calls that it makes', value: calls.length, unit: 'calls', limit: 0 },
  ];
}

/** The Excel report of the largest provider over half a year: how long it takes, and the page's longest task. */
async function spreadsheet({ browser, url, token }: Portal): Promise<BenchRow[]> {
  const page = await openPage(browser, { token });
  await page.goto(`${url}/parking/provider/1?beginDate=2026-07-25&endDate=2026-10-31`);
  await page.waitForSelector('tfoot td');
  await page.waitForTimeout(3000);
  let lines = 0;
  page.on('response', async (response) => {
    if (response.url().includes('/detaljno/')) lines = (await response.json()).detaljno.length;
  });
  await page.evaluate(() => {
    const longest = { value: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) longest.value = Math.max(longest.value, entry.duration);
    }).observe({ type: 'longtask' });
  });
  await page.getByRole('button', { name: 'Preuzmi' }).first().click();
  const response = page.waitForResponse((response) => response.url().includes('/detaljno/'));
  const downloaded = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /Excel/ }).click();
  await (await response).finished();
  const since = performance.now();
  await downloaded;
  const time = performance.now() - since;
  const longest = await page.evaluate(() => (window as unknown as { longest: { value: number } }).longest.value);
  await page.context().close();
  return [
    { name: 'Excel report: lines', value: lines, unit: 'rows' },
    {
      name: 'Excel report, made in the browser',
      value: (time / Math.max(lines, 1)) * 10_000,
      unit: 'ms / 10,000',
      limit: 3000,
    },
    { name: 'Excel report: longest task of the page meanwhile', value: longest, unit: 'ms', limit: 200 },
  ];
}

/** Measures what a report page does without waiting for the server. Medians; other load on the machine affects them. */
export const benchReports = (): Promise<BenchRow[]> =>
  withPortals(async (portal) => [...(await switching(portal)), ...(await spreadsheet(portal))]);
