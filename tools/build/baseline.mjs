import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import css from '@eslint/css';
import { Linter } from 'eslint';
import baseline from 'eslint-plugin-baseline-js';
import { root } from '../processes/run.mjs';

/**
 * What the build may use although it is not widely available in every browser, with the reason: the page works without
 * it, or browsers have supported it for longer than Baseline counts. docs/browsers.md explains them.
 */
export const exceptions = {
  'user-select': 'with the prefix of Safari beside it',
  resize: 'a text area keeps its size where it is not supported',
  selection: 'the colour of selected text is the browser’s own elsewhere',
  'overscroll-behavior': 'scrolling goes on to the page elsewhere',
  'overscroll-behavior-x': 'scrolling goes on to the page elsewhere',
  'scrollbar-width': 'scroll bars have their usual width elsewhere',
  'container-type': '`scroll-state`: the shadow of a sticky row is missing elsewhere',
  'forced-color-adjust': 'only with the colours of high contrast',
  clip: 'every browser has it; the standard replaced it',
  'AbortSignal.timeout()': 'in every browser since spring 2024',
  'AbortSignal.any()': 'in every browser since spring 2024',
  'Async clipboard': 'only its `writeText`, in every browser since 2020',
  devicePixelRatio: 'in every browser; the map’s code falls back',
  'escape() and unescape()': 'in every browser; the standard calls them old',
  __proto__: 'in every browser; the standard calls it old',
  'Network Information': 'asked for only where it is',
  'User agent client hints': 'asked for only where they are',
  'overflow-anchor': 'the page may move while its content loads elsewhere',
};

const options = { available: 'widely' };
const configuration = [
  {
    files: ['**/*.css'],
    language: 'css/css',
    languageOptions: { tolerant: true },
    plugins: { css },
    rules: { 'css/use-baseline': ['error', options] },
  },
  {
    files: ['**/*.js'],
    plugins: { baseline },
    rules: {
      'baseline/use-baseline': [
        'error',
        { ...options, includeWebApis: { preset: 'auto' }, includeJsBuiltins: { preset: 'auto' } },
      ],
    },
  },
];

/** What a message is about: the name of a property, selector, feature or interface. */
const subjectOf = (message) =>
  /property '([^']+)'/i.exec(message)?.[1] ?? /['"`]([^'"`]+)['"`]/.exec(message)?.[1] ?? message;

const cacheOf = (version) => join(root, `node_modules/.cache/baseline-${version}.json`);

/**
 * Finds what the styles and scripts of a built folder use that is not `baseline-widely-available`: for each subject, the
 * places. Results are cached by content, because a script of a megabyte takes seconds.
 * @returns {Map<string, string[]>}
 */
export function beyondBaseline(folder) {
  const version = createHash('sha256')
    .update(JSON.stringify(configuration[1].rules))
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
    .slice(0, 12);
  const path = cacheOf(version);
  const cache = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const linter = new Linter();
  const found = new Map();
  const kept = {};
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.(js|css)$/.test(name)) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    const key = createHash('sha256').update(text).digest('hex');
    kept[key] =
      cache[key] ??
      linter
        .verify(text, configuration, { filename: name.replaceAll('\\', '/') })
        .map(({ message, line, column }) => [
          message,
          text.split('\n')[line - 1].slice(Math.max(0, column - 30), column + 40),
        ]);
    for (const [message, around] of kept[key])
      found.set(subjectOf(message), [...(found.get(subjectOf(message)) ?? []), `${name}: ${message} … ${around}`]);
  }
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  writeFileSync(path, JSON.stringify(kept));
  return found;
}
