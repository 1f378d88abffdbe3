import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../processes/run.mjs';

const tools = readdirSync(join(root, 'tools')).map((name) => join('tools', name));
const documents = ['.', 'docs', 'docs/decisions', ...tools].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

/** The heading's id as forges make it. */
const idOf = (heading: string) =>
  heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const idsOf = (path: string) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => /^#{1,6} /.test(line))
    .map(idOf);

it.each(documents)('%s links to files, images and headings that there are', (name) => {
  const path = join(root, name);
  const targets = [...readFileSync(path, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  const missing = targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [file = '', id] = target.split('#');
    const linked = file === '' ? path : join(dirname(path), file);
    return !existsSync(linked) || (id !== undefined && linked.endsWith('.md') && !idsOf(linked).includes(id));
  });
  expect(missing).toEqual([]);
});

it('finds links', () => expect(documents.length).toBeGreaterThan(10));
