import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';
import { chromiumFlags, requireFastChromium } from '../scripts/lib/chromium.mjs';

const config = getJestConfig();

export default {
  ...config,
  // One more than CI has cores: a story waits 150 ms for its page to become idle.
  maxWorkers: 3,
  reporters: [fileURLToPath(new URL('reporter.js', import.meta.url))],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath: requireFastChromium(), args: chromiumFlags },
      contextOptions: {
        viewport: { width: 1440, height: 900 },
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        locale: 'hr-HR',
        // Far from Zagreb: what a story shows must not depend on the browser's zone (behaviour 20.5).
        timezoneId: 'America/New_York',
      },
    },
  },
};
