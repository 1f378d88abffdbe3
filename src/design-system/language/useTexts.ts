import type { TFunction } from 'i18next';
import { i18next, type Language, type Namespaces } from './i18n.ts';
import { useLanguage } from './useLanguage.ts';

const known = new Map<string, unknown>();
i18next.store.on('added', (language: string, namespace: string) => known.delete(`${language} ${namespace}`));

/** Of what is filled in, what chooses between texts: i18next's own rules are needed for it. */
const choosing = ['count', 'context', 'ordinal'];

/**
 * A namespace's texts; one without anything to fill in is looked up once. A text that nothing chooses is taken straight
 * from where i18next keeps it: before its `t` comes to that, it has asked for plurals, contexts and other languages, a
 * tenth of the work of drawing a page for the first time.
 */
export function textsOf<Namespace extends keyof Namespaces>(
  language: Language,
  namespace: Namespace,
): TFunction<Namespace> {
  const texts = i18next.getFixedT(language, namespace) as unknown as (...args: unknown[]) => string;
  const { interpolator } = i18next.services;
  const plain = new Map<unknown, string>();
  /** As it is kept; undefined when it refers to another text, or is none. */
  const kept = (key: unknown) => {
    const text: unknown = typeof key === 'string' && i18next.getResource(language, namespace, key);
    return typeof text === 'string' && !text.includes('$t(') ? text : undefined;
  };
  const made = (key: unknown) => {
    const text = kept(key);
    return text === undefined || text.includes('{{') ? texts(key) : text;
  };
  const lookUp = (key: unknown, filling?: unknown, ...more: unknown[]) => {
    if (filling === undefined) {
      const text = plain.get(key) ?? made(key);
      plain.set(key, text);
      return text;
    }
    const isOnlyFilled = typeof filling === 'object' && filling !== null && !choosing.some((name) => name in filling);
    const text = isOnlyFilled ? kept(key) : undefined;
    return text === undefined
      ? texts(key, filling, ...more)
      : interpolator.interpolate(text, filling as Record<string, unknown>, language, {});
  };
  return lookUp as unknown as TFunction<Namespace>;
}

/**
 * The texts of a namespace in the interface's language; drawn anew when it changes. In place of react-i18next's
 * `useTranslation`, which copies all of i18next each time that something is mounted: a page has hundreds of parts.
 */
export function useTexts<Namespace extends keyof Namespaces>(namespace: Namespace): TFunction<Namespace> {
  const language = useLanguage();
  const key = `${language} ${namespace}`;
  const texts = (known.get(key) as TFunction<Namespace> | undefined) ?? textsOf(language, namespace);
  known.set(key, texts);
  return texts;
}
