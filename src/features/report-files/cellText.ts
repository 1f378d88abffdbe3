import type { Formats } from '#design-system/language/formatsOf.ts';
import type { ReportCell, ReportColumn } from './document.ts';

/** Formats a cell as on screen, in the document's language; an empty text for null and for NaN. */
export function cellText(formats: Formats, column: ReportColumn, cell: ReportCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return formats.moment(cell);
  if (typeof cell === 'string') {
    return column.kind === 'day' && /^\d{4}-\d\d-\d\d$/.test(cell) ? formats.day(cell) : cell;
  }
  if (!Number.isFinite(cell)) return '';
  switch (column.kind) {
    case 'count':
      return column.difference ? formats.signedCount(cell) : formats.count(cell);
    case 'percent':
      return column.difference ? formats.signedPercent(cell) : formats.percent(cell);
    case 'amount':
      return column.difference ? formats.signedAmount(cell) : formats.amount(cell);
    default:
      return String(cell);
  }
}
