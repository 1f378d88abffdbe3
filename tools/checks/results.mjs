import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../processes/run.mjs';
import { imageLines } from '../stories/snapshots.mjs';

/** The folder of the results. */
export const results = join(root, 'test-results');
const read = (name) => JSON.parse(readFileSync(join(results, name), 'utf8'));

/** The beginning of a test's message, for the list at the end: without colours, in one line of at most 400 characters. */
export const beginningOf = (text = '') => stripVTControlCharacters(text).replace(/\s+/g, ' ').trim().slice(0, 400);

/**
 * What a check has found.
 *
 * @typedef {object} Counted
 * @property {number} passed
 * @property {{ name: string, message: string, key?: object }[]} failures `key` names a check that can be run again alone.
 * @property {string[]} [notes] lines for the end of the output.
 */

/** @returns {Counted} of Vitest's JSON. */
export function unitTests(file) {
  const { numPassedTests, testResults } = read(file);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(root, name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: `${path} ${fullName}`,
        message: failureMessages[0],
        key: { path, title: fullName },
      }));
    // A test file that cannot be loaded has no failed tests.
    if (failed.length > 0 || status !== 'failed') return failed;
    return [{ name: path, message, key: { path } }];
  });
  return { passed: numPassedTests, failures };
}

/** @returns {Counted} of the results of scripts/stories.mjs. */
export function stories(file) {
  const { passed, failures, ...images } = read(file);
  return {
    passed,
    failures: failures.map(({ story, id, message }) => ({ name: story, message, ...(id && { key: { id } }) })),
    notes: imageLines(images),
  };
}

/** @returns {Counted} of Playwright's JSON. */
export function endToEnd(file) {
  const { stats, suites } = read(file);
  const testsOf = (suite) => [
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ file: path, line, title, tests }) => ({
        name: `${path}:${line} ${title}`,
        message: tests.flatMap((test) => test.results).find(({ error }) => error)?.error.message,
        key: { path, line, title },
      })),
    ...(suite.suites ?? []).flatMap(testsOf),
  ];
  return { passed: stats.expected, failures: suites.flatMap(testsOf) };
}

/** @returns {Counted} of a script that writes how many passed and the names of the others. */
export function named(file) {
  const { passed, names } = read(file);
  return { passed, failures: names.map((name) => ({ name, message: '' })) };
}

/** @returns {Counted} of scripts/check-build.mjs. */
export function build() {
  const { passed, results: checks } = read('check-build.json');
  const failed = checks.filter(({ problems }) => problems.length > 0);
  return { passed, failures: failed.map(({ name, problems }) => ({ name, message: problems.join(', ') })) };
}
