/**
 * Seeded randomness, the only one of the simulator: the same seed gives the same bytes, so that figures, tokens and
 * snapshots repeat. Not for secrets.
 */

/** Spreads the bits of an integer; a bijection of 32-bit integers (the finisher of MurmurHash3). */
export function mix(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

/** A 32-bit hash of a text (FNV-1a, spread). */
export function hashText(text: string, seed = 0): number {
  let x = 0x811c9dc5 ^ seed;
  for (let i = 0; i < text.length; i++) x = Math.imul(x ^ text.charCodeAt(i), 0x01000193);
  return mix(x);
}

/** A number from 0 up to 1 for a text and seed. */
export const fractionOf = (text: string, seed: number): number => hashText(text, seed) / 0x1_0000_0000;

/** The item that a hash picks. */
export function pick<T>(items: readonly T[], hash: number): T {
  const item = items[hash % items.length];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

/** A sequence that can be saved and continued: its whole state is how many numbers were drawn. */
export interface Sequence {
  /** How many were drawn. */
  drawn: number;
  /** The next number, from 0 up to 1. */
  fraction(): number;
  /** The next word of hexadecimal digits, bound to `purpose` and a moment, such as a token. */
  word(purpose: string, at: Date, length?: number): string;
}

export function createSequence(seed: number, drawn = 0): Sequence {
  return {
    drawn,
    fraction() {
      this.drawn += 1;
      return mix(mix(seed) ^ Math.imul(this.drawn, 0x9e3779b1)) / 0x1_0000_0000;
    },
    word(purpose, at, length = 40) {
      this.drawn += 1;
      let text = '';
      for (let part = 0; text.length < length; part++) {
        text += hashText(`${purpose}|${at.getTime()}|${this.drawn}|${part}`, mix(seed + part))
          .toString(16)
          .padStart(8, '0');
      }
      return text.slice(0, length);
    },
  };
}
