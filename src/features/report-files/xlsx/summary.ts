import type { Workbook, Worksheet } from 'exceljs';
import { differenceTone } from '#design-system/Difference/differenceTone.ts';
import { type ReportColumn, type ReportDocument, sectionsFor } from '../document.ts';
import type { FileTexts } from '../fileTexts.ts';
import { cellValue, markMoment, markText, numberFormat, textValue } from './cells.ts';
import { fill, font } from './sheet.ts';

/** Adds the first sheet: the report's subject, the applied filters, when it was made, and the totals. */
export function addSummarySheet(workbook: Workbook, name: string, document: ReportDocument, t: FileTexts): Worksheet {
  const sheet = workbook.addWorksheet(name, {
    views: [{ showGridLines: false }],
    pageSetup: { paperSize: 9, orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  });
  sheet.getColumn(1).width = 28;
  for (const column of [2, 3, 4, 5]) sheet.getColumn(column).width = 20;

  const heading = sheet.addRow([textValue(document.subtitle ?? document.title)]);
  heading.getCell(1).font = { ...font('fg.DEFAULT', true), size: 16 };
  if (document.subtitle !== undefined) sheet.addRow([textValue(document.title)]).getCell(1).font = font('fg.muted');
  sheet.addRow([]);
  for (const filter of document.filters) addLine(filter.label, filter.value);
  const created: ReportColumn = { header: t('created'), kind: 'moment' };
  const row = sheet.addRow([textValue(created.header), cellValue(created, document.createdAt)]);
  row.getCell(1).font = font('fg.muted');
  row.getCell(2).numFmt = numberFormat(created, document.language) ?? '@';
  markMoment(row.getCell(2), document.createdAt, document.language);
  row.getCell(2).alignment = { horizontal: 'left' };
  if (document.figures?.length) addFigures(document.figures);
  const sentences = sectionsFor(document, 'xlsx').filter(({ text }) => text);
  if (sentences.length > 0) sheet.addRow([]);
  for (const { title, text } of sentences) addLine(title, text ?? '');
  sheet.eachRow((each) => each.eachCell(markText));
  return sheet;

  function addLine(label: string, value: string) {
    const line = sheet.addRow([textValue(label), textValue(value)]);
    line.getCell(1).font = font('fg.muted');
    line.getCell(1).alignment = { vertical: 'top' };
    line.getCell(2).font = font('fg.DEFAULT', true);
    sheet.mergeCells(line.number, 2, line.number, 5);
    line.getCell(2).alignment = { wrapText: true, vertical: 'top' };
    // Excel does not fit the height of a row of merged cells to its text.
    line.height = 15 * Math.min(10, Math.ceil(value.length / 85) || 1);
  }

  function addFigures(figures: NonNullable<ReportDocument['figures']>) {
    sheet.addRow([]);
    const compared = figures.some((figure) => figure.compared);
    const heads = [t('figures'), t('value')];
    if (compared) heads.push(t('compare'), t('difference'), t('percentage'));
    const head = sheet.addRow(heads.map(textValue));
    for (let at = 1; at <= heads.length; at += 1) {
      const cell = head.getCell(at);
      cell.font = font('fg.DEFAULT', true);
      cell.fill = fill('bg.muted');
      cell.alignment = { horizontal: at === 1 ? 'left' : 'right' };
    }
    for (const figure of figures) {
      const plain: ReportColumn = { header: '', kind: figure.kind };
      const change: ReportColumn = { ...plain, difference: true };
      const share: ReportColumn = { header: '', kind: 'percent', difference: true };
      const { compared: than } = figure;
      const values = [figure.value, than?.value ?? null, than?.difference ?? null, than?.percentage ?? null];
      const kinds = [plain, plain, change, share];
      const line = sheet.addRow([textValue(figure.label), ...kinds.map((kind, at) => cellValue(kind, values[at]))]);
      for (const [at, kind] of kinds.entries()) {
        const cell = line.getCell(at + 2);
        cell.numFmt = numberFormat(kind, document.language) ?? '@';
        if (at === 0) cell.font = font('fg.DEFAULT', true);
        else if (kind.difference && than) {
          cell.font = font(`${differenceTone(than.difference.exact, figure.fewerIsBetter)}.fg`);
        }
      }
    }
  }
}
