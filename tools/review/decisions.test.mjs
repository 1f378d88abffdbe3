import { expect, it } from 'vitest';
import { formatDecisions, keyOf, parseDecisions, readDecision, sumOf } from './decisions.mjs';

const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(40));
const path = 'stories/__snapshots__/app/portal/dark.png';
const entry = (before, after) => {
  const found = { path, before: before && { hash: before }, after: after && { hash: after } };
  return { ...found, key: keyOf(found) };
};

it('holds for a pair of images: a snapshot that changes again is open again', () => {
  const known = new Map([[entry(a, b).key, { decision: 'accepted' }]]);
  expect(sumOf([entry(a, b)], known)).toMatchObject({ accepted: [entry(a, b)], open: [], rejected: [] });
  expect(sumOf([entry(a, c)], known)).toMatchObject({ accepted: [], open: [entry(a, c)] });
  expect(sumOf([entry(undefined, b)], known).open).toHaveLength(1);
});

it('keeps decisions in a file, with their comments', () => {
  const first = { key: entry(a, b).key, decision: 'rejected', comment: 'Too wide', at: '2026-11-25T19:00:00.000Z' };
  const second = { key: entry(undefined, c).key, decision: 'open', comment: 'Why?', at: '' };
  const text = formatDecisions(new Map([second, first].map((decision) => [decision.key, decision])));
  expect([...parseDecisions(text).values()]).toEqual([first, second]);
});

it('refuses a file of another form, and takes no unknown decision', () => {
  expect(() => parseDecisions('{', 'x.json')).toThrow('x.json is no JSON: mend or remove it.');
  for (const text of ['null', '[]', '{"decisions":[{}]}', '{"decisions":{}}'])
    expect(() => parseDecisions(text, 'x.json'), text).toThrow('x.json');
  expect(readDecision({ key: entry(a, b).key, decision: 'maybe' })).toBeUndefined();
  expect(readDecision({ key: 'x..y', decision: 'accepted' })).toBeUndefined();
});
