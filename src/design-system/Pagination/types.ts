export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  /** At least 1; with one page nothing is shown. */
  readonly pages: number;
  readonly onChange: (page: number) => void;
  /** At the left: what there is altogether, already in words (`1.204 transakcije`). */
  readonly summary?: string;
  readonly disabled?: boolean;
}
