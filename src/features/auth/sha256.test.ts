import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256OfShortText } from './sha256.ts';

const hex = (words: Int32Array) => [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])("the standard's example %j", (text, hash) => {
  expect(hex(sha256OfShortText(text))).toBe(hash);
});

test('agrees with another implementation on every text of one block', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 55 }), (text) => {
      expect(hex(sha256OfShortText(text))).toBe(createHash('sha256').update(text).digest('hex'));
    }),
    { numRuns: 500 },
  );
  const longest = 'x'.repeat(55);
  expect(hex(sha256OfShortText(longest))).toBe(createHash('sha256').update(longest).digest('hex'));
});

test('refuses what needs more than one block', () => {
  expect(() => sha256OfShortText('x'.repeat(56))).toThrow(RangeError);
});
