// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession } from '#api/session.ts';
import { forgetDraft, keepDraft, putBack, readDraft } from './drafts.ts';
import { squareAround } from './geometry/square.ts';

const polygons = [squareAround({ latitude: 45.8, longitude: 16 })];
const border = { zoneCode: '1', zoneName: 'Prva', cityCode: 'ZG', fill: '', fillOpacity: 0.2, polygons };

beforeEach(() => beginSession('ana'));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a draft is restored unchanged, for its own zone', () => {
  keepDraft(7, border, 'ana');
  expect(readDraft(7)?.polygons).toEqual(polygons);
  expect(readDraft(7)?.at.getTime()).toBeGreaterThan(0);
  expect(readDraft(8)).toBeUndefined();
  const draft = readDraft(7);
  forgetDraft(7);
  expect(readDraft(7)).toBeUndefined();
  if (draft) putBack(7, draft, 'ana');
  expect(readDraft(7)).toEqual(draft);
});

test('no other user finds a draft, and it is removed', () => {
  keepDraft(7, border, 'ana');
  beginSession('eva');
  expect(readDraft(7)).toBeUndefined();
  beginSession('ana');
  expect(readDraft(7)).toBeUndefined();
});

test.each([
  '',
  '{}',
  '{"version":1,"user":"ana","at":"2026-11-20T09:00:00Z","values":"{}"}',
  '{"version":0,"user":"ana","at":"2026-11-20T09:00:00Z","values":"{}"}',
  'null',
])('a broken draft (%s) is dropped', (text) => {
  localStorage.setItem('draft:border:7', text);
  expect(readDraft(7)).toBeUndefined();
  expect(localStorage.getItem('draft:border:7')).toBeNull();
});

test('without enough storage an older draft is removed, and the newer work lasts as long as the page', () => {
  const kept = localStorage;
  keepDraft(7, border, 'ana');
  const full = {
    getItem: (key: string) => kept.getItem(key),
    removeItem: (key: string) => kept.removeItem(key),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  vi.stubGlobal('localStorage', full);
  const newer = { ...border, polygons: [squareAround({ latitude: 45.9, longitude: 16 })] };
  keepDraft(7, newer, 'ana');
  expect(readDraft(7)?.polygons).toEqual(newer.polygons);
  expect(kept.getItem('draft:border:7')).toBeNull();
  forgetDraft(7);
  expect(readDraft(7)).toBeUndefined();
});
