import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { plainText, xlsxText } from './fileText.ts';

/** Any sequence of UTF-16 units, halves of pairs and characters that XML refuses among them. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.constantFrom('_', 'x', '0041', '005F', '000d', 'S', '\u030c', '\ud83d', '\ude97', '\uffff', '\r', '\n'))
    .map((parts) => parts.join('')),
);

/** Reads a cell's text as Excel does. */
const readByExcel = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

describe('plainText', () => {
  it.each([
    ['a letter and its mark', 'S\u030cibenik', 'Šibenik'],
    ['a mark that something unwritable separates from its letter', 'S\uffff\u030cibenik', 'Šibenik'],
    ['what is not a character', 'Kanal\uffff 1\ufffe', 'Kanal 1'],
    ['a control character', 'Kanal\u000b 2\u0000\u0085', 'Kanal 2'],
    ['halves of pairs', '\udc00a\ud800', 'a'],
    ['a whole pair', '🚗', '🚗'],
    ['line breaks of other systems', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['tabs, soft hyphens and marks of direction', 'a\tb\u00adc\u200e', 'a\tb\u00adc\u200e'],
    ['the Greek question mark, which composes to a semicolon', 'a\u037eb', 'a;b'],
  ])('writes %s', (_, text, written) => {
    expect(plainText(text)).toBe(written);
  });

  test('returns composed text without anything that XML refuses, and leaves that as it is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const written = plainText(text);
        expect(written).toBe(written.normalize('NFC'));
        expect(written).toMatch(/^(?:[\t\n\u0020-\ud7ff\ue000-\ufffd]|[\ud800-\udbff][\udc00-\udfff])*$/);
        expect(plainText(written)).toBe(written);
      }),
    );
  });
});

describe('xlsxText', () => {
  it.each([
    ['Kiosk_x0031_ Rijeka', 'Kiosk_x005F_x0031_ Rijeka'],
    ['Automat_x000D_ 5', 'Automat_x005F_x000D_ 5'],
    ['_x000d_', '_x005F_x000d_'],
    ['_x0041_x0042_', '_x005F_x0041_x005F_x0042_'],
    ['_x005F_', '_x005F_x005F_'],
    ['a_x_xyz_ _x004_', 'a_x_xyz_ _x004_'],
  ])('writes %s so that Excel shows it', (text, written) => {
    expect(xlsxText(text)).toBe(written);
    expect(readByExcel(written)).toBe(text);
  });

  test('is read by Excel as the plain text, whatever it is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(readByExcel(xlsxText(text))).toBe(plainText(text));
      }),
    );
  });

  test('fits in a cell, without half a letter', () => {
    expect(xlsxText('š'.repeat(32_767))).toHaveLength(32_767);
    expect(xlsxText('š'.repeat(40_000))).toBe(`${'š'.repeat(32_766)}…`);
    expect(xlsxText(`a${'🚗'.repeat(20_000)}`)).toBe(`a${'🚗'.repeat(16_382)}…`);
    expect(xlsxText(`${'a'.repeat(32_764)}m\u030c\u0301${'b'.repeat(9)}`)).toBe(`${'a'.repeat(32_764)}…`);
    expect(xlsxText(`${'a'.repeat(32_763)}👩‍👩‍👧`)).toBe(`${'a'.repeat(32_763)}…`);
  });
});
