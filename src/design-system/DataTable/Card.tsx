import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { type ReactNode, useId } from 'react';
import type { Formats } from '../language/formats.ts';
import { ownElement } from '../ownElement.tsx';
import { CardDetails } from './CardDetails.tsx';
import type { CardPlaces } from './cardPlaces.ts';
import { translateOf } from './HeadRows.tsx';
import type { DataTableColumn } from './types.ts';

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

/** A card: its places in two lines, and below them, when it is open, the rest and a content of its own. */
export function Card<Row>({
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
      return [
        {
          id: column.id,
          translate: translateOf(column),
          content: (
            <>
              {column.cardHead && <span translate="yes">{`${column.cardHead} `}</span>}
              {column.unit && isUnitFirst && <span>{column.unit}</span>}
              {ownElement(content)}
              {column.unit && !isUnitFirst && <span>{` ${column.unit}`}</span>}
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

/** Whether a column has something to show on a card. */
export const isThere = (content: ReactNode) =>
  content !== undefined && content !== null && content !== '' && content !== false;

/** The parts of a line, with a dot between them. */
const parts = (
  contents: readonly { readonly id: string; readonly content: ReactNode; readonly translate?: 'no' | undefined }[],
) =>
  contents.map(({ id, content, translate }, index) => (
    <span key={id} translate={translate}>
      {index > 0 && <span>{' · '}</span>}
      {ownElement(content)}
    </span>
  ));
