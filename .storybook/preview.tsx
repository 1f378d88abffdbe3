import addonA11y from '@storybook/addon-a11y';
import { definePreview } from '@storybook/react-vite';
import { MotionGlobalConfig } from 'framer-motion';
import addonMsw from 'msw-storybook-addon';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { parseConfiguration } from '#app/configuration.ts';
import { i18next, loadTexts } from '#design-system/language/i18n.ts';
import { configureMap } from '#design-system/map/mapServers.ts';
import { DesignSystemProvider } from '#design-system/Provider/Provider.tsx';
import { setStoryTime, startStoryClock } from './clock.ts';
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

const underTest = globalThis.storiesUnderTest === true;
startStoryClock({ standsStill: underTest });
/** Under test no manager is there, and nothing follows the calls. */
const panel = underTest ? undefined : createStorySide(addons.getChannel(), setStoryTime);
MotionGlobalConfig.skipAnimations = underTest;
if (underTest) {
  configure({
    // A query that waits prints the whole document for each attempt: a tenth of the time of all stories.
    getElementError: (message) => new Error(message ?? 'The element was not found.'),
    // A busy machine may take more than the second that is the default. A story that waits in vain takes so long.
    asyncUtilTimeout: 8000,
  });
}

/** A link may have a value that the toolbar does not offer: the default is shown, and the manager says so. */
const settle = (globals: Record<string, string>) => settleGlobals(globals, toolbars, initialGlobals);

const preview = definePreview({
  addons: [addonA11y(), addonMsw(startWorker)],
  globalTypes: toolbars,
  initialGlobals: { ...initialGlobals, viewport: { value: undefined, isRotated: false } },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    backgrounds: { disable: true },
    chromatic: { modes },
    controls: { expanded: true },
    // The test runner runs axe itself, once no request is pending (test-runner.ts); the panel is for developers.
    a11y: {
      test: underTest ? 'off' : 'todo',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    // What the product does, then what it is made of. Storybook reads the list without running this file.
    options: {
      storySort: {
        order: [
          'Introduction',
          'Dashboard',
          'Parking',
          'Garages',
          'Parks',
          'Sales',
          'Zones',
          'Change requests',
          'Statements',
          'Statistics',
          'System',
          'Settings',
          'Accounts',
          'Reporting',
          'Flows',
          'Variants',
          'App',
          'Design system',
          'Simulator',
          'API reference',
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
    (Story, { globals, id }) => (
      // A changed global remounts the story, as a reload of the page would.
      <DesignSystemProvider
        key={[id, globals.language, globals.user, globals.scenario, globals.latency, globals.faults].join()}
        theme={globals.theme === 'dark' ? 'dark' : 'light'}
      >
        <Story />
      </DesignSystemProvider>
    ),
  ],
});

export default preview;
