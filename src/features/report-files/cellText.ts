import type { Formats } from '#design-system/language/formatsOf.ts';
import { numberOf, type ReportCell, type ReportColumn } from './document.ts';

/** Formats a cell as on screen, in the document's language; an empty text for null and for NaN. */
export function cellText(formats: Formats, column: ReportColumn, cell: ReportCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return formats.moment(cell);
  if (typeof cell === 'string') {
    return column.kind === 'day' && /^\d{4}-\d\d-\d\d$/.test(cell) ? formats.day(cell) : cell;
  }
  const value = numberOf(cell);
  if (value === undefined) return '';
  switch (column.kind) {
    case 'count':
      return column.difference ? formats.signedCount(value) : formats.count(value);
    case 'percent':
      return column.difference ? formats.signedPercent(value) : formats.percent(value);
    case 'amount':
    case 'decimal':
      return column.difference ? formats.signedAmount(value) : formats.amount(value);
    default:
      return String(value);
  }
}
