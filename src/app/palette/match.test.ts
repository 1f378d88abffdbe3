import fc from 'fast-check';
import { expect, test } from 'vitest';
import items from './fixtures/items.json';
import { findItems } from './match.ts';

const found = (text: string) => findItems(items, text).map(({ item }) => item.name.normalize() || item.code);

test.each([
  ['sibenik', ['Šibenik']],
  ['S\u030cibenik', ['Šibenik']],
  ['ŠIBENIK', ['Šibenik']],
  ['durdevac', ['Đurđevac']],
  ['djurdjevac', ['Đurđevac']],
  ['đurđevac', ['Đurđevac']],
  ['dakovo', ['Đakovo']],
  ['cakovec', ['Čakovec']],
  ['0110', ['Lučko']],
  ['110', ['Žuta zona', 'Crvena zona', 'Lučko']],
  ['kc1', ['Ljubač']],
  ['si-2', ['Kaštela']],
  ['šI 2', ['Kaštela']],
  ['9001', ['9001']],
  ['zona crvena', ['Crvena zona']],
  ['', []],
  [' - ', []],
  ['nigdje', []],
])('%j finds %j', (text, names) => {
  expect(found(text)).toEqual(names);
});

test('an equal code comes before an equal name, and that before names which begin with the text', () => {
  const list = [
    { name: 'Zona 12 istok', code: 'A' },
    { name: 'Stara 12', code: 'B' },
    { name: '12', code: 'C' },
    { name: 'Velika', code: '12' },
    { name: '12 mjesta', code: 'D' },
  ];
  expect(findItems(list, '12').map(({ item, fit }) => [item.name, fit])).toEqual([
    ['Velika', 0],
    ['12', 1],
    ['12 mjesta', 2],
    ['Stara 12', 4],
    ['Zona 12 istok', 4],
  ]);
});

test('a name that begins with the first word comes before one that has it further on', () => {
  const list = ['Promet Split', 'Split'].map((name) => ({ name, context: 'Transakcije', needsContext: true }));
  expect(findItems(list, 'split trans').map(({ item }) => item.name)).toEqual(['Split', 'Promet Split']);
});

test('letters d and j that belong to two syllables are found as they are written', () => {
  const list = [{ name: 'Podjavorje' }];
  expect(findItems(list, 'javor')).toHaveLength(1);
  expect(findItems(list, 'podjav')).toHaveLength(1);
});

test('what surrounds a zone finds it only beside a word of its own', () => {
  const zone = { name: 'Crvena zona', code: '11', context: 'Split' };
  const page = { name: 'Split', context: 'Transakcije', needsContext: true };
  const names = (text: string) => findItems([zone, page], text).map(({ item }) => item.name);
  expect(names('split')).toEqual([]);
  expect(names('split crvena')).toEqual(['Crvena zona']);
  expect(names('split trans')).toEqual(['Split']);
});

test('numbers are ordered by their value', () => {
  const list = ['Zona 10', 'Zona 9', 'Zona 100'].map((name) => ({ name }));
  expect(findItems(list, 'zon').map(({ item }) => item.name)).toEqual(['Zona 9', 'Zona 10', 'Zona 100']);
});

test('every item is found by its own name, by a part of it, and by its code', () => {
  const letters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(letters, letters, fc.nat(20), (name, code, from) => {
      const item = { name, code };
      const isThere = (text: string) => text.trim() === '' || findItems([item], text).length > 0 || keyless(text);
      expect(isThere(name)).toBe(true);
      expect(isThere(code)).toBe(true);
      expect(isThere([...name].slice(from % [...name].length).join(''))).toBe(true);
    }),
  );
});

/** Marks and characters that nobody sees alone have no key; dashes alone find nothing but equal codes. */
const keyless = (text: string) => !/[\p{L}\p{N}]/u.test(text.normalize('NFKD'));
