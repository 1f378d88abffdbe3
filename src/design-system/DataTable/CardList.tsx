import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import type { TFunction } from 'i18next';
import { memo, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { cutText, longestInCell } from '../LongText/cutText.ts';
import type { Formats } from '../language/formats.ts';
import { SectionPlace } from '../Section/SectionActions.tsx';
import { type BodyProps, nameOf } from './Body.tsx';
import { CardDetails } from './CardDetails.tsx';
import { SortMenu } from './SortMenu.tsx';
import { cellOf } from './TableRow.tsx';
import type { DataTableColumn, DataTableSort } from './types.ts';
import type { TableRowModel } from './useTableModel.ts';

const Lists = chakra('div', {
  base: {
    textStyle: 'table',
    color: 'fg',
    '&[data-dimmed]': { opacity: 0.55, transition: 'opacity 150ms 150ms' },
    '& ul': { listStyle: 'none', margin: '0', padding: '0' },
    '& li': { borderBottomWidth: '1px', borderColor: 'border' },
    '& > ul:last-child > li:last-child': { borderBottomWidth: '0' },
    '& li[data-tone=danger]': { bg: 'row.invalid' },
    '& li[data-tone=muted]': { color: 'fg.muted' },
    '& li[data-part=total]': {
      bg: 'bg.raised',
      borderTopWidth: '1px',
      borderTopColor: 'border.emphasized',
      marginTop: '-1px',
    },
    '& > [data-part=group]': {
      paddingInline: '4',
      paddingBlock: '2',
      bg: 'bg.raised',
      borderBottomWidth: '1px',
      textStyle: 'label',
      fontWeight: 'semibold',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
    },
    // What is looked for first: two lines, the name and the figure above, the rest below.
    '& [data-part=summary]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '3',
      rowGap: '0.5',
      alignItems: 'center',
      width: '100%',
      minWidth: '0',
      minHeight: '10',
      paddingInline: '4',
      paddingBlock: '2',
      textAlign: 'start',
      color: 'inherit',
      font: 'inherit',
    },
    '& button[data-part=summary]': { cursor: 'button', '&:focus-visible': { outlineOffset: '-2px' } },
    '& [data-card=title]': { textStyle: 'text', fontWeight: 'semibold', overflowWrap: 'anywhere', minWidth: '0' },
    // A name of many lines is shown whole when the card is open.
    '& [aria-expanded=false] > [data-card=title]': {
      maxHeight: '3.75rem',
      overflow: 'hidden',
    },
    '& [data-card=figure]': { textStyle: 'text', fontWeight: 'semibold', whiteSpace: 'nowrap', textAlign: 'end' },
    '& [data-card=line]': { color: 'fg.muted', overflowWrap: 'anywhere', minWidth: '0', gridColumn: '1' },
    '& [data-card=line][data-whole]': { gridColumn: '1 / -1' },
    // A long status is cut: the opened card has it whole.
    '& [data-card=status]': {
      minWidth: '0',
      maxWidth: '11rem',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      justifySelf: 'end',
      textAlign: 'end',
      color: 'fg.muted',
      gridColumn: '2',
    },
    '& [data-part=rest]': { display: 'grid', gap: '3', paddingInline: '4', paddingBottom: '3' },
    '& [data-part=heard]': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    // The rows of an opened card are cards too, within its edges.
    '& [data-part=panel]': { marginInline: '-4', paddingInline: '4' },
    '& [data-part=panel]:has([data-cards])': { paddingInline: '0', borderTopWidth: '1px', marginBottom: '-3' },
    '& [data-part=panel] [data-card=title]': { textStyle: 'table', fontWeight: 'medium' },
    '& [data-part=panel] [data-card=figure]': { textStyle: 'table' },
  },
});

/** What stands in place of the cards when there are none. */
const EmptyBox = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '36',
    paddingInline: '4',
    paddingBlock: '6',
    textStyle: 'table',
    textAlign: 'center',
    color: 'fg.muted',
  },
});

/** The places on a card, each with its columns. */
export interface CardPlaces<Row> {
  readonly title: readonly DataTableColumn<Row>[];
  readonly figure: readonly DataTableColumn<Row>[];
  readonly line: readonly DataTableColumn<Row>[];
  readonly status: readonly DataTableColumn<Row>[];
  /** The columns whose content, or whose `cardAction`, stands at the end of the card. */
  readonly action: readonly DataTableColumn<Row>[];
  /** What is shown when the card is opened. */
  readonly rest: readonly DataTableColumn<Row>[];
}

