import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * How far a pixel's colour may lie from the other: two of 255 shades of grey. The tolerance of the stories is for their check;
 * a reviewer looks at a change that exceeds it, and sees all of it. Less would show where 256 colours were chosen
 * differently.
 */
const options = { threshold: 0.01, includeAA: true, diffMask: true, diffColor: [230, 0, 122] };
const opaque = Buffer.from([...options.diffColor, 255]);

const signature = '89504e470d0a1a0a';

/** The size of a PNG file, in pixels. */
export async function sizeOf(file) {
  if (file.subarray(0, 8).toString('hex') !== signature)
    throw new Error('it is another kind of file, perhaps a pointer of Git LFS.');
  const { width, height } = await sharp(file).metadata();
  return { width, height };
}

/** The pixels of a PNG file's upper left part, in four bytes each. */
const pixelsOf = (file, { width, height }) =>
  sharp(file).ensureAlpha().extract({ left: 0, top: 0, width, height }).raw().toBuffer();

/**
 * Compares two snapshots, also of different sizes: they share their upper left corner, and what only one of them has
 * is different.
 * @param {Buffer} before A PNG file.
 * @param {Buffer} after A PNG file.
 * @returns The sizes; the number of different pixels and their share of the larger area, from 0 to 1; and a PNG that
 * marks them and is transparent elsewhere, undefined without a difference.
 */
export async function compare(before, after) {
  const [first, second] = await Promise.all([before, after].map(sizeOf));
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const shared = { width: Math.min(first.width, second.width), height: Math.min(first.height, second.height) };
  const [one, other] = await Promise.all([before, after].map((file) => pixelsOf(file, shared)));
  const inBoth = Buffer.alloc(one.length);
  let pixels = pixelmatch(one, other, inBoth, shared.width, shared.height, options);
  const mask = Buffer.alloc(width * height * 4);
  for (let y = 0; y < shared.height; y++)
    inBoth.copy(mask, y * width * 4, y * shared.width * 4, (y + 1) * shared.width * 4);
  for (let y = 0; y < height; y++)
    for (let x = y < shared.height ? shared.width : 0; x < width; x++) {
      const isInOne = (x < first.width && y < first.height) || (x < second.width && y < second.height);
      if (!isInOne) continue;
      opaque.copy(mask, (y * width + x) * 4);
      pixels++;
    }
  return {
    before: first,
    after: second,
    pixels,
    share: pixels / (width * height),
    mask:
      pixels > 0
        ? await sharp(mask, { raw: { width, height, channels: 4 } })
            .png()
            .toBuffer()
        : undefined,
  };
}
