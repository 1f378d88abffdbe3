import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What a field tells keyboards, browsers and password managers, as its HTML attributes. */
type Markup = Readonly<Record<(typeof attributes)[number], string | null>>;

const attributes = [
  'type',
  'autocapitalize',
  'autocorrect',
  'spellcheck',
  'inputmode',
  'autocomplete',
  'enterkeyhint',
] as const;

/** Names, numbers and searches: nothing corrects, capitalizes or completes them. */
const plain: Markup = {
  type: 'text',
  autocapitalize: 'none',
  autocorrect: 'off',
  spellcheck: 'false',
  inputmode: null,
  autocomplete: 'off',
  enterkeyhint: null,
};
const sentences = { ...plain, autocapitalize: 'sentences', autocorrect: 'on', spellcheck: 'true' };

/** The kinds of fields, with their markup. */
export const fieldKinds = {
  plain,
  userName: { ...plain, autocomplete: 'username' },
  currentPassword: { ...plain, type: 'password', autocomplete: 'current-password' },
  newPassword: { ...plain, type: 'password', autocomplete: 'new-password' },
  // Not of the type `email`, which writes a domain such as `škola.hr` as Punycode.
  email: { ...plain, inputmode: 'email', autocomplete: 'email' },
  search: { ...plain, type: 'search', enterkeyhint: 'search' },
  // A day has points, which the keyboards for numbers do not have everywhere.
  day: { ...plain, inputmode: 'text' },
  // Without its colon: 830.
  time: { ...plain, inputmode: 'numeric' },
  number: { ...plain, inputmode: 'numeric' },
  degrees: { ...plain, inputmode: 'decimal', enterkeyhint: 'done' },
  sentence: sentences,
  sentences: { ...sentences, type: 'textarea' },
  code: { ...plain, type: 'textarea' },
} satisfies Record<string, Markup>;

/** Every text field of portal and console, by the key of its label, with the kinds that it may be. */
export const fields: Readonly<Record<string, readonly (keyof typeof fieldKinds)[]>> = {
  'auth:username': ['userName'],
  'auth:login.password': ['currentPassword'],
  'account:change.oldPassword': ['currentPassword'],
  'account:password.new': ['newPassword'],
  'account:password.confirm': ['newPassword'],
  // An address that is stored is shown in a field that cannot be changed.
  'settings:email': ['email', 'plain'],
  'lists:search.plateOrCode.label': ['search'],
  'parking:receipts.search': ['search'],
  'parks:tickets.search': ['search'],
  'lists:search.ticket.label': ['search'],
  'lists:search.plateOrTicket.label': ['search'],
  'statements:searchLabel': ['search'],
  'views:search': ['search'],
  'views:form.name': ['plain'],
  'settlement:noteOf': ['sentence'],
  'system:incidents.searchLabel': ['search'],
  'changeRequests:filters.searchLabel': ['search'],
  'data:multiSelect.search': ['search'],
  'palette:label': ['plain'],
  'borderFiles:choose.filter': ['search'],
  'borders:search.placeLabel': ['search'],
  'borders:search.boundaryLabel': ['search'],
  'dateRange:begin': ['day'],
  'dateRange:end': ['day'],
  'changeRequests:filters.from': ['day'],
  'changeRequests:filters.to': ['day'],
  'hours:form.validFrom': ['day'],
  'hours:form.validTo': ['day'],
  'hours:form.begin': ['day'],
  'hours:form.end': ['day'],
  'hours:form.fromOn': ['time'],
  'hours:form.toOn': ['time'],
  'hours:form.presetFrom': ['time'],
  'hours:form.presetTo': ['time'],
  'hours:form.description': ['sentence'],
  'hours:form.reason': ['sentence'],
  'seasons:source.from': ['day'],
  'seasons:source.to': ['day'],
  'seasons:move.count.year': ['number'],
  'seasons:move.count.weeks': ['number'],
  'closingRules:zones.search': ['search'],
  'incidents:search.day': ['day'],
  'incidents:templates.name': ['plain'],
  'system:form.title': ['sentence'],
  'system:form.description': ['sentences'],
  'system:form.beginDay': ['day'],
  'system:form.endDay': ['day'],
  'system:form.beginTime': ['time'],
  'system:form.endTime': ['time'],
  'borders:vertices.latitudeOf': ['degrees'],
  'borders:vertices.longitudeOf': ['degrees'],
  'borders:cityCode': ['plain'],
  'borders:zoneCode': ['plain'],
  'borders:zoneName': ['plain'],
  'borders:files.text': ['code'],
  'operations:split.from': ['number'],
  'operations:split.to': ['number'],
  'operations:simplify.tolerance': ['degrees'],
  'zones:embed.width': ['number'],
  'zones:embed.height': ['number'],
  'zones:embed.code': ['code'],
  'console:note': ['sentences'],
  'console:date': ['day'],
  'console:path': ['plain'],
  'console:delay': ['number'],
  'console:times': ['number'],
  'console:seed': ['number'],
  'console:logSearch': ['search'],
};

