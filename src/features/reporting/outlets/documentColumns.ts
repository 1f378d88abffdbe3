import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import type { Formats } from '#design-system/language/formats.ts';

type Look = Partial<Pick<DataTableColumn<unknown>, 'width' | 'emphasis' | 'unbroken'>>;

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
    cell: (row) => formats.amount(of(row)),
    file: { kind: 'amount' },
    ...look,
  }),
});
