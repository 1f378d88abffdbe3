// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetNameless } from '#api/ownStorage.ts';
import { beginSession, endSession } from '#api/session.ts';
import { noMark, openMarks } from './marks.ts';

const statement = { id: 7, name: 'Obračun 01/2026 – Split', partnerName: 'Split' };

beforeEach(() => {
  localStorage.clear();
  beginSession('operator');
});

test('a mark is kept on the device under month and user', () => {
  const book = openMarks('2026-01');
  book.write('parking:2', { checked: true, note: 'Plaćeno' });
  book.write('parks:1', { chosen: [statement] });
  expect(localStorage.getItem('settlement.2026-01.operator')).toBe(
    JSON.stringify({
      'parking:2': { checked: true, note: 'Plaćeno', chosen: [] },
      'parks:1': { checked: false, note: '', chosen: [statement] },
    }),
  );
  expect(openMarks('2026-01').read('parks:1').chosen).toEqual([statement]);
  expect(openMarks('2026-02').all()).toEqual({});
});

test('another user in the same tab sees nothing of it, and the first has it again', () => {
  openMarks('2026-01').write('parking:2', { checked: true, note: 'Plaćeno' });
  endSession('signedOut');
  expect(openMarks('2026-01').all()).toEqual({});
  beginSession('provider');
  expect(openMarks('2026-01').all()).toEqual({});
  openMarks('2026-01').write('parking:2', { note: 'Moja bilješka' });
  beginSession('operator');
  expect(openMarks('2026-01').read('parking:2')).toEqual({ checked: true, note: 'Plaćeno', chosen: [] });
});

test('marks of a user whose name is not known live in this tab, until somebody signs in or out', () => {
  localStorage.removeItem('auth-session');
  openMarks('2026-01').write('parking:2', { checked: true });
  expect(openMarks('2026-01').read('parking:2').checked).toBe(true);
  expect(openMarks('2026-01').isKept()).toBe(true);
  beginSession('provider');
  expect(openMarks('2026-01').read('parking:2')).toBe(noMark);
  localStorage.removeItem('auth-session');
  forgetNameless();
  expect(openMarks('2026-01').read('parking:2')).toBe(noMark);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('settlement'))).toEqual([]);
});

test('nothing is stored of what is not marked any more', () => {
  const book = openMarks('2026-01');
  book.write('parking:2', { checked: true });
  book.write('parking:2', { checked: false });
  expect(localStorage.getItem('settlement.2026-01.operator')).toBeNull();
});

test.each(['{', '[]', '"text"', 'null', '7'])('a broken entry (%s) counts as none', (text) => {
  localStorage.setItem('settlement.2026-01.operator', text);
  expect(openMarks('2026-01').all()).toEqual({});
});

test('broken parts are left out, the others stay', () => {
  const stored = { a: 3, b: { checked: 'yes', note: 5, chosen: [{ id: 'x' }, statement] }, c: { note: 'Da' } };
  localStorage.setItem('settlement.2026-01.operator', JSON.stringify(stored));
  expect(openMarks('2026-01').all()).toEqual({
    b: { checked: false, note: '', chosen: [statement] },
    c: { checked: false, note: 'Da', chosen: [] },
  });
});

test('a change tells its listeners, and a mark that did not change stays the same object', () => {
  const book = openMarks('2026-01');
  book.write('a', { checked: true });
  const listener = vi.fn();
  const end = book.subscribe(listener);
  book.write('b', { note: 'Da' });
  expect(listener).toHaveBeenCalledOnce();
  expect(book.read('c')).toBe(book.read('d'));
  end();
  book.write('b', { note: 'Ne' });
  expect(listener).toHaveBeenCalledOnce();
});

test('what another tab has written is kept, and shown', () => {
  const book = openMarks('2026-01');
  const listener = vi.fn();
  book.subscribe(listener);
  openMarks('2026-01').write('a', { note: 'Iz druge kartice' });
  window.dispatchEvent(new StorageEvent('storage', { key: 'settlement.2026-01.operator' }));
  expect(listener).toHaveBeenCalledOnce();
  expect(book.read('a').note).toBe('Iz druge kartice');
  book.write('b', { checked: true });
  expect(Object.keys(openMarks('2026-01').all())).toEqual(['a', 'b']);
});

test('where storage is full, marks last as long as the page, and it is known', () => {
  const book = openMarks('2026-01');
  const refuse = () => {
    throw new Error('full');
  };
  vi.stubGlobal('localStorage', { getItem: localStorage.getItem.bind(localStorage), setItem: refuse });
  book.write('a', { note: 'Da' });
  vi.unstubAllGlobals();
  expect(book.isKept()).toBe(false);
  expect(openMarks('2026-01').read('a').note).toBe('Da');
});
