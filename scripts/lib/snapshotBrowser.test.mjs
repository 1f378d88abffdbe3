import { expect, it } from 'vitest';
import {
  browserName,
  imageLines,
  imageResults,
  isSameBrowser,
  recordedBrowser,
  updateProblem,
} from './snapshotBrowser.mjs';

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
