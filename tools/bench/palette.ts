import type { Page } from 'playwright-core';
import { type BenchRow, median, openPage, type Portal, painted, withPortals } from './kit.ts';

const outlets = 200;
const zonesOfEach = 15;
const zones = outlets * zonesOfEach;

const figures = { total_count: 0, valid_count: 0, invalid_count: 0, total_amount: '0.00', valid_amount: '0.00' };

/** Lists of a size that the simulator does not have: the first row of its own, so often as is wanted. */
async function mockOutlets(page: Page) {
  await page.route('**/api/parking/provider-list/*', async (route) => {
    const reply = await (await route.fetch()).json();
    const [row = { ...figures, distributeri: [] }] = reply.provider_list;
    const provider_list = Array.from({ length: outlets }, (_, at) => ({
      ...row,
      provider_id: at + 1,
      naziv: `Grad ${at + 1}`,
    }));
    await route.fulfill({ json: { ...reply, provider_list } });
  });
  await page.route('**/api/parking/provider/*/zone/', (route) => {
    const provider = Number(/provider\/(\d+)/.exec(route.request().url())?.[1]);
    return route.fulfill({
      json: {
        zones: Array.from({ length: zonesOfEach }, (_, at) => ({
          id: provider * 100 + at,
          code: `${provider * 100 + at}`,
          name: `Zona ${at + 1} u gradu ${provider}`,
          color: null,
          is_active: true,
          has_polygon_data: false,
          has_working_periods: false,
          working_periods: [],
        })),
      },
    });
  });
}

/** Searches for an element in each frame, from the next press of a key on; resolves with when it was painted after the press. */
async function pressed(page: Page, keys: string, ready: string): Promise<number> {
  await page.evaluate(
    ({ selector }) => {
      const seen = new Promise<number>((resolve) => {
        window.addEventListener(
          'keydown',
          ({ timeStamp, key }: KeyboardEvent) => {
            if (key === 'Control') return;
            const tick = () => {
              const found = document.querySelector(selector);
              if (!found?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
                requestAnimationFrame(tick);
                return;
              }
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - timeStamp);
              port2.postMessage(0);
            };
            requestAnimationFrame(tick);
          },
          { capture: true },
        );
      });
      Object.assign(window, { benchPressed: seen });
    },
    { selector: ready },
  );
  await page.keyboard.press(keys);
  return painted(page, 'benchPressed');
}

async function open({ browser, url, token }: Portal) {
  const page = await openPage(browser, { token });
  await mockOutlets(page);
  await page.goto(`${url}/parking`);
  await page.waitForSelector('tfoot td');
  // The palette is fetched some seconds after the first page.
  await page.waitForTimeout(5000);
  const first = await pressed(page, 'Control+k', '[role=dialog] [role=option]');
  await page.waitForSelector('[role=combobox]:focus');
  await page.keyboard.type('grad');
  await page.waitForFunction(
    (text) => document.querySelector('[role=dialog]')?.textContent?.includes(text),
    `${zones.toLocaleString('de')}`,
    // Every call is answered by the driver, which takes longer than a server.
    { timeout: 120_000 },
  );
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role=dialog]', { state: 'detached' });
  const withZones = await pressed(page, 'Control+k', '[role=dialog] [role=option]');
  await page.waitForSelector('[role=combobox]:focus');
  await page.keyboard.type('grad 15');
  await page.waitForTimeout(500);
  const letter = await pressed(page, '9', '[role=option][id*="outlet:parkingProvider:159"]');
  await page.context().close();
  return { first, withZones, letter };
}

/** Measures how long a user waits for the palette of the built portal. Medians of three; other load on the machine affects them. */
export const benchPalette = (): Promise<BenchRow[]> =>
  withPortals(async (portal) => {
    const runs: Awaited<ReturnType<typeof open>>[] = [];
    for (let run = 0; run < 3; run++) runs.push(await open(portal));
    const of = (key: keyof (typeof runs)[number]) => median(runs.map((each) => each[key]));
    const size = `${outlets} outlets and ${zones.toLocaleString('en')} zones`;
    return [
      // No limit: it counts what is still to be fetched and compiled.
      { name: 'The palette opens the first time, from the keys to the frame', value: of('first'), unit: 'ms' },
      { name: `The palette opens with ${size}`, value: of('withZones'), unit: 'ms', limit: 100 },
      { name: `A letter is typed in it, until what fits is painted`, value: of('letter'), unit: 'ms', limit: 100 },
    ];
  });
