import { useTranslation } from 'react-i18next';
import type { ChannelReport } from '#api/contract/reports.ts';
import type { Compared, SectionQuery } from '../comparedQuery.ts';
import type { ReportFilters } from '../filters.ts';
import { SplitSection } from './SplitSection.tsx';

interface ChannelsSectionProps {
  readonly query: SectionQuery<Compared<ChannelReport>>;
  readonly filters: ReportFilters;
}

/** The operator's sales channels are eight. */
const usualRows = 8;

/** Figures by sales channel: the table with its totals, and a pie for each period. */
export function ChannelsSection({ query, filters }: ChannelsSectionProps) {
  const { t } = useTranslation('reporting');
  return (
    <SplitSection
      name="channels"
      title={t('channels.title')}
      nameHeader={t('columns.channel')}
      pieTitle={t('channels.pie')}
      query={query}
      filters={filters}
      usualRows={usualRows}
    />
  );
}
