import { chartTable, pieTable } from './chartTable.ts';
import { type ReportDocument, type ReportFormat, type ReportTable, sectionsFor } from './document.ts';
import type { FileTexts } from './fileTexts.ts';

/** All tables of a file without drawings: each section's own, and its charts' figures. */
export function tablesOf(document: ReportDocument, format: ReportFormat, t: FileTexts) {
  const tables: { title: string; table: ReportTable; empty?: string }[] = [];
  for (const { title, table, pies, chart, empty } of sectionsFor(document, format)) {
    if (table) tables.push({ title, table, empty });
    // Beside a table the pies repeat its figures.
    else if (pies?.length) tables.push({ title, table: pieTable(pies, t) });
    if (chart) tables.push({ title: table || pies?.length ? chart.title : title, table: chartTable(chart, t) });
  }
  return tables;
}