/** The columns by their places; of a table that names none, the first column and the figure that it is about. */
function placesOf<Row>(columns: readonly DataTableColumn<Row>[]): CardPlaces<Row> {
  const named = columns.some(({ card }) => card);
  const numbers = columns.filter(({ kind }) => kind === 'number');
  const figure = numbers.find(({ emphasis }) => emphasis === 'strong') ?? numbers[0];
  const placeOf = (column: DataTableColumn<Row>) =>
    named ? column.card : column === columns[0] ? 'title' : column === figure ? 'figure' : undefined;
  const at = (place: DataTableColumn<Row>['card']) => columns.filter((column) => placeOf(column) === place);
  const groups = new Set(columns.flatMap((column) => (placeOf(column) ? [] : (column.group ?? []))));
  return {
    title: at('title'),
    figure: at('figure'),
    line: at('line'),
    status: at('status'),
    action: columns.filter((column) => column.cardAction ?? column.card === 'action'),
    // A figure of a group is shown beside the others of the group.
    rest: columns.filter(
      (column) => !placeOf(column) || column.cardDetail || (column.group !== undefined && groups.has(column.group)),
    ),
  };
}

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
  const shown = rows.slice(0, count);
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
  const groups: { name: string | undefined; rows: TableRowModel<Row>[] }[] = [];
  for (const row of shown) {
    const name = (table.cardGroupOf ?? table.groupOf)?.(row.original.row);
    const last = groups.at(-1);
    if (last && last.name === name) last.rows.push(row);
    else groups.push({ name, rows: [row] });
  }
  return (
    <Lists ref={boxRef} data-cards="" data-dimmed={dimmed ? '' : undefined}>
      <SortMenu columns={columns} sort={sort} onSort={onSort} />
      {groups.flatMap(({ name, rows: members }) => [
        name !== undefined && (
          <div key={`group ${name}`} data-part="group">
            {cutText(name)}
          </div>
        ),
        <ul key={`rows ${name ?? ''}`} aria-label={name === undefined ? label : `${label}: ${name}`}>
          {members.map(({ id, original: { row } }) => {
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
      {rows.length > count && (
        <Flex justify="center" p="3">
          <Button
            size="sm"
            onClick={() => {
              firstNew.current = count;
              setCount(count + step);
            }}
          >
            {t('table.more', { value: formats.count(Math.min(step, rows.length - count)) })}
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

interface RowCardProps<Row> {
  readonly id: string;
  readonly row: Row;
  readonly places: CardPlaces<Row>;
  readonly open: boolean;
  /** Whether the row opens to a content of its own, beside the columns without a place. */
  readonly opens: boolean;
  /** That content, while the card is open. */
  readonly panel: ReactNode;
  readonly tone: string | undefined;
  readonly onToggle: (id: string, isOpen: boolean) => void;
  readonly t: TFunction<'data'>;
  readonly formats: Formats;
}

const RowCard = memo(function RowCard<Row>({ id, row, places, open, opens, panel, tone, ...props }: RowCardProps<Row>) {
  const { onToggle, t, formats } = props;
  const cell = (column: DataTableColumn<Row>) => cellOf(column, row, formats, t);
  const textOf = (column: DataTableColumn<Row>) => String(column.value(row) ?? '');
  const longestOf = (column: DataTableColumn<Row>) => longestInCell(textOf(column), column.unbroken === true);
  const isCut = (column: DataTableColumn<Row>) => textOf(column).length > longestOf(column);
  /** The summary is a button where the card can be opened: a cut text is whole in the open card. */
  const summary = (column: DataTableColumn<Row>) =>
    isCut(column) ? cutText(textOf(column), longestOf(column)) : (column.cardCell?.(row) ?? cell(column));
  const rest = places.rest.filter(
    (column) =>
      column.card === undefined || column.group !== undefined || isCut(column) || isThere(column.cardDetail?.(row)),
  );
  return (
    <Card
      places={places}
      formats={formats}
      summaryOf={summary}
      detailOf={(column) => column.cardDetail?.(row) ?? cell(column)}
      actionOf={(column) => column.cardAction?.(row) ?? column.cardCell?.(row) ?? cell(column)}
      rest={rest}
      canOpen={opens || rest.length > 0}
      open={open}
      onToggle={() => onToggle(id, open)}
      panel={panel}
      tone={tone}
    />
  );
}) as <Row>(props: RowCardProps<Row>) => React.JSX.Element;

interface TotalCardProps<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly places: CardPlaces<Row>;
  readonly t: TFunction<'data'>;
  readonly formats: Formats;
}

/** The totals row as the last card. */
function TotalCard<Row>({ columns, places, t, formats }: TotalCardProps<Row>) {
  const [open, setOpen] = useState(false);
  const rest = places.rest.filter(({ total, card, group }) => isThere(total) && (!card || group));
  const total = (column: DataTableColumn<Row>) =>
    column === columns[0] ? (column.total ?? t('table.total')) : column.total;
  return (
    <Card
      part="total"
      places={places}
      formats={formats}
      summaryOf={total}
      detailOf={total}
      rest={rest}
      canOpen={rest.length > 0}
      open={open}
      onToggle={() => setOpen(!open)}
    />
  );
}

interface CardProps<Row> {
  readonly part?: 'total';
  readonly places: CardPlaces<Row>;
  readonly formats: Formats;
  readonly summaryOf: (column: DataTableColumn<Row>) => ReactNode;
  readonly detailOf: (column: DataTableColumn<Row>) => ReactNode;
  readonly actionOf?: (column: DataTableColumn<Row>) => ReactNode;
  readonly rest: readonly DataTableColumn<Row>[];
  readonly canOpen: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly panel?: ReactNode;
  readonly tone?: string | undefined;
}

function Card<Row>({
  part,
  places,
  formats,
  summaryOf,
  detailOf,
  actionOf,
  rest,
  canOpen,
  open,
  onToggle,
  panel,
  tone,
}: CardProps<Row>) {
  const id = useId();
  // The unit stands where the language writes that of money.
  const isUnitFirst = !/^\d/.test(formats.money(0));
  const contents = (columns: readonly DataTableColumn<Row>[]) =>
    columns.flatMap((column) => {
      const content = summaryOf(column);
      if (!isThere(content)) return [];
      const head = column.cardHead && `${column.cardHead} `;
      return [
        {
          id: column.id,
          content: (
            <>
              {head}
              {column.unit && isUnitFirst && column.unit}
              {content}
              {column.unit && !isUnitFirst && ` ${column.unit}`}
            </>
          ),
        },
      ];
    });
  const line = contents(places.line);
  // A figure that says nothing of itself is named below it.
  const [figure] = places.figure;
  const status =
    places.status.length > 0
      ? contents(places.status)
      : figure?.kind === 'number' && !figure.unit && isThere(summaryOf(figure))
        ? [{ id: 'head', content: figure.group ? `${figure.group}: ${figure.header}` : figure.header }]
        : [];
  const summary = (
    <>
      <span data-card="title">{parts(contents(places.title))}</span>
      <span data-card="figure">{parts(contents(places.figure))}</span>
      {line.length > 0 && (
        <span data-card="line" data-whole={status.length === 0 ? '' : undefined}>
          {parts(line)}
        </span>
      )}
      {status.length > 0 && <span data-card="status">{parts(status)}</span>}
    </>
  );
  return (
    <li data-part={part} data-tone={tone}>
      <Flex align="center">
        {canOpen ? (
          <button
            type="button"
            data-part="summary"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={onToggle}
          >
            {summary}
          </button>
        ) : (
          <div data-part="summary">{summary}</div>
        )}
        {/* The figures of the totals stand below those of the cards. */}
        {!actionOf && places.action.length > 0 && <Box flexShrink="0" width="11" />}
        {actionOf &&
          places.action.map((column) => (
            <Flex key={column.id} pe="3" flexShrink="0">
              {actionOf(column)}
            </Flex>
          ))}
      </Flex>
      {canOpen && open && (
        <div id={id} data-part="rest">
          <CardDetails columns={rest} contentOf={detailOf} />
          {panel}
        </div>
      )}
    </li>
  );
}

const isThere = (content: ReactNode) =>
  content !== undefined && content !== null && content !== '' && content !== false;

/** The parts of a line, with a dot between them. */
const parts = (contents: readonly { readonly id: string; readonly content: ReactNode }[]) =>
  contents.map(({ id, content }, index) => (
    <span key={id}>
      {index > 0 && ' · '}
      {content}
    </span>
  ));
