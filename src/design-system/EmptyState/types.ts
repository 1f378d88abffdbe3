import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** What is missing. */
  readonly title: string;
  /** Why, and what to do next. */
  readonly text?: ReactNode;
  /** The button of the next step. */
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
  /** Less space around it, for small places. */
  readonly compact?: boolean;
}
