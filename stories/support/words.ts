import { formatsOf } from '#design-system/language/formatsOf.ts';
import { currentLanguage, type Language } from '#design-system/language/i18n.ts';
import { dayOfWeekday } from '#features/change-requests/hours/model.ts';

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

const english = formatsOf('en');

const weekdays = ['ponedjeljak', 'utorak', 'srijeda', 'četvrtak', 'petak', 'subota', 'nedjelja'] as const;

/** The English name of a day of the week, by the Croatian one. */
const englishWeekday = (index: number) => english.weekday(dayOfWeekday(index));

const croatianDay = /(\d{1,2})\. (\d{1,2})\. (\d{4})\./g;

/** The text with its days, such as 1. 6. 2026., as English writes them. */
const withEnglishDays = (text: string) =>
  text.replace(croatianDay, (_, day: string, month: string, year: string) =>
    english.day(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`),
  );

/** A value of a sentence as English writes it: a number, days, a day of the week, or another text of the portal. */
function englishValue(value: string): string {
  const text = known?.exact.get(value)?.[0];
  if (text) return filled(text, []);
  // A numbered one, such as Poligon 1. Names of zones look like texts too, but have words after the number.
  for (const template of known?.templates ?? []) {
    const numbers = template.pattern?.exec(value)?.slice(1);
    if (numbers?.every((number) => /^\d+$/.test(number))) return filled(template, numbers);
  }
  const weekday = (weekdays as readonly string[]).indexOf(value);
  if (weekday !== -1) return englishWeekday(weekday);
  // Already as English writes it: a Croatian number has no three decimals.
  if (/^-?\d{1,3}(,\d{3})+$/.test(value)) return value;
  if (/^-?\d{1,3}(\.\d{3})*(,\d+)?$/.test(value)) return value.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
  return withEnglishDays(value);
}

/** What a text says in English, with the values that its Croatian form has. */
function filled({ english, names }: Text, values: readonly string[]): string {
  // The count as it is on screen may have any name.
  const count = values[names.indexOf('count')] ?? values.find((value) => /^[\d.]+$/.test(value));
  const plural = count === undefined ? 'other' : new Intl.PluralRules('en').select(Number(count.replaceAll('.', '')));
  const template = english[plural] ?? english.other ?? Object.values(english)[0] ?? '';
  return template.replace(variable, (_, name: string) => englishValue(values[names.indexOf(name)] ?? ''));
}

/** The English forms of a Croatian text as it is on screen; several when texts that differ are the same in Croatian. */
function inEnglish(croatian: string): string[] {
  known ??= load();
  const exact = known.exact.get(croatian);
  if (exact) return [...new Set(exact.map((text) => filled(text, [])))];
  // Days and nothing else, such as 1. 6. 2026. – 30. 9. 2026.
  if (/\d/.test(croatian) && /^[\s–]*$/.test(croatian.replace(croatianDay, ''))) return [withEnglishDays(croatian)];
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

/**
 * Texts by their Croatian words, each in the language that the story has when it is read: for what stories share. A pair
 * names the English form too, as `words` takes it.
 */
export function inLanguage<Key extends string>(
  texts: Readonly<Record<Key, string | readonly [croatian: string, english: string]>>,
): Readonly<Record<Key, string>> {
  const getters = Object.entries<string | readonly [string, string]>(texts).map(([key, text]) => [
    key,
    { get: () => (typeof text === 'string' ? words(text) : words(...text)), enumerable: true },
  ]);
  return Object.defineProperties({} as Record<Key, string>, Object.fromEntries(getters));
}

/** A template as a pattern: each value stands for any text. */
const anyValues = (template: string) =>
  template
    .split(variable)
    .map((part, at) => (at % 2 === 1 ? '.+?' : escaped(part)))
    .join('');

/** Up to the first value, which differs from one use to another. */
const ownStart = (template: string) => escaped(template.split('{{')[0] as string);

/** The English forms of the texts that match, as patterns. Throws when there is none. */
function englishOf(matches: (croatian: string) => boolean, patternOf: (english: string) => string, problem: string) {
  known ??= load();
  const found = [...[...known.exact.values()].flat(), ...known.templates].flatMap(({ croatian, english }) =>
    matches(croatian) ? Object.values(english).map(patternOf) : [],
  );
  if (found.length === 0) throw new Error(problem);
  return [...new Set(found)].join('|');
}

/**
 * A pattern for what begins with these Croatian words, in the story's language: the words are the beginning of a text. In
 * English they are that text up to its first value.
 */
export function startOf(croatian: string, language: Language = currentLanguage()): RegExp {
  const problem = `No text of the portal begins with “${croatian}”.`;
  const english = englishOf((text) => text.startsWith(croatian), ownStart, problem);
  return new RegExp(`^(?:${language === 'hr' ? escaped(croatian) : english})`);
}

/**
 * A pattern for what has these Croatian words in it, in the story's language: the words are a part of a text. In English
 * they are that whole text, with any values.
 */
export function partOf(croatian: string, language: Language = currentLanguage()): RegExp {
  const problem = `No text of the portal has “${croatian}” in it.`;
  const english = englishOf((text) => text.includes(croatian), anyValues, problem);
  return new RegExp(language === 'hr' ? escaped(croatian) : `(?:${english})`, 's');
}

/** A pattern for what has these texts one after the other, such as a button's label and what is chosen with it. */
export const inOrder = (...texts: readonly string[]): RegExp => new RegExp(texts.map(escaped).join('.*'), 's');

/** The name of a day of the week in the story's language, by its Croatian name. */
export const weekday = (croatian: (typeof weekdays)[number]): string =>
  currentLanguage() === 'hr' ? croatian : englishWeekday(weekdays.indexOf(croatian));
