import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Metrics } from '#api/contract/reports.ts';
import { seriesColor } from '#design-system/charts/seriesColor.ts';
import { CardLink } from '#design-system/DataTable/CardLink.tsx';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { Link } from '#design-system/Link/Link.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { SectionTable } from '#features/pages/index.ts';
import type { ReportFilters } from '../filters/filters.ts';
import type { ComparedRow } from '../model.ts';
import { usePeriodDays, useUnlikeDays } from '../periods/usePeriodDays.ts';
import { metricColumns } from './metricColumns.tsx';
import { SeriesLabel } from './SeriesLabel.tsx';

export interface NamedRow extends Metrics {
  readonly id: number;
  readonly name: string;
}

interface MetricsTableProps<Row extends NamedRow> {
  /** The table's name in the URL, for its sort. */
  readonly name: string;
  /** The caption, for screen readers. */
  readonly label: string;
  /** The head of the naming column: Usluga, Kanal prodaje, Pružatelj. */
  readonly nameHeader: string;
  readonly rows: readonly ComparedRow<Row>[];
  readonly total: { readonly primary: Metrics; readonly compare: Metrics | null };
  readonly comparing: boolean;
  /** The filters of the figures: their periods' days. */
  readonly filters: Pick<ReportFilters, 'range' | 'compare'> | undefined;
  /** Whether the rows are those of the page's filters. */
  readonly isCurrent: boolean;
  /** Shows the dot of the row's colour in charts. */
  readonly dots?: boolean;
  /** Where the name of a row leads, to the same report of it alone; undefined: nowhere. */
  readonly addressOf?: (id: number) => string | undefined;
  /** Further columns at the end. */
  readonly extraColumns?: readonly DataTableColumn<ComparedRow<Row>>[];
  /** Default: valid amount, descending (behaviour 5.2). */
  readonly defaultSort?: { readonly id: string; readonly desc: boolean };
  readonly renderExpanded?: (row: ComparedRow<Row>) => ReactNode;
  /** What a table without rows shows; default: that nothing was sold. */
  readonly empty?: ReactNode;
  /** `one`: opening a row closes the other. */
  readonly expansion?: 'one';
}

/** The default order of a table of figures. */
export const byAmount = { id: 'validAmount', desc: true };

/** Services, channels or providers with their figures in both periods, and the totals row (behaviour 5.1). */
export function MetricsTable<Row extends NamedRow>({
  name,
  label,
  nameHeader,
  rows,
  total,
  comparing,
  filters,
  dots,
  addressOf,
  extraColumns,
  defaultSort = byAmount,
  empty,
  ...table
}: MetricsTableProps<Row>) {
  const { t } = useTranslation('reporting');
  const formats = useFormats();
  const days = usePeriodDays(filters);
  const unlike = useUnlikeDays(filters);
  const columns = useMemo<DataTableColumn<ComparedRow<Row>>[]>(() => {
    const named = (row: Row, name: ReactNode) =>
      dots ? <SeriesLabel color={seriesColor(row.name, row.id)}>{name}</SeriesLabel> : name;
    return [
      {
        id: 'name',
        header: nameHeader,
        kind: 'text',
        alwaysShown: true,
        card: 'title',
        fills: comparing,
        value: ({ row }) => row.name,
        ...(addressOf && {
          cardCell: ({ row }: ComparedRow<Row>) => named(row, row.name),
          cardAction: ({ row }: ComparedRow<Row>) => {
            const address = addressOf(row.id);
            return address === undefined ? undefined : (
              <CardLink to={address} label={t('columns.only', { name: row.name })} />
            );
          },
        }),
        cell: ({ row }) => {
          const address = addressOf?.(row.id);
          return named(row, address === undefined ? row.name : <Link to={address}>{row.name}</Link>);
        },
        total: t('columns.total'),
      },
      ...metricColumns<ComparedRow<Row>>({ comparing, total, days, unlike, formats, t }),
      ...(extraColumns ?? []),
    ];
  }, [nameHeader, dots, addressOf, comparing, total, days, unlike, formats, t, extraColumns]);
  return (
    <SectionTable
      name={name}
      label={label}
      columns={columns}
      rows={rows}
      rowId={(row) => String(row.id)}
      rowLabel={({ row }) => row.name}
      defaultSort={defaultSort}
      empty={empty ?? <EmptyState compact title={t('empty.title')} text={t('empty.text')} />}
      {...table}
    />
  );
}
