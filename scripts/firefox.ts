import puppeteer from 'puppeteer-core';
import { type Driver, runFlows } from '../tools/browsers/browserFlows.ts';
import { findFirefox } from '../tools/browsers/executables.mjs';

/**
 * `npx tsx scripts/firefox.ts`: ten flows of the built portal in this machine's Firefox, over WebDriver BiDi. Leaves them out where
 * there is none, unless `--required`. Fails when a flow fails, and on an error in the page.
 */

/** What Firefox itself reports of a library's code, without an effect: Leaflet's drawing reads an old event property. */
const known = [/mozPressure|mozInputSource|MouseEvent\./];

async function launch(executablePath: string, downloads: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: {
      'intl.accept_languages': 'hr-HR, hr',
      'ui.prefersReducedMotion': 1,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'browser.helperApps.neverAsk.saveToDisk':
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/pdf,text/csv',
    },
  });
  const page = await browser.newPage();
  // The question of the browser before unsent input is left.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`the page threw: ${(error as Error).message}`));
  page.on('console', (message) => {
    // Tiles are of another origin, which may not be reachable from here.
    const isForeign = /openstreetmap|arcgisonline/.test(`${message.text()} ${message.location().url ?? ''}`);
    if (message.type() === 'error' && !isForeign && !known.some((pattern) => pattern.test(message.text())))
      problems.push(`the console has: ${message.text()}`);
  });
  return {
    open: (address) => page.goto(address),
    evaluate: (body, ...args) => page.evaluate(body as (...given: unknown[]) => unknown, ...args) as never,
    press: async (x, y) => {
      await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.down();
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    problems: async () => problems,
    close: () => browser.close(),
  };
}

const path = findFirefox();
await runFlows(
  'firefox',
  path && ((downloads) => launch(path, downloads)),
  'there is no Firefox here: install firefox-esr, or name one by FIREFOX_PATH.',
);
