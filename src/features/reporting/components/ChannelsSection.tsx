import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChannelReport } from '#api/contract/reports.ts';
import type { SectionQuery } from '#features/pages/index.ts';
import type { Compared } from '../comparedQuery.ts';
import type { ReportFilters } from '../filters/filters.ts';
import { placedFigures } from '../shares/placedFigures.ts';
import { useShareColumns } from '../shares/shareColumns.tsx';
import { SplitSection, type SplitSectionProps } from './SplitSection.tsx';

interface ChannelsSectionProps {
  readonly query: SectionQuery<Compared<ChannelReport>>;
  readonly filters: ReportFilters;
  /** The time of the figures, in the section's head. */
  readonly updated?: ReactNode;
}

/** The operator has eight sales channels. */
const usualRows = 8;

/** Figures by sales channel: the table with its totals, and a pie for each period. */
export function ChannelsSection({ query, filters, updated }: ChannelsSectionProps) {
  const { t } = useTranslation('reporting');
  const shareColumns = useShareColumns();
  const columnsOf = useCallback<NonNullable<SplitSectionProps['columnsOf']>>(
    (rows, total) => shareColumns({ figures: placedFigures(rows, total), total, zoned: false }),
    [shareColumns],
  );
  return (
    <SplitSection
      name="channels"
      title={t('channels.title')}
      nameHeader={t('columns.channel')}
      pieTitle={t('channels.pie')}
      query={query}
      filters={filters}
      usualRows={usualRows}
      updated={updated}
      filter="channelId"
      columnsOf={columnsOf}
    />
  );
}
