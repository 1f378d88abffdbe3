import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultLanguage, languages } from '#design-system/language/languages.ts';
import { root } from '../processes/run.mjs';

const modules = ['src', 'simulator'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`.${defaultLanguage}.json`))
    .map((file) => join(folder, file.slice(0, -`.${defaultLanguage}.json`.length))),
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

test('a Croatian date brings its own full stop: no text adds a second one', () => {
  const doubled = modules.flatMap((module) =>
    read(module, 'hr').filter(([, text]) => /\{\{(day|ranges?|begin|end|until)\}\}\.( [^{]|$)/.test(text)),
  );
  expect(doubled).toEqual([]);
});

/** The source files that can use texts. */
const sources = ['src', 'simulator']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'));

/** Every text in quotes of the sources, and every name of a property: rules are named by the keys of their texts. */
const literals = new Set(
  sources.flatMap((source) => [...source.matchAll(/'([\w.:-]+)'|\b(\w+):/g)].map(([, text, name]) => text ?? name)),
);

/** Every template of the sources that can be a key, as a pattern of the keys that it makes: `status.${status}`. */
const templates = [
  ...new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/`((?:[\w.:-]|\$\{[^{}`]*\})+)`/g)]
        .map(([, text = '']) => text)
        .filter((text) => text.includes('${') && /[a-z]/.test(text.replace(/\$\{[^}]*\}/g, ''))),
    ),
  ),
].map(
  (text) =>
    new RegExp(
      `^${text
        .split(/\$\{[^}]*\}/)
        .map((part) => part.replaceAll('.', '\\.'))
        .join('[\\w-]+')}$`,
    ),
);

test.each(modules)('%s has no text that no source uses', (module) => {
  const namespace = module.split('/').at(-1) ?? '';
  const keys = [...grouped(read(module, defaultLanguage)).keys()];
  const isUsed = (key: string) =>
    [key, `${namespace}:${key}`].some(
      (name) => literals.has(name) || templates.some((template) => template.test(name)),
    );
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

/** Words of figures that others have replaced in all texts (docs/glossary.md). */
const abandoned: Readonly<Record<string, RegExp>> = {
  hr: /valjan|prosječn\S* transakcij/i,
  en: /\bcounts?\b|\bvalid transactions?\b|\baverage transactions?\b/i,
};

describe.each(modules)('%s', (module) => {
  const expected = grouped(read(module, defaultLanguage));

  describe.each(languages)('%s', (language) => {
    const texts = read(module, language);
    const groups = grouped(texts);

    test('has the same keys as the default language', () => {
      expect([...groups.keys()].sort()).toEqual([...expected.keys()].sort());
    });

    test('a text with plural forms has all that its language knows', () => {
      for (const [key, forms] of groups) {
        if (forms.has('')) continue;
        expect([...forms.keys()].sort(), key).toEqual([...categories(language)].sort());
      }
    });

    test('has the same placeholders as the default language', () => {
      for (const [key, forms] of expected) {
        const names = placeholders(forms.get('') ?? forms.get('other') ?? '');
        for (const text of [...forms.values(), ...(groups.get(key)?.values() ?? [])]) {
          // A form for one may leave the number out ("one article").
          const own = placeholders(text);
          expect(own, `${key}: ${text}`).toEqual(forms.has('') ? names : names.filter((name) => own.includes(name)));
        }
      }
    });

    test('figures have the words of the glossary (behaviour 4.13)', () => {
      const found = texts.filter(([, text]) => abandoned[language]?.test(text.replace(/\{\{[^}]*\}\}/g, '')));
      expect(found).toEqual([]);
    });

    test('no text is empty or padded', () => {
      for (const [key, text] of texts) {
        expect(text, key).toBe(text.trim());
        expect(text, key).not.toBe('');
      }
    });
  });
});
