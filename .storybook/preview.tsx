import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { MotionGlobalConfig } from 'framer-motion';
import addonMsw from 'msw-storybook-addon';
import { lazy, Suspense } from 'react';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { parseConfiguration } from '#app/start/configuration.ts';
import { i18next, loadTexts } from '#design-system/language/i18n.ts';
import { configureMap } from '#design-system/map/mapServers.ts';
import { DesignSystemProvider } from '#design-system/Provider/Provider.tsx';
import { setStoryTime, startStoryClock } from './clock.ts';
import { isShownInDocs } from './docs/isShownInDocs.ts';
import { StoryGround } from './docs/StoryGround.tsx';
import { settleGlobals } from './globals.ts';
import { initialGlobals } from './initialGlobals.ts';
import { modes } from './modes.ts';
import { createStorySide } from './panel/storySide.ts';
import { prepareSimulator, startWorker } from './simulator.ts';
import { toolbars } from './toolbars.ts';
import { viewports } from './viewports.ts';

declare global {
  /** Set by the test runner before any page script. */
  var storiesUnderTest: boolean | undefined;
}

const LazyComponentPage = lazy(async () => ({ default: (await import('./docs/ComponentPage.tsx')).ComponentPage }));
/** The code of docs pages is no part of a story's first load. */
const ComponentPage = () => (
  <Suspense>
    <LazyComponentPage />
  </Suspense>
);

const underTest = globalThis.storiesUnderTest === true;
startStoryClock({ standsStill: underTest });
/** Under test no manager is there, and nothing follows the calls. */
const panel = underTest ? undefined : createStorySide(addons.getChannel(), setStoryTime, sessionStorage);
MotionGlobalConfig.skipAnimations = underTest;
configure({
  // Stories start the whole portal, on a busy machine too. A story that waits in vain takes so long.
  asyncUtilTimeout: 20_000,
  // A query that waits prints the whole document for each attempt: a tenth of the time of all stories.
  ...(underTest && { getElementError: (message) => new Error(message ?? 'The element was not found.') }),
});

/** A link may have a value that the toolbar does not offer: the default is shown, and the manager says so. */
const settle = (globals: Record<string, string>) => settleGlobals(globals, toolbars, initialGlobals);

const preview = definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(startWorker)],
  globalTypes: toolbars,
  initialGlobals: { ...initialGlobals, viewport: { value: undefined, isRotated: false } },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    backgrounds: { disable: true },
    chromatic: { modes },
    controls: { expanded: true },
    docs: { codePanel: false, page: ComponentPage, stories: { filter: isShownInDocs } },
    // The test runner runs axe itself, once no request is pending (test-runner.ts); the panel is for developers.
    a11y: {
      test: underTest ? 'off' : 'todo',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    // What the product does, then what it is made of. Storybook reads the list without running this file.
    options: {
      storySort: {
        order: [
          'Start here',
          'Početak',
          'What each user sees',
          'Tours',
          'Coverage',
          'Dashboard',
          ['About'],
          'Parking',
          ['About'],
          'Garages',
          ['About'],
          'Parks',
          ['About'],
          'Sales',
          ['About'],
          'Zones',
          ['About'],
          'Change requests',
          ['About'],
          'Statements',
          ['About'],
          'Statistics',
          ['About'],
          'System',
          ['About'],
          'Settings',
          ['About'],
          'Accounts',
          ['About'],
          'Reporting',
          ['About'],
          'Flows',
          ['About'],
          'Variants',
          'App',
          'Design system',
          'Guides',
          'Simulator',
          'API reference',
          'Changelog',
        ],
      },
    },
  },
  async beforeEach({ globals, id, msw }) {
    const { known } = settle(globals);
    await i18next.changeLanguage(known.language);
    await loadTexts();
    // The defaults, whatever an earlier story has configured.
    configureMap(parseConfiguration({}));
    await prepareSimulator({ storyId: id, globals: known, panel }, msw as never);
  },
  decorators: [
    (Story, { globals, id, viewMode }) => (
      // A changed global remounts the story, as a reload of the page would.
      <DesignSystemProvider
        key={[id, globals.language, globals.user, globals.scenario, globals.latency, globals.faults].join()}
        // The docs page around its stories is light.
        theme={globals.theme === 'dark' && viewMode !== 'docs' ? 'dark' : 'light'}
      >
        {viewMode === 'docs' ? (
          <StoryGround>
            <Story />
          </StoryGround>
        ) : (
          <Story />
        )}
      </DesignSystemProvider>
    ),
  ],
});

export default preview;
