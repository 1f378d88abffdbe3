import { expect, test } from 'vitest';
import { emailOf, emailProblem } from './emailRules.ts';

test.each([
  'ana@primjer.hr',
  ' ana@primjer.hr ',
  '\u200bana@primjer.hr\ufeff',
  'a.b+c@x.y.hr',
  "o'neil@primjer.hr",
  'ana@škola.hr',
  'čedo@đir.hr',
  'ana@xn--kola-f6a.hr',
])('%s is an address', (text) => {
  expect(emailProblem(text)).toBeUndefined();
});

test.each(['', '   ', '\u200b'])('%j is none yet', (text) => {
  expect(emailProblem(text)).toBe('missing');
});

test.each([
  'ana',
  'ana@',
  '@primjer.hr',
  'ana@primjer',
  'ana@.hr',
  'ana@primjer.',
  'a b@c.hr',
  'a@b@c.hr',
  'a@b..hr',
  'a..b@c.hr',
  'ana@-primjer.hr',
])('%s has a part missing', (text) => {
  expect(emailProblem(text)).toBe('invalid');
});

test.each([
  'ana@primjer.hr;',
  'ana@primjer.hr,',
  '<ana@primjer.hr>',
  'Ana <ana@primjer.hr>',
  'mailto:ana@primjer.hr',
  'ana@primjer.hr, iva@primjer.hr',
])('%s has more than an address', (text) => {
  expect(emailProblem(text)).toBe('invalid');
});

test('an address is stored as it is typed, without what nobody sees', () => {
  expect(emailOf(' ana@s\u030ckola.hr\u200b ')).toBe('ana@škola.hr');
  expect(emailOf('Ana.Horvat@Primjer.hr')).toBe('Ana.Horvat@Primjer.hr');
});
