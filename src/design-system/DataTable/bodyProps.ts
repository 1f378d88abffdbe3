import type { TFunction } from 'i18next';
import type { Formats } from '../language/formats.ts';
import type { DataTableColumn, DataTableProps } from './types.ts';
import type { Expansion } from './useExpansion.ts';
import type { TableRowModel } from './useTableModel.ts';

/** The props of both kinds of body, plain and virtual. */
export interface BodyProps<R> {
  readonly tableId: string;
  readonly table: DataTableProps<R>;
  readonly columns: readonly DataTableColumn<R>[];
  readonly rows: readonly TableRowModel<R>[];
  readonly expansion: Expansion;
  /** The number of head rows, for `aria-rowindex`. */
  readonly headRows: number;
  readonly t: TFunction<'data'>;
  readonly formats: Formats;
}
