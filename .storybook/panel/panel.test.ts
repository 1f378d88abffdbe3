import { expect, it, vi } from 'vitest';
import { memoryStorage } from '#api/testStorage.ts';
import { readAddress } from '#simulator/address.ts';
import { createSimulator, type Simulator } from '#simulator/simulator.ts';
import { ask } from '#simulator/testCalls.ts';
import { consoleAddress } from './consoleAddress.ts';
import { type Channel, panelId, type ShownWorld } from './events.ts';
import { createPanelStore } from './panelStore.ts';
import { createStorySide } from './storySide.ts';

const start = '2026-11-20T09:00:00Z';

/** A channel with both sides at it, as preview and manager have one. */
function fakeChannel() {
  const listeners = new Map<string, ((payload: unknown) => void)[]>();
  const names: string[] = [];
  const channel: Channel = {
    on: (name, listener) => void listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    emit: (name, payload) => {
      names.push(name);
      for (const listener of listeners.get(name) ?? []) listener(payload);
    },
  };
  return { channel, names };
}

/** A story of the operator in the default scenario, with both sides of its panel. */
function panelOfStory() {
  const { channel, names } = fakeChannel();
  const setPageTime = vi.fn();
  const saveFile = vi.fn();
  const storage = memoryStorage();
  const side = createStorySide(channel, setPageTime, storage);
  const store = createPanelStore(channel, saveFile);
  const simulator = createSimulator({ now: start });
  const show = (storyId = 'one') => side.show({ storyId, simulator, user: 'operator', start });
  /** The same story in a page that was loaded again. */
  const loadedAgain = () => createStorySide(fakeChannel().channel, setPageTime, storage);
  return { side, store, simulator, setPageTime, saveFile, names, show, loadedAgain };
}

const call = (simulator: Simulator, path = '/api/common/usluge/') =>
  ask(simulator, 'GET', path, { token: simulator.signIn('operator') });

const storyOf = ({ store }: ReturnType<typeof panelOfStory>) => store.get().story;
const soon = vi.waitFor;

it('shows the world of a story and its calls, each once', async () => {
  const panel = panelOfStory();
  panel.show();
  await soon(() => expect(storyOf(panel)?.world).toMatchObject({ scenario: 'default', user: 'operator', now: start }));
  await Promise.all([call(panel.simulator), call(panel.simulator), call(panel.simulator, '/api/nowhere/')]);
  await soon(() => expect(storyOf(panel)?.calls.map(({ id }) => id)).toEqual([1, 2, 3]));
  expect(storyOf(panel)?.calls[0]).toMatchObject({ path: '/api/common/usluge/', status: 200, user: 'operator' });
});

it('has calls from before the manager was there, and those of the next story alone', async () => {
  const panel = panelOfStory();
  panel.show();
  await call(panel.simulator);
  panel.store.ask({ type: 'show' });
  await soon(() => expect(storyOf(panel)?.calls).toHaveLength(1));
  panel.simulator.reset({ now: start });
  panel.show('two');
  await soon(() => expect(storyOf(panel)).toMatchObject({ storyId: 'two', calls: [] }));
  await call(panel.simulator);
  await soon(() => expect(storyOf(panel)?.calls).toHaveLength(1));
});

it('says that a story makes no calls, and asks nothing of the simulator of the story before', async () => {
  const panel = panelOfStory();
  panel.show();
  await soon(() => expect(storyOf(panel)?.world).toBeDefined());
  panel.side.show({ storyId: 'plain', simulator: undefined, user: undefined, start });
  await soon(() => expect(storyOf(panel)).toEqual({ storyId: 'plain', world: undefined, calls: [] }));
  panel.store.ask({ type: 'advance', seconds: 3600 });
  await call(panel.simulator);
  expect(panel.simulator.clock.now().toISOString()).toBe('2026-11-20T09:00:00.000Z');
  expect(storyOf(panel)).toEqual({ storyId: 'plain', world: undefined, calls: [] });
});

it('clears the calls, and counts hits over that', async () => {
  const panel = panelOfStory();
  panel.show();
  panel.store.ask({ type: 'faults', faults: [{ path: '/common/**', status: 500 }] });
  await soon(() => expect(storyOf(panel)?.world?.rules).toHaveLength(1));
  await call(panel.simulator);
  await soon(() => expect(storyOf(panel)?.world?.rules[0]?.hits).toBe(1));
  panel.store.ask({ type: 'clear' });
  await soon(() => expect(storyOf(panel)?.calls).toEqual([]));
  await call(panel.simulator);
  await soon(() => expect(storyOf(panel)?.calls).toMatchObject([{ status: 500, fault: '500' }]));
  await soon(() => expect(storyOf(panel)?.world?.rules[0]?.hits).toBe(2));
});

