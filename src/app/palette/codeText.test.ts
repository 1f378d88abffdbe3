import { expect, test } from 'vitest';
import { isSearchable, looksLikeCode } from './codeText.ts';

test.each(['ZG 1234-AB', 'zg1234ab', 'ŠI 123–FM', '004512', '1523/2/1', 'W-12345 K', 'P-2026.0042', '#8841-22'])(
  '%s looks like a plate, a ticket number or a receipt',
  (text) => expect(looksLikeCode(text)).toBe(true),
);

test.each(['Šibenik', 'Crvena zona', '12', 'Z1', '', '---', 'što je 1 + 1?', `1${'A'.repeat(60)}`, 'a b c d 1'])(
  '%j does not',
  (text) => expect(looksLikeCode(text)).toBe(false),
);

test('a plate of letters alone can be searched, where nothing else is found', () => {
  expect(isSearchable('ZG TESLA')).toBe(true);
  expect(isSearchable('Z')).toBe(false);
  expect(isSearchable('A'.repeat(41))).toBe(false);
});
