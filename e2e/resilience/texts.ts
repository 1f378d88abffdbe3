import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/processes/run.mjs';
import type { Language } from './page.ts';

type Texts = { readonly [key: string]: string | Texts };

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Texts;

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.(hr|en)\.json$/.test(path),
);

/** A text of the portal by its namespace and key, with its placeholders. Throws for an unknown key. */
export function text(language: Language, namespace: string, key: string): string {
  const path = files.find((file) => file.endsWith(`/${namespace}.${language}.json`));
  if (!path) throw new RangeError(`There is no namespace ${namespace}`);
  const value = key
    .split('.')
    .reduce<string | Texts | undefined>(
      (texts, part) => (typeof texts === 'object' ? texts[part] : undefined),
      read(join(root, 'src', path)),
    );
  if (typeof value !== 'string') throw new RangeError(`There is no text ${namespace}:${key}`);
  return value;
}

const server = {
  hr: read(join(root, 'simulator/texts/texts.hr.json')),
  en: read(join(root, 'simulator/texts/texts.en.json')),
};

/** A text of the server, in which the simulator responds. */
export const serverText = (language: Language, key: string): string => String(server[language][key]);

const flat = (texts: Texts): string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : flat(value)));

const all = (language: Language) =>
  new Set(
    files.filter((file) => file.endsWith(`.${language}.json`)).flatMap((file) => flat(read(join(root, 'src', file)))),
  );

const [croatian, english] = [all('hr'), all('en')];

/** The simulator's sources: its data has the same words in both languages. */
const data = readdirSync(join(root, 'simulator'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') || path.endsWith('texts.hr.json'))
  .map((path) => readFileSync(join(root, 'simulator', path), 'utf8'))
  .join('\n');
const isText = (value: string) => /\S \S/.test(value) && !value.includes('{{') && !data.includes(value);

/** Texts of one language only, long enough to be no name: a page in the other language must not show them. */
const foreign: Readonly<Record<Language, ReadonlySet<string>>> = {
  hr: new Set([...english].filter((value) => !croatian.has(value) && isText(value))),
  en: new Set([...croatian].filter((value) => !english.has(value) && isText(value))),
};

/** The lines that are in the other language. */
export const foreignLines = (language: Language, lines: readonly string[]) =>
  lines.filter((line) => foreign[language].has(line));

/** Own words of a screen about something that failed, was refused, or does not exist. */
export const ownWords: Readonly<Record<Language, RegExp>> = {
  hr: /(nije|nisu|nismo|se ne) \p{L}*(uspjel|učita|spreml|posla|promijen|povuč|provjer|potvrd|pronađen|postoj|moguće|mogu)|ne postoji|nije pronađen|nisu se učital|se nisu učital|nije se učital|[Pp]ogrešk|nije (poslan|spremljen|uspjel|učitan)|[Nn]ije se moglo|Nije učitano|odbi(o|la|jen)|dopušt/u,
  en: /did not|were not|was not|could not|cannot|not found|does not exist|no longer exists|failed|error|refused|Not loaded|not permitted|permission|unable/i,
};
