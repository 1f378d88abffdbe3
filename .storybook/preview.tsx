import addonA11y from '@storybook/addon-a11y';
import { definePreview } from '@storybook/react-vite';
import { MotionGlobalConfig } from 'framer-motion';
import addonMsw from 'msw-storybook-addon';
import { i18next, loadTexts } from '#design-system/language/i18n.ts';
import { DesignSystemProvider } from '#design-system/Provider/Provider.tsx';
import { startStoryClock } from './clock.ts';
import { initialGlobals, toolbars, viewports } from './toolbars.ts';
import { prepareWorld, type StoryWorld, startWorker } from './world.ts';

declare global {
  /** Set by the test runner before any page script. */
  var storiesUnderTest: boolean | undefined;
}

const underTest = globalThis.storiesUnderTest === true;
startStoryClock({ standsStill: underTest });
MotionGlobalConfig.skipAnimations = underTest;

const preview = definePreview({
  addons: [addonA11y(), addonMsw(startWorker)],
  globalTypes: toolbars,
  initialGlobals: { ...initialGlobals, viewport: { value: undefined, isRotated: false } },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true },
    // The test runner checks by itself, once the story is quiet (test-runner.ts); the panel is for readers.
    a11y: {
      test: underTest ? 'off' : 'todo',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    options: { storySort: { order: ['Introduction', 'Design system', 'Features', 'App', 'Flows', '*'] } },
  },
  async beforeEach({ title, parameters, globals, msw }) {
    await i18next.changeLanguage(globals.language);
    await loadTexts();
    await prepareWorld({ title, parameters: parameters as { simulator?: StoryWorld }, globals }, msw as never);
  },
  decorators: [
    (Story, { globals, id }) => (
      // Another language, user or world is another start of the page, not an update of this one.
      <DesignSystemProvider
        key={[id, globals.language, globals.user, globals.scenario, globals.latency].join()}
        theme={globals.theme === 'dark' ? 'dark' : 'light'}
      >
        <Story />
      </DesignSystemProvider>
    ),
  ],
});

export default preview;
