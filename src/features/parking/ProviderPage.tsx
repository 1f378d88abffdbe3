import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '#api/errors.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { pathTo } from '#features/paths.ts';
import {
  ArticlesSection,
  FilterBar,
  IntervalSection,
  ReportPage,
  SplitSection,
  TotalsTiles,
  useReport,
  useReportFilters,
} from '#features/reporting/index.ts';
import { ProviderDownload } from './components/ProviderDownload.tsx';
import { providerArticles, providerChannels, providerInfo, providerIntervals } from './queries.ts';
import './texts.ts';

/** A parking provider's report; an id that no provider has says so (spec 1, "Parking provider page"). */
export function ProviderPage() {
  const { id: text = '' } = useParams();
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
  return id === null ? <ProviderNotFound id={text} /> : <Provider key={id} id={id} />;
}

function Provider({ id }: { readonly id: number }) {
  const { t } = useTranslation('parking');
  const { t: tr } = useTranslation('reporting');
  const applied = useReportFilters({ compareByDefault: true });
  const { filters } = applied;
  const info = useQuery(providerInfo(id));
  const channels = useReport(providerChannels(id, filters));
  const intervals = useReport(providerIntervals(id, filters));
  const articles = useReport(providerArticles(id, filters));
  if (isApiError(info.error) && info.error.status === 404) return <ProviderNotFound id={String(id)} />;
  const name = info.data?.name ?? (info.isError ? t('provider.unnamed', { id }) : '');
  return (
    <ReportPage>
      <PageHeader
        breadcrumbs={[
          { label: t('providers.home'), to: pathTo('home') },
          { label: t('providers.title'), to: pathTo('parking') },
          { label: name },
        ]}
        title={name}
        actions={<ProviderDownload info={info.data} filters={filters} />}
      />
      {info.isError && (
        <FormBanner
          action={
            <Button size="sm" busy={info.isFetching} onClick={() => void info.refetch()}>
              {tr('failure.retry')}
            </Button>
          }
        >
          {t('provider.infoFailed')}
        </FormBanner>
      )}
      <FilterBar applied={applied} busy={channels.isRefreshing} />
      <TotalsTiles query={channels} comparing={filters.compare !== null} />
      <SplitSection
        name="channels"
        title={t('provider.channels')}
        nameHeader={t('provider.channel')}
        pieTitle={t('provider.pie')}
        query={channels}
        filters={filters}
        usualRows={8}
      />
      <IntervalSection name="chart" title={t('provider.chart')} query={intervals} />
      <ArticlesSection query={articles} />
    </ReportPage>
  );
}

function ProviderNotFound({ id }: { readonly id: string }) {
  const { t } = useTranslation('parking');
  return (
    <EmptyState
      title={t('provider.notFoundTitle')}
      text={t('provider.notFoundText', { id })}
      action={<LinkButton to={pathTo('parking')}>{t('provider.toList')}</LinkButton>}
    />
  );
}
