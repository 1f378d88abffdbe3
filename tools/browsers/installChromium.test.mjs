import { expect, test, vi } from 'vitest';
import { aptRights, failureOf, installChromium } from './installChromium.mjs';

const bare = { hasApt: true, isRoot: false, hasSudo: false, isAgreed: false, isTerminal: false };
const root = { ...bare, isRoot: true };

/** Actions of which `works` is the only one that installs a Chromium. */
function actionsWhere(works, more = {}) {
  const printed = [];
  const tried = [];
  let path;
  const action = (name, problem) => () => {
    tried.push(name);
    if (name !== works) return problem;
    path = `/of/${name}`;
    return undefined;
  };
  return {
    printed,
    tried,
    find: () => path,
    unusable: () => [],
    ask: vi.fn(() => Promise.resolve(true)),
    apt: action('apt', 'Unable to locate package chromium'),
    playwright: action('playwright', 'getaddrinfo ENOTFOUND host'),
    npm: action('npm', '404 Not Found'),
    print: (line) => printed.push(line),
    ...more,
  };
}

test('nothing is installed where there is a Chromium', async () => {
  const actions = actionsWhere(undefined, { find: () => '/usr/bin/chromium' });
  await installChromium(root, actions);
  expect(actions.tried).toEqual([]);
  expect(actions.printed).toEqual([]);
});

test.each([
  ['apt', ['apt']],
  ['playwright', ['apt', 'playwright']],
  ['npm', ['apt', 'playwright', 'npm']],
])('the ways follow one another until there is a Chromium: %s', async (works, expected) => {
  const actions = actionsWhere(works);
  await installChromium(root, actions);
  expect(actions.tried).toEqual(expected);
  expect(actions.printed.at(-1)).toBe(`Chromium is /of/${works}.`);
});

test('a way that fails says why in one line; when all fail, one error has the reasons', async () => {
  const actions = actionsWhere(undefined);
  await expect(installChromium(root, actions)).rejects.toThrow(
    /^Chromium could not be installed \(apt-get: Unable .+; Playwright: getaddrinfo .+; npm: 404 Not Found\): .+ CHROMIUM_PATH .+$/,
  );
  expect(actions.printed.filter((line) => line.startsWith('Not with'))).toEqual([
    'Not with apt-get: Unable to locate package chromium.',
    'Not with Playwright: getaddrinfo ENOTFOUND host.',
    'Not with npm: 404 Not Found.',
  ]);
});

test('a browser that was installed and does not start is a failure too', async () => {
  let isDownloaded = false;
  const actions = actionsWhere('npm', {
    unusable: () => ['/old/chrome is version 90', ...(isDownloaded ? ['/new/chrome does not start'] : [])],
    playwright: () => {
      isDownloaded = true;
    },
  });
  await installChromium(bare, actions);
  expect(actions.printed[0]).toContain('/old/chrome is version 90');
  expect(actions.printed).toContain('Not with Playwright: /new/chrome does not start.');
  expect(actions.tried).toEqual(['npm']);
});

test('root, and a user who agreed and has sudo, are not asked, with or without a terminal', () => {
  for (const isTerminal of [true, false]) {
    expect(aptRights({ ...root, isTerminal })).toBe('yes');
    expect(aptRights({ ...bare, hasSudo: true, isAgreed: true, isTerminal })).toBe('yes');
  }
});

test('only a user with sudo is asked, and only at a terminal', () => {
  expect(aptRights({ ...bare, hasSudo: true, isTerminal: true })).toBe('ask');
  expect(aptRights({ ...bare, hasSudo: true })).toMatch(/^sudo is needed/);
  for (const machine of [bare, { ...bare, isTerminal: true }, { ...bare, isAgreed: true }])
    expect(aptRights(machine)).toBe("administrator's rights are needed");
  expect(aptRights({ ...root, hasApt: false })).toBe('there is no apt-get');
});

test.each([
  [{ ...bare, hasSudo: true, isTerminal: true }, true, ['apt']],
  [{ ...bare, hasSudo: true, isTerminal: true }, false, ['playwright']],
])('the answer to the question decides', async (machine, answer, expected) => {
  const actions = actionsWhere(expected[0], { ask: vi.fn(() => Promise.resolve(answer)) });
  await installChromium(machine, actions);
  expect(actions.ask).toHaveBeenCalledOnce();
  expect(actions.tried).toEqual(expected);
});

test('without a terminal nothing is asked', async () => {
  for (const machine of [bare, root, { ...bare, hasSudo: true }, { ...bare, hasApt: false }]) {
    const actions = actionsWhere('npm');
    await installChromium(machine, actions);
    expect(actions.ask).not.toHaveBeenCalled();
  }
});

test.each([
  [
    'apt',
    'E: Could not get lock /var/lib/dpkg/lock. It is held by process 7\nE: more',
    'Could not get lock /var/lib/dpkg/lock. It is held by process 7',
  ],
  ['Playwright', 'Downloading …\nError: getaddrinfo ENOTFOUND host\n    at x (y)', 'getaddrinfo ENOTFOUND host'],
  ['npm', 'npm error code E404\nnpm error 404 Not Found', '404 Not Found'],
  ['a full disk', 'npm error code ENOSPC\nnpm error nospc …', 'the disk is full'],
  ['another command', 'first\nlast\n', 'last'],
  ['a silent command', '', 'exit code 1'],
])('the failure of a command is one line: %s', (_, stderr, line) => {
  expect(failureOf({ status: 1, stdout: '', stderr })).toBe(line);
});

test('a command that works has no failure; one that is stopped took too long', () => {
  expect(failureOf({ status: 0, stdout: 'E: not meant' })).toBeUndefined();
  expect(failureOf({ status: null, error: { code: 'ETIMEDOUT' } })).toBe('it takes too long');
});
