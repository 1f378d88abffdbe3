/**
 * The end-to-end tests that run through nginx: more than a third of all. `npm test` runs a spec once, through nginx where
 * it is installed and through serve.mjs otherwise, but for those that depend on the server, which run through both.
 */
const specs = (...names) => names.map((name) => `${name}.spec.ts`);

/** What depends on how a server delivers files, headers and the API: through nginx and through serve.mjs. */
export const onBothServers = specs(
  'bad-links',
  'configuration',
  'headers',
  'missing-chunks',
  'session-mode',
  'sub-path',
);

/** What is right behind any server: through nginx only, where it is installed. */
export const onNginx = specs(
  'change-password',
  'dashboard-filters',
  'export-list',
  'failures',
  'garages',
  'incidents',
  'landing',
  'language',
  'log-out',
  'parks',
  'receipts',
  'refresh',
  'reset-password',
  'sales',
  'settings',
  'sign-in',
  'statements',
);
