import { expect, it } from 'vitest';
import { partOf, startOf, words } from './words.ts';

const english = (croatian: string, meant?: string) => words(croatian, meant, 'en');

it('names a text by its Croatian words, in the language of the story', () => {
  expect(words('Postavka je uspješno promijenjena', undefined, 'hr')).toBe('Postavka je uspješno promijenjena');
  expect(english('Postavka je uspješno promijenjena')).toBe('Setting changed successfully');
});

it('puts the values of a sentence into the other one', () => {
  expect(english('Prikaži još 100')).toBe('Show 100 more');
  expect(english('Detalji: Zona 0 – Riva')).toBe('Details: Zona 0 – Riva');
});

it('takes the form for one and for many, and writes numbers as English does', () => {
  expect(english('1 zona')).toBe('1 zone');
  expect(english('3 zone')).toBe('3 zones');
});

it('takes the count whatever its name is in the template', () => {
  expect(english('1 transakcija')).toBe('1 transaction');
  expect(english('1.204 transakcije')).toBe('1,204 transactions');
});

it('translates a numbered name within a sentence, and leaves the name of a zone as it is', () => {
  expect(english('Uredi: Poligon 1')).toBe('Edit: Polygon 1');
  expect(english('Novo radno vrijeme: Zona 0 – Riva')).toBe('New working hours: Zona 0 – Riva');
});

it('writes days and their names as English does', () => {
  expect(english('1. 6. 2026. – 30. 9. 2026.')).toBe('1/6/2026 – 30/9/2026');
  expect(english('utorak, do')).toBe('Tuesday, to');
});

it('does not guess', () => {
  expect(() => english('Ovo ne piše nigdje')).toThrow('No text of the portal reads “Ovo ne piše nigdje”.');
  expect(() => english('Podnio')).toThrow(/name the one that is meant/);
  expect(english('Podnio', 'Submitted by')).toBe('Submitted by');
  expect(() => english('Traži', 'Find')).toThrow(/is not “Find” in English/);
});

it('finds what begins with the words of a text', () => {
  expect(startOf('Korisnički izbornik', 'hr')).toEqual(/^(?:Korisnički izbornik)/);
  expect('User menu: Ana Horvat').toMatch(startOf('Korisnički izbornik', 'en'));
  expect(() => startOf('Ovo ne piše', 'en')).toThrow('No text of the portal begins with “Ovo ne piše”.');
});

it('finds what has the words of a text in it', () => {
  expect(partOf('na čekanju', 'hr').test('Zahtjevi (3 na čekanju)')).toBe(true);
  expect('The border crosses itself near 45.1, 15.2. The place is marked on the map.').toMatch(
    partOf('siječe samu sebe', 'en'),
  );
  expect('Something else').not.toMatch(partOf('siječe samu sebe', 'en'));
  expect(() => partOf('ovo ne piše nigdje', 'en')).toThrow('No text of the portal has “ovo ne piše nigdje” in it.');
});

const sources = import.meta.glob<string>(['/stories/**/*.{ts,tsx}', '!/stories/**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The texts that stories name, each with its function and, where given, its English form. */
const named = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(/\b(words|startOf|partOf)\(\s*'((?:[^'\\]|\\.)*)'(?:,\s*'((?:[^'\\]|\\.)*)')?,?\s*\)/g)].map(
    ([, name = '', croatian = '', meant]) => ({ file, name, croatian: croatian.replace(/\\(.)/g, '$1'), meant }),
  ),
);

it('knows every text that a story names', () => {
  const problems = named.flatMap(({ file, name, croatian, meant }) => {
    try {
      if (name === 'words') english(croatian, meant);
      else if (name === 'startOf') startOf(croatian, 'en');
      else partOf(croatian, 'en');
      return [];
    } catch (error) {
      return [`${file}: ${(error as Error).message}`];
    }
  });
  expect(named.length).toBeGreaterThan(1000);
  expect(problems).toEqual([]);
});
