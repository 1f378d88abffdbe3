import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// A zone far from Zagreb: nothing may depend on the zone of the machine (behaviour 20.5).
process.env.TZ = 'America/New_York';

/** Newer versions of Node have a `localStorage` of their own, which would hide that of the tests' document. */
const withoutWebStorage = '--no-experimental-webstorage';

const tests = ['src', 'simulator', 'scripts', 'tools', 'deploy', 'stories', '.storybook'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.(tsx?|mjs)$/.test(name))
    .map((name) => join(folder, name)),
);
const having = (text: string) =>
  tests.filter((path) => readFileSync(join(import.meta.dirname, path), 'utf8').includes(text));

/** The tests that replace modules: in a process that has loaded them they would not be replaced, and stay so after. */
const replacing = new Set(having('vi.mock('));
const inDocument = new Set(having('@vitest-environment happy-dom'));
const shared = tests.filter((path) => !replacing.has(path));

/**
 * The test files that a process runs one after the other share their modules, which halves the time: a test restores
 * what it changes. A process is used again only for the same environment, so each has its group.
 */
const project = (name: string, order: number, include: readonly string[], isolate = false) => ({
  extends: true as const,
  test: { name, include: [...include], isolate, sequence: { groupOrder: order } },
});

export default defineConfig({
  test: {
    environment: 'node',
    execArgv: process.allowedNodeEnvironmentFlags.has(withoutWebStorage) ? [withoutWebStorage] : [],
    setupFiles: ['./vitest.setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    testTimeout: 20_000,
    // Each processor has a process; by default one of them is left free.
    maxWorkers: '100%',
    projects: [
      project(
        'node',
        0,
        shared.filter((path) => !inDocument.has(path)),
      ),
      project(
        'document',
        1,
        shared.filter((path) => inDocument.has(path)),
      ),
      project('isolated', 2, [...replacing], true),
    ],
  },
});
