import type { ReactNode } from 'react';

/** What a column sorts by. Missing values stand last, whichever way the column is sorted. */
type DataTableValue = string | number | null | undefined;

/** One column; keep the array stable (module scope or `useMemo`), else every render rebuilds the table. */
export interface DataTableColumn<Row> {
  /** Stable name: the key of sorting and of hiding. */
  readonly id: string;
  /** The head's text. Name units here (`Iznos, €`), not in the cells. */
  readonly header: string;
  /** Neighbouring columns with the same group stand under one upper head. */
  readonly group?: string;
  /**
   * `number`: right-aligned, tabular, sorted as numbers, first click biggest first.
   * `text`: sorted by the language's alphabet. `custom`: shown as is, not sorted unless `sortable`.
   */
  readonly kind: 'text' | 'number' | 'custom';
  /** Left out: `end` for numbers, `start` for the rest. */
  readonly align?: 'start' | 'center' | 'end';
  /** Least width in px, and the column's part when there is room; left out: 200 for text, 125 for the rest. */
  readonly width?: number;
  /** `strong` for the figure that the table is about, `muted` for what it is compared with. */
  readonly emphasis?: 'strong' | 'muted';
  /** Never wraps: what is read as one, such as a moment or a plate. Numbers never do. */
  readonly unbroken?: boolean;
  /** The value to sort by; shown as it is (numbers as counts) when there is no `cell`. */
  readonly value: (row: Row) => DataTableValue;
  readonly cell?: (row: Row) => ReactNode;
  /** What the totals row shows here; the row stands as soon as one column has it. */
  readonly total?: ReactNode;
  /** Left out: yes for text and numbers, no for custom columns. */
  readonly sortable?: boolean;
  /**
   * How the column is written into a file of the table as shown. Left out: text columns as their value, numbers as counts,
   * custom columns not at all.
   */
  readonly file?: {
    readonly kind: 'text' | 'count' | 'amount' | 'percent' | 'moment';
    /** Left out: the column's value. */
    readonly value?: (row: Row) => string | number | Date | null;
    readonly total?: string | number;
  };
  /** Hidden until chosen in `ColumnsMenu`. */
  readonly defaultHidden?: boolean;
  /** Kept in the columns menu's list but not to be hidden: the first, naming column. */
  readonly alwaysShown?: boolean;
}

export interface DataTableSort {
  /** A column's id; an unknown one leaves the rows in their given order. */
  readonly id: string;
  readonly desc: boolean;
}

/** A table as it is shown: the columns that are not hidden, and the rows in their order. */
export interface ShownTable<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: () => readonly Row[];
}

export interface DataTableProps<Row> {
  /** What the table holds, for those who hear it: its caption. */
  readonly label: string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: readonly Row[];
  /** A row's stable identity, for expansion and virtual rows. */
  readonly rowId: (row: Row) => string;
  /** Controlled sort; without `onSortChange` the table keeps its own, starting from this. */
  readonly sort?: DataTableSort | null;
  readonly onSortChange?: (sort: DataTableSort) => void;
  /** Ids of hidden columns; left out: those with `defaultHidden`. `useHiddenColumns` keeps them. */
  readonly hiddenColumns?: readonly string[];
  /**
   * Rows with the same group stand together under a line that names it; groups come in the order in which `rows` first
   * shows them, and rows are sorted within theirs.
   */
  readonly groupOf?: (row: Row) => string;
  /** Makes rows open; called only for open rows, so it may load what it shows. */
  readonly renderExpanded?: (row: Row) => ReactNode;
  /** Whether this row can open; left out: all can. */
  readonly canExpand?: (row: Row) => boolean;
  /** `one`: opening a row closes the other. Left out: `many`. */
  readonly expansion?: 'many' | 'one';
  /** Ids of the rows that are open at first. */
  readonly openAtFirst?: readonly string[];
  /** Called with the ids of all open rows when one opens or closes. */
  readonly onOpenRowsChange?: (ids: readonly string[]) => void;
  /** Called when a row opens or closes, for instance to load its breakdown. */
  readonly onExpand?: (row: Row, open: boolean) => void;
  /** Names a row in the button that opens it; left out: the first column's value. */
  readonly rowLabel?: (row: Row) => string;
  /** `danger`: the light red ground of an invalid row. */
  readonly rowTone?: (row: Row) => 'danger' | 'muted' | undefined;
  /** What can be done with the table, for instance in its section's head. */
  readonly tools?: (shown: ShownTable<Row>) => ReactNode;
  /** What stands in the place of rows when there are none; left out: a sentence that says so. */
  readonly empty?: ReactNode;
  /** First load: skeleton rows, this many when a number. */
  readonly loading?: boolean | number;
  /** New figures are on their way: the old ones stay, dimmed. */
  readonly dimmed?: boolean;
  /** The table scrolls inside this height (px or CSS length). From 200 rows up it has one of its own. */
  readonly maxHeight?: number | string;
  /** From how many rows on only those in sight are made; 200 when left out. */
  readonly virtualFrom?: number;
}
