import { expect, test } from 'vitest';
import { describeParams } from './describeParams.ts';
import { choiceParam, pageParam, sortParam, textParam } from './params.ts';

const { defaults, isIn, ownText, read, write, change, differences } = describeParams<
  { readonly search: string; readonly page: number },
  'page'
>({ search: textParam('search'), page: pageParam('page') });
const params = (text: string) => new URLSearchParams(text);

test('a URL without parameters has the defaults', () => {
  expect(read(params(''))).toEqual({ state: defaults, problems: [] });
  expect(isIn(params('x=1'))).toBe(false);
  expect(isIn(params('page=x'))).toBe(true);
  expect(isIn(params('page=x'), 'search')).toBe(false);
});

test('the own parameters are the same text wherever they stand among others', () => {
  expect(ownText(params('a=1&search=b%20c&page=2'))).toBe('search=b+c&page=2');
  expect(ownText(params('search=b+c&x=2&page=2'))).toBe('search=b+c&page=2');
});

test('a whole state is written behind others, a change in its place', () => {
  expect(`${write({ search: 'b', page: 3 }, params('page=1&a=1'))}`).toBe('a=1&search=b&page=3');
  expect(`${change({ page: 3 }, params('page=1&a=1&search=b'))}`).toBe('page=3&a=1&search=b');
  expect(`${change({ search: '' }, params('search=b&a=1'))}`).toBe('a=1');
});

test('states differ by what is written of them', () => {
  expect(differences({ search: '', page: 1 })).toEqual([]);
  expect(differences({ search: 'a', page: 1 })).toEqual(['search']);
  expect(differences({ search: 'a', page: 2 }, { search: 'a', page: 3 })).toEqual(['page']);
});

test('a choice without a problem is the default, silently', () => {
  const view = describeParams({
    kind: choiceParam('kind', ['line', 'column'], 'line'),
    sort: sortParam('sort', { id: 'name', desc: false }),
  });
  expect(view.read(params('kind=pie&sort=-'))).toEqual({
    state: { kind: 'line', sort: { id: '', desc: true } },
    problems: [],
  });
});
