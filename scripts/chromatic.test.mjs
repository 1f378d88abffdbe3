import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/run.mjs';

test('without a token npm run chromatic publishes nothing and says what to do', () => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/chromatic.mjs')], {
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain('there is no CHROMATIC_PROJECT_TOKEN');
  expect(stderr).toContain('npm run stories');
});
