import type { ReactNode } from 'react';

export interface ErrorStateProps {
  /** What happened; default: that the data did not load. */
  readonly title?: string;
  /** Why, and what to do next; default: to check the connection and try again. */
  readonly text?: ReactNode;
  /** Retries; without it there is no such button. */
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean;
  /** Technical details for support staff (call and status), collapsed. */
  readonly detail?: string | undefined;
  /** Another button beside it. */
  readonly action?: ReactNode;
  readonly compact?: boolean;
}
