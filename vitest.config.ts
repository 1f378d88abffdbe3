import { defineConfig } from 'vitest/config';

// Far from Zagreb: nothing may depend on the zone of the machine (spec 3, part 1).
process.env.TZ = 'America/New_York';

export default defineConfig({
  test: {
    include: ['{src,simulator,scripts,deploy,stories,.storybook}/**/*.test.{ts,tsx,mjs}'],
    environment: 'node',
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    testTimeout: 20_000,
  },
});
