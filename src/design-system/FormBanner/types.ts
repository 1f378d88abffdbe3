import type { ReactNode } from 'react';

export interface FormBannerProps {
  /** What happened; nothing is shown without it. */
  readonly children?: ReactNode;
  /** Default: `danger`, for errors that belong to no field. */
  readonly tone?: 'danger' | 'warning' | 'success' | 'info';
  readonly title?: string;
  /** A button of the next step. */
  readonly action?: ReactNode;
}
