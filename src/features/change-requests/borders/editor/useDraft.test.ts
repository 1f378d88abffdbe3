// @vitest-environment happy-dom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ZoneBorder } from '#api/contract/borders.ts';
import { beginSession } from '#api/session.ts';
import { readDraft } from '../drafts.ts';
import { squareAround } from '../geometry/square.ts';
import { useDraft } from './useDraft.ts';

const borderAt = (latitude: number): ZoneBorder => ({
  zoneCode: '1',
  zoneName: 'Prva',
  cityCode: 'ZG',
  fill: '',
  fillOpacity: 0.2,
  polygons: [squareAround({ latitude, longitude: 16 })],
});

beforeEach(() => {
  vi.useFakeTimers();
  beginSession('ana');
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

interface EditorProps {
  readonly border: ZoneBorder | undefined;
  readonly onRender: (draft: ReturnType<typeof useDraft>) => void;
}

function Editor({ border, onRender }: EditorProps) {
  onRender(useDraft(7, border));
  return null;
}

/** An editor whose border a test sets. */
function open() {
  let draft: ReturnType<typeof useDraft> | undefined;
  const onRender = (rendered: ReturnType<typeof useDraft>) => {
    draft = rendered;
  };
  const root = createRoot(document.createElement('div'));
  const show = (border: ZoneBorder | undefined) =>
    flushSync(() => root.render(createElement(Editor, { border, onRender })));
  show(undefined);
  return { show, forget: () => draft?.forget(), leave: () => flushSync(() => root.unmount()) };
}

test('work is stored after a pause', () => {
  const { show } = open();
  show(borderAt(45.8));
  expect(readDraft(7)).toBeUndefined();
  vi.advanceTimersByTime(1000);
  expect(readDraft(7)?.polygons).toEqual(borderAt(45.8).polygons);
});

test('what was drawn in the last half second is stored when the editor is left', () => {
  const { show, leave } = open();
  show(borderAt(45.8));
  vi.advanceTimersByTime(1000);
  show(borderAt(45.9));
  leave();
  expect(readDraft(7)?.polygons).toEqual(borderAt(45.9).polygons);
});

test('saved or discarded work is not stored when the editor is left', () => {
  const { show, forget, leave } = open();
  show(borderAt(45.8));
  forget();
  leave();
  expect(readDraft(7)).toBeUndefined();
});

test('work that was undone is not stored when the editor is left', () => {
  const { show, leave } = open();
  show(borderAt(45.8));
  show(undefined);
  leave();
  expect(readDraft(7)).toBeUndefined();
});
