import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Formats } from '../language/formats.ts';

/** A column's sort value. Missing values are last in both directions. */
type DataTableValue = string | number | null | undefined;

/** A column. The array must be stable (module scope or `useMemo`), else every render rebuilds the table. */
export interface DataTableColumn<Row> {
  /** Stable name: the key of sorting and of hiding. */
  readonly id: string;
  /** The head's text. Name units here (`Iznos, €`), not in the cells. */
  readonly header: string;
  /** Neighbouring columns with the same group share an upper head. */
  readonly group?: string;
  /**
   * `number`: right-aligned, tabular, sorted as numbers, first click descending. `text`: sorted by the Croatian
   * alphabet. `custom`: shown as is, not sorted unless `sortable`.
   */
  readonly kind: 'text' | 'number' | 'custom';
  /** Default: `end` for numbers, `start` for the rest. */
  readonly align?: 'start' | 'center' | 'end';
  /**
   * The minimum width in px, and the column's share of the remaining width; default: 200 for text, 125 for the rest.
   */
  readonly width?: number;
  /** The column takes the remaining width, so that the others are as wide as they say. At most one of a table. */
  readonly fills?: boolean;
  /**
   * A text column of words, which a browser that translates the page may translate; figures, names, plates and codes stay
   * as they are. Custom columns decide it in their cells.
   */
  readonly words?: boolean;
  /** `strong` for the figure that the table is about, `muted` for what it is compared with. */
  readonly emphasis?: 'strong' | 'muted';
  /** Never wraps, for values such as a time or a plate. Numbers never do. */
  readonly unbroken?: boolean;
  /** The value to sort by; shown as it is (numbers as counts) when there is no `cell`. */
  readonly value: (row: Row) => DataTableValue;
  readonly cell?: (row: Row) => ReactNode;
  /** The content of the totals row; the row is shown when any column has it. */
  readonly total?: ReactNode;
  /** The content of a group's line, in a table with `groupOf`: its subtotal. */
  readonly groupTotal?: (group: string) => ReactNode;
  /** A number of which the least is looked for, such as a rank: the first click sorts ascending. */
  readonly risesFirst?: boolean;
  /** Default: true for text and numbers, false for custom columns. */
  readonly sortable?: boolean;
  /**
   * How the column is written into a file of the shown table. Default: text columns as their value, numbers as counts,
   * custom columns not at all.
   */
  readonly file?:
    | {
        readonly kind: 'text' | 'count' | 'amount' | 'decimal' | 'moment';
        /** The head in files, where it says more than on the page. */
        readonly head?: string;
        /** Default: the column's value. */
        readonly value?: (row: Row) => string | number | Date | null | undefined;
        readonly total?: string | number;
        /** Shown with the colours of a difference. */
        readonly isDifference?: true;
      }
    | {
        readonly kind: 'percent';
        /** The percentage as the cell writes it: the column's value, to sort by, may have more decimals. */
        readonly value: (row: Row) => number;
        readonly total?: number;
        readonly isDifference?: true;
      };
  /** Hidden until chosen in `ColumnsMenu`. */
  readonly defaultHidden?: boolean;
  /**
   * The column's place on the card that a row is on a phone; a column without one is shown when the card is opened. In a
   * table of which no column has a place, they are the first column and its strong figure, or its first. `none`: the card of
   * another column says it.
   */
  readonly card?: 'title' | 'figure' | 'line' | 'status' | 'action' | 'none';
  /** The content on a card, where it differs from the cell's; a card's summary is a button, so it has no controls. */
  readonly cardCell?: (row: Row) => ReactNode;
  /** A control at the end of the card, such as the link that the cell is in the table. */
  readonly cardAction?: (row: Row) => ReactNode;
  /** What an opened card says more about a column that has a place on it; nothing for a row with nothing to add. */
  readonly cardDetail?: (row: Row) => ReactNode;
  /** Names the content in its place on a card: `Količina` before `1.204`. */
  readonly cardHead?: string;
  /** The unit of a figure on a card, where no head names it. */
  readonly unit?: string;
  /** Listed in the columns menu but cannot be hidden: the first, naming column. */
  readonly alwaysShown?: boolean;
  /** Where groups are stacked: neighbours with the same word share a cell also without a group. */
  readonly stack?: string;
  /** The columns that share this one's cells, one line each; made by `stackGroups`. */
  readonly lines?: readonly DataTableColumn<Row>[];
}

