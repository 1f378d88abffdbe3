import { useMemo } from 'react';
import type { Permission } from '#api/permissions.ts';
import { type IdRoute, type PlainRoute, pathTo, permissionsOf } from '#features/paths.ts';
import type { infoQuery } from '../comparedQuery.ts';
import { type OutletNamespace, useOutletTexts } from './useOutletTexts.ts';

/** What is known of every outlet: a parking provider, a garage, a park or a sales provider. */
export interface NamedInfo {
  readonly id: number;
  readonly name: string;
  /** A short name for files, where the kind has one. */
  readonly code?: string;
}

/** A link to one of an outlet's pages, shown to users who may follow it. */
interface OutletLink {
  readonly to: string;
  readonly label: string;
  readonly permissions: readonly Permission[];
}

/** The pages of a kind of outlet: where they are and how they are named. */
export interface OutletArea<Info extends NamedInfo> {
  /** The list that the outlet stands in. */
  readonly list: { readonly to: string; readonly label: string };
  /** The outlet's own page. */
  readonly pathOf: (id: number) => string;
  readonly infoQuery: (id: number) => ReturnType<typeof infoQuery<Info>>;
  /** Links of its pages (behaviour 2.5); the info is undefined until it is loaded. */
  readonly links: (id: number, info: Info | undefined) => readonly OutletLink[];
  readonly texts: {
    readonly unnamed: (id: number) => string;
    readonly infoFailed: string;
    readonly notFoundTitle: string;
    readonly notFoundText: (id: string) => string;
    readonly toList: string;
  };
}

export interface OutletAreaOptions<Info extends NamedInfo> {
  readonly namespace: OutletNamespace;
  readonly routes: { readonly list: PlainRoute; readonly report: IdRoute };
  /** The outlet's pages that link to each other, in their order, by the key of their text below `links`. */
  readonly links: Readonly<Record<string, IdRoute>>;
  /** Whether an outlet has such a page at all, by the key of its link; left out: every outlet has. */
  readonly hasPage?: Readonly<Record<string, (info: Info | undefined) => boolean>>;
  readonly infoQuery: (id: number) => ReturnType<typeof infoQuery<Info>>;
}

/** Declares the pages of a kind of outlet; returns the hook that gives them in the current language. */
export const defineOutletArea =
  <Info extends NamedInfo>({ namespace, routes, links, hasPage, infoQuery }: OutletAreaOptions<Info>) =>
  (): OutletArea<Info> => {
    const t = useOutletTexts(namespace);
    return useMemo(
      () => ({
        list: { to: pathTo(routes.list), label: t('list.title') },
        pathOf: (id) => pathTo(routes.report, { id }),
        infoQuery,
        links: (id, info) =>
          Object.entries(links)
            .filter(([key]) => hasPage?.[key]?.(info) ?? true)
            .map(([key, route]) => ({
              to: pathTo(route, { id }),
              label: t(`links.${key as 'report'}`),
              permissions: permissionsOf(route),
            })),
        texts: {
          unnamed: (id) => t('one.unnamed', { id }),
          infoFailed: t('one.infoFailed'),
          notFoundTitle: t('one.notFoundTitle'),
          notFoundText: (id) => t('one.notFoundText', { id }),
          toList: t('one.toList'),
        },
      }),
      [t],
    );
  };
