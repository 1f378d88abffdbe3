import { expect, test } from 'vitest';
import { type FontkitFont, piecesOf } from './pieces.ts';

/** A font that has the letters of a pattern. */
const font = (key: string, has: RegExp) => ({
  key,
  font: {
    unitsPerEm: 1000,
    characterSet: [],
    hasGlyphForCodePoint: (code: number) => has.test(String.fromCodePoint(code)),
    glyphForCodePoint: () => undefined,
    layout: (text: string) => ({
      direction: /\p{Script=Hebrew}/u.test(text) ? 'rtl' : 'ltr',
      glyphs: [],
      positions: [],
      advanceWidth: 500 * text.length,
    }),
  } satisfies FontkitFont,
});
const fonts = [
  font('inter', /[\u0020-\u017f]/),
  font('hebrew', /\p{Script=Hebrew}/u),
  font('emoji', /\d|\u200d|\ufe0f|\u20e3|\p{Extended_Pictographic}|\p{RI}|\p{EMod}/u),
];
const pieces = (text: string) => piecesOf(text, fonts).map((piece) => [piece.key, piece.text]);

test('a text of one font is one piece', () => {
  expect(pieces('Zona 1')).toEqual([['inter', 'Zona 1']]);
});

test('what is written from right to left is ordered so, brackets are turned, numbers are not', () => {
  expect(pieces('אב גד')).toEqual([
    ['hebrew', 'גד'],
    ['inter', ' '],
    ['hebrew', 'אב'],
  ]);
  expect(pieces('A אב (12) B')).toEqual([
    ['inter', 'A '],
    ['inter', '('],
    ['inter', '12'],
    ['inter', ') '],
    ['hebrew', 'אב'],
    ['inter', ' B'],
  ]);
  expect(pieces('אב (12)')).toEqual([
    ['inter', '('],
    ['inter', '12'],
    ['inter', ') '],
    ['hebrew', 'אב'],
  ]);
});

test('an emoji of several characters is one letter of the font of emoji', () => {
  for (const emoji of ['👩‍👩‍👧', '🇭🇷', '1️⃣', '👍🏽'])
    expect(pieces(`a ${emoji} 1`)).toEqual([
      ['inter', 'a '],
      ['emoji', emoji],
      ['inter', ' 1'],
    ]);
});

test('marks of direction and other unseen characters are not drawn', () => {
  expect(pieces('\u2068אב\u2069\u200b Riva\ufeff')).toEqual([
    ['hebrew', 'אב'],
    ['inter', ' Riva'],
  ]);
});

test('a letter that no font has is a box', () => {
  expect(pieces('駐 a')).toEqual([['inter', '□ a']]);
});
