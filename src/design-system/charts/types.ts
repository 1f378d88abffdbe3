/** What a figure is: a count of things, or an amount in EUR. It decides how the figure is written. */
export type ChartMeasure = 'count' | 'amount';

export interface ChartSeries {
  readonly id: string;
  readonly name: string;
  /** Series colour number, from `seriesColor`; a compare series takes that of what it is compared with. */
  readonly color: number;
  /** One figure a category; null leaves a gap. */
  readonly values: readonly (number | null)[];
  readonly measure: ChartMeasure;
  /** Drawn in the same hue, dashed (line) or paler (column): the compare period. */
  readonly compare?: boolean;
  /** Left out: `left`. */
  readonly axis?: 'left' | 'right';
  /** What the categories are called for this series in tooltip and table, where they differ: the compare period's days. */
  readonly labels?: readonly string[];
}

export interface TimeChartProps {
  /** Says what the chart shows, for those who hear it and in the table's caption. */
  readonly title: string;
  readonly kind: 'line' | 'column';
  /** The axis' marks, short: `1. 11.` */
  readonly categories: readonly string[];
  /** The same in full, for tooltip and table; left out: `categories`. */
  readonly labels?: readonly string[];
  /** What a category is, the table's first head: Dan, Tjedan, Mjesec. */
  readonly categoryTitle: string;
  readonly series: readonly ChartSeries[];
  /** Axis titles, needed when both axes are in use: `Iznos, €`, `Količina`. */
  readonly leftTitle?: string;
  readonly rightTitle?: string;
  /** Ids of series that are drawn only once they are chosen in the legend, where all at once would be too many. */
  readonly hiddenAtFirst?: readonly string[];
  /** In px; 400 when left out (spec 1, part 9). */
  readonly height?: number;
  /** First load: a skeleton of the same height. */
  readonly loading?: boolean;
  /** New figures are on their way: the old ones stay, dimmed. */
  readonly dimmed?: boolean;
  /** Shows the figures as a table; `ChartTableToggle` is its button. */
  readonly asTable?: boolean;
}

export interface PieSlice {
  readonly id: string;
  readonly name: string;
  readonly color: number;
  readonly value: number;
}

export interface PieChartProps {
  /** Says what is split, for those who hear it: `Iznos po uslugama`. */
  readonly title: string;
  /** The period, written under the pie: `1. – 20. 11. 2026.` */
  readonly period?: string;
  readonly slices: readonly PieSlice[];
  readonly measure: ChartMeasure;
  /** Of pie and legend together, in px; left out: 280, and 190 without its legend. */
  readonly height?: number;
  /** False where several pies share one `PieLegend`. */
  readonly legend?: boolean;
  readonly loading?: boolean;
  readonly dimmed?: boolean;
}
