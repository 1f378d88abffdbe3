import type { DataTableColumn } from './types.ts';

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
export function placesOf<Row>(columns: readonly DataTableColumn<Row>[]): CardPlaces<Row> {
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
