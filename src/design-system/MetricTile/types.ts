import type { ReactNode } from 'react';

/** A figure against the comparison period's; all texts are already formatted. */
export interface MetricComparison {
  /** Of the exact difference, not of the rounded one. */
  readonly direction: 'up' | 'down' | 'same';
  /** Whether a fall is green, as of the invalid quantity; arrow and sign stay those of the difference. */
  readonly fewerIsBetter?: boolean | undefined;
  /** `+9,49 %`; undefined where a percentage has no meaning. */
  readonly percentage?: string;
  /** `+39.400,00 €`: shown beside the percentage. */
  readonly difference?: string;
  /** The comparison period's figure: `415.333,10 €`. */
  readonly previous: string;
  readonly mark?: 'new' | 'gone' | undefined;
}

export interface MetricTileProps {
  readonly label: string;
  /** Already formatted; undefined while loading. */
  readonly value?: string;
  readonly comparison?: MetricComparison;
  /** A skeleton of the same size replaces the figure. */
  readonly loading?: boolean;
  /** Keeps the place of the comparison lines while loading. */
  readonly comparing?: boolean;
  /** The old figure stays, dimmed, while a new one loads. */
  readonly refreshing?: boolean;
  /** Shown small beside the label: an icon button with an explanation, for instance. */
  readonly hint?: ReactNode;
}

export interface MetricTilesProps {
  /** The accessible name of the row of tiles. */
  readonly label: string;
  readonly children: ReactNode;
}
