import { defineConfig } from 'vitest/config';
import { restUnitTag } from './tools/checks/depths.mjs';
import { unitTestFiles } from './tools/checks/unitTestFiles.mjs';

// A zone far from Zagreb: nothing may depend on the zone of the machine (behaviour 20.5).
process.env.TZ = 'America/New_York';

/** Newer versions of Node have a `localStorage` of their own, which would hide that of the tests' document. */
const withoutWebStorage = '--no-experimental-webstorage';

/** The test files of the depth, or of a part of it (scripts/test.mjs). */
const files = unitTestFiles(process.env.CHECK_DEPTH ?? 'all', process.env.CHECK_SHARD);
const tests = files.map(({ path }) => path);
const having = (words: string) => files.filter(({ text }) => text.includes(words)).map(({ path }) => path);

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
    // They end what hangs: a busy machine is many times slower than a quiet one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    tags: [{ name: restUnitTag, description: 'starts or kills processes, or takes more than ten seconds' }],
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
    ].filter(({ test }) => test.include.length > 0),
  },
});
