import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * How far a pixel's colour may lie from the other: two of 255 shades of grey. The tolerance of the stories is for their check;
 * a reviewer looks at a change that exceeds it, and sees all of it. Less would show where 256 colours were chosen
 * differently.
 */
const options = { threshold: 0.01, includeAA: true, diffMask: true, diffColor: [230, 0, 122] };
/** What decides where the frame is, if there is such a difference: one that stands out. */
const strong = 0.05;
const opaque = Buffer.from([...options.diffColor, 255]);

const signature = '89504e470d0a1a0a';

function requirePng(file) {
  if (file.subarray(0, 8).toString('hex') !== signature)
    throw new Error('it is another kind of file, perhaps a pointer of Git LFS.');
}

/** The size of a PNG file, in pixels. */
export async function sizeOf(file) {
  requirePng(file);
  const { width, height } = await sharp(file).metadata();
  return { width, height };
}

/** The pixels of a PNG file's upper left part, in four bytes each. */
const pixelsOf = (file, { width, height }) =>
  sharp(file).ensureAlpha().extract({ left: 0, top: 0, width, height }).raw().toBuffer();

/** The side of a square whose marked pixels are counted together, and the number that makes it a difference to show. */
const cell = { size: 16, pixels: 8 };

/**
 * The smallest rectangle of squares with a difference worth showing: single pixels, whose colours were reduced
 * differently, would extend it over the whole snapshot. With `all` it has those too.
 */
function boxOf({ width, height, data }, all = false) {
  const columns = Math.ceil(width / cell.size);
  const counts = new Map();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      const at = Math.floor(y / cell.size) * columns + Math.floor(x / cell.size);
      counts.set(at, (counts.get(at) ?? 0) + 1);
    }
  const squares = [...counts.keys()].filter((at) => all || counts.get(at) >= cell.pixels);
  if (squares.length === 0) return undefined;
  let [left, top, right, bottom] = [columns, height, 0, 0];
  for (const at of squares) {
    left = Math.min(left, at % columns);
    right = Math.max(right, (at % columns) + 1);
    top = Math.min(top, Math.floor(at / columns));
    bottom = Math.max(bottom, Math.floor(at / columns) + 1);
  }
  const [x, y] = [left * cell.size, top * cell.size];
  return {
    x,
    y,
    width: Math.min(width, right * cell.size) - x,
    height: Math.min(height, bottom * cell.size) - y,
  };
}

/**
 * Compares two snapshots, also of different sizes: they share their upper left corner, and what only one of them has
 * is different.
 * @param {Buffer} before A PNG file.
 * @param {Buffer} after A PNG file.
 * @returns The sizes; the number of different pixels and their share of the larger area, from 0 to 1; the rectangle
 * of most of them; and a PNG that marks them and is transparent elsewhere. Without a difference `mask` and `box` are
 * undefined.
 */
export async function compare(before, after) {
  const [first, second] = await Promise.all([before, after].map(sizeOf));
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const shared = { width: Math.min(first.width, second.width), height: Math.min(first.height, second.height) };
  const [one, other] = await Promise.all([before, after].map((file) => pixelsOf(file, shared)));

  /** The mask of what differs by more than a threshold, and how many pixels it has. */
  function marked(threshold) {
    const inBoth = Buffer.alloc(one.length);
    let pixels = pixelmatch(one, other, inBoth, shared.width, shared.height, { ...options, threshold });
    const data = Buffer.alloc(width * height * 4);
    for (let y = 0; y < shared.height; y++)
      inBoth.copy(data, y * width * 4, y * shared.width * 4, (y + 1) * shared.width * 4);
    for (let y = 0; y < height; y++)
      for (let x = y < shared.height ? shared.width : 0; x < width; x++) {
        const isInOne = (x < first.width && y < first.height) || (x < second.width && y < second.height);
        if (!isInOne) continue;
        opaque.copy(data, (y * width + x) * 4);
        pixels++;
      }
    return { mask: { width, height, data }, pixels };
  }

  const { mask, pixels } = marked(options.threshold);
  const box = pixels > 0 ? (boxOf(marked(strong).mask) ?? boxOf(mask) ?? boxOf(mask, true)) : undefined;
  return {
    before: first,
    after: second,
    pixels,
    share: pixels / (width * height),
    box,
    mask:
      box &&
      (await sharp(mask.data, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer()),
  };
}
