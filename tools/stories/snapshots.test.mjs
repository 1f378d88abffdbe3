import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  browserName,
  imageLines,
  imageResults,
  isSameBrowser,
  orphanFiles,
  recordedBrowser,
  updateProblem,
} from './snapshots.mjs';

const shell = { chromium: 156, headlessShell: true, system: 'linux' };
const others = [
  { ...shell, chromium: 157 },
  { ...shell, headlessShell: false },
  { ...shell, system: 'darwin' },
];

it('knows the browser that made the kept images', () => {
  expect(recordedBrowser()).toEqual({
    chromium: expect.any(Number),
    headlessShell: expect.any(Boolean),
    system: expect.any(String),
  });
});

it('takes a browser for another one by its version, by its kind and by its system', () => {
  expect(isSameBrowser(shell, { ...shell })).toBe(true);
  for (const other of others) expect(isSameBrowser(shell, other)).toBe(false);
  expect(browserName(shell)).toBe('Chromium 156 (headless shell, linux)');
  expect(browserName(others[1])).toBe('Chromium 156 (linux)');
});

it('updates some images in the browser of the others only, and all in any', () => {
  expect(updateProblem(shell, shell, false)).toBeUndefined();
  for (const other of others) {
    expect(updateProblem(shell, other, false)).toContain(browserName(other));
    expect(updateProblem(shell, other, true)).toBeUndefined();
  }
  expect(updateProblem(undefined, shell, false)).toContain('not finished');
  expect(updateProblem(undefined, shell, true)).toBeUndefined();
});

const line = (image, result) => `${JSON.stringify({ image, ...result })}\n`;

it('counts each image once, as it was the last time', () => {
  const [few, many] = ['70 pixels differ', '80 pixels differ'].map((difference) => ({ difference }));
  const lines = line('a') + line('b', few) + line('c', many) + line('d', { isWritten: true }) + line('b');
  expect(imageResults(lines)).toEqual({ images: 4, written: 1, differences: [{ image: 'c', ...many }] });
  expect(imageResults('')).toEqual({ images: 0, written: 0, differences: [] });
});

it('says which browser made the images, which one compared them, and how many differ', () => {
  const compared = { images: 3, written: 0, differences: [{ image: 'c', difference: '80 pixels differ' }] };
  const text = (results) => imageLines({ ...compared, mayDiffer: false, ...results }).join('\n');
  expect(imageLines({ images: 0, differences: [], browsers: { images: shell, ran: shell } })).toEqual([]);
  const same = text({ browsers: { images: shell, ran: shell } });
  expect(same).toContain('1 of 3 differ');
  expect(same).not.toContain('--strict');
  const other = text({ browsers: { images: shell, ran: others[0] }, mayDiffer: true });
  for (const part of ['Chromium 156', 'Chromium 157', '1 of 3', 'test-results/snapshots', '--strict'])
    expect(other).toContain(part);
  expect(text({ browsers: { images: undefined, ran: shell } })).toContain('unknown');
  expect(text({ written: 2, browsers: { images: shell, ran: shell } })).toContain('1 of 3 differ, 2 written.');
  expect(text({ differences: [], browsers: { images: shell, ran: shell } })).not.toContain('test-results');
});

describe('a snapshot without a story', () => {
  let folder;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'orphans-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const at = (name) => join(folder, name);

  it('knows the image of a story, and no other', () => {
    const stories = [{ folder, story: 'default' }];
    expect(orphanFiles([folder, at('default.png'), at('removed.png')], stories)).toEqual([at('removed.png')]);
  });

  it('knows the images of the steps that a flow has, and its texts', () => {
    writeFileSync(at('by-mouse.tree.yml'), '# 1. Opens\n- main\n\n# 2. Sends\n- main\n');
    const stories = [
      { folder, story: 'by-mouse' },
      { folder, story: 'by-keyboard' },
    ];
    const files = ['by-mouse--1.png', 'by-mouse--2.png', 'by-mouse.tree.yml', 'by-keyboard.spoken.txt'].map(at);
    expect(orphanFiles([...files, at('by-mouse--3.png'), at('by-hand.spoken.txt')], stories)).toEqual([
      at('by-mouse--3.png'),
      at('by-hand.spoken.txt'),
    ]);
  });
});
