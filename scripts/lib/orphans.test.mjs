import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { orphanFiles } from './orphans.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orphans-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name) => join(folder, name);

it('knows the image of a story, and no other', () => {
  const stories = [{ folder, story: 'default' }];
  expect(orphanFiles([folder, at('default.png'), at('removed.png')], stories)).toEqual([at('removed.png')]);
});

it('knows the images of the steps that a flow has, and its texts', () => {
  writeFileSync(at('by-mouse.tree.yml'), '# 1. Opens\n- main\n\n# 2. Sends\n- main\n');
  const stories = [
    { folder, story: 'by-mouse' },
    { folder, story: 'by-keyboard' },
  ];
  const files = ['by-mouse--1.png', 'by-mouse--2.png', 'by-mouse.tree.yml', 'by-keyboard.spoken.txt'].map(at);
  expect(orphanFiles([...files, at('by-mouse--3.png'), at('by-hand.spoken.txt')], stories)).toEqual([
    at('by-mouse--3.png'),
    at('by-hand.spoken.txt'),
  ]);
});
