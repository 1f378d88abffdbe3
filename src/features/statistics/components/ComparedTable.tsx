import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataTableColumn, DataTableProps } from '#design-system/DataTable/types.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { useIsPhone } from '#design-system/useMediaQuery.ts';
import { SectionTable } from '#features/pages/index.ts';
import type { PeriodRows } from '../chartData.ts';
import { comparedColumns } from '../comparedColumns.tsx';
import { type FigureRow, growthRanks, mainOf, type PairedRow, pairByDate, type StatisticsFigure } from '../figures.ts';

interface ComparedTableProps extends Pick<DataTableProps<PairedRow>, 'label' | 'empty' | 'maxHeight'> {
  readonly name: string;
  /** Ranked by growth, which is also its order at first: cities. */
  readonly isRanked?: boolean;
  /** Undefined where rows have no dates. */
  readonly dates: { readonly by: 'day' | 'month'; readonly dayOf: (row: FigureRow) => string } | undefined;
  readonly primary: PeriodRows;
  readonly compare: PeriodRows;
  /** The rows of both periods, where they are paired by their names. */
  readonly rows?: readonly PairedRow[] | undefined;
  readonly figures: readonly StatisticsFigure[];
  /** Head of the column that names a row: `Grad`. */
  readonly nameHead: string;
  readonly nameOf: (row: FigureRow) => string;
  readonly isCurrent: boolean;
}

/** The rows of two periods: of each figure its value, the compared one, difference and percentage (behaviour 18.17). */
export function ComparedTable({
  name,
  isRanked = false,
  dates,
  primary,
  compare,
  rows: named,
  figures,
  nameHead,
  nameOf,
  isCurrent,
  ...table
}: ComparedTableProps) {
  const { t } = useTranslation(['statistics', 'reporting']);
  const formats = useFormats();
  const isPhone = useIsPhone();
  const rows = useMemo(
    () => named ?? (dates ? pairByDate(primary, compare, dates.by, dates.dayOf) : []),
    [named, dates, primary, compare],
  );
  const main = mainOf(figures, 'count') ?? mainOf(figures, 'amount');
  const columns = useMemo<DataTableColumn<PairedRow>[]>(() => {
    const shown = (row: FigureRow | null) => (row ? nameOf(row) : undefined);
    const ranks = isRanked && main ? growthRanks(rows, main.id) : [];
    const rankOf = new Map(rows.map((row, at) => [row.id, ranks[at] ?? null]));
    const naming: DataTableColumn<PairedRow>[] = dates
      ? [
          {
            id: 'day',
            header: nameHead,
            kind: 'text',
            width: 150,
            unbroken: true,
            alwaysShown: true,
            card: 'title',
            // A day that the compare period alone has is named by that one on a card.
            cardCell: (row) => shown(row.primary ?? row.compare),
            value: (row) => row.day ?? null,
            cell: (row) => shown(row.primary),
            file: { kind: 'text', value: (row) => row.day ?? null },
          },
          {
            id: 'compareDay',
            header: t('compare.day'),
            kind: 'text',
            width: 150,
            unbroken: true,
            emphasis: 'muted',
            card: 'line',
            value: (row) => row.compareDay ?? null,
            cell: (row) => shown(row.compare),
            file: { kind: 'text', value: (row) => row.compareDay ?? null },
          },
        ]
      : [
          {
            id: 'name',
            header: nameHead,
            kind: 'text',
            width: 240,
            alwaysShown: true,
            card: 'title',
            value: (row) => shown(row.primary ?? row.compare) ?? null,
          },
        ];
    const rank: DataTableColumn<PairedRow>[] = isRanked
      ? [
          {
            id: 'rank',
            header: t('compare.rank'),
            kind: 'number',
            width: 96,
            card: 'line',
            cardHead: t('compare.rank'),
            value: (row) => rankOf.get(row.id) ?? null,
            file: { kind: 'count' },
          },
        ]
      : [];
    return [...naming, ...rank, ...comparedColumns({ figures, rows, isPhone, formats, t })];
  }, [dates, isRanked, main, rows, figures, nameHead, nameOf, isPhone, formats, t]);
  const byGrowth = useMemo(() => ({ id: `${main?.id}.percentage`, desc: true }), [main]);
  return (
    <SectionTable
      // Columns that a phone has are not those that are hidden at first elsewhere.
      key={isPhone ? 'phone' : 'table'}
      name={name}
      columns={columns}
      rows={rows}
      rowId={(row) => row.id}
      isCurrent={isCurrent}
      {...(isRanked ? { defaultSort: byGrowth } : {})}
      {...table}
    />
  );
}
