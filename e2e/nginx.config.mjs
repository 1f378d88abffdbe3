import { defineConfig } from '@playwright/test';
import { endToEndOf } from '../tools/checks/depths.mjs';
import base from './playwright.config.mjs';

// The workers read it as well: each of them loads this file.
process.env.E2E_SERVER = 'nginx';

/** The end-to-end tests through nginx, by the configuration of deploy/nginx.mjs, over TLS. */
export default defineConfig(base, {
  ...endToEndOf(process.env.CHECK_DEPTH ?? 'all', 'nginx'),
  outputDir: '../test-results/e2e-nginx',
  reporter: [['list'], ['json', { outputFile: `../test-results/${process.env.E2E_RESULTS ?? 'e2e-nginx.json'}` }]],
  // The certificate is made on the spot.
  use: { ignoreHTTPSErrors: true },
});
