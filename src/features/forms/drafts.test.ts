// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession, endSession } from '#api/session.ts';
import { draftsOf, forgetDrafts, hasDrafts, interruptDrafts, keepDraft, readDraft } from './drafts.ts';

const values = { title: 'Rampa' };

beforeEach(() => beginSession('ana'));
afterEach(() => {
  vi.unstubAllGlobals();
  forgetDrafts();
  localStorage.clear();
  sessionStorage.clear();
});

test('the same user finds the input after the session has ended, with the reason', () => {
  keepDraft('incident:new', { user: 'ana', values, attempts: [values] });
  interruptDrafts('expired');
  endSession('expired');
  expect(readDraft('incident:new')).toBeUndefined();
  beginSession('ana');
  expect(readDraft('incident:new')).toEqual({ values, attempts: [values], why: 'expired', at: expect.any(Date) });
  expect(draftsOf('incident:')).toEqual(['new']);
});

test('another user never finds it, and it is gone', () => {
  keepDraft('incident:new', { user: 'ana', values });
  beginSession('eva');
  expect(hasDrafts()).toBe(false);
  expect(draftsOf('incident:')).toEqual([]);
  expect(readDraft('incident:new')).toBeUndefined();
  expect(JSON.stringify(sessionStorage)).not.toContain('Rampa');
});

test('what a form stores while it is unmounted after another user has signed in is not kept', () => {
  beginSession('eva');
  keepDraft('border:7', { user: 'ana', values }, 'device');
  beginSession('ana');
  expect(readDraft('border:7', 'device')).toBeUndefined();
});

test.each([
  ['expired', true],
  ['idle', true],
  ['signedOut', false],
] as const)('what a form stores after the session has ended (%s) is kept: %s', (why, isKept) => {
  endSession(why);
  keepDraft('border:7', { user: 'ana', values }, 'device');
  beginSession('ana');
  expect(readDraft('border:7', 'device') !== undefined).toBe(isKept);
});

test('nothing is kept of a user who is not known', () => {
  keepDraft('incident:new', { user: null, values });
  expect(JSON.stringify(sessionStorage)).not.toContain('Rampa');
});

test('all are removed, or those of other users', () => {
  keepDraft('incident:new', { user: 'ana', values });
  keepDraft('border:7', { user: 'ana', values }, 'device');
  expect(hasDrafts()).toBe(true);
  forgetDrafts({ except: 'ana' });
  expect(hasDrafts()).toBe(true);
  forgetDrafts({ except: 'eva' });
  expect(hasDrafts()).toBe(false);
});

test.each([
  '',
  'null',
  '{}',
  '{"version":1,"user":"ana","at":"never"}',
  '{"version":0,"user":"ana","at":"2026-11-20"}',
])('a broken or outdated entry (%s) is dropped', (entry) => {
  sessionStorage.setItem('draft:email', entry);
  expect(readDraft('email')).toBeUndefined();
  expect(hasDrafts()).toBe(false);
});

test('where the browser blocks storage, drafts last as long as the page', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepDraft('incident:new', { user: 'ana', values });
  expect(readDraft('incident:new')).toMatchObject({ values });
  forgetDrafts();
  expect(readDraft('incident:new')).toBeUndefined();
});
