// The manager has React of its own, which the automatic runtime would not use.
/** @jsxRuntime classic */
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { ShownGlobals } from './ShownGlobals.tsx';

addons.register('portal', () => {
  addons.add('portal/shown', {
    type: types.TOOL,
    title: 'What the story shows',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <ShownGlobals />,
  });
});
