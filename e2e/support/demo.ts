import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { freePort, untilReachable } from '../../scripts/lib/ports.mjs';
import { bins } from '../../scripts/lib/run.mjs';
import { keep } from '../../scripts/lib/servers.mjs';

export { expect };

interface DemoWorker {
  /** The address of the portal in demo mode, with a slash at its end. */
  readonly demo: string;
  /** One browser for all tests of the file: its cache has the demo's modules after the first. */
  readonly demoContext: BrowserContext;
}

/** The portal in demo mode, as `npm start` serves it; the simulator runs in the page. Each test has a tab of its own. */
export const test = base.extend<{ readonly tab: Page }, DemoWorker>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use, { parallelIndex }) => {
      const port = await freePort(4400 + parallelIndex * 10);
      let failure = '';
      const server = keep('The demo', bins.vite, ['--mode', 'demo', '--port', String(port), '--strictPort'], {
        onDeath: (name: string, said: string) => {
          failure = `${name}: ${said}`;
        },
      });
      const url = `http://localhost:${port}/`;
      await untilReachable(url);
      if (failure) throw new Error(failure);
      await use(url);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  demoContext: [
    async ({ browser, demo }, use) => {
      const context = await browser.newContext({
        locale: 'hr-HR',
        timezoneId: 'America/New_York',
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      });
      // Vite prepares the modules with the first page.
      const page = await context.newPage();
      await page.goto(demo, { timeout: 150_000 });
      await page.getByLabel('Korisničko ime').waitFor({ timeout: 150_000 });
      await page.close();
      await use(context);
      await context.close();
    },
    { scope: 'worker', timeout: 320_000 },
  ],

  tab: async ({ demoContext, demo }, use) => {
    const page = await demoContext.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.stack ?? String(error)));
    await page.goto(demo);
    await use(page);
    await page.close();
    expect(errors, 'errors in the page').toEqual([]);
  },
});

/** The drawer over the portal. */
export const drawer = (page: Page): Locator => page.getByRole('complementary', { name: 'Simulator' });

/** Chooses a rehearsal, prepares it, and waits until the portal is loaded again and so many steps are done. */
export async function startRehearsal(page: Page, title: string, done: number) {
  await page.getByRole('button', { name: /^demo/ }).click();
  const panel = drawer(page);
  await panel.getByRole('button', { name: new RegExp(title) }).click();
  await panel.getByRole('button', { name: 'Započni probu' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pripremi' }).click();
  await stepsDone(page, done);
}

/** Waits until exactly so many steps are ticked off. */
export async function stepsDone(page: Page, done: number) {
  const list = drawer(page).getByRole('progressbar');
  await expect(list).toHaveAttribute('aria-valuenow', String(done), { timeout: 20_000 });
}

/** Opens a part of the console in the drawer. */
export const openPart = (page: Page, name: string) => drawer(page).getByRole('link', { name, exact: true }).click();

export const backToRehearsal = (page: Page) => openPart(page, 'Probe');

/** Leads the portal, or the drawer, to where the current step is done. */
export const showWhere = (page: Page) => drawer(page).getByRole('button', { name: 'Pokaži gdje' }).click();
