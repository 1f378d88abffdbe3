import type { ReactNode } from 'react';

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  /** At least 1; with one page nothing is shown. */
  readonly pages: number;
  readonly onChange: (page: number) => void;
  /** The total at the left, already in words (`1.204 transakcije`). */
  readonly summary?: ReactNode;
  readonly disabled?: boolean;
}
