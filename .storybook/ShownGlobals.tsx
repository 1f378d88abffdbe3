// The manager has React of its own, which the automatic runtime would not use.
/** @jsxRuntime classic */
import * as React from 'react';
import { useGlobals, useGlobalTypes } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { faultName } from '#simulator/faults/faultName.ts';
import { type StoryGlobals, settleGlobals } from './globals.ts';
import { initialGlobals } from './initialGlobals.ts';

const Line = styled.span<{ tone: 'plain' | 'warning' }>(({ theme, tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  fontSize: theme.typography.size.s1,
  color: tone === 'warning' ? theme.color.negativeText : theme.textMutedColor,
  whiteSpace: 'nowrap',
  paddingInline: 6,
}));

/** In the toolbar: a story's own fault rules, which no preset names, and what a link asks for that does not exist. */
export function ShownGlobals() {
  const [globals] = useGlobals();
  const types = useGlobalTypes();
  const { unknown } = settleGlobals(globals, types as never, initialGlobals);
  const { faults } = globals as StoryGlobals;
  const own = typeof faults === 'string' ? [] : (faults ?? []);
  return (
    <>
      {own.length > 0 && (
        <Line tone="plain" title={own.map((fault) => JSON.stringify(fault)).join('\n')}>
          Faults: {own.map((fault) => `${faultName(fault)} ${fault.path ?? '/**'}`).join(', ')}
        </Line>
      )}
      {unknown.map(({ name, value, shown }) => (
        <Line key={name} tone="warning" role="alert">
          {`There is no ${name} “${value}”: “${shown}” is shown.`}
        </Line>
      ))}
    </>
  );
}
