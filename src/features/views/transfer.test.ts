import { expect, test } from 'vitest';
import { mostViews, type View } from './model.ts';
import { exportText, type ImportedViews, importViews, largestFile, readFile } from './transfer.ts';

const view = (name: string, address = '/parking?beginDate=2026-10-01&endDate=2026-10-31'): View => ({
  id: name.slice(0, 9).replace(/\W/g, '_'),
  name,
  address,
  about: 'Parking',
});

const imported = (list: unknown, mine: readonly View[] = []) => {
  const result = importViews(JSON.stringify(list), mine);
  expect(result).toBeTypeOf('object');
  return result as ImportedViews;
};

const withoutIds = (views: readonly View[]) => views.map(({ id: _, ...rest }) => rest);

test('what is exported is imported on another device', () => {
  const mine: View[] = [
    { ...view('Listopad'), period: { range: 'lastMonth', compare: 'previousPeriod' }, pinned: true },
    { ...view('š'.repeat(200)), columns: { providers: '["count"]', articles: null } },
  ];
  const { added, present, refused } = importViews(exportText(mine), []) as ImportedViews;
  expect(withoutIds(added)).toEqual(withoutIds(mine));
  expect({ present, refused }).toEqual({ present: 0, refused: [] });
});

test('the same file brings nothing the second time, also when it holds a view twice', () => {
  const mine = [view('A'), view('B')];
  expect(importViews(exportText(mine), mine)).toEqual({ added: [], present: 2, refused: [] });
  expect(imported([view('A'), view('A')])).toMatchObject({ added: [{ name: 'A' }], present: 1 });
});

test('a name that is taken gets a number', () => {
  const { added } = imported([view('A', '/garaze'), view('A', '/ulaznice')], [view('A')]);
  expect(added.map(({ name }) => name)).toEqual(['A (2)', 'A (3)']);
});

test.each([
  ['', 'noJson'],
  ['{"name":', 'noJson'],
  ['name;address', 'noJson'],
  ['{"name":"A","address":"/parking"}', 'noList'],
  ['null', 'noList'],
  ['"text"', 'noList'],
])('a file that is no list is refused: %s', (text, problem) => expect(importViews(text, [])).toBe(problem));

test('an address that is no page of the portal is refused by itself, named with its place', () => {
  const { added, refused } = imported([
    view('Dobar'),
    view('Tuđi', 'https://evil.example/parking'),
    { name: 'Nigdje', address: '/nowhere' },
    7,
    { name: 'a'.repeat(201), address: '/parking' },
  ]);
  expect(added.map(({ name }) => name)).toEqual(['Dobar']);
  expect(refused.map(({ at, problem }) => [at, problem])).toEqual([
    [2, 'address'],
    [3, 'address'],
    [4, 'form'],
    [5, 'name'],
  ]);
  expect(refused[0]?.name).toBe('Tuđi');
});

test('no more are taken than a user may have', () => {
  const mine = Array.from({ length: mostViews - 1 }, (_, index) => view(`mine ${index}`));
  const { added, refused } = imported([view('A'), view('B')], mine);
  expect(added.map(({ name }) => name)).toEqual(['A']);
  expect(refused).toEqual([{ at: 2, name: 'B', problem: 'tooMany' }]);
});

test('a file of a spreadsheet’s encoding mark is read, a huge one is not', async () => {
  expect(importViews(`\ufeff${exportText([view('A')])}`, [])).toMatchObject({ present: 0, refused: [] });
  expect(await readFile(new File(['x'.repeat(largestFile + 1)], 'a.json'), [])).toBe('tooLarge');
  expect(await readFile(new File([exportText([view('A')])], 'a.json'), [])).toMatchObject({ refused: [] });
});
