import type { ReactNode } from 'react';

export interface DelayedProps {
  /** The delay before anything is shown; default: 150 ms, below which a wait is not noticed. */
  readonly after?: number;
  readonly children: ReactNode;
}

export interface PageOverlayProps {
  /** Whether the page is being fetched. */
  readonly active: boolean;
  /** The text; default: `Učitavanje…`. */
  readonly label?: string;
}

export interface TableSkeletonProps {
  /** Default: 6. */
  readonly rows?: number;
  /** Default: 5. */
  readonly columns?: number;
  /** Its head has a second line, which names groups of columns. */
  readonly grouped?: boolean;
}

export interface ChartSkeletonProps {
  /** In px; default: 320, as charts are. */
  readonly height?: number;
}

export interface TilesSkeletonProps {
  /** Default: 4. */
  readonly tiles?: number;
  readonly comparing?: boolean;
}
