import type { ReactNode } from 'react';

export interface ErrorStateProps {
  /** What happened; left out: that the data did not load. */
  readonly title?: string;
  /** Why, and what to do next; left out: to check the connection and try again. */
  readonly text?: ReactNode;
  /** Tries again; without it there is no such button. */
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean;
  /** For support staff: call and status; folded away. */
  readonly detail?: string | undefined;
  /** Another button beside it. */
  readonly action?: ReactNode;
  readonly compact?: boolean;
}
