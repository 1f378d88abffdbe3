import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../processes/run.mjs';

const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
const rows = text.split('\n').filter((line) => /^\| [\dV]/.test(line));
const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

test('every file that the table of security requirements names exists', () => {
  const paths = [...text.matchAll(/`((?:src|e2e|scripts|tools|deploy|stories|simulator|\.github)\/[\w./-]+)`/g)].map(
    ([, path]) => path ?? '',
  );
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every requirement has a state, evidence and a test, and every rule that it cites exists', () => {
  const behaviour = readFileSync(join(root, 'docs/behaviour.md'), 'utf8');
  const requirements = rows.map(cellsOf).filter((cells) => cells.length === 4);
  expect(requirements.length).toBeGreaterThan(45);
  for (const [requirement, state, evidence, check] of requirements) {
    expect(['met', 'in part', 'not', 'server'], requirement).toContain(state);
    expect(evidence, requirement).not.toBe('');
    // Only what is not the portal's, or what it does not have, has none.
    if (check === '–') expect(`${state}: ${requirement}`).toMatch(/^server: |mail headers/);
    else expect(check, requirement).toMatch(/`|fails on a request/);
    for (const [, rule] of evidence?.matchAll(/\((\d+\.\d+)(?: to \d+\.\d+)?\)/g) ?? [])
      expect(behaviour, requirement).toContain(`**${rule}**`);
  }
});
