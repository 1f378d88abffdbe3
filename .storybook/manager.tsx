// The manager has React of its own, which the automatic runtime would not use.
/** @jsxRuntime classic */
import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { createPanelStore, PanelTitle, SimulatorPanel } from './panel/SimulatorPanel.tsx';
import { panelId } from './panel/shownStory.ts';
import { ShownGlobals } from './ShownGlobals.tsx';

addons.register('portal', () => {
  addons.add('portal/shown', {
    type: types.TOOL,
    title: 'What the story shows',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <ShownGlobals />,
  });
  const store = createPanelStore(addons.getChannel());
  addons.add(panelId, {
    type: types.PANEL,
    title: () => <PanelTitle store={store} />,
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active = false }) => (
      <AddonPanel active={active} hasScrollbar={false}>
        {active && <SimulatorPanel store={store} />}
      </AddonPanel>
    ),
  });
});
