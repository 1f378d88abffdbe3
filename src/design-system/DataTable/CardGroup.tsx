import { cutText } from '../LongText/cutText.ts';
import { ownElement } from '../ownElement.tsx';
import type { BodyProps } from './bodyProps.ts';
import type { CardPlaces } from './cardPlaces.ts';
import { translateOf } from './HeadRows.tsx';

interface CardGroupProps<Row> {
  readonly body: BodyProps<Row>;
  readonly group: string;
  readonly places: CardPlaces<Row>;
}

/** The line of a group that has subtotals, above its cards: its name and note, and the figures that its cards show. */
export function CardGroup<Row>({ body: { table, formats }, group, places }: CardGroupProps<Row>) {
  const name = cutText(table.groupName?.(group) ?? group);
  const open = !table.closedGroups?.has(group);
  const note = table.groupNote?.(group);
  const isUnitFirst = !/^\d/.test(formats.money(0));
  const figures = (columns: CardPlaces<Row>['figure']) =>
    columns.map((column) => (
      <span key={column.id} translate={translateOf(column)}>
        {column.unit && isUnitFirst && <span>{column.unit}</span>}
        {ownElement(column.groupTotal?.(group))}
        {column.unit && !isUnitFirst && <span>{` ${column.unit}`}</span>}
      </span>
    ));
  const content = (
    <>
      <span data-card="title">{name}</span>
      <span data-card="figure">{figures(places.figure)}</span>
      {note !== undefined && note !== null && <span data-card="line">{ownElement(note)}</span>}
      {places.status.some(({ groupTotal }) => groupTotal) && <span data-card="status">{figures(places.status)}</span>}
    </>
  );
  return (
    <div data-part="group" data-totals="">
      {table.onToggleGroup ? (
        <button type="button" data-part="summary" aria-expanded={open} onClick={() => table.onToggleGroup?.(group)}>
          {content}
        </button>
      ) : (
        <div data-part="summary">{content}</div>
      )}
    </div>
  );
}
