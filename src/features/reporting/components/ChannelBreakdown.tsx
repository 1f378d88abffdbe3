import { Box } from '@chakra-ui/react/box';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChannelShare } from '#api/contract/reports.ts';
import { shareOf } from '#api/figures.ts';
import { seriesColor } from '#design-system/charts/seriesColor.ts';
import { DataTable } from '#design-system/DataTable/DataTable.tsx';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { useParentColumns } from '#design-system/DataTable/useParentColumns.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { joinChannels } from '../articles.ts';
import type { ReportFilters } from '../filters/filters.ts';
import { type ComparedRow, sumOfMetrics } from '../model.ts';
import { usePeriodDays } from '../periods/usePeriodDays.ts';
import { metricColumns } from './metricColumns.tsx';
import { SeriesLabel } from './SeriesLabel.tsx';

interface ChannelBreakdownProps {
  /** The name of the row, for the table's caption. */
  readonly label: string;
  readonly primary: readonly ChannelShare[] | undefined;
  /** Null when nothing is compared. */
  readonly compare: readonly ChannelShare[] | null | undefined;
  /** The filters of the figures: their periods' days. */
  readonly filters: Pick<ReportFilters, 'range' | 'compare'> | undefined;
  /** The shares stand before the figures, where the outer table has other columns. */
  readonly sharesFirst?: boolean;
}

type Row = ReturnType<typeof joinChannels>[number];

/**
 * The content of an opened row: its sales channels with their shares of the row's quantity and amount. Its figures line
 * up with those of the row.
 */
export function ChannelBreakdown({ label, primary, compare, filters, sharesFirst = false }: ChannelBreakdownProps) {
  const { t } = useTranslation('reporting');
  const formats = useFormats();
  const comparing = compare !== null;
  const days = usePeriodDays(filters);
  const rows = useMemo(() => joinChannels(primary, compare), [primary, compare]);
  const columns = useMemo<DataTableColumn<Row>[]>(() => {
    const sum = (period: (row: ComparedRow<unknown>) => ComparedRow<unknown>['compare']) =>
      sumOfMetrics(rows.flatMap((row) => period(row) ?? []));
    const total = { primary: sum((row) => row.primary), compare: comparing ? sum((row) => row.compare) : null };
    const share = (key: 'validCount' | 'validAmount', header: string): DataTableColumn<Row> => {
      const of = ({ primary }: Pick<Row, 'primary'>) => shareOf(primary[key], total.primary[key]);
      return {
        id: `${key}.share`,
        header,
        kind: 'number',
        width: 84,
        ...(key === 'validAmount' && !comparing ? { card: 'status' } : {}),
        value: (row) => of(row).exact,
        file: { kind: 'percent', value: (row) => of(row).rounded, total: of(total).rounded },
        cell: (row) => formats.percent(of(row).rounded),
        total: formats.percent(of(total).rounded),
      };
    };
    const shares = [share('validCount', t('columns.countShare')), share('validAmount', t('columns.amountShare'))];
    return [
      {
        id: 'name',
        header: t('columns.channel'),
        kind: 'text',
        fills: comparing,
        card: 'title',
        value: ({ row }) => row.name,
        cell: ({ row }) => <SeriesLabel color={seriesColor(row.name, row.id)}>{row.name}</SeriesLabel>,
        total: t('columns.total'),
      },
      ...(sharesFirst ? shares : []),
      ...metricColumns<Row>({ comparing, total, days, formats, t }),
      ...(sharesFirst ? [] : shares),
    ];
  }, [rows, comparing, days, sharesFirst, formats, t]);
  const boxRef = useRef<HTMLDivElement>(null);
  const places = useParentColumns(boxRef, columns);
  return (
    <Box ref={boxRef} data-lines-up bg="bg.raised">
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        places={places}
        rowId={(row) => String(row.id)}
        sort={{ id: 'validAmount', desc: true }}
        empty={t('articles.noChannels')}
      />
    </Box>
  );
}
