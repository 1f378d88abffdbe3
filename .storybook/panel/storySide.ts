import { faultsInAddress } from '#simulator/faults/faultPresets.ts';
import type { Fault } from '#simulator/faults/faults.ts';
import type { Simulator } from '#simulator/simulator.ts';
import { momentText } from '#simulator/state/clock.ts';
import { type Channel, panelEvents, panelId, type ShownStory } from './shownStory.ts';

/** A story that has started. */
interface StartedStory {
  readonly storyId: string;
  /** `undefined`: the story makes no calls. */
  readonly simulator: Simulator | undefined;
  readonly user: string | undefined;
}

/** The moment and the rules that the panel keeps for the next start of a story. */
interface SavedWorld {
  readonly storyId: string;
  readonly now: string;
  readonly faults: readonly Fault[];
}

/** Where the panel keeps them: Storybook starts a story whose play still runs by loading its page again. */
const savedKey = `${panelId}/saved`;

/** The preview's side of the panel. */
export interface StorySide {
  /** Shows a story that has started. */
  show(story: StartedStory): void;
  /** What the panel keeps for this start of the story, once. */
  takeSaved(storyId: string): SavedWorld | undefined;
}

/** The query that opens a console with the world of a story. */
const worldOf = ({ clock, faults }: Simulator, scenario: string, user: string | undefined): string =>
  `?${new URLSearchParams({
    scenario,
    now: momentText(clock.now()),
    ...(user === undefined ? {} : { person: user }),
    faults: faultsInAddress(faults.get()),
  })}`;

/**
 * Tells the manager which story is on screen, and gives its simulator to the console in the panel. `setPageTime` moves the
 * page's `Date`, so that the story agrees with its simulator; `storage` outlives the page.
 */
export function createStorySide(
  channel: Channel,
  setPageTime: (now: string) => void,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): StorySide {
  let shown: StartedStory | undefined;
  let followed: Simulator | undefined;
  let scenario = '';
  let start = 0;
  let calls = 0;

  function send() {
    if (!shown) return;
    const { storyId, simulator, user } = shown;
    const world = simulator && worldOf(simulator, scenario, user);
    channel.emit(panelEvents.shown, { storyId, start, calls, world } satisfies ShownStory);
  }

  /** The page's simulator is followed once: each story resets it. */
  function follow(simulator: Simulator) {
    if (followed === simulator) return;
    followed = simulator;
    // The state has the whole world: it is read when that starts, and not at each call.
    scenario = simulator.state().scenario;
    simulator.calls.subscribe({
      added: () => {
        calls += 1;
        send();
      },
      cleared: () => {
        calls = 0;
      },
    });
    simulator.subscribe((part) => {
      if (part === 'all') scenario = simulator.state().scenario;
      if (shown?.simulator !== simulator) return;
      if (part === 'clock' || part === 'all') setPageTime(simulator.clock.now().toISOString());
      send();
    });
  }

  channel.on(panelEvents.show, send);
  channel.on(panelEvents.keep, () => {
    if (!shown?.simulator) return;
    const { storyId, simulator } = shown;
    const saved: SavedWorld = { storyId, now: simulator.clock.now().toISOString(), faults: simulator.faults.get() };
    storage.setItem(savedKey, JSON.stringify(saved));
  });

  return {
    show(story) {
      shown = story;
      // The page's `Date` stands still or goes back.
      start = performance.timeOrigin + performance.now();
      calls = 0;
      globalThis.simulatorOfStory = story.simulator;
      if (story.simulator) follow(story.simulator);
      send();
    },
    takeSaved(storyId) {
      const text = storage.getItem(savedKey);
      storage.removeItem(savedKey);
      const world = text === null ? undefined : (JSON.parse(text) as SavedWorld);
      return world?.storyId === storyId ? world : undefined;
    },
  };
}