it('moves the clock of the simulator and of the page, and back', async () => {
  const panel = panelOfStory();
  panel.show();
  const isAt = (now: string) => soon(() => expect(storyOf(panel)?.world).toMatchObject({ now, stands: true }));
  panel.store.ask({ type: 'advance', seconds: 3600 });
  await isAt('2026-11-20T10:00:00Z');
  expect(panel.setPageTime).toHaveBeenLastCalledWith('2026-11-20T10:00:00.000Z');
  panel.store.ask({ type: 'move', now: '2026-12-24T17:00:00.000Z' });
  await isAt('2026-12-24T17:00:00Z');
  panel.store.ask({ type: 'reset' });
  await isAt(start);
  panel.store.ask({ type: 'move', now: '2101-01-01T00:00:00.000Z' });
  await soon(() => expect(panel.store.get().refusal).toBe('The clock keeps to the years 2018 to 2100.'));
  expect(panel.setPageTime).toHaveBeenLastCalledWith('2026-11-20T09:00:00.000Z');
});

it('moves a clock that runs, which then runs on, and freezes it on a reset', async () => {
  const panel = panelOfStory();
  panel.show();
  panel.simulator.clock.set(null);
  panel.store.ask({ type: 'move', now: '2027-03-01T08:00:00.000Z' });
  await soon(() => expect(storyOf(panel)?.world).toMatchObject({ stands: false }));
  expect(storyOf(panel)?.world?.now).toMatch(/^2027-03-01T0(7:59|8:00)/);
  panel.store.ask({ type: 'reset' });
  await soon(() => expect(storyOf(panel)?.world).toMatchObject({ stands: true, now: start }));
});

it('shows what a call sent and received, until that is no longer kept', async () => {
  const panel = panelOfStory();
  panel.show();
  await call(panel.simulator);
  panel.store.ask({ type: 'bodies', id: 1 });
  await soon(() => expect(panel.store.get().bodies[1]).toMatchObject({ sent: null, type: 'application/json' }));
  panel.store.ask({ type: 'bodies', id: 99 });
  await soon(() => expect(panel.store.get().bodies[99]).toBeNull());
});

it('keeps moment and rules for the next start of the same story, once', async () => {
  const panel = panelOfStory();
  panel.show();
  panel.simulator.faults.set([{ status: 503 }]);
  panel.store.ask({ type: 'keep' });
  const kept = { storyId: 'one', now: '2026-11-20T09:00:00.000Z', faults: [{ status: 503 }] };
  expect(panel.side.takeKept('one')).toEqual(kept);
  expect(panel.side.takeKept('one')).toBeUndefined();
  panel.store.ask({ type: 'keep' });
  expect(panel.side.takeKept('two')).toBeUndefined();
  panel.store.ask({ type: 'keep' });
  expect(panel.loadedAgain().takeKept('one')).toEqual(kept);
});

it('exports the state as the console imports it', async () => {
  const panel = panelOfStory();
  panel.show();
  panel.store.ask({ type: 'export' });
  await soon(() => expect(panel.saveFile).toHaveBeenCalled());
  const [name, text] = panel.saveFile.mock.calls[0] as [string, string];
  expect(name).toBe('simulator-default-202611200900.json');
  const other = createSimulator();
  const body = JSON.parse(text);
  expect((await ask(other, 'PUT', '/__simulator/snapshot', { body })).status).toBe(200);
});

it('sends nothing but what the story and its calls change', async () => {
  const panel = panelOfStory();
  panel.show();
  await soon(() => expect(storyOf(panel)).toBeDefined());
  await call(panel.simulator);
  await soon(() => expect(storyOf(panel)?.calls).toHaveLength(1));
  expect(panel.names).toEqual([`${panelId}/story`, `${panelId}/calls`]);
});

it('opens a console in the same world', () => {
  const world: ShownWorld = {
    scenario: 'coast-in-august',
    user: 'provider',
    now: '2026-08-14T18:00:00Z',
    stands: true,
    rules: [{ rule: { path: '/parking/**', status: 500, times: 2 }, hits: 1 }],
  };
  const read = (shown: ShownWorld) =>
    readAddress(new URL(consoleAddress('http://localhost:5199/simulator/console/', shown)).search, () => true);
  const { scenario, now } = world;
  const faults = [{ path: '/parking/**', status: 500, times: 2 }];
  expect(read(world)).toEqual({ scenario, now, person: 'provider', faults, unknown: [], rest: '' });
  const withoutUser = { ...world, user: undefined, rules: [] };
  expect(read(withoutUser)).toMatchObject({ person: undefined, faults: [], unknown: [] });
});
