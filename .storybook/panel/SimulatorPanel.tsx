// The manager has React of its own, which the automatic runtime would not use.
/** @jsxRuntime classic */
import * as React from 'react';
import { Badge, Button, EmptyTabContent, Link } from 'storybook/internal/components';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled, useTheme } from 'storybook/theming';
import { type Channel, panelEvents, panelId, type ShownStory } from './shownStory.ts';

/** The console of `npm start`, or another one (scripts/start.mjs). */
const consoleAddress = process.env.STORYBOOK_CONSOLE || 'http://localhost:5173/simulator/console/';

/** The manager's side of the panel: the story on screen, for `useSyncExternalStore`, and what is asked of its page. */
type PanelStore = ReturnType<typeof createPanelStore>;

export function createPanelStore(channel: Channel) {
  const listeners = new Set<() => void>();
  let story: ShownStory | undefined;
  channel.on(panelEvents.shown, (next: ShownStory) => {
    story = next;
    for (const listener of listeners) listener();
  });
  return {
    get: () => story,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show: () => channel.emit(panelEvents.show),
    keep: () => channel.emit(panelEvents.keep),
  };
}

interface PanelProps {
  readonly store: PanelStore;
}

/** The story that the sidebar has chosen, once its page has told of it. */
function useShownStory(store: PanelStore): ShownStory | undefined {
  const { storyId } = useStorybookState();
  const story = React.useSyncExternalStore(store.subscribe, store.get);
  return story?.storyId === storyId ? story : undefined;
}

/** The title of the panel's tab, with the number of calls of the story. */
export function PanelTitle({ store }: PanelProps) {
  const calls = useShownStory(store)?.calls ?? 0;
  const selected = useStorybookApi().getSelectedPanel();
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 6 }}>
      <span>Simulator</span>
      {calls > 0 && (
        <Badge compact status={selected === panelId ? 'active' : 'neutral'}>
          {calls}
        </Badge>
      )}
    </div>
  );
}

const Page = styled.div(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '& > [data-bar]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    padding: '4px 12px',
    borderBottom: `1px solid ${theme.appBorderColor}`,
    fontSize: theme.typography.size.s1,
  },
  '& > iframe': { flex: 1, border: 0 },
}));

/** The panel beside a story: the simulator's console, on the simulator of the story. */
export function SimulatorPanel({ store }: PanelProps) {
  const story = useShownStory(store);
  const isKnown = story !== undefined;
  const frame = React.useRef<HTMLIFrameElement>(null);
  const api = useStorybookApi();
  const theme = useTheme().base;
  // The manager may have started after the story.
  React.useEffect(() => {
    if (!isKnown) store.show();
  }, [isKnown, store]);
  const start = story?.start;
  React.useEffect(() => {
    if (start !== undefined) frame.current?.contentWindow?.postMessage('start', window.location.origin);
  }, [start]);
  if (!story) return null;
  if (!story.world) {
    return (
      <EmptyTabContent
        title="This story makes no calls."
        description="It shows a component without the simulator. Stories of screens list their calls here."
      />
    );
  }
  return (
    <Page>
      <div data-bar="">
        <Button
          variant="outline"
          size="small"
          ariaLabel={false}
          tooltip="Start the story again with this moment and these faults"
          onClick={() => {
            store.keep();
            api.emit(FORCE_REMOUNT, { storyId: story.storyId });
          }}
        >
          Run again
        </Button>
        <Link
          href={consoleAddress + story.world}
          title="With the scenario, the user, the moment and the faults of the story. The demo in this browser starts over."
          target="_blank"
          rel="noreferrer"
          withArrow
        >
          Open the console with this story’s world
        </Link>
      </div>
      <iframe
        ref={frame}
        title="Console of the story’s simulator"
        src={`simulator/console/story.html?theme=${theme}`}
      />
    </Page>
  );
}
