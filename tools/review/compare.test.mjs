import sharp from 'sharp';
import { expect, it } from 'vitest';
import { compare } from './compare.mjs';

/** A PNG of one colour, with rectangles `[x, y, width, height, grey]` on it. */
function png(width, height, ...rectangles) {
  const data = Buffer.alloc(width * height, 255);
  for (const [left, top, w, h, grey] of rectangles)
    for (let y = top; y < top + h; y++) data.fill(grey, y * width + left, y * width + left + w);
  return sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace('srgb')
    .png()
    .toBuffer();
}

const compared = async (before, after) => compare(await before, await after);

/** The pixels of a mask, in four bytes each. */
async function pixelsOf(mask) {
  const { data, info } = await sharp(mask).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(4);
  return { data, width: info.width };
}

it('finds no difference in the same snapshot, nor in shades that nobody sees', async () => {
  expect(await compared(png(40, 40), png(40, 40))).toMatchObject({
    pixels: 0,
    share: 0,
    mask: undefined,
  });
  expect((await compared(png(40, 40), png(40, 40, [0, 0, 40, 40, 254]))).pixels).toBe(0);
  expect((await compared(png(40, 40), png(40, 40, [0, 0, 40, 40, 250]))).pixels).toBe(1600);
});

it('counts and marks different pixels', async () => {
  const { pixels, share, mask } = await compared(png(100, 50), png(100, 50, [10, 20, 10, 5, 0]));
  expect([pixels, share]).toEqual([50, 0.01]);
  const { data, width } = await pixelsOf(mask);
  expect([...data.subarray((20 * width + 10) * 4, (20 * width + 10) * 4 + 4)]).toEqual([230, 0, 122, 255]);
  expect(data[(19 * width + 10) * 4 + 3]).toBe(0);
});

it('compares snapshots of different sizes: what only one of them has is different', async () => {
  const taller = await compared(png(100, 50), png(100, 80));
  expect(taller).toMatchObject({
    before: { width: 100, height: 50 },
    after: { width: 100, height: 80 },
    pixels: 3000,
    share: 3000 / 8000,
  });
  // Nothing is in the corner of two that are each larger in one direction.
  const { pixels, mask } = await compared(png(20, 10), png(10, 20));
  expect(pixels).toBe(200);
  expect((await pixelsOf(mask)).data[(19 * 20 + 19) * 4 + 3]).toBe(0);
});
