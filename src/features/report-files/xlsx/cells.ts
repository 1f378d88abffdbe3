import type { Cell } from 'exceljs';
import { xlsxText } from '#api/fileText.ts';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import { type Language, languageSettings } from '#design-system/language/languages.ts';
import { numberOf, type ReportCell, type ReportColumn } from '../document.ts';
import { looksLikeFormula } from '../formulaText.ts';

/** What exceljs stores: numbers and dates as such, everything else as text. */
export type CellValue = string | number | Date | null;

/** Returns a calendar day as Excel's date, which has no time zone. */
const asDate = (day: string) => new Date(`${day}T00:00:00Z`);

const zagreb = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Zagreb',
  calendar: 'iso8601',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Returns a moment as Excel's date and time: the local time in Zagreb, without a zone. */
export function wallClock(moment: Date): Date {
  const part = Object.fromEntries(zagreb.formatToParts(moment).map(({ type, value }) => [type, value]));
  return new Date(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`);
}

/** A text as a cell's value; an empty one leaves the cell empty. Every text of a sheet is written by it. */
export const textValue = (text: string): CellValue => xlsxText(text) || null;

/**
 * A cell's typed value. Text that begins like a formula stays text: it is stored as a string, which Excel never takes
 * for a formula; {@link markText} keeps it one when the cell is edited.
 */
export function cellValue(column: ReportColumn, cell: ReportCell | undefined): CellValue {
  if (cell === null || cell === undefined || cell === '') return null;
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? null : wallClock(cell);
  if (typeof cell !== 'string') return numberOf(cell) ?? null;
  if (column.kind === 'day' && /^\d{4}-\d\d-\d\d$/.test(cell)) return asDate(cell);
  return textValue(cell);
}

/** Gives a cell whose text begins like a formula Excel's format for text, wherever it is in the sheet. */
export function markText(cell: Cell) {
  if (typeof cell.value === 'string' && looksLikeFormula(cell.value)) cell.numFmt = '@';
}

/**
 * Gives a cell with a moment of the repeated hour a number format that says which of the two times it is, as on screen:
 * the cell stays a date.
 */
export function markMoment(cell: Cell, value: ReportCell | undefined, language: Language) {
  const word = value instanceof Date && cell.value !== null ? formatsOf(language).repeatedAt(value) : undefined;
  if (word !== undefined) cell.numFmt = `${languageSettings[language].excel.moment}" (${word})"`;
}

/** Number formats are locale-neutral codes: Excel shows the separators of the user's own language. */
export function numberFormat(column: ReportColumn, language: Language): string | undefined {
  const { excel } = languageSettings[language];
  const signed = (code: string) => (column.difference ? `+${code};-${code};${code}` : code);
  switch (column.kind) {
    case 'count':
      return signed('#,##0');
    case 'amount':
    case 'decimal':
      return signed('#,##0.00');
    case 'percent':
      return signed(excel.percent);
    case 'day':
      return excel.day;
    case 'moment':
      return excel.moment;
    default:
      return undefined;
  }
}
