import type { ChartSeries, PieSlice } from '#design-system/charts/types.ts';
import type { Language } from '#design-system/language/i18n.ts';

/** The files that a report can be taken away as. */
const reportFormats = ['pdf', 'xlsx', 'csv'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/**
 * What a column holds. Counts and amounts (EUR) are numbers, percentages are numbers already in percent,
 * days are `YYYY-MM-DD`, moments are `Date`s and are written in Europe/Zagreb.
 */
export type ReportKind = 'text' | 'count' | 'amount' | 'percent' | 'day' | 'moment';

/** A cell's value, as its column's kind asks; null stays empty. */
export type ReportCell = string | number | Date | null;

export interface ReportColumn {
  readonly header: string;
  /** Neighbours with the same group stand under one upper head. */
  readonly group?: string;
  readonly kind: ReportKind;
  /** Written with its sign, green above zero and red below (behaviour 4.6). */
  readonly difference?: boolean;
  /** The value that others are compared with: paler. */
  readonly muted?: boolean;
  /** In points, in the PDF; left out: by content, 80 for figures of a grouped table (behaviour 19.5). */
  readonly width?: number;
}

export interface ReportRow {
  /** One a column, in their order; missing ones stay empty. */
  readonly cells: readonly ReportCell[];
  /** Depth below what it belongs to: article 0 → channel 1. Left out: 0. */
  readonly level?: 0 | 1 | 2;
  /** `heading` opens a group of rows (a zone), `danger` is an invalid row, `muted` a row without sales. */
  readonly tone?: 'heading' | 'danger' | 'muted';
}

export interface ReportTable {
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  /** The totals row's cells as on the screen; the first names the row. Written as they are, never added up again. */
  readonly totals?: readonly ReportCell[];
}

/** A chart over time, with what the screen's chart got. */
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
  readonly kind: 'count' | 'amount';
  readonly slices: readonly PieSlice[];
}

/** One of the boxes above the sections: a total, and what it is compared with. */
export interface ReportFigure {
  readonly label: string;
  readonly kind: 'count' | 'amount';
  readonly value: number;
  readonly compared?: { readonly value: number; readonly difference: number; readonly percentage: number };
}

export interface ReportSection {
  readonly title: string;
  /** For this file only: the spreadsheet's wide table, the PDF's nested one. */
  readonly only?: ReportFormat;
  readonly table?: ReportTable;
  readonly pies?: readonly ReportPie[];
  readonly chart?: ReportTimeChart;
  /** Stands in the place of the rows of a table without any. */
  readonly empty?: string;
}

/** A report as plain data: all that its files hold. It can be cloned to a worker, and the same one makes the same bytes. */
export interface ReportDocument {
  readonly language: Language;
  /** Without extension: the provider's name. */
  readonly fileName: string;
  readonly title: string;
  /** Whom or what it is about: the provider. */
  readonly subtitle?: string;
  /** What the figures are filtered by, as text: period, compare period, channels. */
  readonly filters: readonly { readonly label: string; readonly value: string }[];
  readonly createdAt: Date;
  readonly figures?: readonly ReportFigure[];
  readonly sections: readonly ReportSection[];
}

/** The sections that a file of this format holds. */
export const sectionsFor = (document: ReportDocument, format: ReportFormat) =>
  document.sections.filter((section) => section.only === undefined || section.only === format);

/** Whether a column's cells are numbers. */
export const isNumeric = (column: ReportColumn) =>
  column.kind === 'count' || column.kind === 'amount' || column.kind === 'percent';
