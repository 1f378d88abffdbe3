import { useMemo } from 'react';
import type { Permission } from '#api/permissions.ts';
import { useReportAddress } from '#features/reporting/index.ts';
import { type IdRoute, pathTo, permissionsOf, type ReportRoute } from '#features/routes/paths.ts';
import type { infoQuery } from './infoQuery.ts';
import { type OutletNamespace, useOutletTexts } from './useOutletTexts.ts';

/** The info that every outlet has: a parking provider, a garage, a park or a sales provider. */
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
  /** Only its own page belongs to the link, not those below it. */
  readonly end: boolean;
  /** The paths of other pages that belong to the link. */
  readonly alsoActive: readonly string[];
}

/** The pages of a kind of outlet, with their paths and names. */
export interface OutletArea<Info extends NamedInfo> {
  /** The way home, with the filters of what is shown. */
  readonly homeTo: string;
  /** The list of outlets. */
  readonly list: { readonly to: string; readonly label: string };
  /** The outlet's own page. */
  readonly pathOf: (id: number) => string;
  readonly infoQuery: (id: number) => ReturnType<typeof infoQuery<Info>>;
  /** The links between its pages (behaviour 2.5); the info is undefined until it is loaded. */
  readonly links: (id: number, info: Info | undefined) => readonly OutletLink[];
  readonly texts: {
    readonly unnamed: (id: number) => string;
    readonly infoFailed: string;
    readonly notFoundTitle: string;
    readonly notFoundText: (id: string) => string;
    readonly toList: string;
  };
}

/** The routes of lists of outlets, and of their reports; the filters of both are in the URL. */
type OutletListRoute = Exclude<ReportRoute, IdRoute | 'home'>;
type OutletReportRoute = Extract<ReportRoute, IdRoute>;

export interface OutletAreaOptions<Info extends NamedInfo> {
  readonly namespace: OutletNamespace;
  readonly routes: { readonly list: OutletListRoute; readonly report: OutletReportRoute };
  /** The outlet's pages that link to each other, in their order, by the key of their text below `links`. */
  readonly links: Readonly<Record<string, IdRoute>>;
  /** Paths below the outlet's page whose pages belong to a link too, by the key of the link. */
  readonly pagesOfLink?: Readonly<Record<string, readonly string[]>>;
  /** Whether an outlet has such a page, by the key of its link; default: every outlet has it. */
  readonly hasPage?: Readonly<Record<string, (info: Info | undefined) => boolean>>;
  readonly infoQuery: (id: number) => ReturnType<typeof infoQuery<Info>>;
}

/** Declares the pages of a kind of outlet; returns a hook for them in the current language. */
export const defineOutletArea =
  <Info extends NamedInfo>({ namespace, routes, links, pagesOfLink, hasPage, infoQuery }: OutletAreaOptions<Info>) =>
  (): OutletArea<Info> => {
    const t = useOutletTexts(namespace);
    const reportAddress = useReportAddress();
    return useMemo(
      () => ({
        homeTo: reportAddress('home'),
        list: { to: reportAddress(routes.list), label: t('list.title') },
        pathOf: (id) => reportAddress(routes.report, { id }),
        infoQuery,
        links: (id, info) =>
          Object.entries(links)
            .filter(([key]) => hasPage?.[key]?.(info) ?? true)
            .map(([key, route]) => ({
              to: route === routes.report ? reportAddress(routes.report, { id }) : pathTo(route, { id }),
              label: t(`links.${key as 'report'}`),
              permissions: permissionsOf(route),
              end: route === routes.report,
              alsoActive: (pagesOfLink?.[key] ?? []).map((path) => `${pathTo(routes.report, { id })}/${path}`),
            })),
        texts: {
          unnamed: (id) => t('one.unnamed', { id }),
          infoFailed: t('one.infoFailed'),
          notFoundTitle: t('one.notFoundTitle'),
          notFoundText: (id) => t('one.notFoundText', { id }),
          toList: t('one.toList'),
        },
      }),
      [t, reportAddress],
    );
  };
