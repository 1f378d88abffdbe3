import { Flex } from '@chakra-ui/react/flex';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { cutText } from '../LongText/cutText.ts';
import { SectionPlace } from '../Section/SectionActions.tsx';
import { nameOf } from './Body.tsx';
import type { BodyProps } from './bodyProps.ts';
import { CardGroup } from './CardGroup.tsx';
import { placesOf } from './cardPlaces.ts';
import { EmptyBox, Lists } from './cardStyles.ts';
import { RowCard } from './RowCard.tsx';
import { SortMenu } from './SortMenu.tsx';
import { TotalCard } from './TotalCard.tsx';
import type { DataTableSort } from './types.ts';
import type { TableRowModel } from './useTableModel.ts';

/** The number of cards that are shown at first, and that the button adds. */
const step = 100;

export interface CardListProps<Row> {
  readonly body: BodyProps<Row>;
  /** Shown when there are no rows. */
  readonly empty: ReactNode;
  readonly label: string;
  readonly sort: DataTableSort | null;
  readonly onSort: (sort: DataTableSort) => void;
  readonly dimmed: boolean;
}

/**
 * A table as a list of cards, for a phone: each card shows the columns that have a place on it, and opens to the others
 * and to the content of the opened row by a press (`DataTableColumn.card`). Its columns are sorted by a menu in the head
 * of the section. Of many rows it shows the first hundred, and a button for more.
 */
export function CardList<Row>({ label, empty, sort, onSort, dimmed, body }: CardListProps<Row>) {
  const { table, columns, rows, expansion, t, formats } = body;
  const places = useMemo(() => placesOf(columns), [columns]);
  const [count, setCount] = useState(step);
  const groupOf = table.cardGroupOf ?? table.groupOf;
  const isClosed = (group: string | undefined) => group !== undefined && table.closedGroups?.has(group) === true;
  // The cards of a closed group take no room; its line has to be there.
  const open = rows.filter((row) => !isClosed(groupOf?.(row.original.row))).slice(0, count);
  const opened = new Set(open);
  const shown = rows.filter((row) => opened.has(row) || isClosed(groupOf?.(row.original.row)));
  const boxRef = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that was pressed moves away
  useEffect(() => {
    if (firstNew.current === undefined) return;
    boxRef.current
      ?.querySelectorAll<HTMLElement>(':scope > ul > li')
      [firstNew.current]?.querySelector<HTMLElement>('button, a')
      ?.focus();
    firstNew.current = undefined;
  }, [count]);
  const onToggle = (id: string, isOpen: boolean) => {
    expansion.toggle(id);
    // Cards open and close at once.
    if (isOpen) expansion.settle(id);
  };
  if (rows.length === 0) return <EmptyBox>{empty}</EmptyBox>;
  const hasTotals = columns.some(({ total }) => total !== undefined && total !== null);
  const groups: { id: string | undefined; name: string | undefined; rows: TableRowModel<Row>[] }[] = [];
  for (const row of shown) {
    const id = groupOf?.(row.original.row);
    const last = groups.at(-1);
    if (last && last.id === id) last.rows.push(row);
    else groups.push({ id, name: id === undefined ? id : (table.groupName?.(id) ?? id), rows: [row] });
  }
  return (
    <Lists ref={boxRef} data-cards="" data-dimmed={dimmed ? '' : undefined}>
      <SortMenu columns={columns} sort={sort} onSort={onSort} />
      {groups.flatMap(({ id: group, name, rows: members }) => [
        group !== undefined &&
          (columns.some(({ groupTotal }) => groupTotal) ? (
            <CardGroup key={`group ${group}`} body={body} group={group} places={places} />
          ) : (
            <div key={`group ${group}`} data-part="group">
              {cutText(name ?? '')}
            </div>
          )),
        <ul
          key={`rows ${group ?? ''}`}
          aria-label={name === undefined ? label : `${label}: ${name}`}
          hidden={isClosed(group)}
        >
          {(isClosed(group) ? [] : members).map(({ id, original: { row } }) => {
            const isOpen = expansion.isOpen(id);
            const opens = table.renderExpanded !== undefined && (table.canExpand?.(row) ?? true);
            return (
              <RowCard
                key={id}
                id={id}
                row={row}
                places={places}
                open={isOpen}
                opens={opens}
                panel={
                  isOpen &&
                  opens && (
                    <section aria-label={nameOf(body, row)} data-part="panel">
                      {/* What is inside has no tools in the head of the section. */}
                      <SectionPlace value={null}>{table.renderExpanded?.(row)}</SectionPlace>
                    </section>
                  )
                }
                tone={table.rowTone?.(row)}
                onToggle={onToggle}
                t={t}
                formats={formats}
              />
            );
          })}
        </ul>,
      ])}
      {rows.length > shown.length && (
        <Flex justify="center" p="3">
          <Button
            size="sm"
            onClick={() => {
              firstNew.current = count;
              setCount(count + step);
            }}
          >
            {t('table.more', { value: formats.count(Math.min(step, rows.length - shown.length)) })}
          </Button>
        </Flex>
      )}
      {hasTotals && (
        <ul aria-label={t('table.total')}>
          <TotalCard columns={columns} places={places} t={t} formats={formats} />
        </ul>
      )}
    </Lists>
  );
}
