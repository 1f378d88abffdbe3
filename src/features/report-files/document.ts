import type { Figure } from '#api/figures.ts';
import type { ChartSeries, PieSlice } from '#design-system/charts/types.ts';
import type { WaterfallStep } from '#design-system/charts/waterfall.ts';
import type { Language } from '#design-system/language/i18n.ts';

/** The formats in which a report can be downloaded. */
const reportFormats = ['pdf', 'xlsx', 'csv'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/**
 * The kind of a column. Counts, amounts (EUR) and counts per day (decimal) are numbers, percentages are numbers already in percent, days are
 * `YYYY-MM-DD`, moments are `Date`s and are written in Europe/Zagreb.
 */
export type ReportKind = 'text' | 'count' | 'amount' | 'decimal' | 'percent' | 'day' | 'moment';

/** A cell's value, of the type of its column's kind; what is computed is a figure, null stays empty. */
export type ReportCell = string | number | Figure | Date | null;

const isFigure = (cell: ReportCell | undefined): cell is Figure =>
  typeof cell === 'object' && cell !== null && 'exact' in cell;

/** The number that a cell writes, the same in every file; undefined for a cell that holds none. */
export function numberOf(cell: ReportCell | undefined): number | undefined {
  const value = isFigure(cell) ? cell.rounded : cell;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** The number whose sign gives a difference its colour (behaviour 4.6); undefined for a cell that holds none. */
export const exactNumberOf = (cell: ReportCell | undefined): number | undefined =>
  isFigure(cell) ? cell.exact : numberOf(cell);

/** An upper head over columns. */
interface ReportGroup {
  /** Tells groups apart: two channels may have one name. */
  readonly id: string;
  readonly name: string;
}

export interface ReportColumn {
  readonly header: string;
  /** Neighbouring columns with the same group, by its id, share an upper head. */
  readonly group?: ReportGroup;
  readonly kind: ReportKind;
  /** Shown with its sign, green above zero and red otherwise (behaviour 4.6). */
  readonly difference?: boolean;
  /** The compare period's value, which is paler. */
  readonly muted?: boolean;
  /** What the nested rows have in this column, where it is something else: below the head, in the PDF. */
  readonly nestedHeader?: string;
  /** In points, in the PDF; default: by content, 80 for figures of a grouped table (behaviour 19.5). */
  readonly width?: number;
}

export interface ReportRow {
  /** A cell for each column, in their order; missing ones stay empty. */
  readonly cells: readonly ReportCell[];
  /** The kinds of cells that differ from their columns', by the column's index: a channel's share below a code. */
  readonly kinds?: Readonly<Record<number, ReportKind>>;
  /** The nesting level: article 0, channel 1. Default: 0. */
  readonly level?: 0 | 1 | 2;
  /** `heading` opens a group of rows (a zone), `danger` is an invalid row, `muted` a row without sales. */
  readonly tone?: 'heading' | 'danger' | 'muted';
}

export interface ReportTable {
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  /**
   * The totals row's cells as on the screen; the first names the row. They are the screen's values, not computed from
   * the rows.
   */
  readonly totals?: readonly ReportCell[];
}

/** A chart over time, with the data of the screen's chart. */
export interface ReportTimeChart {
  readonly title: string;
  readonly kind: 'line' | 'column';
  readonly categories: readonly string[];
  /** The categories in full. */
  readonly labels?: readonly string[];
  /** The first day of each category, so that a spreadsheet gets real dates. */
  readonly days?: readonly string[];
  /** What a category is: Dan, Tjedan, Mjesec. */
  readonly categoryTitle: string;
  readonly series: readonly ChartSeries[];
  readonly leftTitle?: string;
  readonly rightTitle?: string;
}

export interface ReportPie {
  /** Under the pie: the period. */
  readonly title: string;
  /** Below it, what the shares are of: `Udio u iznosu`. */
  readonly shares: string;
  readonly kind: 'count' | 'amount';
  readonly slices: readonly PieSlice[];
}

/** A waterfall: what parts add to or take from a sum. A file without drawings has its figures in the section's table. */
export interface ReportWaterfall {
  /** Of amounts in EUR. */
  readonly steps: readonly Pick<WaterfallStep, 'name' | 'value' | 'isTotal'>[];
}

/** A box above the sections: a total, and the compare period's. */
export interface ReportFigure {
  readonly label: string;
  readonly kind: 'count' | 'amount' | 'decimal';
  readonly value: Figure;
  /** Whether a fall is green (behaviour 4.6). */
  readonly fewerIsBetter?: boolean;
  readonly compared?: { readonly value: Figure; readonly difference: Figure; readonly percentage: Figure };
}

export interface ReportSection {
  readonly title: string;
  /** For this file only: the spreadsheet's wide table, the PDF's nested one. */
  readonly only?: ReportFormat;
  readonly table?: ReportTable;
  readonly pies?: readonly ReportPie[];
  readonly chart?: ReportTimeChart;
  readonly waterfall?: ReportWaterfall;
  /** A sentence about the section: below its title, in a spreadsheet on the first sheet. */
  readonly text?: string;
  /** The text of a table without rows. */
  readonly empty?: string;
}

/** An applied filter, as a file names it. */
export interface ReportFilter {
  readonly label: string;
  readonly value: string;
  /** Whether it is a period, which stands in the head of each page. */
  readonly isPeriod?: boolean;
}

/**
 * The content of a report's files, as plain data. It can be cloned to a worker, and the same document makes the
 * same bytes.
 */
export interface ReportDocument {
  readonly language: Language;
  /** Without extension; see `names.ts`. */
  readonly fileName: string;
  /** The kind of the report: `Izvještaj o parkiranju`; the headline where there is no subtitle. */
  readonly title: string;
  /** The subject of the report, which is its headline: the outlet. */
  readonly subtitle?: string;
  /** The applied filters as texts: period, compare period, channels. */
  readonly filters: readonly ReportFilter[];
  readonly createdAt: Date;
  readonly figures?: readonly ReportFigure[];
  readonly sections: readonly ReportSection[];
}

/** The periods of a document as one text, for its properties and for the head of each page. */
export const periodsOf = ({ filters }: ReportDocument): string =>
  filters
    .filter(({ isPeriod }) => isPeriod)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(' · ');

/**
 * The document with each of its texts as a file has it, heads, titles and names of files among them: a writer is given no other
 * document. Ids stay as they are.
 *
 * @param write - {@link plainText}, or what a format makes of it
 */
export function withTexts<Value>(value: Value, write: (text: string) => string): Value {
  if (typeof value === 'string') return write(value) as Value;
  if (Array.isArray(value)) return value.map((part: unknown) => withTexts(part, write)) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, key === 'id' ? part : withTexts(part, write)]);
  return Object.fromEntries(entries) as Value;
}

/** The sections that a file of this format holds. */
export const sectionsFor = (document: ReportDocument, format: ReportFormat) =>
  document.sections.filter((section) => section.only === undefined || section.only === format);

/** The column of a row's cell, with the kind of that cell. */
export const columnOf = (column: ReportColumn, row: ReportRow, index: number): ReportColumn => {
  const kind = row.kinds?.[index];
  return kind ? { ...column, kind } : column;
};

/** Whether a column's cells are numbers. */
export const isNumeric = (column: Pick<ReportColumn, 'kind'>) =>
  column.kind === 'count' || column.kind === 'amount' || column.kind === 'decimal' || column.kind === 'percent';
