import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compress, differenceOf, largestSnapshot, matches, tolerance } from './snapshot.js';

/** A white image of 100 × 50 pixels with a bar of so many blue pixels, and shades of grey below. */
function image(blue: number, width = 100) {
  const data = Buffer.alloc(width * 50 * 3);
  for (let at = 0; at < width * 50; at++) {
    const grey = 255 - Math.max(0, Math.floor(at / width) - 25) * 6;
    data.set(at < blue ? [0, 0, 200] : [grey, grey, grey], at * 3);
  }
  return sharp(data, { raw: { width, height: 50, channels: 3 } })
    .png()
    .toBuffer();
}

/** Pixels of random greys. */
function noise(width: number, height: number) {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0, seed = 1; at < data.length; at += 3) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    data.fill(seed >>> 24, at, at + 3);
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

const pixelsOf = (file: Buffer) => sharp(file).raw().toBuffer();

test('a screenshot matches its own snapshot', async () => {
  expect(await matches(await image(500), await compress(await image(500)))).toBe(true);
});

test('as many pixels as tolerated may differ, and none more', async () => {
  const baseline = await compress(await image(500));
  expect(await matches(await image(500 + tolerance.pixels), baseline)).toBe(true);
  expect(await matches(await image(501 + tolerance.pixels), baseline)).toBe(false);
});

test('another size never matches', async () => {
  expect(await matches(await image(500, 101), await compress(await image(500)))).toBe(false);
});

test('a compressed image has the same pixels, and is the same file each time', async () => {
  const snapshot = await compress(await image(500));
  expect((await pixelsOf(snapshot)).equals(await pixelsOf(await image(500)))).toBe(true);
  expect(snapshot.equals(await compress(await image(500)))).toBe(true);
});

test('an image that would be too large has fewer colours, down to a limit', async () => {
  const snapshot = await compress(await noise(330, 330));
  expect(snapshot.length).toBeLessThanOrEqual(largestSnapshot);
  expect(snapshot.length).toBeGreaterThan(largestSnapshot / 2);
  await expect(noise(450, 450).then(compress)).rejects.toThrow('show a smaller part of the screen');
});

test('a difference is counted and drawn between the two images, of another size too', async () => {
  const [baseline, received, larger] = await Promise.all([image(500), image(600), image(500, 120)]);
  const { text, image: drawn } = await differenceOf(baseline, received);
  expect(text).toBe('100 pixels differ; 60 may');
  expect(await sharp(drawn).metadata()).toMatchObject({ width: 300, height: 50 });
  const resized = await differenceOf(baseline, larger);
  expect(resized.text).toBe('its size is 120 × 50, not 100 × 50');
  expect(await sharp(resized.image).metadata()).toMatchObject({ width: 360, height: 50 });
});

/** In bytes: a clone has all of them (docs/decisions/0028-snapshots-stay-in-git.md). */
const mostOfAll = 52_000_000;

test('all snapshots together stay below their limit', () => {
  const folder = join(import.meta.dirname, '../stories/__snapshots__');
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.png'))
    .map((name) => statSync(join(folder, name)).size);
  expect(sizes.length).toBeGreaterThan(1000);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(largestSnapshot);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostOfAll);
});
