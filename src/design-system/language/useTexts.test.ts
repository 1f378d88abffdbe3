import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addTexts, i18next, languages, type Namespaces } from './i18n.ts';
import { textsOf } from './useTexts.ts';

const hr = {
  title: 'Parking',
  part: { open: 'Otvori: {{name}}', both: '{{from}} – {{to}}' },
  rows_one: '{{count}} redak',
  rows_few: '{{count}} retka',
  rows_other: '{{count}} redaka',
  other: 'Kao $t(title)',
};
addTexts('sample', {
  hr,
  en: { ...hr, title: 'Car parks', rows_one: '{{count}} row', rows_few: '', rows_other: '{{count}} rows' },
});
const textsIn = (language: (typeof languages)[number]) =>
  textsOf(language, 'sample' as keyof Namespaces) as unknown as (key: string, filling?: object) => string;

test.each(languages)('a text is the one that i18next gives (%s)', (language) => {
  const given = i18next.getFixedT(language, 'sample' as never) as unknown as (key: string, filling?: object) => string;
  const ours = textsIn(language);
  for (const key of ['title', 'part.open', 'other', 'unknown', 'part.unknown']) expect(ours(key)).toBe(given(key));
  // Letters and amounts, not i18next's own signs: those stay as they were typed (see below).
  const word = fc.oneof(
    fc.string().filter((text) => !/[{}$]/.test(text)),
    fc.integer(),
    fc.double({ noNaN: true }),
  );
  fc.assert(
    fc.property(word, word, fc.nat({ max: 1000 }), (from, to, count) => {
      for (const [key, filling] of [
        ['part.open', { name: from }],
        ['part.both', { from, to }],
        ['title', { name: from }],
        ['rows', { count }],
      ] as const)
        expect(ours(key, filling)).toBe(given(key, filling));
    }),
  );
});

test('what a name says is never read as a text', () => {
  expect(textsIn('hr')('part.open', { name: '$t(title)' })).toBe('Otvori: $t(title)');
  expect(textsIn('hr')('part.both', { from: '{{to}}', to: '$&' })).toBe('{{to}} – $&');
});

test('texts that are added later are found', () => {
  const ours = textsIn('hr');
  expect(ours('later')).toBe('later');
  addTexts('sample', { hr: { later: 'Poslije' }, en: { later: 'Later' } });
  expect(textsIn('hr')('later')).toBe('Poslije');
});
