import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableSkeleton } from '../Loading/TableSkeleton.tsx';
import { useFormats } from '../language/formats.ts';
import { lazyPart } from '../lazyPart.tsx';
import { leaveOutAndReport } from '../missingPart.ts';
import { useIsPhone } from '../useMediaQuery.ts';
import { useStableCallback } from '../useStableCallback.ts';
import { PlainBody, SkeletonBody } from './Body.tsx';
import type { BodyProps } from './bodyProps.ts';
import type { CardListProps } from './CardList.tsx';
import { widthOf } from './columnWidth.ts';
import { alignOf, HeadRows, translateOf } from './HeadRows.tsx';
import { tableStyles } from './tableStyles.ts';
import type { DataTableColumn, DataTableProps, DataTableSort } from './types.ts';
import { useExpansion } from './useExpansion.ts';
import { useOverflow } from './useOverflow.ts';
import { upperHeads, useTableModel } from './useTableModel.ts';
import type { VirtualBodyProps } from './VirtualBody.tsx';

const VirtualBody = lazyPart(
  () => import('./VirtualBody.tsx').then((part) => part.VirtualBody),
  leaveOutAndReport,
) as unknown as <R>(props: VirtualBodyProps<R>) => React.JSX.Element;

// Phones alone have cards.
const CardList = lazyPart(
  () => import('./CardList.tsx').then((part) => part.CardList),
  leaveOutAndReport,
) as unknown as <R>(props: CardListProps<R>) => React.JSX.Element;

const Box = chakra('div', { base: tableStyles });
/** With more columns than these, cells have half of the space between them, and heads may break. */
const mostWideColumns = 12;
/** A list of cards is as wide as its container. */
const none: readonly never[] = [];
const virtualHeight = 'min(70dvh, 45rem)';

/**
 * A table of figures with sortable columns, expandable rows, and a sticky head and totals row. Its styles are set once,
 * on its container, and its cells are plain elements, so that a thousand rows sort at once. When its columns do not
 * fit, it scrolls inside its container while the first column is sticky. On a phone it is a list of cards.
 */
