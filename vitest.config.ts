import { defineConfig } from 'vitest/config';

// A zone far from Zagreb: nothing may depend on the zone of the machine (behaviour 20.5).
process.env.TZ = 'America/New_York';

/** Newer versions of Node have a `localStorage` of their own, which would hide that of the tests' document. */
const withoutWebStorage = '--no-experimental-webstorage';

export default defineConfig({
  test: {
    include: ['{src,simulator,scripts,tools,deploy,stories,.storybook}/**/*.test.{ts,tsx,mjs}'],
    environment: 'node',
    execArgv: process.allowedNodeEnvironmentFlags.has(withoutWebStorage) ? [withoutWebStorage] : [],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    testTimeout: 20_000,
  },
});
