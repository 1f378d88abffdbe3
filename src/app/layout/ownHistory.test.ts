// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { beginSession, endSession } from '#api/session.ts';
import { showSessionUser } from '../session/shownUser.ts';
import { isOthersEntry, ownEntryOf } from './ownHistory.ts';

const signIn = (user: string) => {
  beginSession(user);
  showSessionUser();
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signIn('ana');
});

test('an entry belongs to the user who opened it, also after another one has signed in', () => {
  window.history.replaceState({ idx: 1, key: 'a' }, '');
  ownEntryOf('a');
  expect(isOthersEntry('a')).toBe(false);
  endSession('signedOut');
  signIn('ivo');
  ownEntryOf('a');
  expect(isOthersEntry('a')).toBe(true);
  signIn('ana');
  expect(isOthersEntry('a')).toBe(false);
  expect(window.history.state).toEqual({ idx: 1, key: 'a', owner: 'ana' });
});

test('the first entry of a document has no key of its own', () => {
  window.history.replaceState({ idx: 0 }, '');
  ownEntryOf('default');
  signIn('ivo');
  expect(isOthersEntry('default')).toBe(true);
});

test.each([null, { idx: 1, key: 'other' }, { key: 'a' }, 'a'])(
  'an entry of another router is left alone: %o',
  (state) => {
    window.history.replaceState(state, '');
    ownEntryOf('a');
    expect(window.history.state).toEqual(state);
    expect(isOthersEntry('a')).toBe(false);
  },
);

test('an entry of a user whose name is not known is nobody’s', () => {
  localStorage.clear();
  sessionStorage.clear();
  showSessionUser();
  window.history.replaceState({ idx: 1, key: 'a' }, '');
  ownEntryOf('a');
  signIn('ivo');
  expect(isOthersEntry('a')).toBe(false);
});
