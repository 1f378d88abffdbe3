import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** `STORY_FILES` builds the stories of some files only: paths with commas between. */
const files = process.env.STORY_FILES?.split(',').filter(Boolean) ?? [];

/** The page that the panel Simulator has in a frame (docs/simulator.md), beside the page of the stories. */
const consolePath = 'simulator/console/story.html';
const consolePage: Plugin = {
  name: 'console-page',
  config: () => ({ build: { rolldownOptions: { input: [at(consolePath)] } } }),
  // Storybook serves no page but its own.
  configureServer(server) {
    server.middlewares.use(`/${consolePath}`, async (_request, response) => {
      const html = await readFile(at(consolePath), 'utf8');
      response.setHeader('Content-Type', 'text/html');
      response.end(await server.transformIndexHtml(`/${consolePath}`, html));
    });
  },
};

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { strictMode: true } },
  stories:
    files.length > 0 ? files.map((path) => `../${path}`) : ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  // Tables are no part of plain MDX: a page writes them in a `Markdown` block.
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', 'msw-storybook-addon'],
  // The script of msw in the worker is served from msw itself: a copy in the repository would go stale with the next update.
  staticDirs: [
    ...(existsSync(at('public')) ? [at('public')] : []),
    // The coverage's thumbnails. A build copies them in less than a second; smaller copies would be a second set to keep.
    { from: at('stories/__snapshots__'), to: '/snapshots' },
    { from: at('simulator/serviceWorker/worker.js'), to: '/simulator-worker.js' },
    // The page that a map of zones is embedded from.
    ...['html', 'css', 'js'].map((end) => ({
      from: at(`simulator/demo/zone-map.${end}`),
      to: `/simulator/demo/zone-map.${end}`,
    })),
    { from: at('node_modules/msw/lib/mockServiceWorker.js'), to: '/mockServiceWorker.js' },
  ],
  viteFinal: ({ plugins = [], ...rest }) => ({ ...rest, plugins: [...plugins, consolePage] }),
  // The highlights of the accessibility panel look at each element after each change of the page. The build for the test
  // runner (`--test`) does without.
  features: (features, { test }) => ({ ...features, highlight: !test }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Its package names a Storybook of its own, which Storybook would add to the sidebar: another project's, from the network.
  refs: { '@chakra-ui/react': { disable: true } },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
