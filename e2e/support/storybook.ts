import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { root } from '../../tools/processes/run.mjs';
import { serveFolder } from '../../tools/processes/static.mjs';

/** Tests of the built Storybook on a file server: `storybook` is its address. */
export const test = base.extend<object, { readonly storybook: string }>({
  storybook: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const folder = join(root, 'storybook-static');
      if (!existsSync(join(folder, 'index.json'))) throw new Error('Run npm run build:storybook first.');
      const server = await serveFolder(folder, 0);
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
});
