import type { ReactNode } from 'react';

export interface FormBannerProps {
  /** What happened; nothing is shown without it. */
  readonly children?: ReactNode;
  /** Default: `danger`, for errors that belong to no field. */
  readonly tone?: 'danger' | 'warning' | 'success' | 'info';
  readonly title?: string;
  /** 16 px; default: that of the tone. A success brings its own, so that the login page, which has none, does not load it. */
  readonly icon?: ReactNode;
  /** A button of the next step. */
  readonly action?: ReactNode;
}
