import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import en from '../texts/texts.en.json';
import hr from '../texts/texts.hr.json';

const folder = join(import.meta.dirname, '..');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

/** Sources of time and randomness, and the only files or folders that may use them. */
const hidden: readonly (readonly [what: RegExp, allowed: readonly string[]])[] = [
  [/Math\.random/, []],
  [/crypto\.(randomUUID|getRandomValues)/, []],
  [/\bDate\.now\(/, ['state/clock.ts']],
  [/new (Real)?Date\(\)/, []],
  [/\bDate\(\)/, []],
  // A page waits for its service worker, and looks after it when it was idle: nothing of the world depends on it.
  [/performance\.now\(/, ['state/clock.ts', 'serviceWorker/connect.ts']],
  // Buyers of park tickets: a faker instance of its own, seeded by the park's name.
  [/@faker-js/, ['world/seeds/visitors.ts']],
  // The console is built of the same components as the portal.
  [/#(app|features|design-system)\//, ['console/']],
];

test('only the clock is a source of time, and only the seed one of randomness', () => {
  expect(files.length).toBeGreaterThan(30);
  const found = files.flatMap((file) => {
    // Comments may name forbidden sources.
    const code = readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    return hidden
      .filter(([what, allowed]) => what.test(code) && !allowed.some((path) => file.startsWith(path)))
      .map(([what]) => `${file}: ${what}`);
  });
  expect(found).toEqual([]);
});

test('both languages have the same texts with the same places', () => {
  const places = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, (text.match(/\{\{\w+\}\}/g) ?? []).sort()]));
  expect(places(hr)).toEqual(places(en));
  for (const text of [...Object.values(hr), ...Object.values(en)]) expect(text.trim()).not.toBe('');
});
