import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName } from './cleanName.ts';
import { cleanSearch, codeKey, searchKey, searchWords } from './text.ts';

const dashes = [
  '-',
  '\u2010',
  '\u2011',
  '\u2012',
  '\u2013',
  '\u2014',
  '\u2015',
  '\u2212',
  '\ufe58',
  '\ufe63',
  '\uff0d',
];
const spaces = [' ', '\u00a0', '\u2002', '\u2009', '\u202f', '\u3000', '\t', '\u2800'];
const unseen = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u200e',
  '\u2068',
  '\u0000',
  '\u180e',
  '\ufe0f',
];

const anyText = fc.string({ unit: 'grapheme' });
const anything = fc.oneof(anyText, fc.string({ unit: 'binary' }));
const noise = fc.array(fc.constantFrom(...unseen), { maxLength: 3 }).map((signs) => signs.join(''));
/** A text with unseen characters between its letters. */
const disturbed = (text: string) =>
  fc
    .array(noise, { minLength: text.length + 1, maxLength: text.length + 1 })
    .map((between) => [...text, ''].map((letter, at) => (between[at] ?? '') + letter).join(''));

describe('cleanName', () => {
  test('keeps case, marks and inner dashes', () => {
    expect(cleanName('  Operator\u200b ')).toBe('Operator');
    expect(cleanName('a–b')).toBe('a–b');
    expect(cleanName('S\u030cime')).toBe('Šime');
    expect(cleanName('ana@škola.hr')).toBe('ana@škola.hr');
  });
  test('a text of unseen characters alone is empty', () => expect(cleanName(unseen.join(''))).toBe(''));
  test('is idempotent', () => {
    fc.assert(fc.property(anything, (text) => cleanName(cleanName(text)) === cleanName(text)));
  });
  test('ignores unseen characters anywhere', () => {
    fc.assert(fc.property(disturbed('operator'), (typed) => cleanName(typed) === 'operator'));
  });
});

describe('cleanSearch', () => {
  test.each(dashes)('writes the dash %j as a hyphen', (dash) => {
    expect(cleanSearch(`ZG 765${dash}FM`)).toBe('ZG 765-FM');
  });
  test.each(spaces)('writes the space %j as one', (space) => {
    expect(cleanSearch(`${space}ZG${space}${space}765-FM${space}`)).toBe('ZG 765-FM');
  });
  test('is idempotent', () => {
    fc.assert(fc.property(anything, (text) => cleanSearch(cleanSearch(text)) === cleanSearch(text)));
  });
});

describe('searchKey', () => {
  test.each([
    ['sibenik', 'Šibenik'],
    ['sibenik', 'S\u030cibenik'],
    ['ŠIBENIK', 'šibenik'],
    ['durdevac', 'Đurđevac'],
    ['cevapcici', 'Ćevapčići'],
    ['zuzul', 'Žužul'],
    ['strasse', 'Straße'],
    ['istanbul', 'İstanbul'],
    ['trg-a', 'Trg\u2212A'],
  ])('%j finds %j', (typed, name) => {
    expect(searchKey(name)).toContain(searchKey(typed));
    expect(searchKey(typed)).toContain(searchKey(name));
  });
  test('is idempotent', () => {
    fc.assert(fc.property(anything, (text) => searchKey(searchKey(text)) === searchKey(text)));
  });
  test('forgives letter case', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcčćdđefgšzžABCČĆDĐEFGŠZŽ 1-') }), (text) => {
        expect(searchKey(text.toUpperCase())).toBe(searchKey(text));
        expect(searchKey(text.toLowerCase())).toBe(searchKey(text));
        expect(searchKey(text.normalize('NFD'))).toBe(searchKey(text));
      }),
    );
  });
  test('words are those between spaces', () => {
    expect(searchWords(' Hrvatske\u00a0 šume\u200b ')).toEqual(['hrvatske', 'sume']);
    expect(searchWords('\u200b')).toEqual([]);
  });
});

describe('codeKey', () => {
  const typed = fc
    .tuple(fc.constantFrom(...dashes), fc.constantFrom(...spaces), fc.boolean())
    .map(([dash, space, lower]) => {
      const plate = `ZG${space}765${dash}FM`;
      return lower ? plate.toLowerCase() : plate;
    })
    .chain(disturbed);
  test('a plate is the same however it is typed', () => {
    fc.assert(fc.property(typed, (plate) => codeKey(plate) === 'ZG765FM'));
  });
  test('keeps marks: SI is not ŠI', () => {
    expect(codeKey(' zg 1234–ab\t')).toBe('ZG1234AB');
    expect(codeKey('ŠI 1-A')).toBe('ŠI1A');
    expect(codeKey('S\u030cI 1-A')).toBe('ŠI1A');
  });
  test('is idempotent', () => {
    fc.assert(fc.property(anything, (text) => codeKey(codeKey(text)) === codeKey(text)));
  });
});