const filesOf = (folder: string, name: string) =>
  readdirSync(join(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === `${name}.hr.json` || basename(path) === `${name}.en.json`)
    .map((path) => join(process.cwd(), folder, path));

type Texts = { readonly [key: string]: string | Texts };

/** Returns the text of a key in both languages, with a pattern for each value that is put into it. */
export function labelsOf(key: string): readonly RegExp[] {
  const [namespace = '', path = ''] = key.split(':');
  const files = namespace === 'console' ? filesOf('simulator/console', 'texts') : filesOf('src', namespace);
  return files.map((name) => {
    const texts = JSON.parse(readFileSync(name, 'utf8')) as Texts;
    const text = path.split('.').reduce<string | Texts | undefined>((part, step) => (part as Texts)?.[step], texts);
    if (typeof text !== 'string') throw new Error(`${basename(name)} has no text ${path}.`);
    const pattern = text
      .split(/\{\{.*?\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+');
    return new RegExp(`^${pattern}$`);
  });
}

/** A text field of a page. */
export interface FoundField {
  readonly label: string;
  readonly markup: Readonly<Record<string, string | null>>;
}

/** Returns the text fields of the page; runs there. */
export function findFields(names: readonly string[]): FoundField[] {
  const isText = (field: Element) =>
    !(field instanceof HTMLInputElement) || /^(text|search|email|url|tel|password|number|date|time)$/.test(field.type);
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter((field) => isText(field) && !field.closest('.sb-wrapper, [aria-hidden=true]'))
    .map((field) => ({
      label: (field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '').trim(),
      markup: Object.fromEntries(
        names.map((name) => [name, name === 'type' ? field.type : field.getAttribute(name)] as const),
      ),
    }));
}

export const fieldAttributes = attributes;

let known:
  | readonly { readonly labels: readonly RegExp[]; readonly kinds: readonly (keyof typeof fieldKinds)[] }[]
  | undefined;

/** Returns what is wrong with the fields of a page, by the table; undefined when all are right. */
export function wrongFields(found: readonly FoundField[]): string | undefined {
  known ??= Object.entries(fields).map(([key, kinds]) => ({ labels: labelsOf(key), kinds }));
  const lines = found.flatMap(({ label, markup }) => {
    const kinds =
      known?.filter(({ labels }) => labels.some((text) => text.test(label))).flatMap((one) => one.kinds) ?? [];
    if (kinds.length === 0) return [`  "${label}" is not in the table of .storybook/fields.ts.`];
    const fits = (kind: keyof typeof fieldKinds) =>
      attributes.every(
        (name) =>
          markup[name] === fieldKinds[kind][name] ||
          // A password that is shown.
          (name === 'type' && fieldKinds[kind].type === 'password' && markup.type === 'text'),
      );
    return kinds.some(fits) ? [] : [`  "${label}" is none of ${kinds.join(', ')}: ${JSON.stringify(markup)}`];
  });
  return lines.length > 0 ? `Fields: ${lines.length} have the wrong markup.\n${lines.join('\n')}` : undefined;
}
