import type { ReactNode } from 'react';

export interface FormBannerProps {
  /** What happened; nothing is shown without it. */
  readonly children?: ReactNode;
  /** Left out: `danger`, for errors that belong to no field. */
  readonly tone?: 'danger' | 'warning' | 'success' | 'info';
  readonly title?: string;
  /** A button that helps on. */
  readonly action?: ReactNode;
}
