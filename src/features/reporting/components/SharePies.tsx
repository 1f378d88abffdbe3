import { Box } from '@chakra-ui/react/box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PieChart } from '#design-system/charts/PieChart.tsx';
import { PieLegend } from '#design-system/charts/PieLegend.tsx';
import { seriesColor } from '#design-system/charts/seriesColor.ts';
import { useFormats } from '#design-system/language/formats.ts';
import type { ReportFilters } from '../filters.ts';
import type { ComparedRow } from '../model.ts';
import type { NamedRow } from './MetricsTable.tsx';

interface SharePiesProps {
  /** What is split: `Iznos po uslugama`. */
  readonly title: string;
  readonly rows: readonly ComparedRow<NamedRow>[];
  readonly filters: ReportFilters;
  readonly dimmed?: boolean;
  /** The figures are loading: the pies' skeletons, and space for a legend of so many names. */
  readonly awaiting?: number;
}

/** rem that two names of a legend take. */
const legendLine = 1.25;

/** Shares of the valid amount as 3D pies, one for each period (behaviour 5.8). */
export function SharePies({ title, rows, filters, dimmed = false, awaiting }: SharePiesProps) {
  const formats = useFormats();
  const loading = awaiting !== undefined;
  // The same slices as long as the figures are the same: otherwise every render of the page would draw the pies again.
  const slices = useMemo(() => {
    const of = (period: 'primary' | 'compare') =>
      rows.map(({ id, row, ...figures }) => ({
        id: String(id),
        name: row.name,
        color: seriesColor(row.name, row.id),
        value: figures[period]?.validAmount ?? 0,
      }));
    return { primary: of('primary'), compare: of('compare') };
  }, [rows]);
  const periodOf = ({ begin, end }: ReportFilters['range']) => formats.dayRangeShort(begin, end);
  const { t } = useTranslation('reporting');
  return (
    <Box
      role="group"
      aria-label={t('pies.title')}
      display="grid"
      gridTemplateColumns={filters.compare ? '1fr 1fr' : '1fr'}
      gap="2"
    >
      <PieChart
        title={title}
        period={periodOf(filters.range)}
        slices={slices.primary}
        measure="amount"
        legend={false}
        dimmed={dimmed}
        loading={loading}
      />
      {filters.compare && (
        <PieChart
          title={title}
          period={periodOf(filters.compare)}
          slices={slices.compare}
          measure="amount"
          legend={false}
          dimmed={dimmed}
          loading={loading}
        />
      )}
      <Box gridColumn="1 / -1">
        {loading ? (
          <Box style={{ height: `${Math.ceil(awaiting / 2) * legendLine}rem` }} />
        ) : (
          <PieLegend slices={slices.primary} />
        )}
      </Box>
    </Box>
  );
}
