import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Namespaces } from '#design-system/language/i18n.ts';
import type { outletNamespaces } from '#features/routes/paths.ts';

/** The texts that the namespace of every kind of outlet has; plural forms as in English. */
interface OutletTexts {
  readonly list: {
    /** The list's heading, which is also its breadcrumb. */
    readonly title: string;
    /** The name of the list's table. */
    readonly table: string;
    /** The head of the naming column. */
    readonly name: string;
    /** The heading of an empty list. */
    readonly none: string;
    readonly count_one: string;
    readonly count_other: string;
  };
  readonly one: {
    /** Replaces a name that did not load: `Garaža 3`. */
    readonly unnamed: string;
    readonly infoFailed: string;
    readonly notFoundTitle: string;
    readonly notFoundText: string;
    readonly toList: string;
  };
  /** The links to an outlet's pages; each kind has others of its own. */
  readonly links: { readonly report: string };
  readonly report: {
    /** The title of the report's files. */
    readonly title: string;
  };
}

declare module '#design-system/language/i18n.ts' {
  interface Namespaces {
    /** The type of the namespace of any kind of outlet: the keys that all of them have. */
    outlet: OutletTexts;
  }
}

/** The namespaces of the kinds of outlets that have all of these texts. */
export type OutletNamespace = {
  [Name in (typeof outletNamespaces)[number]]: Namespaces[Name] extends OutletTexts ? Name : never;
}[(typeof outletNamespaces)[number]];

/** Translates the texts that every kind of outlet has, from the namespace of one of them. */
export const useOutletTexts = (namespace: OutletNamespace): TFunction<'outlet'> =>
  useTranslation(namespace as string as 'outlet').t;
