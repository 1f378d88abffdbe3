import { snapshotName } from '#simulator/console/saveFile.ts';
import type { CallBodies, LogEntry, WorldState } from '#simulator/control/replies.ts';
import type { Fault } from '#simulator/faults.ts';
import { hitsOf } from '#simulator/ruleHits.ts';
import type { Simulator } from '#simulator/simulator.ts';
import { type Channel, type PanelCommand, panelEvents, panelId, type ShownWorld } from './events.ts';

/** A story that has started. */
interface StartedStory {
  readonly storyId: string;
  /** `undefined`: the story makes no calls. */
  readonly simulator: Simulator | undefined;
  readonly user: string | undefined;
  /** The moment at which the story starts. */
  readonly start: string;
}

/** The moment and the rules that the panel keeps for the next start of a story. */
interface KeptWorld {
  readonly storyId: string;
  readonly now: string;
  readonly faults: readonly Fault[];
}

/** Where the panel keeps them: Storybook starts a story whose play still runs by loading its page again. */
const keptKey = `${panelId}/kept`;

/** The preview's side of the panel. */
export interface StorySide {
  /** Shows a story that has started. */
  show(story: StartedStory): void;
  /** What the panel keeps for this start of the story, once. */
  takeKept(storyId: string): KeptWorld | undefined;
}

/** A control call that the simulator refuses; the message is its text. */
class Refused extends Error {}

/**
 * Makes a control call in this page. It does not go through `fetch`, so that neither the story nor a check that counts
 * the page's calls notices it.
 */
async function control<Reply>(simulator: Simulator, method: string, path: string, body?: unknown): Promise<Reply> {
  const response = await simulator.handle(
    new Request(new URL(`/__simulator${path}`, 'http://localhost'), {
      method,
      headers: { 'Accept-Language': 'en', 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  const reply: unknown = await response?.json();
  if (response?.ok) return reply as Reply;
  throw new Refused(Object.values(Object(reply)).flat().map(String).join(' '));
}

/**
 * Sends the panel what the simulator of the story on screen does, and does what the panel asks. It only listens until
 * the panel is used. `setPageTime` moves the page's `Date`, so that the story agrees with its simulator; `storage` outlives
 * the page.
 */
export function createStorySide(
  channel: Channel,
  setPageTime: (now: string) => void,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): StorySide {
  const events = panelEvents(channel);
  const followed = new WeakSet<Simulator>();
  let shown: StartedStory | undefined;
  /** The id of the last call that was sent, and of the last one that is cleared. */
  let sent = 0;
  let cleared = 0;

  let queue = Promise.resolve();
  /** Sends one thing after the other, so that what is sent last is the newest. */
  const enqueue = (send: () => Promise<void>) => {
    queue = queue.then(send, send);
  };

  const callsAfter = async (simulator: Simulator, id: number) =>
    (await control<{ log: readonly LogEntry[] }>(simulator, 'GET', `/log?after=${id}`)).log;

  async function worldOf(simulator: Simulator, user: string | undefined): Promise<ShownWorld> {
    const { scenario, now, stands } = await control<WorldState>(simulator, 'GET', '/state');
    const faults = simulator.faults.get();
    const log = faults.length > 0 ? await callsAfter(simulator, 0) : [];
    return { scenario, user, now, stands, rules: faults.map((rule) => ({ rule, hits: hitsOf(rule, log) })) };
  }

  async function sendStory() {
    const story = shown;
    if (!story) return;
    const { storyId, simulator, user } = story;
    if (!simulator) return events.emit('story', { storyId, world: undefined, calls: [] });
    const world = await worldOf(simulator, user);
    const calls = await callsAfter(simulator, cleared);
    // Another story has started meanwhile.
    if (shown !== story) return;
    sent = calls.at(-1)?.id ?? cleared;
    events.emit('story', { storyId, world, calls });
  }

  async function sendWorld() {
    const story = shown;
    if (!story?.simulator) return;
    const world = await worldOf(story.simulator, story.user);
    if (shown === story) events.emit('world', world);
  }

  async function sendCalls() {
    const story = shown;
    if (!story?.simulator) return;
    const calls = await callsAfter(story.simulator, sent);
    if (shown !== story || calls.length === 0) return;
    sent = calls.at(-1)?.id ?? sent;
    events.emit('calls', calls);
    if (calls.some(({ rule }) => rule !== null)) await sendWorld();
  }

  /** Sends the story with a log that has begun again. */
  function sendFromStart() {
    sent = 0;
    cleared = 0;
    enqueue(sendStory);
  }

  /** A simulator is followed once: it has no end, and each story resets it. */
  function follow(simulator: Simulator) {
    if (followed.has(simulator)) return;
    followed.add(simulator);
    simulator.calls.subscribe({ added: () => enqueue(sendCalls) });
    simulator.subscribe((part) => {
      if (part === 'all') sendFromStart();
      else if (part === 'clock' || part === 'faults') enqueue(sendWorld);
    });
  }

  async function moveClock(simulator: Simulator, move: { now: string } | { advance_seconds: number }) {
    await control(simulator, 'POST', '/clock', move);
    setPageTime(simulator.clock.now().toISOString());
  }

  async function carryOut(command: PanelCommand, story: StartedStory, simulator: Simulator) {
    const { storyId, start } = story;
    const moment = () => simulator.clock.now();
    switch (command.type) {
      case 'show':
        return enqueue(sendStory);
      case 'clear':
        // The simulator's log stays: the hits of the rules are counted by it.
        cleared = sent;
        return enqueue(sendStory);
      case 'advance':
        return moveClock(simulator, { advance_seconds: command.seconds });
      case 'move':
        // A clock that runs goes on from there.
        return moveClock(
          simulator,
          simulator.clock.stands
            ? { now: command.now }
            : { advance_seconds: (Date.parse(command.now) - simulator.clock.now().getTime()) / 1000 },
        );
      case 'reset':
        return moveClock(simulator, { now: start });
      case 'faults':
        return control<void>(simulator, 'PUT', '/faults', command.faults);
      case 'bodies': {
        const { id } = command;
        const bodies = await control<CallBodies>(simulator, 'GET', `/log/${id}`).catch(() => undefined);
        return events.emit('bodies', { id, bodies });
      }
      case 'export': {
        const text = JSON.stringify(await control(simulator, 'GET', '/snapshot'));
        return events.emit('file', { name: snapshotName(simulator.state().scenario, moment().toISOString()), text });
      }
      case 'keep': {
        const kept: KeptWorld = { storyId, now: moment().toISOString(), faults: simulator.faults.get() };
        storage.setItem(keptKey, JSON.stringify(kept));
      }
    }
  }

  events.on('command', (command) => {
    if (!shown) return;
    // Without a simulator there is nothing to ask for but the story.
    if (!shown.simulator) return enqueue(sendStory);
    carryOut(command, shown, shown.simulator).catch((error: unknown) =>
      events.emit('refused', error instanceof Error ? error.message : String(error)),
    );
  });

  return {
    show(story) {
      shown = story;
      if (story.simulator) follow(story.simulator);
      sendFromStart();
    },
    takeKept(storyId) {
      const text = storage.getItem(keptKey);
      storage.removeItem(keptKey);
      const world = text === null ? undefined : (JSON.parse(text) as KeptWorld);
      return world?.storyId === storyId ? world : undefined;
    },
  };
}
