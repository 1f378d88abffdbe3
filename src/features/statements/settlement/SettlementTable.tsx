import { Span } from '@chakra-ui/react/span';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { Link } from '#design-system/Link/Link.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { SectionTable, useMayOpen, useToday } from '#features/pages/index.ts';
import { rangeQueryOf } from '#features/reporting/index.ts';
import { type IdRoute, pathTo } from '#features/routes/paths.ts';
import { totalOf } from './document.ts';
import type { MarkBook } from './marks.ts';
import { daysOf, type Kind } from './queries.ts';
import { RowCheck, RowNote, RowStateTag } from './RowMark.tsx';
import { RowStatements } from './RowStatements.tsx';
import { candidatesOf, type SettlementRow, statementsOf, stateOf } from './rows.ts';

interface SettlementTableProps {
  readonly rows: readonly SettlementRow[];
  readonly book: MarkBook;
  /** Whether rows and statements are those of the page's month. */
  readonly isCurrent: boolean;
  /** Whether the rows are only some of the month's. */
  readonly isFiltered: boolean;
  readonly onFind: (row: SettlementRow) => void;
  readonly onShowAll: () => void;
}

/** The reports of the outlets of a kind. */
const reports = {
  parking: 'parkingProvider',
  garages: 'garageDetails',
  parks: 'parkDetails',
  sales: 'saleDetails',
} as const satisfies Readonly<Record<Kind, IdRoute>>;

const byName = { id: 'name', desc: false };

/** The rows of a month, grouped by partner: figures, statements, tick and note. */
export function SettlementTable({ rows, book, isCurrent, isFiltered, onFind, onShowAll }: SettlementTableProps) {
  const { t } = useTranslation(['settlement', 'statements', 'reporting']);
  const formats = useFormats();
  const today = useToday();
  const mayOpen: Readonly<Record<Kind, boolean>> = {
    parking: useMayOpen(reports.parking),
    garages: useMayOpen(reports.garages),
    parks: useMayOpen(reports.parks),
    sales: useMayOpen(reports.sales),
  };
  const opened = Object.keys(reports)
    .filter((kind) => mayOpen[kind as Kind])
    .join();
  const total = useMemo(() => totalOf(rows), [rows]);
  const hasFigures = rows.some(({ figures }) => figures);
  const columns = useMemo<DataTableColumn<SettlementRow>[]>(() => {
    const search = new URLSearchParams(rangeQueryOf(daysOf(book.month, today)));
    const figure = (key: 'validCount' | 'validAmount', kind: 'count' | 'amount'): DataTableColumn<SettlementRow> => ({
      id: key,
      header: t(`reporting:columns.${kind}`),
      kind: 'number',
      emphasis: 'strong',
      ...(kind === 'amount'
        ? { card: 'figure', unit: '€', width: 120 }
        : { card: 'line', cardHead: t('reporting:columns.count'), width: 90 }),
      value: ({ figures }) => figures?.[key],
      file: { kind, ...(hasFigures ? { total: total[key] } : {}) },
      cell: ({ figures }) => {
        if (!figures)
          return kind === 'amount' ? (
            <Span color="fg.muted" fontWeight="normal">
              {t('noReport')}
            </Span>
          ) : null;
        const totalKey = key === 'validCount' ? 'totalCount' : 'totalAmount';
        const text = formats[kind](figures[key]);
        if (figures[totalKey] === figures[key]) return text;
        return (
          <span title={t('reporting:columns.withInvalid', { value: formats[kind](figures[totalKey]) })}>{text}</span>
        );
      },
      ...(hasFigures ? { total: formats[kind](total[key]) } : {}),
    });
    return [
      {
        id: 'name',
        header: t('outlet'),
        kind: 'text',
        width: 170,
        alwaysShown: true,
        card: 'title',
        value: (row) => row.name,
        cell: ({ name, outlet }) =>
          outlet && opened.split(',').includes(outlet.kind) ? (
            <Link to={`${pathTo(reports[outlet.kind], { id: outlet.id })}?${search}`}>{name}</Link>
          ) : (
            name
          ),
        cardCell: (row) => row.name,
        ...(hasFigures ? { total: t('reporting:columns.total') } : {}),
      },
      {
        id: 'kind',
        header: t('kind'),
        kind: 'text',
        width: 90,
        words: true,
        value: ({ outlet }) => outlet && t(`kinds.${outlet.kind}`),
      },
      figure('validCount', 'count'),
      figure('validAmount', 'amount'),
      {
        id: 'state',
        header: t('state.label'),
        kind: 'custom',
        width: 140,
        card: 'status',
        value: (row) => stateOf(row, book.read(row.key)),
        sortable: true,
        file: {
          kind: 'text',
          value: (row) => {
            const mark = book.read(row.key);
            const state = stateOf(row, mark);
            const count = statementsOf(row, mark).length;
            return state === 'several' ? t('state.several', { count }) : t(`state.${state}`);
          },
        },
        cell: (row) => <RowStateTag row={row} book={book} />,
      },
      {
        id: 'statements',
        header: t('statements:title'),
        kind: 'custom',
        width: 360,
        fills: true,
        value: () => null,
        file: {
          kind: 'text',
          value: (row) => {
            const mark = book.read(row.key);
            const uncertain = candidatesOf(row, mark).map(({ statement }) => `${statement.name} (${t('uncertain')})`);
            return [...statementsOf(row, mark).map(({ name }) => name), ...uncertain].join('; ');
          },
        },
        cell: (row) => <RowStatements row={row} book={book} onFind={onFind} />,
      },
      {
        id: 'checked',
        header: t('checked'),
        kind: 'custom',
        width: 96,
        value: (row) => (book.read(row.key).checked ? 1 : 0),
        file: { kind: 'text', value: (row) => (book.read(row.key).checked ? t('yes') : t('no')) },
        cell: (row) => <RowCheck row={row} book={book} />,
      },
      {
        id: 'note',
        header: t('note'),
        kind: 'custom',
        width: 200,
        value: (row) => book.read(row.key).note,
        file: { kind: 'text', value: (row) => book.read(row.key).note },
        cell: (row) => <RowNote row={row} book={book} />,
      },
    ];
  }, [book, today, total, hasFigures, opened, onFind, formats, t]);
  return (
    <SectionTable
      name="settlement"
      label={t('title')}
      columns={columns}
      rows={rows}
      rowId={(row) => row.key}
      rowLabel={(row) => row.name}
      defaultSort={byName}
      isCurrent={isCurrent}
      group={{ header: t('statements:partner'), of: (row) => row.partner }}
      empty={
        isFiltered ? (
          <EmptyState
            compact
            title={t('noneShown')}
            text={t('noneShownText')}
            action={<Button onClick={onShowAll}>{t('showAll')}</Button>}
          />
        ) : (
          <EmptyState compact title={t('none')} text={t('noneText')} />
        )
      }
    />
  );
}
