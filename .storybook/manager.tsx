// The manager has React of its own, which the automatic runtime would not use.
/** @jsxRuntime classic */
import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { saveFile } from '#simulator/console/saveFile.ts';
import { panelId } from './panel/events.ts';
import { createPanelStore } from './panel/panelStore.ts';
import { PanelTitle, SimulatorPanel } from './panel/SimulatorPanel.tsx';
import { ShownGlobals } from './ShownGlobals.tsx';

addons.register('portal', () => {
  addons.add('portal/shown', {
    type: types.TOOL,
    title: 'What the story shows',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <ShownGlobals />,
  });
  const store = createPanelStore(addons.getChannel(), saveFile);
  addons.add(panelId, {
    type: types.PANEL,
    title: () => <PanelTitle store={store} />,
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active = false }) => (
      <AddonPanel active={active} hasScrollbar={false}>
        <SimulatorPanel active={active} store={store} />
      </AddonPanel>
    ),
  });
});
