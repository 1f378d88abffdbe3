import type { ReactNode } from 'react';

/** What a chart measures, which decides the format of its figures: a count, or an amount in EUR. */
export type ChartMeasure = 'count' | 'amount';
/** The format of a figure: that of its measure, or that of a count per day, which has decimals. */
export type FigureFormat = ChartMeasure | 'decimal';

export interface ChartSeries {
  readonly id: string;
  readonly name: string;
  /** Series colour number, from `seriesColor`; a compare series takes that of what it is compared with. */
  readonly color: number;
  /** One figure a category; null leaves a gap. */
  readonly values: readonly (number | null)[];
  readonly measure: FigureFormat;
  /** What the table's totals row writes, where that is not the sum of the values: figures per day do not add up. */
  readonly total?: number;
  /** Whether it is the compare period: drawn in the same hue, dashed (line) or paler (column). */
  readonly compare?: boolean;
  /** `left` by default. */
  readonly axis?: 'left' | 'right';
  /** Names of the categories for this series in tooltip and table, where they differ: the compare period's days. */
  readonly labels?: readonly string[];
}

/** Neighbouring categories that stand out behind the series, as a weekend does. */
export interface ChartBand {
  /** The first and the last category. */
  readonly from: number;
  readonly to: number;
  readonly kind: 'weekend' | 'holiday';
  /** Written in the band, where it has the room. */
  readonly name?: string;
}

/** Something that happened in these categories, such as an incident; it leads to where all of it is said. */
export interface ChartMark {
  readonly id: string;
  /** The first and the last category that it touches; the mark stands at the first. */
  readonly from: number;
  readonly to: number;
  readonly title: string;
  /** When it was, and for how long. */
  readonly detail: string;
  readonly tone: 'warning' | 'danger';
  /** The address within the portal that it leads to. */
  readonly address: string;
}

/** What is known of a chart's categories beside its figures. Texts are those of the page that shows the chart. */
export interface ChartCalendar {
  readonly bands: readonly ChartBand[];
  /** For each category, what stands beside its name in tooltip and table: the holidays. */
  readonly notes: readonly (string | undefined)[];
  /** The same for series that have `labels` of their own. */
  readonly otherNotes: readonly (string | undefined)[];
  readonly marks: readonly ChartMark[];
  /** Names `notes`, as the head of a column. */
  readonly notesTitle: string;
  /** Names all `marks`. */
  readonly marksTitle: string;
}

export interface TimeChartProps {
  /** What the chart shows, for screen readers and as the table's caption. */
  readonly title: string;
  readonly kind: 'line' | 'column';
  /** Short labels of the axis: `1. 11.` */
  readonly categories: readonly string[];
  /** The same in full, for tooltip and table; `categories` by default. */
  readonly labels?: readonly string[];
  /** What a category is, the table's first column header: Dan, Tjedan, Mjesec. */
  readonly categoryTitle: string;
  readonly series: readonly ChartSeries[];
  /** Axis titles, needed when both axes are in use: `Iznos, €`, `Količina`. */
  readonly leftTitle?: string;
  readonly rightTitle?: string;
  /** Ids of the series that the legend has switched off, where a parent keeps them; left out: the chart keeps them. */
  readonly hidden?: readonly string[];
  readonly onHiddenChange?: (ids: readonly string[]) => void;
  /** px; 400 by default (behaviour 5.9). */
  readonly height?: number;
  /** First load: shows a skeleton of the same height. */
  readonly loading?: boolean;
  /** New figures are loading: the old ones stay, dimmed. */
  readonly dimmed?: boolean;
  /** Shows the figures as a table; `ChartTableToggle` is its button. */
  readonly asTable?: boolean;
  /** Unique among all charts: the chart stays drawn when its page is left (`ChartCache`). */
  readonly cacheKey?: string;
  /** Weekends, holidays and incidents; left out until they are known. */
  readonly calendar?: ChartCalendar | undefined;
  /** A line below the legend, 28 px high, for what switches the calendar; the chart's height includes it. */
  readonly footer?: ReactNode;
  /** Makes the points, and the categories of the table, lead further (behaviour 5.30). */
  readonly follow?: ChartFollow | undefined;
}

/** Where the points of a chart lead. */
interface ChartFollow {
  /** The address that a point of a series leads to; undefined where there is no further. */
  readonly addressOf: (category: number, seriesId: string) => string | undefined;
  /** Opens an address in the portal. */
  readonly open: (address: string) => void;
}

/** What a drawing of a chart over time shows. */
export interface TimeDrawingProps
  extends Pick<
    TimeChartProps,
    'title' | 'kind' | 'categories' | 'labels' | 'categoryTitle' | 'series' | 'leftTitle' | 'rightTitle' | 'calendar'
  > {
  /** Whether marks may come, so that the chart leaves space for them above its plot. */
  readonly mayHaveMarks: boolean;
  /** Ids of series that the legend has switched off. */
  readonly hidden: readonly string[];
  /** Whether a press on a point leads further. */
  readonly isFollowed?: boolean;
  /** px */
  readonly height: number;
}

export interface PieSlice {
  readonly id: string;
  readonly name: string;
  readonly color: number;
  readonly value: number;
  /** Part of what the pie shows, in percent, as it is written; 0 for a value that is not above zero. */
  readonly share: number;
}

export interface PieChartProps {
  /** What is split, for screen readers: `Iznos po uslugama`. */
  readonly title: string;
  /** The period, written under the pie: `1. – 20. 11. 2026.` */
  readonly period?: string;
  readonly slices: readonly PieSlice[];
  readonly measure: ChartMeasure;
  /** The sum as it is written; default: the sum of the slices that are shown. */
  readonly total?: number | undefined;
  /** Of pie and legend together, px; 280 by default, and 190 without its legend. */
  readonly height?: number;
  /** False where several pies share one `PieLegend`. */
  readonly legend?: boolean;
  /** Unique among all charts: the pie stays drawn when its page is left (`ChartCache`). */
  readonly cacheKey?: string;
  readonly loading?: boolean;
  readonly dimmed?: boolean;
  /** Makes the slices lead further; the table beside the pie has links to the same. */
  readonly follow?: {
    readonly addressOf: (slice: PieSlice) => string | undefined;
    readonly open: ChartFollow['open'];
  };
}

/** What a drawing of a pie shows. */
export interface PieDrawingProps extends Pick<PieChartProps, 'title' | 'measure'> {
  /** Those that it can show. */
  readonly slices: readonly PieSlice[];
  /** Whether a press on a slice leads further. */
  readonly isFollowed?: boolean;
  /** px */
  readonly height: number;
}
