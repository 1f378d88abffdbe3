import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A failure's message without colours, the runner's introduction and its stack trace. */
const plain = (message) =>
  stripVTControlCharacters(message)
    .replace(/^page\.evaluate: StorybookTestRunnerError:[\s\S]*?\nMessage:\s*/, '')
    .split('\n')
    .filter((line) => !/^\s+at .*[:)]\d*\)?$/.test(line))
    .join('\n')
    .trim();

/**
 * Prints a line for each group of stories while they run, and writes the failures to the file that
 * STORIES_RESULTS names.
 */
export default class Reporter {
  onTestResult(_test, { testResults, testExecError, perfStats }) {
    const failed = testResults.filter(({ status }) => status === 'failed').length + (testExecError ? 1 : 0);
    const title = testResults[0]?.ancestorTitles[0] ?? 'stories';
    const seconds = ((perfStats.end - perfStats.start) / 1000).toFixed(1);
    process.stdout.write(
      `${failed > 0 ? '✗' : '✓'} ${title}: ${testResults.length - failed} of ${testResults.length} (${seconds} s)\n`,
    );
  }

  onRunComplete(_contexts, { numPassedTests, testResults }) {
    const failures = testResults.flatMap((file) => [
      ...file.testResults
        .filter(({ status }) => status === 'failed')
        .map(({ ancestorTitles, failureMessages }) => ({
          // The first title is that of the group.
          story: ancestorTitles.slice(1).join(' / '),
          message: failureMessages.map(plain).join('\n'),
        })),
      ...(file.testExecError ? [{ story: file.testFilePath, message: String(file.testExecError.message) }] : []),
    ]);
    const path = process.env.STORIES_RESULTS;
    if (!path) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify({ passed: numPassedTests, failures }, undefined, 2));
  }
}
