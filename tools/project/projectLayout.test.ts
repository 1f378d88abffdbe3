import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { areas } from '#api/contract/index.ts';
import { root } from '../processes/run.mjs';

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => join(root, 'src', name))
  .filter((path) => /\.(tsx?|css)$/.test(path))
  .map((path) => ({ name: relative(root, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }));

/** Every place in some files that a pattern matches, as `file:line: text`. */
const places = (pattern: RegExp, among: typeof files) =>
  among.flatMap(({ name, text }) =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${name}:${at + 1}: ${line.trim()}`] : [])),
  );

const isTest = (name: string) => /\.test\.tsx?$/.test(name);

describe('colours', () => {
  it('are in the theme only', () => {
    const literal = /#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(rgb|hsl|oklch)a?\(\s*\d/i;
    const outside = files.filter(({ name }) => !name.startsWith('src/design-system/theme/') && !isTest(name));
    expect(places(literal, outside)).toEqual([]);
    expect(places(literal, files).length).toBeGreaterThan(20);
  });
});

/** Every key of a JSON schema's objects, at any depth. */
function keysOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) => [
    ...(name === 'properties' ? Object.keys(value) : []),
    ...keysOf(value),
  ]);
}

/** Names that the wire and the domain share: English, and the same on both sides. */
const alsoEnglish = new Set(
  'action after android before code color component components content coordinates description details download email excel features fill garage geometry id info ios item itemId latitude longitude mastercard name note outdated page password paydo permissions prepaid price promo properties provider quantity reason recipient requests resource search settings state status supplier tests title token type username web zone zoneId zones'.split(
    ' ',
  ),
);

const calls = Object.values(areas).flat();
const wireKeys = new Set(
  calls
    .flatMap((call) => [call.params, call.query, call.body, call.reply.kind === 'json' ? call.reply.schema : undefined])
    .filter((schema) => schema !== undefined)
    .flatMap((schema) => keysOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))
    .filter((key) => !alsoEnglish.has(key)),
);

/** Reads what a server refuses with, which has no call of its own. */
const refusals = 'src/api/errors.ts';

describe('the wire', () => {
  it('has Croatian keys to look for', () => {
    expect([...wireKeys]).toEqual(expect.arrayContaining(['ukupno', 'naziv', 'provider_id', 'distributeri', 'datum']));
  });

  it('is known to the contract alone', () => {
    const name = `(${[...wireKeys].join('|')})`;
    // As a property (`row.naziv`), a declared one (`naziv:`), a destructured one (`{ naziv }`), or a text of its own.
    const used = new RegExp(`\\.${name}\\b|\\b${name}\\??:|[{,]\\s*${name}\\s*[,}]|(['"\`])${name}\\4`);
    const others = files
      .filter(({ name }) => !name.startsWith('src/api/contract/') && name !== refusals && !isTest(name))
      .map((file) => ({
        ...file,
        text: file.text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')),
      }))
      .map((file) => ({ ...file, text: file.text.replace(/(^|\s)\/\/.*$/gm, '') }));
    expect(places(used, others)).toEqual([]);
    expect(places(used, files).length).toBeGreaterThan(50);
  });
});

describe('scripts/ and tools/', () => {
  const entriesOf = (folder: string) => readdirSync(join(root, folder), { withFileTypes: true });

  it('have one file for each command, and a folder with a README for what has several', () => {
    const commands = entriesOf('scripts');
    expect(commands.filter((entry) => !entry.isFile()).map(({ name }) => name)).toEqual([]);
    expect(commands.length).toBeLessThanOrEqual(20);
    const tools = entriesOf('tools');
    expect(tools.filter((entry) => !entry.isDirectory()).map(({ name }) => name)).toEqual([]);
    expect(tools.filter(({ name }) => !readdirSync(join(root, 'tools', name)).includes('README.md'))).toEqual([]);
  });

  it('have at most twenty names in package.json', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(20);
  });

  it('give the build its parts by tools/ alone', () => {
    const config = readFileSync(join(root, 'vite.config.ts'), 'utf8');
    const imported = [...config.matchAll(/from '\.\/([\w.-]+)\//g)].map(([, folder]) => folder);
    expect(imported).toContain('tools');
    expect(imported).not.toContain('scripts');
  });
});
