import type { Font, Workbook, Worksheet } from 'exceljs';
import { differenceTone } from '#design-system/Difference/differenceTone.ts';
import type { Formats } from '#design-system/language/formatsOf.ts';
import { colorValue } from '#design-system/theme/palette.ts';
import { cellText } from '../cellText.ts';
import {
  exactNumberOf,
  isNumeric,
  type ReportCell,
  type ReportColumn,
  type ReportRow,
  type ReportTable,
} from '../document.ts';
import { cellValue, markMoment, markText, numberFormat, textValue } from './cells.ts';

type ColorToken = Parameters<typeof colorValue>[0];
const argb = (token: ColorToken) => ({ argb: `FF${colorValue(token, 'light').slice(1)}` });
export const fill = (token: ColorToken) => ({ type: 'pattern', pattern: 'solid', fgColor: argb(token) }) as const;
export const font = (token: ColorToken, bold = false): Partial<Font> => ({
  name: 'Calibri',
  size: 11,
  bold,
  color: argb(token),
});

const fonts = {
  rise: font('rise.fg'),
  fall: font('fall.fg'),
  riseBold: font('rise.fg', true),
  fallBold: font('fall.fg', true),
  muted: font('fg.muted'),
  bold: font('fg.DEFAULT', true),
  invalid: font('danger.fg'),
};

const narrowest = 9;
const widest = 60;

/** Adds a table as a sheet: with a frozen head, typed cells, and nested rows in an outline. */
export function addTableSheet(
  workbook: Workbook,
  name: string,
  table: ReportTable,
  formats: Formats,
  emptyText: string,
  onRow?: (index: number) => void,
): Worksheet {
  const { columns, rows, totals } = table;
  const grouped = columns.some((column) => column.group !== undefined);
  const headRows = grouped ? 2 : 1;
  const sheet = workbook.addWorksheet(name, {
    views: [{ state: 'frozen', xSplit: 1, ySplit: headRows, topLeftCell: `B${headRows + 1}`, activeCell: 'A1' }],
    pageSetup: {
      paperSize: 9,
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: `1:${headRows}`,
      margins: { left: 0.35, right: 0.35, top: 0.35, bottom: 0.5, header: 0.2, footer: 0.2 },
    },
    headerFooter: { oddFooter: '&L&A&R&P / &N' },
    properties: {
      outlineLevelRow: Math.max(0, ...rows.map((row) => row.level ?? 0)),
      outlineProperties: { summaryBelow: false, summaryRight: false },
    },
  });
  // Styles are set by column, so that a long list has no style for each of its cells.
  for (const [index, column] of columns.entries()) {
    const target = sheet.getColumn(index + 1);
    target.width = columnWidth(table, index, formats);
    target.numFmt = numberFormat(column, formats.language) ?? '@';
    if (column.kind === 'text') target.numFmt = '@';
    if (column.muted) target.font = fonts.muted;
  }
  addHead(sheet, columns, headRows);

  const nested = rows.some((row) => (row.level ?? 0) > 0);
  for (const [index, row] of rows.entries()) {
    addRow(sheet, columns, row, nested, formats);
    onRow?.(index);
  }
  if (rows.length === 0) sheet.addRow([textValue(emptyText)]).font = fonts.muted;
  if (totals) addTotals(sheet, columns, totals);
  else if (!grouped && rows.length > 0) {
    sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: rows.length + 1, column: columns.length } };
  }
  return sheet;
}

