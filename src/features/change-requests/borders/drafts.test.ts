// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, putBack, readDraft } from './drafts.ts';
import { squareAround } from './geometry/square.ts';

const polygons = [squareAround({ latitude: 45.8, longitude: 16 })];
const border = { zoneCode: '1', zoneName: 'Prva', cityCode: 'ZG', fill: '', fillOpacity: 0.2, polygons };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a draft comes back as it was, for its own zone', () => {
  keepDraft(7, border);
  expect(readDraft(7)?.polygons).toEqual(polygons);
  expect(readDraft(7)?.at.getTime()).toBeGreaterThan(0);
  expect(readDraft(8)).toBeUndefined();
  const draft = readDraft(7);
  forgetDraft(7);
  expect(readDraft(7)).toBeUndefined();
  if (draft) putBack(7, draft);
  expect(readDraft(7)).toEqual(draft);
});

test.each(['', '{}', '{"at":"2026-11-20T09:00:00Z","border":"{}"}', 'null'])(
  'a broken draft (%s) is dropped',
  (text) => {
    localStorage.setItem('border-draft:7', text);
    expect(readDraft(7)).toBeUndefined();
    expect(localStorage.getItem('border-draft:7')).toBeNull();
  },
);

test('without room an older draft goes too: it would be offered for the newer work', () => {
  const kept = localStorage;
  keepDraft(7, border);
  const full = {
    getItem: (key: string) => kept.getItem(key),
    removeItem: (key: string) => kept.removeItem(key),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  vi.stubGlobal('localStorage', full);
  keepDraft(7, border);
  expect(readDraft(7)).toBeUndefined();
});
