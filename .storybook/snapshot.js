import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Letters that are rendered differently pass (antialiased pixels do not count); a button that moved does not. */
export const tolerance = { pixels: 60, colours: { threshold: 0.15, includeAA: false } };

/** The maximum size of a snapshot in the repository, in bytes. */
export const largestSnapshot = 100_000;

/**
 * Encodes a screenshot as a PNG with a palette: a third of the size, and the same bytes for the same pixels. Reduces
 * the colours only when the file would exceed the maximum size; throws when even that is not enough.
 * @param {Buffer} screenshot
 * @returns {Promise<Buffer>}
 */
export async function compress(screenshot) {
  let snapshot;
  // The palette has as many colours as the quality needs, 256 at most. sharp's `colours` knows no number between 16 and 256.
  for (const quality of [100, 95, 90, 80, 70, 60]) {
    snapshot = await sharp(screenshot)
      .removeAlpha()
      .png({ palette: true, quality, dither: 0, effort: 7, compressionLevel: 9 })
      .toBuffer();
    if (snapshot.length <= largestSnapshot) return snapshot;
  }
  throw new Error(
    `The snapshot weighs ${snapshot.length} bytes, more than ${largestSnapshot}: show a smaller part of the screen.`,
  );
}

/** The pixels of a PNG file in four bytes each, at the upper left of an image of this size or its own. */
async function pixelsOf(file, size) {
  const image = size
    ? sharp({ create: { ...size, channels: 4, background: '#fff' } }).composite([{ input: file, left: 0, top: 0 }])
    : sharp(file).ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Returns whether a screenshot shows what its baseline shows. A snapshot with fewer colours than the screenshot may
 * not match here, and is then compared with the compressed screenshot.
 * @param {Buffer} screenshot
 * @param {Buffer} baseline
 */
export async function matches(screenshot, baseline) {
  const [{ width, height, data }, other] = await Promise.all([screenshot, baseline].map((file) => pixelsOf(file)));
  if (width !== other.width || height !== other.height) return false;
  return pixelmatch(data, other.data, undefined, width, height, tolerance.colours) <= tolerance.pixels;
}

/**
 * Says how two snapshots differ, and draws it: the baseline, the difference in red, the received one, side by side.
 * @param {Buffer} baseline
 * @param {Buffer} received
 * @returns {Promise<{ text: string, image: Buffer }>}
 */
export async function differenceOf(baseline, received) {
  const sizes = await Promise.all([baseline, received].map((file) => sharp(file).metadata()));
  const [width, height] = ['width', 'height'].map((side) => Math.max(...sizes.map((size) => size[side])));
  const [one, other] = await Promise.all([baseline, received].map((file) => pixelsOf(file, { width, height })));
  const output = Buffer.alloc(one.data.length);
  const count = pixelmatch(one.data, other.data, output, width, height, tolerance.colours);
  const raw = { width, height, channels: 4 };
  const image = await sharp({ create: { ...raw, width: 3 * width, background: '#fff' } })
    .composite([one.data, output, other.data].map((input, at) => ({ input, raw, left: at * width, top: 0 })))
    .png()
    .toBuffer();
  const [was, is] = sizes.map((size) => `${size.width} × ${size.height}`);
  const text = `${count} pixels differ; ${tolerance.pixels} may`;
  return { text: was === is ? text : `its size is ${is}, not ${was}`, image };
}
