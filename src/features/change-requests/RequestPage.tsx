import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { useHomeAddress } from '#design-system/AppFrame/HomeContext.ts';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { PageLayout, SectionState, useSectionQuery } from '#features/pages/index.ts';
import { idOf } from '#features/routes/idOf.ts';
import { pathTo } from '#features/routes/paths.ts';
import { OwnRequest } from './components/OwnRequest.tsx';
import { RequestStatusTag } from './components/RequestStatusTag.tsx';
import { requestPage } from './page.ts';
import { useRequestTexts } from './useRequestTexts.ts';

export { RequestPage as Component };
export const { loader } = requestPage;

/** One change request: what it changes, its decision, and the button that withdraws it. */
function RequestPage() {
  const { id: text = '' } = useParams();
  const id = idOf(text);
  return id === undefined ? (
    <Frame title={text}>
      <NoSuchRequest id={text} />
    </Frame>
  ) : (
    <Loaded key={id} id={id} />
  );
}

function Loaded({ id }: { readonly id: number }) {
  const { t } = useTranslation('changeRequests');
  const formats = useFormats();
  const { what } = useRequestTexts();
  const query = useSectionQuery(requestPage.queries({ id }).request);
  const { request, read = 0, isComplete = true } = query.data ?? {};
  const searched = isComplete ? undefined : t('own.searched', { count: read, value: formats.count(read) });
  const isMissing = query.data !== undefined && !request;
  return (
    <Frame title={request ? what(request) : isMissing || query.error ? t('own.title', { id }) : ''} request={request}>
      {isMissing ? (
        <NoSuchRequest id={String(id)} searched={searched} />
      ) : (
        <Section refreshing={query.isRefreshing}>
          <SectionState query={query} skeleton={<TableSkeleton rows={9} columns={3} />}>
            {(data) => data.request && <OwnRequest request={data.request} />}
          </SectionState>
        </Section>
      )}
    </Frame>
  );
}

interface FrameProps {
  /** Empty while it is loading. */
  readonly title: string;
  readonly request?: ChangeRequest | undefined;
  readonly children: ReactNode;
}

function Frame({ title, request, children }: FrameProps) {
  const { t } = useTranslation('changeRequests');
  const home = useHomeAddress();
  return (
    <PageLayout>
      <PageHeader
        breadcrumbs={[
          { label: t('home'), to: home },
          { label: t('title'), to: pathTo('changeRequests') },
          { label: title },
        ]}
        title={title}
        actions={request && <RequestStatusTag {...request} />}
      />
      {children}
    </PageLayout>
  );
}

function NoSuchRequest({ id, searched }: { readonly id: string; readonly searched?: string | undefined }) {
  const { t } = useTranslation('changeRequests');
  return (
    <EmptyState
      title={t('own.notFound')}
      text={searched ?? t('own.notFoundText', { id })}
      action={<LinkButton to={pathTo('changeRequests')}>{t('own.toList')}</LinkButton>}
    />
  );
}
