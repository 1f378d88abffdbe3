/**
 * How set-up installs a Chromium where there is none: with apt-get, by Playwright's own download, or with npm. Each way that
 * fails says so in one line, and the next one is tried.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { bins, npmSync, root } from '../processes/run.mjs';
import { npmExecutable, npmFolder, oldestVersion } from './chromium.mjs';

/** Milliseconds after which a download is given up. */
const downloadLimit = 10 * 60_000;

/** Runs a command silently, without a terminal. */
const quiet = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64 * 1024 * 1024 };

/** Why a command failed, in one line, from what `spawnSync` returned; undefined when it did not. */
export function failureOf({ status, error, stdout, stderr }) {
  if (status === 0) return undefined;
  if (error?.code === 'ETIMEDOUT') return 'it takes too long';
  const lines = stripVTControlCharacters(`${stderr ?? ''}\n${stdout ?? ''}`)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.some((line) => /ENOSPC|no space left|enough free space/i.test(line))) return 'the disk is full';
  const errors = lines.flatMap(
    (line) => /^(?:E:|Error:|npm error(?! code | errno | syscall )) (.*)/.exec(line)?.[1] ?? [],
  );
  return (errors[0] ?? error?.message ?? lines.at(-1) ?? `exit code ${status}`).replace(/\.$/, '');
}

/** Whether apt-get may install packages: `'yes'`, `'ask'` when the user has to agree first, or why not. */
export function aptRights({ hasApt, isRoot, hasSudo, isAgreed, isTerminal }) {
  if (!hasApt) return 'there is no apt-get';
  if (isRoot || (hasSudo && isAgreed)) return 'yes';
  if (!hasSudo) return "administrator's rights are needed";
  return isTerminal ? 'ask' : 'sudo is needed, which --install-browser or CI=true permits';
}

const isRoot = () => process.getuid?.() === 0;
const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** What `aptRights` depends on. `isAgreed`: the user agreed to administrator's rights already. */
export const thisMachine = (isAgreed) => ({
  hasApt: process.platform === 'linux' && succeeds('apt-get', ['--version']),
  isRoot: isRoot(),
  hasSudo: !isRoot() && succeeds('sudo', ['-n', 'true']),
  isAgreed,
  isTerminal: Boolean(process.stdin.isTTY && process.stdout.isTTY),
});

