import { expect, it, vi } from 'vitest';
import { memoryStorage } from '#api/testStorage.ts';
import { readAddress } from '#simulator/addresses/address.ts';
import { createSimulator, type Simulator } from '#simulator/simulator.ts';
import { ask } from '#simulator/testing/testCalls.ts';
import { type Channel, panelEvents, type ShownStory } from './shownStory.ts';
import { createStorySide } from './storySide.ts';

const start = '2026-11-20T09:00:00Z';

/** A channel with the manager at its other end: what it was shown last, and what it asks. */
function fakeChannel() {
  const listeners = new Map<string, () => void>();
  let shown: ShownStory | undefined;
  const channel: Channel = {
    on: (name, listener) => void listeners.set(name, listener),
    emit: (_name, story) => {
      shown = story;
    },
  };
  return { channel, shown: () => shown, ask: (name: string) => listeners.get(name)?.() };
}

/** A story of the operator in the default scenario, with its panel. */
function panelOfStory() {
  const manager = fakeChannel();
  const setPageTime = vi.fn();
  const storage = memoryStorage();
  const side = createStorySide(manager.channel, setPageTime, storage);
  const simulator = createSimulator({ now: start });
  const show = (storyId = 'one') => side.show({ storyId, simulator, user: 'operator' });
  /** The same story in a page that was loaded again. */
  const loadedAgain = () => createStorySide(fakeChannel().channel, setPageTime, storage);
  return { side, manager, simulator, setPageTime, show, loadedAgain };
}

const call = (simulator: Simulator) =>
  ask(simulator, 'GET', '/api/common/usluge/', { token: simulator.signIn('operator') });

it('counts the calls of a story, and those of the next story alone', async () => {
  const { manager, simulator, show } = panelOfStory();
  show();
  await Promise.all([call(simulator), call(simulator)]);
  expect(manager.shown()).toMatchObject({ storyId: 'one', calls: 2 });
  const before = manager.shown()?.start;
  simulator.reset({ now: start });
  show('two');
  expect(manager.shown()).toMatchObject({ storyId: 'two', calls: 0 });
  expect(manager.shown()?.start).not.toBe(before);
  await call(simulator);
  expect(manager.shown()).toMatchObject({ storyId: 'two', calls: 1 });
});

it('gives the console the simulator of the story on screen, and none where the story makes no calls', async () => {
  const { side, manager, simulator, show, setPageTime } = panelOfStory();
  show();
  expect(globalThis.simulatorOfStory).toBe(simulator);
  side.show({ storyId: 'plain', simulator: undefined, user: undefined });
  expect(globalThis.simulatorOfStory).toBeUndefined();
  simulator.clock.advance(3600);
  await call(simulator);
  manager.ask(panelEvents.show);
  expect(manager.shown()).toMatchObject({ storyId: 'plain', world: undefined });
  expect(setPageTime).not.toHaveBeenCalled();
});

it('moves the clock of the page with that of the simulator', async () => {
  const { simulator, setPageTime, show } = panelOfStory();
  show();
  await ask(simulator, 'POST', '/__simulator/clock', { body: { advance_seconds: 3600 } });
  expect(setPageTime).toHaveBeenLastCalledWith('2026-11-20T10:00:00.000Z');
});

it('opens a console in the same world, also after it has changed', async () => {
  const { manager, simulator, show } = panelOfStory();
  const world = () => readAddress(manager.shown()?.world ?? '', () => true);
  const sameWorld = { scenario: 'default', now: start, person: 'operator', faults: [], unknown: [], rest: '' };
  show();
  expect(world()).toEqual(sameWorld);
  const faults = [{ path: '/parking/**', status: 500, times: 2 }];
  await ask(simulator, 'PUT', '/__simulator/faults', { body: faults });
  expect(world()).toEqual({ ...sameWorld, faults });
  await ask(simulator, 'POST', '/__simulator/reset', { body: { scenario: 'empty', now: '2026-12-24T17:00:00Z' } });
  expect(world()).toMatchObject({ scenario: 'empty', now: '2026-12-24T17:00:00Z' });
});

it('keeps moment and rules for the next start of the same story, once', () => {
  const { side, manager, simulator, show, loadedAgain } = panelOfStory();
  show();
  simulator.faults.set([{ status: 503 }]);
  manager.ask(panelEvents.keep);
  const saved = { storyId: 'one', now: '2026-11-20T09:00:00.000Z', faults: [{ status: 503 }] };
  expect(side.takeSaved('one')).toEqual(saved);
  expect(side.takeSaved('one')).toBeUndefined();
  manager.ask(panelEvents.keep);
  expect(side.takeSaved('two')).toBeUndefined();
  manager.ask(panelEvents.keep);
  expect(loadedAgain().takeSaved('one')).toEqual(saved);
});
