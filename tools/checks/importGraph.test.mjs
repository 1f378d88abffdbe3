// @module-tag slow
import { expect, it } from 'vitest';
import { importersOf, reachedFrom, specifiersOf } from './importGraph.mjs';

it('finds static, dynamic and URL imports, types and re-exports', () => {
  const code = `
    import a, { type B } from './a.ts';
    import type { C } from '#api/c.ts';
    import './d.css';
    export * from './e.ts';
    const f = () => import('./f.tsx');
    const g = new Worker(new URL('./g.ts', import.meta.url), { type: 'module' });
    const none = import(name), text = './none.ts';`;
  expect([...specifiersOf(code, 'x.tsx')]).toEqual([
    ['./a.ts', false],
    ['#api/c.ts', false],
    ['./d.css', false],
    ['./e.ts', false],
    ['./f.tsx', true],
    ['./g.ts', false],
  ]);
});

it('reaches what imports a file, directly or through others, nearest first', () => {
  const importers = new Map([
    [
      'a',
      new Map([
        ['b', 1],
        ['c', 10],
      ]),
    ],
    [
      'b',
      new Map([
        ['d', 1],
        ['a', 1],
      ]),
    ],
    ['d', new Map([['c', 1]])],
  ]);
  expect([...reachedFrom(['a'], importers)]).toEqual([
    ['a', 0],
    ['b', 1],
    ['d', 2],
    ['c', 3],
  ]);
});

it('knows the project: a page is reached by its own stories first, a component by its own and by the pages of the portal', () => {
  const importers = importersOf();
  const storiesOf = (path) =>
    [...reachedFrom([path], importers).keys()].filter((file) => file.endsWith('.stories.tsx'));
  expect(storiesOf('src/features/statements/StatementsPage.tsx')[0]).toBe(
    'stories/features/statements/StatementsPage.stories.tsx',
  );
  const button = storiesOf('src/design-system/Button/Button.tsx');
  expect(button.slice(0, 10)).toContain('stories/design-system/Button.stories.tsx');
  expect(button.length).toBeGreaterThan(50);
});
