// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetNameless } from '#api/ownStorage.ts';
import { beginSession, endSession } from '#api/session.ts';
import type { View } from './model.ts';
import { applyColumns, changeViews, storedColumns, storedViews } from './store.ts';
import { hasPins } from './viewsEntry.ts';

const view: View = { id: 'a1', name: 'Listopad', address: '/parking?beginDate=2026-10-01', about: 'Parking' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  beginSession('ana');
});

test('the views are stored on the device, by the name of the user', () => {
  expect(changeViews(() => [view])).toBe(true);
  expect(localStorage.getItem('views.ana')).toBe(JSON.stringify([view]));
  expect(storedViews()).toEqual([view]);
  // The same list until something changes.
  expect(storedViews()).toBe(storedViews());
  changeViews(() => []);
  expect(localStorage.getItem('views.ana')).toBeNull();
});

test('the next user has none of them, and the first has theirs again', () => {
  changeViews(() => [view]);
  endSession('signedOut');
  expect(storedViews()).toEqual([]);
  beginSession('ivo');
  expect(storedViews()).toEqual([]);
  changeViews(() => [{ ...view, name: 'Ivin' }]);
  endSession('expired');
  beginSession('ana');
  expect(storedViews()).toEqual([view]);
});

test('where the name is not known they live in this tab alone, until somebody signs in or out', () => {
  localStorage.clear();
  changeViews(() => [view]);
  expect(storedViews()).toEqual([view]);
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage.getItem('nameless:views')).toBe(JSON.stringify([view]));
  forgetNameless();
  expect(storedViews()).toEqual([]);
});

test('a change is made to what another tab has stored meanwhile', () => {
  changeViews(() => [view]);
  localStorage.setItem('views.ana', JSON.stringify([view, { ...view, id: 'b2', name: 'Drugi' }]));
  changeViews((views) => views.filter(({ id }) => id !== 'a1'));
  expect(storedViews().map(({ name }) => name)).toEqual(['Drugi']);
});

test('where the device stores nothing the views last as long as the page, and that is said', () => {
  changeViews(() => [view]);
  const device = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.getItem(key),
    removeItem: (key: string) => device.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const renamed = { ...view, name: 'Studeni' };
  expect(changeViews(() => [renamed])).toBe(false);
  expect(storedViews()).toEqual([renamed]);
  vi.unstubAllGlobals();
  changeViews(() => []);
});

test('a pin is seen without reading the views, and no name looks like one', () => {
  changeViews(() => [{ ...view, name: '"pinned":true' }]);
  expect(hasPins()).toBe(false);
  changeViews(() => [{ ...view, pinned: true }]);
  expect(hasPins()).toBe(true);
});

test('the columns of the page’s tables come with a view, the default ones too', () => {
  localStorage.setItem('columns.providers.ana', '["count"]');
  const columns = storedColumns(['providers', 'channels']);
  expect(columns).toEqual({ providers: '["count"]', channels: null });
  localStorage.setItem('columns.providers.ana', '["amount"]');
  localStorage.setItem('columns.channels.ana', '["amount"]');
  localStorage.setItem('columns.articles.ana', '["amount"]');
  applyColumns({ ...view, columns }, '/');
  expect({ ...localStorage }).toMatchObject({
    'columns.providers.ana': '["count"]',
    'columns.articles.ana': '["amount"]',
  });
  expect(localStorage.getItem('columns.channels.ana')).toBeNull();
});

test('the columns of users whose name is not known are forgotten with the rest, named ones stay', () => {
  localStorage.setItem('columns.providers', '[]');
  localStorage.setItem('columns.providers.ana', '[]');
  forgetNameless();
  expect(localStorage.getItem('columns.providers')).toBeNull();
  expect(localStorage.getItem('columns.providers.ana')).toBe('[]');
});
