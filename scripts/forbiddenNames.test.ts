import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Private parts of libraries, with the reason; and words that standard terms have replaced, with these. */
const forbidden: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\bUNSAFE_\w+/, 'an API that the library does not promise'],
  [/@chakra-ui\/react\/dist/, "a file of Chakra's build"],
  [/\/es-modules\//, "a file of Highcharts' build"],
  [/\b(?:anew|whoever|beforehand|thereof|told)\b/i, 'an archaic word: again, a user who, before, of it, reported'],
  [/\b(?:journeys?|deeds?|dice|bones|shel(?:f|ves)|backstage)\b/i, 'a private term for a test, an action or a module'],
  [/\bpictures?\b|__images__/i, '"picture" for a snapshot'],
  [/\b(?:PagesRoom|EditorRoom|wayHere|Dotted|StoryWorld|prepareWorld|usualCatalogue)\b/, 'a name that was replaced'],
  [/\b(?:lazyPart|optionsPart|useOpen|[Ss]witchboard|use\w+Words)\b/, 'a name that was replaced'],
];

const sources = ['src', 'simulator', 'stories', 'scripts', 'tools', 'e2e', 'deploy', '.storybook', '.'].flatMap(
  (folder) =>
    readdirSync(join(root, folder), { recursive: folder !== '.', encoding: 'utf8' })
      .filter((name) => /\.(tsx?|m?js)$/.test(name))
      .map((name) => join(folder, name).replaceAll('\\', '/')),
);

test('no file uses private parts of a library or a replaced term', () => {
  expect(sources.length).toBeGreaterThan(900);
  const found = sources
    .filter((name) => name !== 'scripts/forbiddenNames.test.ts')
    .flatMap((name) => {
      const lines = readFileSync(join(root, name), 'utf8').split('\n');
      return lines.flatMap((line, at) =>
        forbidden.filter(([pattern]) => pattern.test(line)).map(([, why]) => `${name}:${at + 1} uses ${why}`),
      );
    });
  expect(found).toEqual([]);
});