/** What a cell is written with. */
export interface CellContext {
  readonly formats: Formats;
  readonly t: TFunction<'data'>;
}

export interface DataTableSort {
  /** A column's id; an unknown one leaves the rows in their given order. */
  readonly id: string;
  readonly desc: boolean;
}

/** The shown table: the columns that are not hidden, and the rows in their order. */
export interface ShownTable<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: () => readonly Row[];
}

/** How a table inside an opened row lines up with the outer one; all in px. */
export interface ParentColumns {
  /** The width of each column; null for the first, which takes what is left. */
  readonly widths: readonly (number | null)[];
  /** What is free at the right of the last column. */
  readonly end: number;
}

export interface DataTableProps<Row> {
  /** The caption, for screen readers. */
  readonly label: string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: readonly Row[];
  /** A row's stable identity, for expansion and virtual rows. */
  readonly rowId: (row: Row) => string;
  /** Controlled sort; without `onSortChange` it is the initial sort. */
  readonly sort?: DataTableSort | null;
  readonly onSortChange?: (sort: DataTableSort) => void;
  /** Ids of hidden columns; default: those with `defaultHidden`. `useColumnChoice` keeps them. */
  readonly hiddenColumns?: readonly string[];
  /**
   * Rows with the same group are together under a heading; groups are in the order in which they first occur in `rows`,
   * and rows are sorted within their group.
   */
  readonly groupOf?: (row: Row) => string;
  /** A group's name, where `groupOf` tells groups apart that have the same one; default: the group. */
  readonly groupName?: (group: string) => string;
  /** What a group's line says beside its name, such as its share; left out where the table has no room for it. */
  readonly groupNote?: (group: string) => ReactNode;
  /** The groups whose rows are not shown. With `onToggleGroup` each group's line has a button that opens and closes it. */
  readonly closedGroups?: ReadonlySet<string>;
  readonly onToggleGroup?: (group: string) => void;
  /** The same for the cards of a phone alone, such as by day; default: `groupOf`. */
  readonly cardGroupOf?: (row: Row) => string;
  /** Renders the content of an open row; called only for open rows, so it may load data. */
  readonly renderExpanded?: (row: Row) => ReactNode;
  /** Whether this row can be opened; default: all can. */
  readonly canExpand?: (row: Row) => boolean;
  /** `one`: opening a row closes the other. Default: `many`. */
  readonly expansion?: 'many' | 'one';
  /** Ids of the initially open rows. */
  readonly openAtFirst?: readonly string[];
  /** Called with the ids of all open rows when one opens or closes. */
  readonly onOpenRowsChange?: (ids: readonly string[]) => void;
  /** Called when a row opens or closes, for instance to load its breakdown. */
  readonly onExpand?: (row: Row, open: boolean) => void;
  /** Names a row in the button that opens it; default: the first column's value. */
  readonly rowLabel?: (row: Row) => string;
  /** `danger`: the light red ground of an invalid row. `lit`: pointed at elsewhere; who uses it gives it its look. */
  readonly rowTone?: (row: Row) => 'danger' | 'muted' | 'lit' | undefined;
  /**
   * Arranges the shown columns where the table is a table; a function of module scope. `stackGroups` puts the columns of
   * a group into one. Sorting, hiding, files and cards are those of the single columns.
   */
  readonly arrange?: <R>(columns: readonly DataTableColumn<R>[], context: CellContext) => readonly DataTableColumn<R>[];
  /** The places of the columns inside an opened row, from `useParentColumns`. */
  readonly places?: ParentColumns | undefined;
  /** Called with the shown table, for instance for the tools in its section's head. */
  readonly tools?: (shown: ShownTable<Row>) => ReactNode;
  /** The content of a table without rows; default: a sentence that says so. */
  readonly empty?: ReactNode;
  /** First load: shows skeleton rows, as many as the number. */
  readonly loading?: boolean | number;
  /** New figures are loading: the old ones stay, dimmed. */
  readonly dimmed?: boolean;
  /** The table scrolls inside this height (px or CSS length). From 200 rows up it has one of its own. */
  readonly maxHeight?: number | string;
  /** Half of the space between cells, and heads that may break; default: with more than 12 columns. */
  readonly dense?: boolean;
  /** The number of rows from which only visible rows are rendered; default: 200. */
  readonly virtualFrom?: number;
}
