import { expect, it } from 'vitest';
import { isAllowed, problemsOf, special } from '../../scripts/licences.mjs';

const known = Object.entries(special).map(([name, { declared }]) => ({ name, version: '1.0.0', declared }));
const added = (name, declared, development) =>
  problemsOf([...known, { name, version: '1.0.0', declared, development }]);

it('takes one of several choices, and all parts of a combination', () => {
  expect(isAllowed('MIT')).toBe(true);
  expect(isAllowed('(MIT OR GPL-3.0-or-later)')).toBe(true);
  expect(isAllowed('(MIT AND Zlib)')).toBe(true);
  expect(isAllowed('MIT AND GPL-3.0-only')).toBe(false);
  expect(isAllowed('AGPL-3.0-only OR SSPL-1.0')).toBe(false);
});

it('reports a licence that is missing, not allowed, or another than before', () => {
  expect(problemsOf(known)).toEqual([]);
  expect(added('a', 'ISC')).toEqual([]);
  expect(added('a', undefined)).toEqual([expect.stringContaining('a@1.0.0 declares no licence')]);
  expect(added('a', 'GPL-3.0-only')).toEqual([expect.stringContaining('GPL-3.0-only, which is not allowed')]);
  expect(added('highcharts', 'MIT')).toEqual([expect.stringContaining('declares MIT')]);
});

it('allows the LGPL to tools, not to the portal', () => {
  expect(added('a', 'Apache-2.0 AND LGPL-3.0-or-later', true)).toEqual([]);
  expect(added('a', 'LGPL-3.0-or-later', false)).toEqual([expect.stringContaining('not allowed')]);
  expect(added('a', 'GPL-3.0-only', true)).toEqual([expect.stringContaining('not allowed')]);
});

it('reports a package that it need not know any more', () => {
  expect(problemsOf(known.slice(1))).toEqual([expect.stringContaining(`${known[0].name} is not installed`)]);
});
