import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '#api/errors.ts';
import { useSideLinks } from '#design-system/AppFrame/SideLinksContext.ts';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import type { Breadcrumb } from '#design-system/PageHeader/types.ts';
import { useUser } from '#features/auth/index.ts';
import { FailedPart, ViewsOfGone } from '#features/pages/index.ts';
import { idOf } from '#features/routes/idOf.ts';
import type { NamedInfo, OutletArea } from './outletArea.ts';

/** The data of an outlet that its pages share. */
export interface Outlet<Info extends NamedInfo> {
  readonly id: number;
  /** Empty while it is loading. */
  readonly name: string;
  /** Undefined until loaded. */
  readonly info: Info | undefined;
  readonly area: OutletArea<Info>;
  /** The error of its info. */
  readonly failed: { readonly retry: () => void; readonly retrying: boolean } | undefined;
}

/** An outlet whose info is only its name: a garage, a park, a sales provider. */
export type NamedOutlet = Outlet<NamedInfo>;

interface OutletPageProps<Info extends NamedInfo> {
  readonly area: OutletArea<Info>;
  readonly children: (outlet: Outlet<Info>) => ReactNode;
}

/** The page of the outlet whose id is in the address; for an invalid or unknown id, a message. */
export function OutletPage<Info extends NamedInfo>({ area, children }: OutletPageProps<Info>) {
  const { id: text = '' } = useParams();
  const id = idOf(text);
  if (id === undefined) return <NotFound area={area} id={text} />;
  return (
    <KnownOutlet key={id} area={area} id={id}>
      {children}
    </KnownOutlet>
  );
}

/** A memo: `useParams` renders the route also when a navigation begins (`NavigateProvider`). */
const KnownOutlet = memo(function KnownOutlet<Info extends NamedInfo>({
  area,
  id,
  children,
}: OutletPageProps<Info> & { readonly id: number }) {
  const { data: info, error, isError, errorUpdateCount, isFetching, refetch } = useQuery(area.infoQuery(id));
  // A second try has no error yet: what failed is said until it succeeds.
  const hasFailed = isError || (!info && errorUpdateCount > 0);
  const user = useUser();
  const isMissing = isApiError(error) && error.status === 404;
  const links = useMemo(() => {
    if (isMissing) return [];
    if (!info && !hasFailed) return undefined;
    const shown = area
      .links(id, info)
      .filter(({ permissions }) => permissions.every((permission) => user?.permissions.includes(permission)));
    // A single link would be that of the page itself.
    return shown.length > 1 ? shown : [];
  }, [area, id, info, hasFailed, isMissing, user]);
  useSideLinks(links);
  if (isMissing) return <NotFound area={area} id={String(id)} />;
  return children({
    id,
    area,
    info,
    name: info?.name ?? (hasFailed ? area.texts.unnamed(id) : ''),
    failed: hasFailed ? { retry: () => void refetch(), retrying: isFetching } : undefined,
  });
}) as <Info extends NamedInfo>(props: OutletPageProps<Info> & { readonly id: number }) => ReactNode;

function NotFound<Info extends NamedInfo>({ area, id }: { readonly area: OutletArea<Info>; readonly id: string }) {
  const { texts, list } = area;
  return (
    <>
      <EmptyState
        title={texts.notFoundTitle}
        text={texts.notFoundText(id)}
        action={<LinkButton to={list.to}>{texts.toList}</LinkButton>}
      />
      <ViewsOfGone />
    </>
  );
}

interface OutletHeaderProps<Info extends NamedInfo> {
  readonly outlet: Outlet<Info>;
  /**
   * The page's name in the breadcrumbs: `Transakcije`, empty while it is loading; undefined for the outlet's report.
   */
  readonly page?: string;
  /** The breadcrumbs between the outlet's report and this page. */
  readonly trail?: readonly Breadcrumb[];
  /** Default: the page's name, or the outlet's. */
  readonly title?: string;
  /** The line under the title. */
  readonly description?: ReactNode;
  readonly count?: { readonly text: string; readonly label: string } | undefined;
  readonly actions?: ReactNode;
}

/** The head of an outlet's page, with the breadcrumbs home > list > outlet > page. */
export function OutletHeader<Info extends NamedInfo>(props: OutletHeaderProps<Info>) {
  const { outlet, page, trail = [], count, actions } = props;
  const { t } = useTranslation('reporting');
  const { area, id, name, failed } = outlet;
  const title = props.title ?? page ?? name;
  const { description } = props;
  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: t('home'), to: area.homeTo },
          area.list,
          ...(page === undefined
            ? [{ label: name, isName: true }]
            : [{ label: name, to: area.pathOf(id), isName: true }, ...trail, { label: page }]),
        ]}
        title={title}
        {...(title === name ? {} : { subtitle: name })}
        {...(description === undefined ? {} : { description })}
        {...(count ? { count: count.text, countLabel: count.label } : {})}
        actions={actions}
      />
      {failed && <FailedPart {...failed}>{area.texts.infoFailed}</FailedPart>}
    </>
  );
}