function addHead(sheet: Worksheet, columns: readonly ReportColumn[], headRows: number) {
  if (headRows === 2) {
    sheet.addRow(columns.map(({ group, header }) => textValue(group?.name ?? header)));
    sheet.addRow(columns.map(({ header }) => textValue(header)));
    for (let from = 0; from < columns.length; ) {
      const group = columns[from]?.group;
      let to = from;
      while (group !== undefined && columns[to + 1]?.group?.id === group.id) to += 1;
      if (group === undefined) sheet.mergeCells(1, from + 1, 2, from + 1);
      else if (to > from) sheet.mergeCells(1, from + 1, 1, to + 1);
      from = to + 1;
    }
  } else sheet.addRow(columns.map(({ header }) => textValue(header)));
  for (let row = 1; row <= headRows; row += 1) {
    for (const [index, column] of columns.entries()) {
      const cell = sheet.getCell(row, index + 1);
      const upper = row < headRows && column.group !== undefined;
      cell.numFmt = '@';
      cell.font = fonts.bold;
      cell.fill = fill('bg.muted');
      cell.alignment = {
        horizontal: upper ? 'center' : isNumeric(column) ? 'right' : 'left',
        vertical: 'bottom',
        wrapText: true,
      };
      const edge = { style: 'thin', color: argb('border.emphasized') } as const;
      cell.border = { bottom: edge, ...(upper ? { left: edge, right: edge } : {}) };
    }
  }
}

function addRow(
  sheet: Worksheet,
  columns: readonly ReportColumn[],
  row: ReportRow,
  nested: boolean,
  { language }: Formats,
) {
  const added = sheet.addRow(columns.map((column, at) => cellValue(column, row.cells[at])));
  const level = row.level ?? 0;
  if (level > 0) added.outlineLevel = level;
  const strong = row.tone === 'heading' || (nested && level === 0);
  for (const [at, column] of columns.entries()) {
    const cell = added.getCell(at + 1);
    if (row.tone === 'heading') cell.fill = fill('brand.subtle');
    else if (row.tone === 'danger') cell.fill = fill('danger.bg');
    if (strong) cell.font = fonts.bold;
    else if (row.tone === 'muted' || (level > 0 && at === 0)) cell.font = fonts.muted;
    else if (row.tone === 'danger' && at === 0) cell.font = fonts.invalid;
    cell.font = differenceFont(column, row.cells[at], strong) ?? cell.font;
    if (at === 0 && level > 0) cell.alignment = { indent: level };
    markText(cell);
    markMoment(cell, row.cells[at], language);
  }
}

function addTotals(sheet: Worksheet, columns: readonly ReportColumn[], totals: readonly ReportCell[]) {
  const added = sheet.addRow(columns.map((column, at) => cellValue(column, totals[at])));
  for (const [at, column] of columns.entries()) {
    const cell = added.getCell(at + 1);
    cell.font = differenceFont(column, totals[at], true) ?? fonts.bold;
    cell.fill = fill('bg.muted');
    cell.border = { top: { style: 'medium', color: argb('fg.DEFAULT') } };
    markText(cell);
  }
}

/** The font of a difference, in the screen's colours; undefined for other cells. */
function differenceFont(column: ReportColumn, cell: ReportCell | undefined, bold: boolean) {
  const exact = column.difference && exactNumberOf(cell);
  return typeof exact === 'number' ? fonts[`${differenceTone(exact)}${bold ? 'Bold' : ''}`] : undefined;
}

/**
 * Returns a column's width in characters, by its content; of a very long list only the first and last rows
 * are measured.
 */
function columnWidth({ columns, rows, totals }: ReportTable, index: number, formats: Formats): number {
  const column = columns[index] as ReportColumn;
  const measured = rows.length > 2000 ? [...rows.slice(0, 1000), ...rows.slice(-1000)] : rows;
  let length = Math.max(...column.header.split(/\s+/).map((word) => word.length), Math.ceil(column.header.length / 2));
  for (const row of measured) {
    if (row.tone === 'heading' && index === 0) continue;
    const indent = index === 0 ? (row.level ?? 0) * 2 : 0;
    length = Math.max(length, cellText(formats, column, row.cells[index]).length + indent);
  }
  if (totals) length = Math.max(length, cellText(formats, column, totals[index]).length + 1);
  return Math.min(widest, Math.max(narrowest, length + 2));
}
