import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSimulator } from '../simulator.ts';
import { keepState, openStateFile, type StateFile } from './stateFile.ts';

let folder: string;
let said: string[];
let opened: StateFile | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'simulator-'));
  said = [];
});
afterEach(() => {
  opened = undefined;
  rmSync(folder, { recursive: true });
});
const path = () => join(folder, 'state.json');
/** The file as another process would open it after this one has ended. */
function file(): StateFile {
  opened?.close();
  opened = openStateFile(path(), (message) => said.push(message));
  return opened;
}

test('what is written is read again, and nothing unfinished is left', async () => {
  const simulator = createSimulator({ now: '2026-11-15T09:00:00Z' });
  simulator.signIn('operator');
  await file().write(simulator.state());
  expect(readdirSync(folder)).toEqual(['state.json', 'state.json.lock']);
  expect(file().read()).toEqual(simulator.state());
  expect(said).toEqual([]);
  opened?.close();
  expect(readdirSync(folder)).toEqual(['state.json']);
});

const user = createSimulator().state().world.user;

test('no file is no state', () => expect(file().read()).toBeUndefined());

test.each([
  ['cut', '{"format":1,"scen'],
  ['of another format', JSON.stringify({ ...createSimulator().state(), format: 1 })],
  ['of an unknown scenario', JSON.stringify({ ...createSimulator().state(), scenario: 'gone' })],
  ['not a state at all', '[]'],
  ['with an unknown key', JSON.stringify({ ...createSimulator().state(), speed: 2 })],
  ['of a time out of bounds', JSON.stringify({ ...createSimulator().state(), now: '9999-01-01T00:00:00Z' })],
  ...[
    { ...user[0], age: 7 },
    { ...user[0], email: null },
    { ...user[0], email: undefined },
  ].map((changed): [string, string] => {
    const state = createSimulator().state();
    return ['of other fields', JSON.stringify({ ...state, world: { ...state.world, user: [changed] } })];
  }),
])('a file that is %s is set aside with a message', (_, text) => {
  writeFileSync(join(folder, 'state.json'), text);
  expect(file().read()).toBeUndefined();
  expect(readFileSync(join(folder, 'state.json.broken'), 'utf8')).toBe(text);
  expect(readdirSync(folder)).toEqual(['state.json.broken', 'state.json.lock']);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('state.json.broken');
});

test('a second process is refused while the first one runs', async () => {
  file();
  expect(() => openStateFile(path(), console.warn)).toThrow(`is in use by process ${process.pid}`);
  // A process that was killed could not remove its lock; its number may belong to another one since.
  const child = spawnSync(process.execPath, ['--eval', 'console.log(process.pid)']);
  for (const holder of [`${child.stdout.toString().trim()} 1`, `${process.pid} 1`, '', 'nonsense']) {
    writeFileSync(`${path()}.lock`, holder);
    openStateFile(path(), console.warn).close();
  }
  expect(readdirSync(folder)).toEqual([]);
});

test('a promise of the keeper is kept: changes made before it are written, those during a write too', async () => {
  const simulator = createSimulator();
  const written: string[][] = [];
  const until = keepState(simulator, async ({ world }) => {
    const usernames = world.token.map(({ username }) => username);
    await new Promise((resolve) => setImmediate(resolve));
    written.push(usernames);
  });
  await until();
  expect(written).toEqual([]);
  simulator.signIn('park');
  simulator.signIn('sales');
  const both = until();
  simulator.signIn('garage');
  await both;
  expect(written.at(-1)).toEqual(expect.arrayContaining(['park', 'sales']));
  await until();
  expect(written.at(-1)).toEqual(['park', 'sales', 'garage']);
  expect(written.length).toBeLessThanOrEqual(2);
});

test('a change that cannot be written is reported to who waits for it, and is written with the next one', async () => {
  const simulator = createSimulator();
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  let isFull = true;
  const written: number[] = [];
  const until = keepState(simulator, async ({ world }) => {
    if (isFull) throw new Error('The disk is full');
    written.push(world.token.length);
  });
  simulator.signIn('park');
  await expect(until()).rejects.toThrow('The disk is full');
  isFull = false;
  simulator.signIn('sales');
  await until();
  expect(written).toEqual([2]);
  expect(reported).toHaveBeenCalled();
});
