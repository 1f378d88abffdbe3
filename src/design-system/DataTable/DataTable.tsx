import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStableCallback } from '../useStableCallback.ts';
import { type BodyProps, PlainBody, SkeletonBody } from './Body.tsx';
import { alignOf, HeadRows } from './HeadRows.tsx';
import { tableStyles } from './tableStyles.ts';
import type { DataTableColumn, DataTableProps, DataTableSort } from './types.ts';
import { useExpansion } from './useExpansion.ts';
import { useOverflow } from './useOverflow.ts';
import { upperHeads, useTableModel } from './useTableModel.ts';
import type { VirtualBodyProps } from './VirtualBody.tsx';

const VirtualBody = lazy(() =>
  import('./VirtualBody.tsx').then((part) => ({ default: part.VirtualBody })),
) as unknown as <R>(props: VirtualBodyProps<R>) => React.JSX.Element;

const Box = chakra('div', { base: tableStyles });
const virtualHeight = 'min(70dvh, 45rem)';

/**
 * A table of figures: sorted by its heads, its rows open, its totals and head stay in sight. It is styled once, from its
 * box and its cells are plain elements, so that a thousand rows sort at once. Narrower than its columns, it scrolls
 * inside itself while the first column stays.
 */
export function DataTable<R>(props: DataTableProps<R>) {
  const { label, columns, rows, loading, empty, dimmed, virtualFrom = 200, maxHeight } = props;
  const { t } = useTranslation('ui');
  const tableId = useId();
  const boxRef = useRef<HTMLDivElement>(null);

  const [ownSort, setOwnSort] = useState<DataTableSort | null>(props.sort ?? null);
  const sort = props.onSortChange ? (props.sort ?? null) : ownSort;
  const onSort = useStableCallback<[DataTableSort], void>(props.onSortChange ?? setOwnSort);

  const defaultHidden = useMemo(() => columns.filter((column) => column.defaultHidden).map(({ id }) => id), [columns]);
  const model = useTableModel({
    columns,
    rows,
    rowId: props.rowId,
    ...(props.groupOf ? { groupOf: props.groupOf } : {}),
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
  const { visible } = model;
  const wide = useOverflow(boxRef, visible);
  const headRows = upperHeads(visible).length > 0 ? 2 : 1;
  const isLoading = loading !== undefined && loading !== false && loading !== 0;
  const isVirtual = !isLoading && model.rows.length >= virtualFrom;
  const height = maxHeight ?? (isVirtual ? virtualHeight : undefined);
  const scrolls = wide || height !== undefined;
  const body: BodyProps<R> = { tableId, table: props, columns: visible, rows: model.rows, expansion, headRows };

  return (
    <>
      {props.tools?.({ columns: visible, rows: () => model.rows.map(({ original }) => original.row) })}
      <Box
        ref={boxRef}
        data-wide={wide ? '' : undefined}
        data-scrolls={scrolls ? '' : undefined}
        data-long={wide && rows.length > 12 ? '' : undefined}
        data-virtual={isVirtual ? '' : undefined}
        data-dimmed={dimmed ? '' : undefined}
        style={{ maxHeight: height }}
        {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      >
        <table
          aria-busy={isLoading || dimmed || undefined}
          aria-rowcount={isVirtual ? model.rows.length + headRows + (hasTotals(visible) ? 1 : 0) : undefined}
          style={isVirtual ? { minWidth: visible.reduce((sum, column) => sum + widthOf(column), 0) } : undefined}
        >
          <caption>{label}</caption>
          <colgroup>
            {visible.map((column) => (
              <col key={column.id} style={{ width: widthOf(column) }} />
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
                    <td key={column.id} data-align={alignOf(column)} data-emphasis={column.emphasis}>
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

const widthOf = (column: Pick<DataTableColumn<never>, 'kind' | 'width'>) =>
  column.width ?? (column.kind === 'text' ? 200 : 125);

const hasTotals = (columns: readonly Pick<DataTableColumn<never>, 'total'>[]) =>
  columns.some((column) => column.total !== undefined && column.total !== null);
