// The manager has React of its own, which the automatic runtime would not use.
/** @jsxRuntime classic */
import * as React from 'react';
import { Badge, Button, EmptyTabContent, Link } from 'storybook/internal/components';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { CallLog } from './CallLog.tsx';
import { ClockControls } from './ClockControls.tsx';
import { consoleAddress, usualConsole } from './consoleAddress.ts';
import { panelId, type ShownWorld } from './events.ts';
import { FaultControls } from './FaultControls.tsx';
import type { PanelState, PanelStore } from './panelStore.ts';
import { Controls, Hint, Part, PartBody } from './parts.tsx';

const address = process.env.STORYBOOK_CONSOLE || usualConsole;

const Page = styled.div({ containerType: 'size', height: '100%' });

/** Below the story the calls are beside the rest, each with its own scroll; at its side they are above it. */
const Layout = styled.div(({ theme }) => ({
  display: 'grid',
  height: '100%',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  '& > [data-side]': { overflow: 'auto', borderInlineStart: `1px solid ${theme.appBorderColor}` },
  '& > [data-calls]': { display: 'grid', minHeight: 0, minWidth: 0, containerType: 'inline-size' },
  '& [data-side] > * + *': { borderTop: `1px solid ${theme.appBorderColor}` },
  '@container (max-width: 759px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(220px, 1fr) auto',
    overflow: 'auto',
    '& > [data-side]': { overflow: 'visible', borderInlineStart: 0, borderTop: `1px solid ${theme.appBorderColor}` },
  },
}));

const Refusal = styled.p(({ theme }) => ({
  margin: 0,
  padding: '6px 12px',
  fontSize: theme.typography.size.s1,
  color: theme.color.negativeText,
  background: theme.background.negative,
}));

const usePanelState = (store: PanelStore): PanelState => React.useSyncExternalStore(store.subscribe, store.get);

interface PanelProps {
  readonly store: PanelStore;
}

/** The title of the panel's tab, with the number of calls of the story. */
export function PanelTitle({ store }: PanelProps) {
  const { storyId } = useStorybookState();
  const { story } = usePanelState(store);
  const selected = useStorybookApi().getSelectedPanel();
  const count = story?.storyId === storyId ? story.calls.length : 0;
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 6 }}>
      <span>Simulator</span>
      {count > 0 && (
        <Badge compact status={selected === panelId ? 'active' : 'neutral'}>
          {count}
        </Badge>
      )}
    </div>
  );
}

/** The panel beside a story: its calls, its clock, its faults, and the way to the console. */
export function SimulatorPanel({ active, store }: PanelProps & { readonly active: boolean }) {
  return active ? <ActivePanel store={store} /> : null;
}

function ActivePanel({ store }: PanelProps) {
  const { storyId } = useStorybookState();
  const state = usePanelState(store);
  const isKnown = state.story?.storyId === storyId;
  const api = useStorybookApi();
  const runAgain = () => {
    store.ask({ type: 'keep' });
    api.emit(FORCE_REMOUNT, { storyId });
  };
  // The manager may have started after the story.
  React.useEffect(() => {
    if (!isKnown) store.ask({ type: 'show' });
  }, [isKnown, store]);
  if (!state.story || !isKnown) return null;
  const { world, calls } = state.story;
  if (!world) {
    return (
      <EmptyTabContent
        title="This story makes no calls."
        description="It shows a component without the simulator. Stories of screens list their calls here."
      />
    );
  }
  return (
    <Page>
      <Layout>
        <div data-calls="">
          <CallLog key={storyId} state={state} calls={calls} store={store} onRunAgain={runAgain} />
        </div>
        <div data-side="">
          {state.refusal && <Refusal role="alert">{state.refusal}</Refusal>}
          <ClockControls world={world} store={store} />
          <FaultControls world={world} store={store} />
          <WorldControls world={world} store={store} />
        </div>
      </Layout>
    </Page>
  );
}

interface WorldControlsProps extends PanelProps {
  readonly world: ShownWorld;
}

/** The way to the console with the story's world, and the state that no address can hold. */
function WorldControls({ world, store }: WorldControlsProps) {
  return (
    <Part title="Console">
      <PartBody>
        <Link href={consoleAddress(address, world)} target="_blank" rel="noreferrer" withArrow>
          Open the console with this story’s world
        </Link>
        <Hint>
          Scenario {world.scenario}, {world.user ? `user ${world.user}` : 'nobody signed in'}, this moment and these
          faults, at {new URL(address).host}, where npm start serves it. The demo in this browser starts over.
        </Hint>
        <Controls>
          <Button variant="outline" size="small" ariaLabel={false} onClick={() => store.ask({ type: 'export' })}>
            Export the state
          </Button>
        </Controls>
        <Hint>With what the story has changed, as a file that the console’s World imports.</Hint>
      </PartBody>
    </Part>
  );
}