/** Runs apt-get. It waits half a minute for another apt-get, and 20 seconds for a server, twice. */
function aptGet(args) {
  const options = [
    'DPkg::Lock::Timeout=30',
    'Acquire::Retries=1',
    'Acquire::http::Timeout=20',
    'Acquire::https::Timeout=20',
  ];
  const [command, ...rest] = [
    ...(isRoot() ? [] : ['sudo', '-n']),
    ...['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...options.flatMap((option) => ['-o', option])],
    ...args,
  ];
  return failureOf(spawnSync(command, rest, quiet));
}

let isUpdated = false;

/** Installs packages with apt-get. Returns why it failed, or undefined. */
export function aptInstall(packages) {
  const install = () => aptGet(['install', '-y', '--no-install-recommends', ...packages]);
  const problem = install();
  if (!problem || isUpdated || /\block\b/.test(problem)) return problem;
  // The lists of packages may be missing or out of date. One that cannot be updated may not matter.
  isUpdated = true;
  const outdated = aptGet(['update', '-o', 'APT::Update::Error-Mode=any']);
  const again = install();
  return again && [again, outdated].filter(Boolean).join('; ');
}

/** Lets Playwright download its Chromium into the user's own folder. Returns why it failed, or undefined. */
export const downloadWithPlaywright = () =>
  failureOf(
    spawnSync(process.execPath, [bins.playwright, 'install', 'chromium'], {
      ...quiet,
      timeout: downloadLimit,
      // Playwright tries five times: without a network it gives up within a minute.
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    }),
  );

/** The package of a Chromium for servers, with the libraries and fonts that a bare machine lacks. */
const npmPackage = '@sparticuz/chromium';

/**
 * Unpacks the package, by its own function: into the folder for temporary files, and with the libraries only where it takes
 * the machine for one of Amazon's.
 */
const unpack = (folder) =>
  failureOf(
    spawnSync(
      process.execPath,
      ['--input-type=module', '-e', `await (await import('${npmPackage}')).default.executablePath();`],
      { ...quiet, cwd: folder, env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' } },
    ),
  );

const launcher = `#!/bin/sh
# Starts Chromium with its own libraries and fonts.
folder=$(dirname "$0")
export LD_LIBRARY_PATH="$folder/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$folder/fonts.conf"
exec "$folder/chromium" "$@"
`;

const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`;

/**
 * Installs the newest Chromium of npm that runs on this Node into `.cache/chromium`. It is no dependency: few machines need
 * its 70 MB. Returns why it failed, or undefined.
 */
export function installWithNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return `${npmPackage} is for Linux on x64`;
  const remove = () => rmSync(npmFolder, { recursive: true, force: true });
  remove();
  try {
    mkdirSync(npmFolder, { recursive: true });
    copyFileSync(join(root, '.npmrc'), join(npmFolder, '.npmrc'));
    // npm prefers the versions whose engines fit this Node.
    const dependencies = { [npmPackage]: `>=${oldestVersion}` };
    writeFileSync(join(npmFolder, 'package.json'), JSON.stringify({ private: true, dependencies }));
    const args = [
      'install',
      '--engine-strict',
      '--fetch-timeout=20000',
      '--fetch-retries=1',
      '--no-audit',
      '--no-fund',
    ];
    const problem = failureOf(npmSync(args, { ...quiet, cwd: npmFolder, timeout: downloadLimit })) ?? unpack(npmFolder);
    if (problem) {
      remove();
      return problem;
    }
    rmSync(join(npmFolder, 'node_modules'), { recursive: true });
    writeFileSync(join(npmFolder, 'fonts.conf'), fontsConf);
    // The last file: a folder without it is not complete.
    writeFileSync(npmExecutable, launcher);
    chmodSync(npmExecutable, 0o755);
    return undefined;
  } catch (error) {
    remove();
    return failureOf({ error, stderr: error.message });
  }
}

/**
 * Installs a Chromium in the first way that works.
 *
 * @param {object} machine - see `thisMachine`.
 * @param {object} actions - `find` returns the path of a Chromium that can be used, `unusable` why others cannot; `ask`
 * resolves to whether the user agrees; `apt`, `playwright` and `npm` install one and return why that failed, if it did.
 * @throws an error with all reasons when none works.
 */
export async function installChromium(machine, { find, unusable, ask, apt, playwright, npm, print = console.log }) {
  if (find()) return;
  const known = unusable();
  print(`The checks run in Chromium, and there is none${known.length > 0 ? `: ${known.join(', ')}` : ''}.`);
  const steps = [
    {
      name: 'apt-get',
      install: async () => {
        const rights = aptRights(machine);
        if (rights === 'ask' && !(await ask("Install it with apt-get, with administrator's rights?")))
          return 'not wanted';
        if (rights !== 'ask' && rights !== 'yes') return rights;
        print('Installing Chromium with apt-get …');
        return apt(['chromium']);
      },
    },
    {
      name: 'Playwright',
      install: () => {
        print("Installing Chromium with Playwright, in the user's own folder …");
        return playwright();
      },
    },
    {
      name: 'npm',
      install: () => {
        print('Installing Chromium with npm, in .cache …');
        return npm();
      },
    },
  ];
  const problems = [];
  for (const { name, install } of steps) {
    let problem = await install();
    const path = problem ? undefined : find();
    if (path) {
      print(`Chromium is ${path}.`);
      return;
    }
    problem ??= unusable().find((text) => !known.includes(text)) ?? 'there is still no Chromium';
    print(`Not with ${name}: ${problem}.`);
    problems.push(`${name}: ${problem}`);
  }
  throw new Error(
    `Chromium could not be installed (${problems.join('; ')}): install Chromium or Chrome, or set CHROMIUM_PATH to its executable; then start again.`,
  );
}
