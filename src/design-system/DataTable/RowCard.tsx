import type { TFunction } from 'i18next';
import { memo, type ReactNode } from 'react';
import { cutText, longestInCell } from '../LongText/cutText.ts';
import type { Formats } from '../language/formats.ts';
import { Card, isThere } from './Card.tsx';
import type { CardPlaces } from './cardPlaces.ts';
import { cellOf } from './TableRow.tsx';
import type { DataTableColumn } from './types.ts';

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

/** A row as a card. */
export const RowCard = memo(function RowCard<Row>({
  id,
  row,
  places,
  open,
  opens,
  panel,
  tone,
  ...props
}: RowCardProps<Row>) {
  const { onToggle, t, formats } = props;
  const cell = (column: DataTableColumn<Row>) => cellOf(column, row, formats, t);
  const textOf = (column: DataTableColumn<Row>) => String(column.value(row) ?? '');
  const longestOf = (column: DataTableColumn<Row>) => longestInCell(textOf(column), column.unbroken === true);
  const isCut = (column: DataTableColumn<Row>) => textOf(column).length > longestOf(column);
  /** Nothing, rather than a dash between dots. */
  const isLeftOut = (column: DataTableColumn<Row>) =>
    column.card === 'line' && column.kind === 'text' && !column.cardCell && textOf(column) === '';
  /** The summary is a button where the card can be opened: a cut text is whole in the open card. */
  const summary = (column: DataTableColumn<Row>) =>
    isLeftOut(column)
      ? undefined
      : isCut(column)
        ? cutText(textOf(column), longestOf(column))
        : (column.cardCell?.(row) ?? cell(column));
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
