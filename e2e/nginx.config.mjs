import { defineConfig } from '@playwright/test';
import base from './playwright.config.mjs';
import { onBothServers, onNginx } from './throughNginx.mjs';

// The workers read it as well: each of them loads this file.
process.env.E2E_SERVER = 'nginx';

/** The specs of throughNginx.mjs through nginx, by the configuration of deploy/nginx.mjs, over TLS. */
export default defineConfig(base, {
  testMatch: [...onBothServers, ...onNginx],
  testIgnore: [],
  outputDir: '../test-results/e2e-nginx',
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e-nginx.json' }]],
  // The certificate is made on the spot.
  use: { ignoreHTTPSErrors: true },
});
