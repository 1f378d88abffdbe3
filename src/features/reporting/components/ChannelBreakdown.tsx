import { Box } from '@chakra-ui/react/box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChannelShare } from '#api/contract/reports.ts';
import { seriesColor } from '#design-system/charts/seriesColor.ts';
import { DataTable } from '#design-system/DataTable/DataTable.tsx';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { joinChannels } from '../articles.ts';
import { type ComparedRow, shareOf, sumOfMetrics } from '../model.ts';
import { Dotted } from './Dotted.tsx';
import { metricColumns } from './metricColumns.tsx';

interface ChannelBreakdownProps {
  /** Whose channels these are, for the table's caption. */
  readonly label: string;
  readonly primary: readonly ChannelShare[] | undefined;
  /** Null when nothing is compared. */
  readonly compare: readonly ChannelShare[] | null | undefined;
}

type Row = ReturnType<typeof joinChannels>[number];

/** What an opened row shows: its sales channels with their share of the row's valid amount. */
export function ChannelBreakdown({ label, primary, compare }: ChannelBreakdownProps) {
  const { t } = useTranslation('reporting');
  const formats = useFormats();
  const comparing = compare !== null;
  const rows = useMemo(() => joinChannels(primary, compare), [primary, compare]);
  const columns = useMemo<DataTableColumn<Row>[]>(() => {
    const sum = (period: (row: ComparedRow<unknown>) => ComparedRow<unknown>['compare']) =>
      sumOfMetrics(rows.flatMap((row) => period(row) ?? []));
    const total = { primary: sum((row) => row.primary), compare: comparing ? sum((row) => row.compare) : null };
    const share = (row: Row) => shareOf(row.primary.validAmount, total.primary.validAmount);
    return [
      {
        id: 'name',
        header: t('columns.channel'),
        kind: 'text',
        value: ({ row }) => row.name,
        cell: ({ row }) => <Dotted color={seriesColor(row.name, row.id)}>{row.name}</Dotted>,
        total: t('columns.total'),
      },
      ...metricColumns<Row>({ comparing, total, formats, t }),
      {
        id: 'share',
        header: t('columns.share'),
        kind: 'number',
        width: 100,
        value: share,
        cell: (row) => formats.percent(share(row)),
        total: formats.percent(shareOf(total.primary.validAmount, total.primary.validAmount)),
      },
    ];
  }, [rows, comparing, formats, t]);
  return (
    <Box bg="bg.raised">
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        rowId={(row) => String(row.id)}
        sort={{ id: 'validAmount', desc: true }}
        empty={t('articles.noChannels')}
      />
    </Box>
  );
}
