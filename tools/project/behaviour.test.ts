import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../processes/run.mjs';

/** Installed and generated folders, and git's own. */
const notSource = new Set([
  '.git',
  'node_modules',
  'dist',
  '.cache',
  'coverage',
  'storybook-static',
  'test-results',
  '__snapshots__',
]);

/** Every file below a folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return notSource.has(entry.name) ? [] : filesIn(path);
  });

/** Source and documents, with comments joined to one line, so that a citation may be wrapped. */
const files = filesIn(root)
  .filter((path) => /\.(tsx?|mjs|js|css|html|md|conf)$/.test(path))
  .map((path) => ({
    name: relative(root, path).replaceAll('\\', '/'),
    text: readFileSync(path, 'utf8').replace(/\s*\n\s*(\*(?!\/)|\/\/)?\s*/g, ' '),
  }));

const document = readFileSync(join(root, 'docs/behaviour.md'), 'utf8');
const rules = [...document.matchAll(/^- \*\*(\d+\.\d+)\*\*/gm)].map(([, rule = '']) => rule);

/** The rules that a text cites as "behaviour 3.4" or "behaviour 3.4, 3.5 and 4.1", as `file: rule`. */
const cited = files.flatMap(({ name, text }) =>
  [...text.matchAll(/\bbehaviour\]?\s+(\d+\.\d+(?:(?:,?\s+(?:and|to)|,)\s+\d+\.\d+)*)/gi)].flatMap(([, numbers = '']) =>
    (numbers.match(/\d+\.\d+/g) ?? []).map((rule) => ({ name, rule })),
  ),
);

describe('the rules of docs/behaviour.md', () => {
  it('are numbered in order, each number once', () => {
    expect(rules.length).toBeGreaterThan(200);
    const order = (rule: string) => rule.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);
    expect(rules).toEqual([...new Set(rules)].sort((a, b) => order(a) - order(b)));
  });

  it('are there for every citation', () => {
    expect(cited.length).toBeGreaterThan(200);
    expect(cited.filter(({ rule }) => !rules.includes(rule)).map(({ name, rule }) => `${name}: ${rule}`)).toEqual([]);
  });

  it('are what comments cite, not documents outside of the repository', () => {
    const outside = files.filter(({ text }) => /\bspecs?\s+\d/i.test(text)).map(({ name }) => name);
    expect(outside).toEqual([]);
  });
});