export function DataTable<R>(props: DataTableProps<R>) {
  const { label, columns, rows, loading, empty, dimmed, virtualFrom = 200, maxHeight } = props;
  const { t } = useTranslation('data');
  const formats = useFormats();
  const tableId = useId();
  const boxRef = useRef<HTMLDivElement>(null);

  const [ownSort, setOwnSort] = useState<DataTableSort | null>(props.sort ?? null);
  const sort = props.onSortChange ? (props.sort ?? null) : ownSort;
  const onSort = useStableCallback<[DataTableSort], void>(props.onSortChange ?? setOwnSort);

  const isPhone = useIsPhone();
  const groupOf = (isPhone ? props.cardGroupOf : undefined) ?? props.groupOf;
  const defaultHidden = useMemo(() => columns.filter((column) => column.defaultHidden).map(({ id }) => id), [columns]);
  const model = useTableModel({
    columns,
    rows,
    rowId: props.rowId,
    ...(groupOf ? { groupOf } : {}),
    sort,
    hidden: props.hiddenColumns ?? defaultHidden,
  });
  const rowOf = (id: string) => rows.find((row) => props.rowId(row) === id);
  const expansion = useExpansion({
    mode: props.expansion ?? 'many',
    openAtFirst: props.openAtFirst,
    onChange: (id, open) => {
      const row = rowOf(id);
      if (row !== undefined) props.onExpand?.(row, open);
    },
    onOpenRowsChange: props.onOpenRowsChange,
  });
  const { arrange } = props;
  const visible = useMemo(
    () => (arrange ? arrange(model.visible, { formats, t }) : model.visible),
    [arrange, model.visible, formats, t],
  );
  const wide = useOverflow(boxRef, isPhone ? none : visible);
  const parent = props.places;
  const headRows = upperHeads(visible).length > 0 ? 2 : 1;
  const isLoading = loading !== undefined && loading !== false && loading !== 0;
  const isVirtual = !isLoading && model.rows.length >= virtualFrom;
  const height = maxHeight ?? (isVirtual ? virtualHeight : undefined);
  const scrolls = wide || height !== undefined;
  const body: BodyProps<R> = {
    tableId,
    table: props,
    columns: isPhone ? model.visible : visible,
    rows: model.rows,
    expansion,
    headRows,
    t,
    formats,
  };

  const tools = props.tools?.({ columns: model.visible, rows: () => model.rows.map(({ original }) => original.row) });
  if (isPhone && isLoading) {
    return (
      <>
        {tools}
        <TableSkeleton rows={loading === true ? 5 : loading} />
      </>
    );
  }
  if (isPhone) {
    return (
      <>
        {tools}
        <Suspense fallback={<TableSkeleton rows={rows.length} />}>
          <CardList
            body={body}
            label={label}
            empty={empty ?? t('table.empty')}
            sort={sort}
            onSort={onSort}
            dimmed={dimmed ?? false}
          />
        </Suspense>
      </>
    );
  }
  return (
    <>
      {tools}
      <Box
        ref={boxRef}
        data-wide={wide ? '' : undefined}
        data-scrolls={scrolls ? '' : undefined}
        data-long={wide && rows.length > 12 ? '' : undefined}
        data-virtual={isVirtual ? '' : undefined}
        data-aligned={parent ? '' : undefined}
        data-dense={(props.dense ?? visible.length > mostWideColumns) ? '' : undefined}
        data-dimmed={dimmed ? '' : undefined}
        style={{ maxHeight: height }}
        role={scrolls ? 'region' : undefined}
        aria-label={scrolls ? label : undefined}
        tabIndex={scrolls ? 0 : undefined}
      >
        <table
          aria-busy={isLoading || dimmed || undefined}
          aria-rowcount={isVirtual ? model.rows.length + headRows + (hasTotals(visible) ? 1 : 0) : undefined}
          style={
            parent
              ? { tableLayout: 'fixed', width: `calc(100% - ${parent.end}px)` }
              : isVirtual
                ? { minWidth: visible.reduce((sum, column) => sum + widthOf(column), 0) }
                : undefined
          }
        >
          <caption>{label}</caption>
          <colgroup>
            {visible.map((column, at) => (
              <col
                key={column.id}
                style={{
                  width: parent
                    ? (parent.widths[at] ?? undefined)
                    : column.fills && !isVirtual
                      ? undefined
                      : widthOf(column),
                }}
              />
            ))}
          </colgroup>
          <HeadRows columns={visible as readonly DataTableColumn<never>[]} sort={sort} onSort={onSort} />
          {isLoading ? (
            <SkeletonBody columns={visible} count={loading === true ? 5 : loading} />
          ) : rows.length === 0 ? (
            <tbody>
              <tr data-part="empty">
                <td colSpan={visible.length}>
                  <div>{empty ?? t('table.empty')}</div>
                </td>
              </tr>
            </tbody>
          ) : isVirtual ? (
            <Suspense fallback={<PlainBody {...body} rows={model.rows.slice(0, 30)} />}>
              <VirtualBody {...body} scrollRef={boxRef} />
            </Suspense>
          ) : (
            <PlainBody {...body} />
          )}
          {hasTotals(visible) && (isLoading || rows.length > 0) && (
            <tfoot>
              <tr>
                {visible.map((column, index) =>
                  index === 0 ? (
                    <th key={column.id} scope="row" data-first="" data-align={alignOf(column)}>
                      {column.total ?? t('table.total')}
                    </th>
                  ) : (
                    <td
                      key={column.id}
                      translate={translateOf(column)}
                      data-align={alignOf(column)}
                      data-emphasis={column.emphasis}
                    >
                      {isLoading ? <span data-part="skeleton" style={{ width: '4rem' }} /> : column.total}
                    </td>
                  ),
                )}
              </tr>
            </tfoot>
          )}
        </table>
      </Box>
    </>
  );
}

const hasTotals = (columns: readonly Pick<DataTableColumn<never>, 'total'>[]) =>
  columns.some((column) => column.total !== undefined && column.total !== null);
