import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../processes/run.mjs';
import { type AllowedLine, findLines } from './foundLines.ts';

/** Waits for a time, not for what can be observed: too short on a slow machine, too long on every other. */
const wait = /(?<!test\.)\b(?:setTimeout|setInterval|delay|sleep)\(|\bwaitForTimeout\(|timers\/promises/;

/** The lines that may have one, with the reason. */
const allowed: readonly AllowedLine[] = [
  [
    'simulator/server/kills.test.ts',
    'delay * callTime',
    'a kill at a random moment, in times of a call, is what is tested',
  ],
  ['src/features/pages/definePage.test.ts', 'setTimeout(resolve, 100)', 'fake timers'],
  [
    'src/features/settings/useSwitches.test.ts',
    'setTimeout(callback, 0)',
    'runs the library’s tasks in order, as it does itself',
  ],
  ['tools/processes/endWithNpm.test.mjs', 'setInterval(() => {}, 1000)', 'a process that goes on until it is ended'],
  [
    'tools/processes/endWithNpm.test.mjs',
    'setTimeout(() => process.exit(0), 200)',
    'a server that takes its time to end',
  ],
  ['e2e/failures/monitoring.spec.ts', 'setTimeout(() => {', 'throws an error that nothing catches'],
  ['e2e/resilience/case.ts', 'setTimeout(resolve, wait)', 'between two looks at what is waited for'],
  ['stories/support/pagedAnswers.ts', "delay('infinite')", 'a response that never comes'],
  ['.storybook/idle.ts', 'setTimeout(resolve, 30)', 'between two looks at what is waited for'],
  ['.storybook/idle.ts', 'setTimeout(() => resolve(false)', 'the limit of a wait for a frame'],
  ['.storybook/idle.ts', 'Math.random() * delay', '`npm run stories -- --delay` delays calls on purpose'],
];

const isCheck = (name: string) =>
  /\.test\.(?:tsx?|mjs)$/.test(name) ||
  /^(?:e2e|stories)\/|^\.storybook\/(?:idle|flowSteps|test-runner)\.ts$/.test(name);

const checks = ['src', 'simulator', 'stories', 'scripts', 'tools', 'e2e', 'deploy', '.storybook'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|m?js)$/.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((name) => isCheck(name) && name !== 'tools/project/fixedWaits.test.ts'),
);

test('no test and no story waits for a fixed time', () => {
  expect(checks.length).toBeGreaterThan(300);
  const { forbidden, unused } = findLines(root, checks, (text) => wait.test(text), allowed);
  expect(forbidden).toEqual([]);
  expect(unused).toEqual([]);
});
