import type { Channel as StorybookChannel } from 'storybook/internal/channels';
import type { CallBodies, LogEntry } from '#simulator/control/replies.ts';
import type { Fault } from '#simulator/faults.ts';

/** The id of the panel, and the beginning of the names of its events. */
export const panelId = 'portal/simulator';

/** A rule in force, and how many calls it has hit in this story. */
interface RuleInForce {
  readonly rule: Fault;
  readonly hits: number;
}

/** Where the simulator of a story is. */
export interface ShownWorld {
  readonly scenario: string;
  /** The user whom the story signs in; `undefined`: nobody. */
  readonly user: string | undefined;
  /** The moment of the clock, and whether it stands still there. */
  readonly now: string;
  readonly stands: boolean;
  /** In their order: the first that matches a call applies. */
  readonly rules: readonly RuleInForce[];
}

/** What the preview sends when a story starts, and when the manager asks for it. */
export interface StoryOnScreen {
  readonly storyId: string;
  /** `undefined`: the story makes no calls. */
  readonly world: ShownWorld | undefined;
  readonly calls: readonly LogEntry[];
}

/** What the panel asks of the story that is on screen. */
export type PanelCommand =
  | { readonly type: 'show' }
  | { readonly type: 'clear' }
  | { readonly type: 'advance'; readonly seconds: number }
  | { readonly type: 'move'; readonly now: string }
  /** The clock stands at the moment at which the story starts. */
  | { readonly type: 'reset' }
  | { readonly type: 'faults'; readonly faults: readonly Fault[] }
  | { readonly type: 'bodies'; readonly id: number }
  | { readonly type: 'export' }
  /** The next start of this story keeps the moment and the rules; the manager then starts it. */
  | { readonly type: 'keep' };

/** The events of the panel and what they hold. All but `command` go from the preview to the manager. */
export interface PanelEvents {
  readonly story: StoryOnScreen;
  /** New calls, the oldest first. */
  readonly calls: readonly LogEntry[];
  readonly world: ShownWorld;
  /** What a call sent and received; `undefined` when that is no longer kept. */
  readonly bodies: { readonly id: number; readonly bodies: CallBodies | undefined };
  /** The exported state, as a file. */
  readonly file: { readonly name: string; readonly text: string };
  /** The simulator's text when it refuses a command. */
  readonly refused: string;
  readonly command: PanelCommand;
}

/** The part of Storybook's channel that the panel uses. */
export type Channel = Pick<StorybookChannel, 'on' | 'emit'>;

/**
 * Storybook's channel between preview and manager, limited to the panel's events and with their types. Each payload goes
 * as text: the channel would make a `Date` of each moment in it.
 */
export const panelEvents = (channel: Channel) => ({
  on<Name extends keyof PanelEvents>(name: Name, listener: (payload: PanelEvents[Name]) => void): void {
    channel.on(`${panelId}/${name}`, (text: string) => listener(JSON.parse(text)));
  },
  emit<Name extends keyof PanelEvents>(name: Name, payload: PanelEvents[Name]): void {
    channel.emit(`${panelId}/${name}`, JSON.stringify(payload));
  },
});
