// @vitest-environment happy-dom
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { embedJson, escapeHtml, pageOf, readDecisions, requireReviewFolder, writePage } from './page.mjs';

const [a, b] = ['a', 'b'].map((letter) => letter.repeat(40));
const size = { width: 100, height: 50 };
const entry = (area, story, kind = 'changed') => ({
  kind,
  area,
  screen: 'Lists',
  story,
  path: `stories/__snapshots__/${area}/${story}.png`,
  before: kind === 'new' ? undefined : { hash: a, ...size },
  after: kind === 'removed' ? undefined : { hash: b, ...size },
  pixels: kind === 'changed' ? 50 : undefined,
  share: kind === 'changed' ? 0.01 : undefined,
  box: kind === 'changed' ? { x: 0, y: 0, width: 16, height: 16 } : undefined,
  mask: kind === 'changed' ? 'aa-bb.png' : undefined,
  key: `${a}..${b} ${story}`,
});
const hostile = '</script><img src=x onerror=alert(1)>';
const review = {
  base: { short: 'aaa', subject: hostile, day: '2026-11-25', tree: 'base' },
  head: { short: 'bbb', subject: 'stories: change lists', day: '', tree: 'head' },
  entries: [entry('Garages', 'One'), entry('Garages', hostile), entry('Parks', 'Added', 'new')],
  same: [{ path: 'to.png', from: 'from.png' }],
  equal: 7,
  uncommitted: [],
  images: new Map([[`${a}.png`, Buffer.from('first')]]),
};

let listeners = [];
function removeListeners() {
  for (const listener of listeners) document.removeEventListener(...listener);
  listeners = [];
}

/** Renders a page as a browser does, in place of the last one: its document without styles, then its script. */
function open(decisions = []) {
  removeListeners();
  const text = pageOf(review, decisions);
  document.body.innerHTML = text.slice(text.indexOf('<body>') + '<body>'.length, text.indexOf('<script src='));
  const added = vi.spyOn(document, 'addEventListener');
  new Function(readFileSync(join(import.meta.dirname, 'page/review.js'), 'utf8'))();
  listeners = added.mock.calls;
}
const cards = () => [...document.querySelectorAll('.entry')];
const shown = () => cards().filter((card) => !card.closest('[hidden]'));
const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
function choose(id, value) {
  document.getElementById(id).value = value;
  document.getElementById(id).dispatchEvent(new Event('input', { bubbles: true }));
}

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'review-page-'));
  localStorage.clear();
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  removeListeners();
  document.body.innerHTML = '';
});

it('escapes what comes from commits, file names and comments', () => {
  expect(escapeHtml(`<a href="'">&`)).toBe('&lt;a href=&quot;&#39;&quot;&gt;&amp;');
  expect(embedJson({ hostile })).not.toContain('<');
  expect(pageOf(review, [{ key: review.entries[0].key, decision: 'open', comment: hostile, at: '' }])).not.toContain(
    '<img',
  );
  open();
  expect(document.querySelector('img[src="x"]')).toBeNull();
  expect(cards()[1].querySelector('.story').textContent).toBe(hostile);
});

it('shows entries by area and filters them by area, kind, decision and words', () => {
  open([{ key: review.entries[0].key, decision: 'accepted', comment: 'as planned', at: '' }]);
  expect(shown()).toHaveLength(3);
  choose('area', 'Parks');
  expect(shown()).toHaveLength(1);
  choose('area', '');
  choose('kind', 'changed');
  expect(shown()).toHaveLength(2);
  choose('decision', 'accepted');
  expect(shown()).toHaveLength(1);
  choose('search', 'nothing of this');
  expect(shown()).toHaveLength(0);
  expect(document.getElementById('none').textContent).toContain('No change matches');
});

it('accepts and rejects by keys, and keeps the decisions in the browser', () => {
  open();
  press('j');
  press('a');
  expect(cards()[0].dataset.decision).toBe('accepted');
  press('j');
  press('r');
  expect(cards()[1].dataset.decision).toBe('rejected');
  expect(document.getElementById('progress').textContent).toBe('2 of 3 decided: 1 accepted, 1 rejected');
  press('k');
  press('a');
  expect(cards()[0].dataset.decision).toBe('open');
  open();
  expect(cards().map((card) => card.dataset.decision)).toEqual(['open', 'rejected', 'open']);
});

it('takes no key while a comment is written, or when keys are off', () => {
  open();
  press('j');
  press('c');
  press('a');
  expect(cards()[0].dataset.decision).toBe('open');
  cards()[0].focus();
  document.getElementById('keys-on').checked = false;
  press('a');
  expect(cards()[0].dataset.decision).toBe('open');
});

it('keeps decisions.json of the folder and replaces the rest', () => {
  const kept = `{"decisions":[{"key":"${review.entries[0].key}","decision":"accepted","comment":"","at":""}]}`;
  writeFileSync(join(folder, 'decisions.json'), kept);
  requireReviewFolder(folder);
  writePage(folder, review, readDecisions(folder));
  requireReviewFolder(folder);
  writePage(folder, { ...review, images: new Map() }, readDecisions(folder));
  expect(readFileSync(join(folder, 'decisions.json'), 'utf8')).toBe(kept);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('"decision":"accepted"');
  expect(() => readFileSync(join(folder, `images/${a}.png`))).toThrow();
});

it('leaves a folder with other files alone', () => {
  mkdirSync(join(folder, 'images'));
  expect(() => requireReviewFolder(folder)).toThrow('has other files');
});
