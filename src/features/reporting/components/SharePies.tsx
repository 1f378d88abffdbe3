import { Box } from '@chakra-ui/react/box';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { figureOf } from '#api/figures.ts';
import { PieChart } from '#design-system/charts/PieChart.tsx';
import { PieLegend } from '#design-system/charts/PieLegend.tsx';
import { longestLegendName } from '#design-system/charts/pieModel.ts';
import type { PieSlice } from '#design-system/charts/types.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { sortParam, useGoTo, useViewParam } from '#features/url-state/index.ts';
import type { ReportFilters } from '../filters/filters.ts';
import { type ComparedRow, figureValue, noMetrics, rowsInOrder, sumOfMetrics } from '../model.ts';
import { usePeriodDays } from '../periods/usePeriodDays.ts';
import { slicesOf } from '../slices.ts';
import { byAmount, type NamedRow } from './MetricsTable.tsx';

interface SharePiesProps {
  /** The name of the table beside them, whose order the legend has. */
  readonly table: string;
  /** What is split: `Iznos po uslugama`. */
  readonly title: string;
  readonly rows: readonly ComparedRow<NamedRow>[];
  readonly filters: ReportFilters;
  readonly dimmed?: boolean;
  /** Where a slice leads, by the id of its row; undefined where there is no further. */
  readonly addressOf?: (id: number) => string | undefined;
  /** The figures are loading: shows the pies' skeletons, with space for a legend of this many names. */
  readonly awaiting?: number;
}

/** The height in rem of a legend's line. */
const legendLine = 1.25;

/** Shares of the valid amount as 3D pies, one for each period (behaviour 5.8). */
export function SharePies({ table, title, rows, filters, dimmed = false, addressOf, awaiting }: SharePiesProps) {
  const open = useGoTo();
  const follow = useMemo(
    () => addressOf && { open, addressOf: (slice: PieSlice) => addressOf(Number(slice.id)) },
    [addressOf, open],
  );
  const formats = useFormats();
  const loading = awaiting !== undefined;
  const days = usePeriodDays(filters);
  // Memoised, so that a render of the page with the same figures does not draw the pies again.
  const slices = useMemo(() => {
    // The largest amount first.
    const amountOf = ({ primary }: ComparedRow<NamedRow>) => primary?.validAmount ?? 0;
    const sorted = [...rows].sort((a, b) => amountOf(b) - amountOf(a));
    return { primary: slicesOf(sorted, 'primary', days), compare: slicesOf(sorted, 'compare', days) };
  }, [rows, days]);
  const [sort] = useViewParam(sortParam, `${table}.sort`, byAmount);
  const order = rowsInOrder(rows, sort, formats.compare, days).map(({ id }) => String(id));
  const inOrder = (all: typeof slices.primary) => all.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  /** Rounded slices per day do not add up to the amount per day, which is that of the other figures. */
  const totalOf = (period: 'primary' | 'compare') => {
    if (!days) return undefined;
    const shown = rows.map((row) => row[period] ?? noMetrics).filter(({ validAmount }) => validAmount > 0);
    return figureOf(figureValue(sumOfMetrics(shown), 'validAmount', days[period])).rounded;
  };
  const periodOf = ({ begin, end }: ReportFilters['range']) => formats.dayRangeShort(begin, end);
  const { t } = useTranslation('reporting');
  const heading = useId();
  const { pathname } = useLocation();
  const isBelow = filters.compare !== null || rows.some(({ row }) => row.name.length > longestLegendName);
  return (
    // One pie has its legend at its side, or below it when names are long; two pies share one below them.
    <Box
      role="group"
      aria-labelledby={heading}
      display="grid"
      gridTemplateColumns={isBelow && !filters.compare ? 'minmax(0, 1fr)' : '1fr 1fr'}
      alignItems="center"
      gap="2"
    >
      <Box id={heading} gridColumn="1 / -1" textStyle="label" color="fg.muted" textAlign="center">
        {t(days ? 'pies.perDay' : 'pies.title')}
      </Box>
      <PieChart
        title={title}
        period={periodOf(filters.range)}
        slices={slices.primary}
        total={totalOf('primary')}
        measure="amount"
        cacheKey={`${pathname} ${table} pie`}
        legend={false}
        dimmed={dimmed}
        loading={loading}
        {...(follow ? { follow } : {})}
      />
      {filters.compare && (
        <PieChart
          title={title}
          period={periodOf(filters.compare)}
          slices={slices.compare}
          total={totalOf('compare')}
          measure="amount"
          cacheKey={`${pathname} ${table} compare pie`}
          legend={false}
          dimmed={dimmed}
          loading={loading}
          {...(follow ? { follow } : {})}
        />
      )}
      <Box gridColumn={isBelow ? '1 / -1' : undefined} justifySelf="center" minW="0" maxW="full">
        {loading ? (
          <Box style={{ height: `${awaiting * legendLine}rem` }} />
        ) : (
          <PieLegend
            slices={inOrder(slices.primary)}
            {...(filters.compare ? { compare: inOrder(slices.compare) } : {})}
          />
        )}
      </Box>
    </Box>
  );
}
