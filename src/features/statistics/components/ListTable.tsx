import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartMeasure } from '#design-system/charts/types.ts';
import { stackGroups } from '#design-system/DataTable/stackGroups.tsx';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { type Formats, useFormats } from '#design-system/language/formats.ts';
import { SectionTable } from '#features/pages/index.ts';
import { figureOf, type ListRow, type ListSeries, sumOf } from '../lists.ts';
import { tableHeight } from './TableOfView.tsx';

interface ListTableProps {
  /** Name of the table, for its sort in the URL and its hidden columns on this device. */
  readonly name: string;
  readonly label: string;
  readonly rows: readonly ListRow[];
  /** Whether the rows are those of the page's filters. */
  readonly isCurrent: boolean;
  readonly series: readonly ListSeries[];
  /** Whether the list is of new users, whose numbers may be added up. */
  readonly areNew: boolean;
}

const written = (formats: Formats, measure: ChartMeasure, value: number) =>
  measure === 'amount' ? formats.amount(value) : formats.count(value);

/**
 * The width in px that the longest word of a column's head and its sum need: up to fifteen columns fit a page of 1440 px,
 * where they share what is left.
 */
const widthFor = (header: string, sum: string) =>
  Math.max(...header.split(/\s+/).map((word) => word.length * 6.3), sum.length * 6.9, 44) + 13;

const newestFirst = { id: 'date', desc: true };

/** A list's days as a table with sums, newest first. Count and value of the same payments share a group header. */
export function ListTable({ name, label, rows, isCurrent, series, areNew }: ListTableProps) {
  const { t } = useTranslation('statistics');
  const formats = useFormats();
  const columns = useMemo<DataTableColumn<ListRow>[]>(() => {
    const paired = new Set(series.map(({ measure }) => measure)).size > 1;
    const sums = series.map((one) => sumOf(rows, one, areNew));
    const hasSums = sums.some((sum) => sum !== null);
    return [
      {
        id: 'date',
        header: t('heads.date'),
        kind: 'text',
        width: 84,
        unbroken: true,
        alwaysShown: true,
        card: 'title',
        value: (row) => row.date,
        cell: (row) => formats.day(row.date),
        file: { kind: 'text', value: (row) => row.date },
      },
      ...series.map((one, at): DataTableColumn<ListRow> => {
        const { id, measure } = one;
        const own = t(`series.${one.name}`);
        const sum = sums[at] ?? null;
        const header = paired
          ? t(measure === 'amount' ? 'heads.amount' : 'heads.count')
          : measure === 'amount'
            ? t('chart.amountUnit', { name: own })
            : own;
        return {
          id,
          // Each with a cell of its own: there are few, and both of a payment have a group.
          ...(paired ? { group: own, stack: id } : {}),
          header,
          ...(one.stack ? { stack: one.stack } : {}),
          kind: 'number',
          width: widthFor(header, sum === null ? '' : written(formats, measure, sum)),
          ...(at === 0 ? { card: 'figure' } : {}),
          value: (row) => figureOf(row, one),
          cell: (row) => written(formats, measure, figureOf(row, one)),
          // Each figure is named when a card is opened, that of its summary too.
          cardDetail: (row) => written(formats, measure, figureOf(row, one)),
          ...(hasSums ? { total: sum === null ? '–' : written(formats, measure, sum) } : {}),
          file: { kind: measure, ...(sum === null ? {} : { total: sum }) },
        };
      }),
    ];
  }, [series, rows, areNew, formats, t]);
  return (
    <SectionTable
      name={name}
      label={label}
      columns={columns}
      rows={rows}
      isCurrent={isCurrent}
      rowId={(row) => row.date}
      defaultSort={newestFirst}
      maxHeight={tableHeight}
      dense
      arrange={stackGroups}
      empty={<EmptyState compact title={t('empty.title')} text={t('empty.text')} />}
    />
  );
}
