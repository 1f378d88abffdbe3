import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../processes/run.mjs';
import { takesUnitTests } from './depths.mjs';
import { parseShard, shardOf } from './shard.mjs';

/**
 * The files of unit tests of a depth, or the part of them that a machine of `--shard` takes, with their texts.
 *
 * @param {string} depth
 * @param {string} [shard] such as `2/3`
 * @returns {{ path: string, text: string }[]}
 */
export function unitTestFiles(depth, shard = '1/1') {
  const files = ['src', 'simulator', 'scripts', 'tools', 'deploy', 'stories', '.storybook'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.(tsx?|mjs)$/.test(name))
      .sort()
      .map((name) => join(folder, name))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );
  return shardOf(
    parseShard(shard),
    files.filter(({ text }) => takesUnitTests(depth, text)),
  );
}
