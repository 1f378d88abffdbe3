import { crc32, deflateSync } from 'node:zlib';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Letters that are rendered differently pass (antialiased pixels do not count); a button that moved does not. */
export const tolerance = { pixels: 60, colours: { threshold: 0.15, includeAA: false } };

/** The maximum size of a snapshot in the repository, in bytes. */
export const largestSnapshot = 100_000;

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** The squared distance of two colours, each `0xRRGGBB`. */
const distance = (a, b) =>
  ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2;

/**
 * Returns a palette, and for every colour of the snapshot the index of the nearest one in it. Three quarters are the
 * most frequent colours; the rest are those with the greatest error, so that a word in red stays red among many greys.
 */
function reduce(counts, size) {
  const byCount = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const colours = byCount.map(([colour]) => colour);
  const palette = [];
  const places = new Uint16Array(colours.length);
  const distances = new Float64Array(colours.length).fill(Number.POSITIVE_INFINITY);
  const take = (at) => {
    palette.push(colours[at]);
    for (let other = 0; other < colours.length; other++) {
      const d = distance(colours[at], colours[other]);
      if (d < distances[other]) {
        distances[other] = d;
        places[other] = palette.length - 1;
      }
    }
  };
  for (let at = 0; at < Math.min((size * 3) / 4, colours.length); at++) take(at);
  while (palette.length < size) {
    let most = -1;
    let missed = 0;
    byCount.forEach(([, count], at) => {
      if (count * distances[at] > missed) [missed, most] = [count * distances[at], at];
    });
    if (most < 0) break;
    take(most);
  }
  return { palette, places: new Map(colours.map((colour, at) => [colour, places[at]])) };
}

function encode(width, height, colours, counts, size) {
  const { palette, places } = reduce(counts, size);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = places.get(colours[y * width + x]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * Encodes a screenshot as a PNG with a palette: a third of the size, and the same bytes for the same pixels. Reduces
 * the colours only when the file would exceed the maximum size; throws when even that is not enough.
 * @param {Buffer} screenshot
 * @returns {Buffer}
 */
export function compress(screenshot) {
  const { width, height, data } = PNG.sync.read(screenshot);
  const colours = new Uint32Array(width * height);
  const counts = new Map();
  for (let i = 0; i < colours.length; i++) {
    const colour = (data[i * 4] << 16) | (data[i * 4 + 1] << 8) | data[i * 4 + 2];
    colours[i] = colour;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  let snapshot;
  for (const size of [256, 128, 64, 32]) {
    snapshot = encode(width, height, colours, counts, size);
    if (snapshot.length <= largestSnapshot) return snapshot;
  }
  throw new Error(
    `The snapshot weighs ${snapshot.length} bytes, more than ${largestSnapshot}: show a smaller part of the screen.`,
  );
}

/**
 * Returns whether a screenshot shows what a kept snapshot shows. A snapshot with fewer colours than the screenshot may
 * not match here, and is then compared with the compressed screenshot.
 * @param {Buffer} screenshot
 * @param {Buffer} kept
 */
export function matches(screenshot, kept) {
  const [{ width, height, data }, other] = [screenshot, kept].map((file) => PNG.sync.read(file));
  if (width !== other.width || height !== other.height) return false;
  return pixelmatch(data, other.data, undefined, width, height, tolerance.colours) <= tolerance.pixels;
}
