import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import type { Formats } from '#design-system/language/formats.ts';

type Look = Partial<Pick<DataTableColumn<unknown>, 'words' | 'width' | 'emphasis' | 'unbroken' | 'card'>>;

/** The time on a card below a head with its day; the opened card has both. */
export const cardTime = <Row>(
  formats: Formats,
  of: (row: Row) => Date | null,
): Pick<DataTableColumn<Row>, 'card' | 'cardCell' | 'cardDetail'> => {
  const written = (write: (time: Date) => string) => (row: Row) => {
    const time = of(row);
    return time ? write(time) : '–';
  };
  return { card: 'line', cardCell: written(formats.exactTime), cardDetail: written(formats.moment) };
};

/** The columns of a list of documents. None sorts: the server's order holds over all pages, and one page would mislead. */
export const documentColumns = <Row>(formats: Formats) => ({
  /** When it was issued or ordered; always shown. */
  time: (header: string, of: (row: Row) => Date): DataTableColumn<Row> => ({
    id: 'time',
    header,
    kind: 'text',
    width: 160,
    unbroken: true,
    sortable: false,
    alwaysShown: true,
    value: (row) => of(row).getTime(),
    cell: (row) => formats.moment(of(row)),
    ...cardTime(formats, of),
    file: { kind: 'moment', value: of },
  }),
  text: (id: string, header: string, of: (row: Row) => string, look: Look = {}): DataTableColumn<Row> => ({
    id,
    header,
    kind: 'text',
    sortable: false,
    value: of,
    ...look,
  }),
  count: (id: string, header: string, of: (row: Row) => number, look: Look = {}): DataTableColumn<Row> => ({
    id,
    header,
    kind: 'number',
    sortable: false,
    value: of,
    ...look,
  }),
  /** EUR. */
  amount: (id: string, header: string, of: (row: Row) => number, look: Look = {}): DataTableColumn<Row> => ({
    id,
    header,
    kind: 'number',
    sortable: false,
    value: of,
    unit: '€',
    cell: (row) => formats.amount(of(row)),
    file: { kind: 'amount' },
    ...look,
  }),
});
