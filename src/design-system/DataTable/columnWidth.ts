import type { DataTableColumn } from './types.ts';

/** A column's width in px: its own, or that of its kind. */
export const widthOf = (column: Pick<DataTableColumn<never>, 'kind' | 'width'>) =>
  column.width ?? (column.kind === 'text' ? 200 : 125);
