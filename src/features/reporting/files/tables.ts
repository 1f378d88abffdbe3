import { chartTable, pieTable } from './chartTable.ts';
import { type ReportDocument, type ReportFormat, type ReportTable, sectionsFor } from './document.ts';
import type { Words } from './words.ts';

/** All tables of a file that has no pictures: each section's own, and its charts' figures. */
export function tablesOf(document: ReportDocument, format: ReportFormat, words: Words) {
  const tables: { title: string; table: ReportTable; empty?: string }[] = [];
  for (const { title, table, pies, chart, empty } of sectionsFor(document, format)) {
    if (table) tables.push({ title, table, empty });
    // Beside a table the pies only draw its figures again.
    else if (pies?.length) tables.push({ title, table: pieTable(pies, words) });
    if (chart) tables.push({ title: table || pies?.length ? chart.title : title, table: chartTable(chart, words) });
  }
  return tables;
}
