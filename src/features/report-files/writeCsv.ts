import { plainText } from '#api/fileText.ts';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import { numberOf, type ReportCell, type ReportColumn, type ReportDocument } from './document.ts';
import { fileTexts } from './fileTexts.ts';
import { looksLikeFormula } from './formulaText.ts';
import { tablesOf } from './tables.ts';
import { wallClock } from './xlsx/cells.ts';

/**
 * The report's tables as CSV, for programs: UTF-8 with a byte order mark, so that Excel shows Croatian letters;
 * the decimal sign of the language, and semicolons where that is a comma, as Excel of the language reads them. Days and
 * moments are ISO 8601, moments in the time of Zagreb with its offset from UTC; figures have no thousands separator.
 */
export async function writeCsv(document: ReportDocument): Promise<ArrayBuffer> {
  const { decimalSign } = formatsOf(document.language);
  const separator = decimalSign === ',' ? ';' : ',';
  const tables = tablesOf(document, 'csv', await fileTexts(document.language));
  const lines: string[] = [];
  for (const [index, { title, table }] of tables.entries()) {
    if (tables.length > 1) {
      if (index > 0) lines.push('');
      lines.push(text(title, separator));
    }
    lines.push(
      table.columns
        .map(({ group, header }) => text(group === undefined ? header : `${group.name} – ${header}`, separator))
        .join(separator),
    );
    const line = (cells: readonly ReportCell[]) =>
      table.columns.map((column, at) => csvCell(column, cells[at], separator, decimalSign)).join(separator);
    for (const row of table.rows) lines.push(line(row.cells));
    if (table.totals) lines.push(line(table.totals));
  }
  const bytes = new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`);
  return bytes.buffer as ArrayBuffer;
}

function csvCell(column: ReportColumn, cell: ReportCell | undefined, separator: string, decimalSign: string): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : withOffset(cell);
  if (typeof cell === 'string') return text(cell, separator);
  const value = numberOf(cell);
  if (value === undefined) return '';
  const written = column.kind === 'count' ? String(value) : value.toFixed(2);
  return written.replace('.', decimalSign);
}

const minute = 60_000;

/** A moment in the time of Zagreb, with its offset: `2026-10-25T02:30:00+02:00`. Always, so that a column has one form. */
function withOffset(moment: Date): string {
  const wall = wallClock(moment);
  const offset = Math.round((wall.getTime() - moment.getTime()) / minute);
  const parts = [Math.floor(offset / 60), offset % 60].map((part) => String(part).padStart(2, '0'));
  return `${wall.toISOString().slice(0, 19)}+${parts.join(':')}`;
}

/**
 * A text as a CSV has it; every text of the file is written by it. Text that a spreadsheet would interpret as a formula gets an
 * apostrophe before it: CSV has no types.
 */
function text(value: string, separator: string): string {
  // Composed first: the Greek question mark becomes a semicolon.
  const plain = plainText(value);
  const safe = looksLikeFormula(plain) ? `'${plain}` : plain;
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
