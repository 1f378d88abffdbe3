import { defineConfig } from '@playwright/test';
import { chromiumFlags, requireFastChromium } from '../tools/browsers/chromium.mjs';
import { endToEndOf } from '../tools/checks/depths.mjs';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  ...endToEndOf(process.env.CHECK_DEPTH ?? 'all', 'serve.mjs'),
  globalSetup: './support/servers.ts',
  outputDir: '../test-results/e2e',
  reporter: [['list'], ['json', { outputFile: `../test-results/${process.env.E2E_RESULTS ?? 'e2e.json'}` }]],
  fullyParallel: false,
  // One more than the processors of the smallest machine: a test also waits.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A slow or busy machine takes up to a minute for the longest test, and more than ten seconds for a page of charts.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: { executablePath: requireFastChromium(), args: chromiumFlags },
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'hr-HR',
    // Far from Zagreb: what the portal shows must not depend on the browser's zone (behaviour 20.5).
    timezoneId: 'America/New_York',
    // A test that fails runs once more with a trace (scripts/test.mjs): tracing each test costs a quarter of the time.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
