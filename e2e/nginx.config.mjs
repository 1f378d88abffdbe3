import { defineConfig } from '@playwright/test';
import base from './playwright.config.mjs';

// The workers read it as well: each of them loads this file.
process.env.E2E_SERVER = 'nginx';

/**
 * A third of the end-to-end tests through nginx, by the configuration of deploy/nginx.mjs, over TLS: what depends on how
 * the files, the headers and the API are served.
 */
export default defineConfig(base, {
  testMatch: [
    'change-password',
    'configuration',
    'export-list',
    'failures',
    'headers',
    'incidents',
    'landing',
    'language',
    'log-out',
    'missing-chunks',
    'reset-password',
    'session-mode',
    'settings',
    'sub-path',
  ].map((name) => `${name}.spec.ts`),
  outputDir: '../test-results/e2e-nginx',
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e-nginx.json' }]],
  // The certificate is made on the spot.
  use: { ignoreHTTPSErrors: true },
});
