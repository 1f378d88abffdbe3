import { createInstance } from 'i18next';
import { timeLimit } from '#api/client.ts';
import { ApiError, type FailureKind } from '#api/errors.ts';
import { failureText } from '#features/forms/failureText.ts';
import formsEn from '#features/forms/forms.en.json';
import formsHr from '#features/forms/forms.hr.json';

type Texts = { readonly [key: string]: string | Texts };

/** A message in both languages. */
export interface Message {
  readonly key: string;
  readonly hr: string;
  readonly en: string;
}

const files = import.meta.glob<Texts>('../../../src/**/*.{hr,en}.json', { eager: true, import: 'default' });
/** Beside each file of texts: the keys of those that say what went wrong; `.*` at the end stands for a whole part. */
const marks = import.meta.glob<readonly string[]>('../../../src/**/*.messages.json', {
  eager: true,
  import: 'default',
});

const flat = (texts: Texts, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );

const pluralForm = /_(one|few|many|other)$/;

/** Whether a key is the marked one, or is in the marked part. */
export const isMarkedBy = (mark: string, key: string): boolean =>
  mark.endsWith('.*') ? key.startsWith(mark.slice(0, -1)) : key === mark;

/** The texts of each namespace in both languages, with their marks. Of the plural forms of a text it is the general one. */
export const namespaces: ReadonlyMap<string, { readonly all: readonly Message[]; readonly marks: readonly string[] }> =
  new Map(
    Object.entries(files)
      .filter(([path]) => path.endsWith('.hr.json'))
      .map(([path, texts]) => {
        const english = new Map(flat(files[path.replace(/\.hr\.json$/, '.en.json')] ?? {}));
        const all = flat(texts)
          .filter(([key]) => !/_(one|few|many)$/.test(key))
          .map(([key, hr]) => ({ key: key.replace(pluralForm, ''), hr, en: english.get(key) ?? '' }));
        const namespace = path.split('/').at(-1)?.split('.')[0] ?? '';
        return [namespace, { all, marks: marks[path.replace(/\.hr\.json$/, '.messages.json')] ?? [] }] as const;
      }),
  );

/** The messages about what went wrong or needs care, by the namespace of their texts, in both languages. */
export const messages: ReadonlyMap<string, readonly Message[]> = new Map(
  [...namespaces]
    .map(([namespace, { all, marks: marked }]) => {
      const found = all.filter(({ key }) => marked.some((mark) => isMarkedBy(mark, key)));
      return [namespace, found] as const;
    })
    .filter(([, found]) => found.length > 0)
    .sort(([a], [b]) => a.localeCompare(b)),
);

const textsOf = (lng: 'hr' | 'en') => {
  const instance = createInstance({
    lng,
    ns: ['forms'],
    defaultNS: 'forms',
    resources: { hr: { forms: formsHr }, en: { forms: formsEn } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  void instance.init();
  return instance.getFixedT(lng, 'forms');
};

const translators = { hr: textsOf('hr'), en: textsOf('en') };

const failures: readonly (readonly [name: string, kind: FailureKind, status?: number, retryAfter?: number])[] = [
  ['No response', 'network'],
  [`No response in ${timeLimit / 1000} s`, 'timeout'],
  ['400', 'status', 400],
  ['401, after signing in again', 'status', 401],
  ['403', 'status', 403],
  ['404', 'status', 404],
  ['409', 'status', 409],
  ['429 with Retry-After', 'status', 429, 30],
  ['429', 'status', 429],
  ['500', 'status', 500],
  ['502', 'status', 502],
  ['503', 'status', 503],
  ['A response that does not fit the contract', 'contract'],
];

/** What the portal says about each way in which a call fails, where the server sends no text of its own. */
export const failureMessages: readonly Message[] = failures.map(([key, kind, status, retryAfter]) => {
  const error = new ApiError({
    kind,
    call: 'example',
    ...(status === undefined ? {} : { status }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
  return { key, hr: failureText(error, translators.hr), en: failureText(error, translators.en) };
});
