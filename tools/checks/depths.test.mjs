import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../processes/run.mjs';
import { checks } from './checks.mjs';
import {
  endToEndOf,
  restStoryTags,
  restUnitTag,
  serverTestTag,
  shortTestTags,
  takesStory,
  takesUnitTests,
} from './depths.mjs';

describe('A story', () => {
  it.each([[], ['failed'], ['user-viewer', 'loading']])('without the tag of a variant is short: %s', (...tags) => {
    expect(takesStory('short', tags)).toBe(true);
    expect(takesStory('rest', tags)).toBe(false);
    expect(takesStory('all', tags)).toBe(true);
  });

  it.each(restStoryTags)('with the tag %s is taken by test:all only', (tag) => {
    expect(takesStory('short', ['failed', tag])).toBe(false);
    expect(takesStory('rest', ['failed', tag])).toBe(true);
    expect(takesStory('all', [tag])).toBe(true);
  });
});

it('A file of unit tests is taken by test:all only when it is tagged as slow', () => {
  const slow = `// @module-tag ${restUnitTag}\nimport {} from 'vitest';`;
  expect(['short', 'rest', 'all'].map((depth) => takesUnitTests(depth, slow))).toEqual([false, true, true]);
  expect(['short', 'rest', 'all'].map((depth) => takesUnitTests(depth, ''))).toEqual([true, false, true]);
});

describe('An end-to-end test', () => {
  const takes = ({ grep, grepInvert }, title) => (grep?.test(title) ?? true) && !grepInvert?.test(title);
  const depthsOf = (title, server) =>
    ['short', 'rest', 'all'].filter((depth) => takes(endToEndOf(depth, server), title));

  it.each(Object.keys(shortTestTags))('with the tag %s is short, on both servers', (tag) => {
    expect(depthsOf(`x.spec.ts a title ${tag}`, 'serve.mjs')).toContain('short');
    expect(depthsOf(`x.spec.ts a title ${tag}`, 'nginx')).toEqual(['short', 'all']);
  });

  it('that depends on the server runs on both servers, in depth', () => {
    expect(depthsOf(`x.spec.ts a title ${serverTestTag}`, 'serve.mjs')).toEqual(['rest', 'all']);
    expect(depthsOf(`x.spec.ts a title ${serverTestTag}`, 'nginx')).toEqual(['rest', 'all']);
  });

  it('without a tag runs through serve.mjs, in depth', () => {
    expect(depthsOf('x.spec.ts a title', 'serve.mjs')).toEqual(['rest', 'all']);
    expect(depthsOf('x.spec.ts a title', 'nginx')).toEqual([]);
  });

  it('has tags that are declared', () => {
    const folder = join(root, 'e2e');
    const used = readdirSync(folder, { recursive: true })
      .filter((name) => name.endsWith('.spec.ts'))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/(?<=tag: [^\n]*')@\w+(?=')/g) ?? []);
    expect(new Set(used)).toEqual(new Set([...Object.keys(shortTestTags), serverTestTag]));
  });
});

/** The table of docs/testing.md: a row for each check. */
const testingTable = () =>
  [
    ['Check', 'What it proves', 'Where it runs', '`npm test`', '`npm run test:all` besides', 'Yardsticks'],
    Array.from({ length: 6 }, () => '---'),
    ...checks.map(({ name, proves, runsIn, short, rest, yardsticks }) => [
      ...[name, proves, runsIn, short || '–', rest || '–', yardsticks],
    ]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

it('docs/testing.md has a row for each check', () => {
  const compact = (text) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
  expect(compact(readFileSync(join(root, 'docs/testing.md'), 'utf8'))).toContain(testingTable());
});

it('A story that fails by --strict runs again with it, or it would pass then', () => {
  const stories = checks.find(({ name }) => name === 'Stories');
  const keys = [{ id: 'parking--default' }];
  expect(stories.again(keys, 'again.json', true)).toContain('--strict');
  expect(stories.again(keys, 'again.json', false)).not.toContain('--strict');
});
