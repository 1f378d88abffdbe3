/** Returns the constants of the standard (FIPS 180-4): the first 32 bits of the fractions of primes' roots. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;

const primes: number[] = [];
for (let candidate = 2; primes.length < 64; candidate++) {
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
}
const roundConstants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const initialState = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const words = new Int32Array(64);
const at = (array: Int32Array, index: number) => array[index] as number;
const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/**
 * Returns SHA-256 of a short text of ASCII characters (55 at most: one block), as eight words.
 *
 * The browser's own digest is asynchronous, takes tens of microseconds each, and exists only on secure origins. A proof
 * of work needs some 65,000 of them, which take about a tenth of a second here.
 */
export function sha256OfShortText(text: string): Int32Array {
  const { length } = text;
  if (length > 55) throw new RangeError(`At most 55 characters fit one block, not ${length}.`);
  words.fill(0, 0, 16);
  for (let i = 0; i <= length; i++) {
    const byte = i < length ? text.charCodeAt(i) : 0x80;
    words[i >> 2] = at(words, i >> 2) | (byte << (24 - (i & 3) * 8));
  }
  words[15] = length * 8;
  for (let i = 16; i < 64; i++) {
    const early = at(words, i - 15);
    const late = at(words, i - 2);
    const low = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const high = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[i] = (at(words, i - 16) + low + at(words, i - 7) + high) | 0;
  }
  let [a, b, c, d, e, f, g, h] = initialState as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const first =
      (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + at(roundConstants, i) + at(words, i)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return Int32Array.of(a, b, c, d, e, f, g, h).map((word, i) => (word + at(initialState, i)) | 0);
}
