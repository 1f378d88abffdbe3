import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSimulator } from './simulator.ts';
import { stateFileAt } from './stateFile.ts';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'simulator-'));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true }));
const file = () => stateFileAt(join(folder, 'state.json'), (message) => said.push(message));

test('what is written is read again, and nothing unfinished is left', () => {
  const simulator = createSimulator({ now: '2026-11-15T09:00:00Z' });
  simulator.signIn('operator');
  file().write(simulator.state());
  expect(readdirSync(folder)).toEqual(['state.json']);
  expect(file().read()).toEqual(simulator.state());
  expect(said).toEqual([]);
});

test('no file is no state', () => expect(file().read()).toBeUndefined());

test.each([
  ['cut', '{"format":1,"scen'],
  ['of another format', JSON.stringify({ ...createSimulator().state(), format: 1 })],
  ['of an unknown scenario', JSON.stringify({ ...createSimulator().state(), scenario: 'gone' })],
  ['not a state at all', '[]'],
])('a file that is %s is set aside with a message', (_, text) => {
  writeFileSync(join(folder, 'state.json'), text);
  expect(file().read()).toBeUndefined();
  expect(readFileSync(join(folder, 'state.json.broken'), 'utf8')).toBe(text);
  expect(readdirSync(folder)).toEqual(['state.json.broken']);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('state.json.broken');
});
