import { Span } from '@chakra-ui/react/span';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../DataTable/DataTable.tsx';
import type { DataTableColumn } from '../DataTable/types.ts';
import { Link } from '../Link/Link.tsx';
import { cutText } from '../LongText/cutText.ts';
import { type Formats, useFormats } from '../language/formats.ts';
import { sumOf } from './sumOf.ts';
import type { ChartCalendar, ChartMark, ChartSeries, FigureFormat, TimeChartProps } from './types.ts';

const written = (formats: Formats, measure: FigureFormat, value: number) =>
  measure === 'count' ? formats.count(value) : formats.amount(value);

const headOf = ({ name, measure }: Pick<ChartSeries, 'name' | 'measure'>) =>
  measure === 'amount' && !name.includes('€') ? `${name}, €` : name;

type Row = number;

/** The longest title of an incident in a cell, in letters. */
const longestTitle = 80;

const shortOf = ({ title }: ChartMark) => cutText(title, longestTitle);

/** What the calendar adds to the table: a column of the holidays, and one of the incidents of each category, where it has some. */
function calendarColumns({ notes, marks, notesTitle, marksTitle }: ChartCalendar): DataTableColumn<Row>[] {
  const columns: DataTableColumn<Row>[] = [];
  if (notes.some(Boolean)) {
    columns.push({
      id: 'calendar:notes',
      header: notesTitle,
      kind: 'custom',
      width: 160,
      card: 'line',
      value: (row) => notes[row],
      cell: (row) => notes[row] && <span>{notes[row]}</span>,
    });
  }
  if (marks.length > 0) {
    const at = (row: Row) => marks.filter(({ from, to }) => from <= row && row <= to);
    const links = (row: Row) =>
      at(row).map((mark) => (
        <Span key={mark.id} display="block">
          <Link to={mark.address}>{shortOf(mark)}</Link>
          <Span display="block" textStyle="label" fontWeight="normal" color="fg.muted">
            {mark.detail}
          </Span>
        </Span>
      ));
    columns.push({
      id: 'calendar:marks',
      header: marksTitle,
      kind: 'custom',
      width: 240,
      card: 'line',
      value: (row) => at(row).length,
      cell: links,
      cardCell: (row) => at(row).map(shortOf).join(' · '),
      cardDetail: (row) => at(row).length > 0 && links(row),
    });
  }
  return columns;
}

/**
 * The columns of a chart's table: the category, then each series, preceded by its own categories where it has some, and what
 * the calendar says of the category.
 */
export function chartColumns(
  { categories, labels, categoryTitle, series, calendar, follow }: TimeChartProps,
  formats: Formats,
): DataTableColumn<Row>[] {
  const full = labels ?? categories;
  /** The name of a category, as a link where it leads further; `series` is the one whose category it is. */
  const linked = (name: string, row: Row, one: ChartSeries | undefined) => {
    const address = name && one ? follow?.addressOf(row, one.id) : undefined;
    return address === undefined ? name : <Link to={address}>{name}</Link>;
  };
  const columns: DataTableColumn<Row>[] = [
    {
      id: 'category',
      header: categoryTitle,
      kind: 'custom',
      sortable: true,
      width: 180,
      card: 'title',
      value: (row) => row,
      cell: (row) =>
        linked(
          full[row] ?? '',
          row,
          series.find(({ compare }) => !compare),
        ),
    },
  ];
  let ownLabels: readonly string[] | undefined;
  // Two series fit a phone's card: the compared value with its own day, or the other measure.
  const fits = series.length === 2;
  for (const [at, one] of series.entries()) {
    if (one.labels && one.labels !== ownLabels) {
      ownLabels = one.labels;
      const own = one.labels;
      columns.push({
        id: `${one.id}:label`,
        header: `${categoryTitle}: ${one.name}`,
        kind: 'custom',
        emphasis: 'muted',
        width: 180,
        ...(fits ? { card: 'line' } : {}),
        value: (row) => row,
        cell: (row) => linked([own[row], calendar?.otherNotes[row]].filter(Boolean).join(' · '), row, one),
      });
    }
    const values = one.values;
    columns.push({
      id: one.id,
      header: headOf(one),
      kind: 'number',
      ...(one.compare && { emphasis: 'muted' as const }),
      ...(at === 0
        ? { card: 'figure' }
        : fits && (one.compare ? { card: 'status' } : { card: 'line', cardHead: headOf(one) })),
      value: (row) => values[row],
      cell: (row) => {
        const value = values[row];
        return value === null || value === undefined ? '–' : written(formats, one.measure, value);
      },
      total: written(formats, one.measure, one.total ?? sumOf(values)),
    });
  }
  return calendar ? [...columns, ...calendarColumns(calendar)] : columns;
}

/** A chart's figures as a table, as high as the chart. */
export function ChartTable({ chart, height }: { chart: TimeChartProps; height: number }) {
  const formats = useFormats();
  const { t } = useTranslation('data');
  const { title, categories, labels, categoryTitle, series, calendar, follow } = chart;
  const columns = useMemo(
    () => chartColumns({ title, kind: 'line', categories, labels, categoryTitle, series, calendar, follow }, formats),
    [title, categories, labels, categoryTitle, series, calendar, follow, formats],
  );
  const rows = useMemo(() => {
    const length = Math.max(categories.length, ...series.map((one) => one.values.length));
    return Array.from({ length }, (_, index) => index);
  }, [categories, series]);
  return (
    <DataTable
      label={title}
      columns={columns}
      rows={rows}
      rowId={String}
      maxHeight={height}
      empty={t('chart.empty')}
      dimmed={chart.dimmed ?? false}
    />
  );
}
