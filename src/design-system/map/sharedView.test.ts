import { expect, test, vi } from 'vitest';
import { createSharedView, type MapViewport } from './sharedView.ts';

const there: MapViewport = { latitude: 43.5, longitude: 16.4, zoom: 15 };

test('the other maps follow the one that moves, and their own moves are not passed on', () => {
  const view = createSharedView();
  const first = vi.fn();
  // A map reports each of its moves, also the one that it makes to follow another.
  const second = vi.fn((viewport: MapViewport) => view.moved(viewport, second));
  view.join(first);
  view.join(second);
  view.moved(there, first);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledExactlyOnceWith(there);
  view.moved(there, second);
  expect(first).toHaveBeenCalledTimes(1);
});

test('a map that left does not follow', () => {
  const view = createSharedView();
  const follow = vi.fn();
  view.join(follow)();
  view.moved(there, () => {});
  expect(follow).not.toHaveBeenCalled();
});
