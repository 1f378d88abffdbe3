import { type ReactNode, useCallback, useMemo } from 'react';
import type { Metrics } from '#api/contract/reports.ts';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import type { SectionQuery } from '#features/pages/index.ts';
import { SectionState } from '#features/pages/index.ts';
import type { Compared } from '../comparedQuery.ts';
import type { ReportFilters } from '../filters/filters.ts';
import { useNarrowedAddress } from '../filters/narrow.ts';
import { type ComparedRow, joinRows } from '../model.ts';
import { MetricsTable, type NamedRow } from './MetricsTable.tsx';
import { SharePies } from './SharePies.tsx';

interface SplitReport {
  readonly rows: readonly NamedRow[];
  readonly total: Metrics;
}

export interface SplitSectionProps {
  /** The table's name in the URL. */
  readonly name: string;
  readonly title: string;
  /** The head of the naming column: Usluga, Kanal prodaje. */
  readonly nameHeader: string;
  /** The title of the pies: `Iznos po kanalima prodaje`. */
  readonly pieTitle: string;
  readonly query: SectionQuery<Compared<SplitReport>>;
  /** The filters of the call; while it is loading, their skeleton is shown. */
  readonly filters: ReportFilters;
  /** The usual number of rows, for the skeleton. */
  readonly usualRows: number;
  /** The time of the figures, in the section's head. */
  readonly updated?: ReactNode;
  /** The filter that shows one row alone: rows and slices lead to it (behaviour 5.30). */
  readonly filter: 'channelId' | 'serviceId';
  /** Makes further columns of the rows; stable. */
  readonly columnsOf?: (
    rows: readonly ComparedRow<NamedRow>[],
    total: { readonly primary: Metrics; readonly compare: Metrics | null },
  ) => DataTableColumn<ComparedRow<NamedRow>>[];
}

/** Figures split by service or by sales channel: the table with its totals, and a pie for each period. */
export function SplitSection({
  name,
  title,
  nameHeader,
  pieTitle,
  query,
  filters,
  usualRows,
  updated,
  filter,
  columnsOf,
}: SplitSectionProps) {
  const { data, error } = query;
  const rows = useMemo(
    () => (data ? joinRows(data.primary.rows, data.compare?.rows ?? null, (row) => row.id) : []),
    [data],
  );
  const total = useMemo(() => data && { primary: data.primary.total, compare: data.compare?.total ?? null }, [data]);
  const extraColumns = useMemo(() => (total && columnsOf?.(rows, total)) ?? [], [rows, total, columnsOf]);
  const comparing = (data?.filters.compare ?? null) !== null;
  const narrowed = useNarrowedAddress();
  const shown = data?.filters ?? filters;
  const addressOf = useCallback((id: number) => narrowed(shown, { [filter]: id }), [narrowed, shown, filter]);
  return (
    <Section
      title={title}
      padding="none"
      refreshing={query.isRefreshing}
      actions={updated}
      narrowAside={(data?.filters ?? filters).compare !== null}
      aside={
        !error &&
        (data ? (
          rows.length > 0 && (
            <SharePies table={name} title={pieTitle} rows={rows} filters={data.filters} addressOf={addressOf} />
          )
        ) : (
          <SharePies table={name} title={pieTitle} rows={[]} filters={filters} awaiting={usualRows} />
        ))
      }
    >
      <SectionState
        query={query}
        skeleton={
          <TableSkeleton rows={usualRows + 1} columns={filters.compare ? 9 : 3} grouped={filters.compare !== null} />
        }
      >
        {() =>
          total && (
            <MetricsTable
              name={name}
              label={title}
              nameHeader={nameHeader}
              rows={rows}
              total={total}
              comparing={comparing}
              filters={data?.filters}
              isCurrent={query.isCurrent}
              extraColumns={extraColumns}
              dots
              addressOf={addressOf}
            />
          )
        }
      </SectionState>
    </Section>
  );
}
