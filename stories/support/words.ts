import { currentLanguage, type Language } from '#design-system/language/i18n.ts';

interface Tree {
  readonly [key: string]: string | Tree;
}

/** A text in both languages, and how its Croatian template matches what is on screen. */
interface Text {
  readonly croatian: string;
  /** By the plural category, or under `other`. */
  readonly english: Readonly<Record<string, string>>;
  readonly pattern: RegExp | undefined;
  readonly names: readonly string[];
}

const files = import.meta.glob<Tree>(['/src/**/*.{hr,en}.json', '/simulator/**/*.{hr,en}.json'], {
  eager: true,
  import: 'default',
});

const pluralOf = /_(zero|one|two|few|many|other)$/;

const entriesOf = (tree: Tree, before = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : entriesOf(value, `${before}${key}.`),
  );

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const variable = /\{\{(\w+)[^}]*\}\}/g;

function textsOf(path: string): Text[] {
  const english: Record<string, Record<string, string>> = {};
  for (const [key, value] of entriesOf(files[path.replace('.hr.json', '.en.json')] ?? {})) {
    const base = key.replace(pluralOf, '');
    english[base] = { ...english[base], [pluralOf.exec(key)?.[1] ?? 'other']: value };
  }
  return entriesOf(files[path] ?? {}).map(([key, croatian]) => {
    const parts = croatian.split(variable);
    return {
      croatian,
      english: english[key.replace(pluralOf, '')] ?? {},
      names: parts.filter((_, at) => at % 2 === 1),
      pattern:
        parts.length > 1
          ? new RegExp(`^${parts.map((part, at) => (at % 2 === 1 ? '(.+?)' : escaped(part))).join('')}$`, 's')
          : undefined,
    };
  });
}

let known: { exact: Map<string, Text[]>; templates: Text[] } | undefined;

function load() {
  const all = Object.keys(files)
    .filter((path) => path.endsWith('.hr.json'))
    .flatMap(textsOf);
  const exact = new Map<string, Text[]>();
  for (const text of all) if (!text.pattern) exact.set(text.croatian, [...(exact.get(text.croatian) ?? []), text]);
  // A template with more words of its own fits better than one that is nearly all variable.
  const own = ({ croatian }: Text) => croatian.replace(variable, '').length;
  const templates = all.filter((text) => text.pattern && own(text) > 2);
  return { exact, templates: templates.sort((a, b) => own(b) - own(a)) };
}

/** A Croatian number as English writes it. */
const numberOf = (text: string) =>
  /^-?\d{1,3}(\.\d{3})*(,\d+)?$/.test(text) ? text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : text;

/** What a text says in English, with the values that its Croatian form has. */
function filled({ english, names }: Text, values: readonly string[]): string {
  const count = values[names.indexOf('count')];
  const plural = count === undefined ? 'other' : new Intl.PluralRules('en').select(Number(count.replaceAll('.', '')));
  const template = english[plural] ?? english.other ?? Object.values(english)[0] ?? '';
  return template.replace(variable, (_, name: string) => {
    const value = values[names.indexOf(name)] ?? '';
    const text = known?.exact.get(value)?.[0];
    return text ? filled(text, []) : numberOf(value);
  });
}

/** The English forms of a Croatian text as it is on screen; several when texts that differ are the same in Croatian. */
function inEnglish(croatian: string): string[] {
  known ??= load();
  const exact = known.exact.get(croatian);
  if (exact) return [...new Set(exact.map((text) => filled(text, [])))];
  const fitting = known.templates.flatMap((text) => {
    const values = text.pattern?.exec(croatian)?.slice(1);
    return values ? [filled(text, values)] : [];
  });
  return fitting.slice(0, 1);
}

/**
 * A text of the portal or the simulator in the story's language. The story names it by its Croatian words as they are on
 * screen, so that a play function reads like the screen and passes in both languages. Throws when no text has these words,
 * and when they stand for several English texts: `english` names the one that is meant.
 */
export function words(croatian: string, english?: string, language: Language = currentLanguage()): string {
  const found = inEnglish(croatian);
  if (found.length === 0) throw new Error(`No text of the portal reads “${croatian}”.`);
  if (english !== undefined && !found.includes(english))
    throw new Error(`“${croatian}” is not “${english}” in English, but ${found.join(' or ')}.`);
  if (found.length > 1 && english === undefined)
    throw new Error(`“${croatian}” is ${found.join(' or ')} in English: name the one that is meant.`);
  return language === 'hr' ? croatian : (english ?? (found[0] as string));
}

/** Up to the first value, which differs from one use to another. */
const ownStart = (template: string) => template.split('{{')[0] as string;

/**
 * A pattern for what begins with these Croatian words, in the story's language: the words are the beginning of a text. In
 * English they are that text up to its first value.
 */
export function startOf(croatian: string, language: Language = currentLanguage()): RegExp {
  known ??= load();
  const beginnings = [...[...known.exact.values()].flat(), ...known.templates].flatMap(({ croatian: text, english }) =>
    text.startsWith(croatian) ? [...new Set(Object.values(english).map(ownStart))] : [],
  );
  if (beginnings.length === 0) throw new Error(`No text of the portal begins with “${croatian}”.`);
  const found = language === 'hr' ? [croatian] : [...new Set(beginnings)];
  return new RegExp(`^(?:${found.map(escaped).join('|')})`);
}
