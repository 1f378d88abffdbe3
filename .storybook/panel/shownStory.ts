import type { Channel as StorybookChannel } from 'storybook/internal/channels';

/** The id of the panel, and the beginning of the names of its events. */
export const panelId = 'portal/simulator';

export const panelEvents = {
  /** From the preview: a `ShownStory`, when a story starts and after each change in its simulator. */
  shown: `${panelId}/shown`,
  /** From the manager: asks for `shown`. */
  show: `${panelId}/show`,
  /** From the manager: the next start of this story keeps the moment and the rules of faults. */
  keep: `${panelId}/keep`,
};

/** What the manager knows about the story on screen. */
export interface ShownStory {
  readonly storyId: string;
  /** When it started: another value for each start. */
  readonly start: number;
  /** How many calls it has made. */
  readonly calls: number;
  /** The query that opens a console with its scenario, user, moment and faults; `undefined`: the story makes no calls. */
  readonly world: string | undefined;
}

/** The part of Storybook's channel that the panel uses. */
export type Channel = Pick<StorybookChannel, 'on' | 'emit'>;
