import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { freePort } from '../../tools/processes/ports.mjs';
import { serveFolder } from '../../tools/processes/static.mjs';

export { expect };

interface DemoWorker {
  /** The address of the portal in demo mode, with a slash at its end. */
  readonly demo: string;
}

/**
 * The built demo on a plain file server, below a path; the simulator runs in the page. Each test has a browser of its own
 * and a tab in it.
 */
export const test = base.extend<{ readonly tab: Page }, DemoWorker>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use, { parallelIndex }) => {
      const folder = process.env.E2E_DEMO ?? '';
      const server = await serveFolder(folder, await freePort(4400 + parallelIndex * 10), { path: '/demo/' });
      // Service workers are for localhost and for servers with TLS.
      await use(server.url.replace('127.0.0.1', 'localhost'));
      await server.close();
    },
    { scope: 'worker' },
  ],

  tab: async ({ context, demo }, use) => {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.stack ?? String(error)));
    await page.goto(demo);
    await use(page);
    expect(errors, 'errors in the page').toEqual([]);
  },
});

/** The drawer over the portal. */
export const drawer = (page: Page): Locator => page.getByRole('region', { name: 'Simulator' });

/** Chooses a rehearsal, prepares it, and waits until the portal is loaded again and so many steps are done. */
export async function startRehearsal(page: Page, title: string, done: number) {
  await page.getByRole('button', { name: /^demo/ }).click();
  const panel = drawer(page);
  await panel.getByRole('button', { name: new RegExp(title) }).click();
  await panel.getByRole('button', { name: 'Započni probu' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pripremi' }).click();
  await stepsDone(page, done);
}

/** Waits until exactly so many steps are ticked off; several numbers where the next step may be done by itself. */
export async function stepsDone(page: Page, ...done: readonly number[]) {
  const list = drawer(page).getByRole('progressbar');
  await expect(list).toHaveAttribute('aria-valuenow', new RegExp(`^(${done.join('|')})$`));
}

/** Opens a part of the console in the drawer. */
export const openPart = (page: Page, name: string) => drawer(page).getByRole('link', { name, exact: true }).click();

export const backToRehearsal = (page: Page) => openPart(page, 'Probe');

/** Leads the portal, or the drawer, to where the current step is done. */
export const showWhere = (page: Page) => drawer(page).getByRole('button', { name: 'Pokaži gdje' }).click();
