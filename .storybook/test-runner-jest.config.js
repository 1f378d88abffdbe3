import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';
import { chromiumFlags, requireFastChromium } from '../tools/browsers/chromium.mjs';

const config = getJestConfig();

export default {
  ...config,
  maxWorkers: Number(process.env.STORIES_WORKERS),
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
