import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { compress, largestSnapshot, matches, tolerance } from './snapshot.js';

/** A white image of 100 × 50 pixels with a bar of so many blue pixels, and shades of grey below. */
function image(blue: number, width = 100) {
  const png = new PNG({ width, height: 50 });
  for (let at = 0; at < width * 50; at++) {
    const grey = 255 - Math.max(0, Math.floor(at / width) - 25) * 6;
    png.data.set(at < blue ? [0, 0, 200, 255] : [grey, grey, grey, 255], at * 4);
  }
  return PNG.sync.write(png);
}

test('a screenshot matches its own snapshot', () => {
  expect(matches(image(500), compress(image(500)))).toBe(true);
});

test('as many pixels as tolerated may differ, and none more', () => {
  expect(matches(image(500 + tolerance.pixels), compress(image(500)))).toBe(true);
  expect(matches(image(501 + tolerance.pixels), compress(image(500)))).toBe(false);
});

test('another size never matches', () => {
  expect(matches(image(500, 101), compress(image(500)))).toBe(false);
});

test('a compressed image is the same file each time', () => {
  expect(compress(image(500)).equals(compress(image(500)))).toBe(true);
});

/** In bytes: a clone has all of them (docs/decisions/0028-snapshots-stay-in-git.md). */
const mostOfAll = 48_000_000;

test('all snapshots together stay below their limit', () => {
  const folder = join(import.meta.dirname, '../stories/__snapshots__');
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.png'))
    .map((name) => statSync(join(folder, name)).size);
  expect(sizes.length).toBeGreaterThan(1000);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(largestSnapshot);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostOfAll);
});
