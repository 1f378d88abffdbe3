import type { ReactNode } from 'react';

export interface DelayedProps {
  /** How long nothing is shown; left out: 150 ms, below which a wait is not noticed. */
  readonly after?: number;
  readonly children: ReactNode;
}

export interface PageOverlayProps {
  /** Whether the page is being fetched. */
  readonly active: boolean;
  /** What is being done; left out: `Učitavanje…`. */
  readonly label?: string;
}

export interface TableSkeletonProps {
  /** Left out: 6. */
  readonly rows?: number;
  /** Left out: 5. */
  readonly columns?: number;
  /** Its head has a second line, which names groups of columns. */
  readonly grouped?: boolean;
}

export interface ChartSkeletonProps {
  /** In px; left out: 320, as charts are. */
  readonly height?: number;
}

export interface TilesSkeletonProps {
  /** Left out: 4. */
  readonly tiles?: number;
  readonly comparing?: boolean;
}
