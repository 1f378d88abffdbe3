// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fieldAttributes, fieldKinds, fields, findFields, labelsOf, wrongFields } from './fields.ts';

test.each(Object.keys(fields))('%s is a label in both languages', (key) => {
  expect(labelsOf(key)).toHaveLength(2);
});

test('every kind of field is used', () => {
  expect(new Set(Object.values(fields).flat())).toEqual(new Set(Object.keys(fieldKinds)));
});

const found = (html: string) => {
  document.body.innerHTML = html;
  return wrongFields(findFields(fieldAttributes));
};
const userName = 'autocapitalize="none" autocorrect="off" spellcheck="false"';

test('a field that the table describes is right', () => {
  expect(
    found(`<label for="a">Korisničko ime</label><input id="a" ${userName} autocomplete="username">`),
  ).toBeUndefined();
});

test('a field with other markup, and one that is not in the table, are reported', () => {
  expect(found(`<label for="a">Korisničko ime</label><input id="a" autocomplete="username">`)).toContain('userName');
  expect(found(`<input aria-label="Novo polje" ${userName}>`)).toContain('not in the table');
});
