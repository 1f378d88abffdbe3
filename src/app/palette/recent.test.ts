import { beforeEach, expect, test, vi } from 'vitest';
import { beginSession, endSession } from '#api/session.ts';
import { memoryStorage } from '#api/testStorage.ts';
import { noteVisit } from './ids.ts';
import { noteOpened, recentEntries } from './recent.ts';

let storage = memoryStorage();
beforeEach(() => {
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
});

const ids = () => recentEntries().map(({ id }) => id);

test('what was opened last is first, each once, and no more than twelve are kept', () => {
  beginSession('operator');
  for (let at = 0; at < 15; at += 1) noteOpened({ id: `outlet:garages:${at}` });
  noteOpened({ id: 'outlet:garages:9' });
  expect(ids()).toHaveLength(12);
  expect(ids().slice(0, 3)).toEqual(['outlet:garages:9', 'outlet:garages:14', 'outlet:garages:13']);
  expect(new Set(ids()).size).toBe(12);
});

test('only ids are stored, and a zone with its name and code', () => {
  beginSession('operator');
  noteOpened({ id: 'page:parking' });
  noteOpened({ id: 'zone:2:11', name: 'Riva', code: '2101' });
  expect(JSON.parse(storage.entries.get('palette-recent') ?? '')).toEqual({
    operator: [{ id: 'zone:2:11', name: 'Riva', code: '2101' }, { id: 'page:parking' }],
  });
});

test('each user has their own, and has it again', () => {
  beginSession('operator');
  noteOpened({ id: 'outlet:parks:1' });
  beginSession('provider');
  expect(ids()).toEqual([]);
  noteOpened({ id: 'outlet:parks:2' });
  beginSession('operator');
  expect(ids()).toEqual(['outlet:parks:1']);
});

test('a user may be called as what every object has', () => {
  beginSession('constructor');
  expect(ids()).toEqual([]);
  noteOpened({ id: 'page:home' });
  expect(ids()).toEqual(['page:home']);
});

test('nothing is kept while the name of the user is not known', () => {
  endSession('signedOut');
  noteOpened({ id: 'outlet:parks:1' });
  expect(ids()).toEqual([]);
  expect(storage.entries.has('palette-recent')).toBe(false);
});

test.each(['', '{', 'null', '[]', '{"operator": 1}', '{"operator": [{"id": 5}]}'])(
  'a broken entry (%s) is none',
  (broken) => {
    beginSession('operator');
    storage.entries.set('palette-recent', broken);
    expect(ids()).toEqual([]);
    noteOpened({ id: 'page:home' });
    expect(ids()).toEqual(['page:home']);
  },
);

test.each([
  ['/parking/provider/2', 'outlet:parkingProvider:2'],
  ['/parking/provider/2/transakcije', 'outlet:parkingProvider:2'],
  ['/parking/provider/2/zone', 'outlet:parkingProvider:2'],
  ['/parking/provider/2/zone/11/details', 'zone:2:11'],
  ['/garaze/garaza/4/working-hours', 'outlet:garages:4'],
  ['/parkovi/park/1/ulaznice', 'outlet:parks:1'],
  ['/prodaja/provider/5', 'outlet:sales:5'],
])('the page %s is remembered as %s', (path, id) => {
  beginSession('operator');
  noteVisit(path);
  expect(ids()).toEqual([id]);
});

test('pages of no outlet are not remembered', () => {
  beginSession('operator');
  for (const path of ['/', '/parking', '/obracuni']) noteVisit(path);
  expect(ids()).toEqual([]);
});
