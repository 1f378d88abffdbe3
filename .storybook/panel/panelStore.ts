import type { CallBodies, LogEntry } from '#simulator/control/replies.ts';
import { type Channel, panelEvents, type StoryOnScreen } from './events.ts';

/** What the manager knows about the story on screen. */
export interface PanelState {
  /** `undefined`: no story has started yet. */
  readonly story: StoryOnScreen | undefined;
  /** What opened calls sent and received, by their ids; `null` when that is no longer kept. */
  readonly bodies: Readonly<Record<number, CallBodies | null>>;
  /** Why the simulator refused the last command. */
  readonly refusal: string | undefined;
}

const atFirst: PanelState = { story: undefined, bodies: {}, refusal: undefined };

const withCalls = (story: StoryOnScreen | undefined, calls: readonly LogEntry[]) =>
  story && { ...story, calls: [...story.calls, ...calls] };

/** The manager's side of the panel: what it knows, for `useSyncExternalStore`, and how it asks the story. */
export type PanelStore = ReturnType<typeof createPanelStore>;

/** Collects what the preview sends. `saveFile` saves an exported state. */
export function createPanelStore(channel: Channel, saveFile: (name: string, text: string) => void) {
  const events = panelEvents(channel);
  const listeners = new Set<() => void>();
  let state = atFirst;
  const change = (next: Partial<PanelState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  events.on('story', (story) => change({ ...atFirst, story }));
  events.on('calls', (calls) => change({ story: withCalls(state.story, calls) }));
  events.on('world', (world) => change({ story: state.story && { ...state.story, world }, refusal: undefined }));
  events.on('bodies', ({ id, bodies }) => change({ bodies: { ...state.bodies, [id]: bodies ?? null } }));
  events.on('file', ({ name, text }) => saveFile(name, text));
  events.on('refused', (refusal) => change({ refusal }));
  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask: (command: Parameters<typeof events.emit<'command'>>[1]) => events.emit('command', command),
  };
}
