// @vitest-environment happy-dom
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDecisions, requireReviewFolder, writeReview } from './folder.mjs';

const [a, b] = ['a', 'b'].map((letter) => letter.repeat(40));
const size = { width: 100, height: 50 };
const entry = (area, story, kind = 'changed') => ({
  ...{ kind, area, screen: 'Lists', story, path: `stories/__snapshots__/${area}/${story}.png` },
  before: kind === 'new' ? undefined : { hash: a, ...size },
  after: { hash: b, ...size },
  ...(kind === 'changed' ? { pixels: 50, share: 0.01, mask: 'aa-bb.png' } : {}),
  key: `${a}..${b} ${story}`,
});
const hostile = '<img src=x onerror=alert(1)>';
const review = {
  base: { label: hostile },
  head: { label: 'bbb stories: change lists' },
  entries: [entry('Garages', 'One'), entry('Garages', hostile), entry('Parks', 'Added', 'new')],
  images: new Map([[`${a}.png`, Buffer.from('first')]]),
};

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'review-folder-'));
  vi.stubGlobal('fetch', () => Promise.reject(new Error('There is no server.')));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  document.body.innerHTML = '';
});

/** Renders the page of a review as a browser does: its document without styles, then its scripts. */
async function open() {
  writeReview(folder, review, readDecisions(folder));
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  document.body.innerHTML = page.slice(page.indexOf('<header>'), page.indexOf('<script'));
  const listen = vi.spyOn(document, 'addEventListener');
  for (const name of ['data.js', 'review.js']) new Function(readFileSync(join(folder, name), 'utf8'))();
  await vi.waitFor(() => expect(listen).toHaveBeenCalledWith('keydown', expect.any(Function)));
  const [[, onKey]] = listen.mock.calls;
  listen.mockRestore();
  return { close: () => document.removeEventListener('keydown', onKey) };
}
const cards = () => [...document.querySelectorAll('article')];
const decisions = () => cards().map((card) => card.dataset.decision);
const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

it('shows changes as text, and those that are asked for', async () => {
  const { close } = await open();
  expect(document.querySelector('img[src="x"]')).toBeNull();
  expect(cards()[1].querySelector('h3').textContent).toBe(`Lists › ${hostile}`);
  expect(cards().map((card) => card.querySelectorAll('figure').length)).toEqual([3, 3, 1]);
  document.getElementById('search').value = 'parks added';
  document.getElementById('search').dispatchEvent(new Event('input', { bubbles: true }));
  expect(cards().map(({ hidden }) => hidden)).toEqual([true, true, false]);
  document.getElementById('accept-all').click();
  expect(decisions()).toEqual(['open', 'open', 'accepted']);
  close();
});

it('accepts and rejects by keys, not while a comment is written', async () => {
  const { close } = await open();
  for (const key of ['j', 'a', 'j', 'r', 'c', 'a']) press(key);
  expect(decisions()).toEqual(['accepted', 'rejected', 'open']);
  expect(document.getElementById('progress').textContent).toBe('1 accepted, 1 rejected, 1 open of 3');
  press('Escape');
  for (const key of ['k', 'a']) press(key);
  document.getElementById('keys-on').checked = false;
  press('r');
  expect(decisions()).toEqual(['open', 'rejected', 'open']);
  close();
});

it('keeps decisions.json of the folder and replaces the rest, but not the files of others', () => {
  const kept = `{"decisions":[{"key":"${review.entries[0].key}","decision":"accepted","comment":"","at":""}]}`;
  mkdirSync(join(folder, 'other'));
  expect(() => requireReviewFolder(folder)).toThrow('has other files');
  rmSync(join(folder, 'other'), { recursive: true });
  writeFileSync(join(folder, 'decisions.json'), kept);
  for (const images of [review.images, new Map()]) {
    requireReviewFolder(folder);
    writeReview(folder, { ...review, images }, readDecisions(folder));
  }
  expect(readFileSync(join(folder, 'decisions.json'), 'utf8')).toBe(kept);
  expect(readFileSync(join(folder, 'data.js'), 'utf8')).toContain('"decision":"accepted"');
  expect(() => readFileSync(join(folder, `images/${a}.png`))).toThrow();
});
