/** A bar of a waterfall: what something added to the bars before it, or all of them together. */
export interface WaterfallStep {
  readonly id: string;
  readonly name: string;
  /** EUR. */
  readonly value: number;
  /** What a tooltip and a screen reader say behind the amount. */
  readonly note?: string;
  /** Begins at zero: the sum of the steps before it. */
  readonly isTotal?: boolean;
  /** Whether a press on the bar leads further. */
  readonly isFollowed?: boolean;
}

/** What a drawing of a waterfall shows. */
export interface WaterfallDrawingProps {
  /** What the chart shows, for screen readers. */
  readonly title: string;
  readonly steps: readonly WaterfallStep[];
  /** What kind of chart it is, for screen readers; Highcharts puts the number of bars for `{numPoints}`. */
  readonly chartType: string;
  /** px */
  readonly height: number;
}
