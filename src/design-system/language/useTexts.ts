import type { TFunction } from 'i18next';
import { i18next, type Namespaces } from './i18n.ts';
import { useLanguage } from './useLanguage.ts';

const known = new Map<string, unknown>();
i18next.store.on('added', (language: string, namespace: string) => known.delete(`${language} ${namespace}`));

/** A namespace's texts; one without anything to fill in is looked up once. */
function textsOf<Namespace extends keyof Namespaces>(language: string, namespace: Namespace): TFunction<Namespace> {
  const texts = i18next.getFixedT(language, namespace) as unknown as (...args: unknown[]) => string;
  const plain = new Map<unknown, string>();
  const lookUp = (key: unknown, ...filling: unknown[]) => {
    if (filling.length > 0) return texts(key, ...filling);
    const text = plain.get(key) ?? texts(key);
    plain.set(key, text);
    return text;
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
