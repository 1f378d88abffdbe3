import { expect, test } from 'vitest';
import { cutText, longestText } from '#design-system/LongText/cutText.ts';
import { longestOfLines } from './longestOfLines.ts';

test('of a text with line breaks some lines are shown at once', () => {
  const fourLines = 'one\ntwo\nthree\nfour';
  expect(longestOfLines(fourLines, 2)).toBe('one\ntwo'.length);
  expect(longestOfLines(fourLines, 4)).toBe(longestText);
  expect(longestOfLines(`${'a'.repeat(500)}\n\n\n`, 1)).toBe(longestText);
  expect(cutText('\n'.repeat(10_000), longestOfLines('\n'.repeat(10_000), 4))).toBe('…');
});
