import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const modules = ['src', 'simulator'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.hr.json'))
    .map((file) => join(folder, file.replace(/\.hr\.json$/, ''))),
);

/** Plural forms that a language has, by the rules of Unicode. */
const categories = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;
const pluralForm = /_(zero|one|two|few|many|other)$/;

type Texts = { readonly [key: string]: string | Texts };

function flat(texts: Texts, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );
}

const read = (module: string, language: string) =>
  flat(JSON.parse(readFileSync(join(root, `${module}.${language}.json`), 'utf8')) as Texts);

/** Keys without their plural form, each with the forms it has. */
function grouped(texts: [string, string][]) {
  const groups = new Map<string, Map<string, string>>();
  for (const [key, text] of texts) {
    const form = pluralForm.exec(key)?.[1] ?? '';
    const base = key.replace(pluralForm, '');
    groups.set(base, (groups.get(base) ?? new Map()).set(form, text));
  }
  return groups;
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}|(?<!\{)\{(\w+)\}/g)].map(([, a, b]) => a ?? b).sort();

test('modules with texts were found', () => {
  expect(modules.length).toBeGreaterThan(5);
});

describe.each(modules)('%s', (module) => {
  const hr = grouped(read(module, 'hr'));
  const en = grouped(read(module, 'en'));

  test('both languages have the same keys', () => {
    expect([...hr.keys()].sort()).toEqual([...en.keys()].sort());
  });

  test('a text with plural forms has all that its language knows', () => {
    for (const [language, groups] of [
      ['hr', hr],
      ['en', en],
    ] as const) {
      for (const [key, forms] of groups) {
        if (forms.has('')) continue;
        expect([...forms.keys()].sort(), `${key} in ${language}`).toEqual([...categories(language)].sort());
      }
    }
  });

  test('both languages have the same placeholders', () => {
    for (const [key, forms] of hr) {
      const expected = placeholders(forms.get('') ?? forms.get('other') ?? '');
      for (const text of [...forms.values(), ...(en.get(key)?.values() ?? [])]) {
        // A form for one may leave the number out ("one article").
        const own = placeholders(text);
        expect(own, `${key}: ${text}`).toEqual(
          forms.has('') ? expected : expected.filter((name) => own.includes(name)),
        );
      }
    }
  });

  test('no text is empty or padded', () => {
    for (const [key, text] of [...read(module, 'hr'), ...read(module, 'en')]) {
      expect(text, key).toBe(text.trim());
      expect(text, key).not.toBe('');
    }
  });
});
