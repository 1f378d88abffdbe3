import { now } from '#api/serverClock.ts';
import type { DataTableColumn, ShownTable } from '#design-system/DataTable/types.ts';
import type { Language } from '#design-system/language/i18n.ts';
import type { ReportCell, ReportColumn, ReportDocument, ReportFilter, ReportKind } from './document.ts';
import { fileTexts } from './fileTexts.ts';
import { type MakeOptions, makeReportFile, type ReportFile } from './makeReportFile.ts';
import { type FileSubject, fileName, tableName } from './names.ts';
import { fileTypes } from './workerMessages.ts';
import { writeCsv } from './writeCsv.ts';

/** Returns a column as files have it, or undefined when they omit it. */
function kindOf<Row>({ kind, file }: DataTableColumn<Row>): ReportKind | undefined {
  if (file) return file.kind;
  if (kind === 'custom') return undefined;
  return kind === 'text' ? 'text' : 'count';
}

/** How the rows of a table are grouped: the head of the column that names the group, and a row's group. */
export interface TableGroup<Row> {
  readonly header: string;
  readonly of: (row: Row) => string;
  /** A group's name, where `of` tells groups apart that have the same one. */
  readonly name?: (group: string) => string;
}

/** One of several pages of a list. */
export interface FilePage {
  readonly page: number;
  readonly pages: number;
}

interface FileTable<Row> {
  /** Its name on the page, which is part of the file's name. */
  readonly label: string;
  /** What the page's files are about. */
  readonly subject: FileSubject;
  /** Where the table has one page of a list, which the file's name says. */
  readonly page?: FilePage | undefined;
  readonly shown: ShownTable<Row>;
  readonly group?: TableGroup<Row> | undefined;
}

/** A table as a spreadsheet, which names the filters of its figures. */
export interface TableSheet {
  readonly filters: readonly ReportFilter[];
}

/**
 * A table as it is shown at the call: its visible columns and its rows in their order, with its totals.
 *
 * @param sheet - for a spreadsheet; without it the file is a CSV
 */
export async function tableFile<Row>(
  table: FileTable<Row>,
  language: Language,
  options: MakeOptions = {},
  sheet?: TableSheet,
): Promise<ReportFile> {
  const { label, subject, page, group } = table;
  const { columns, rows } = table.shown;
  const written = columns.flatMap((column) => {
    const kind = kindOf(column);
    return kind ? [{ column, kind }] : [];
  });
  const heads = written.map(
    ({ column, kind }): ReportColumn => ({
      header: (column.file && 'head' in column.file && column.file.head) || column.header,
      kind,
      ...(column.group ? { group: { id: column.group, name: column.group } } : {}),
      ...(column.file?.isDifference ? { difference: true } : {}),
    }),
  );
  const totals = written.map(({ column }): ReportCell => {
    if (column.file?.total !== undefined) return column.file.total;
    return typeof column.total === 'string' && column.kind === 'text' ? column.total : null;
  });
  const cells = (row: Row): ReportCell[] => {
    const own = written.map(({ column }) => (column.file?.value ?? column.value)(row) ?? null);
    if (!group) return own;
    const id = group.of(row);
    return [group.name?.(id) ?? id, ...own];
  };
  const section = {
    title: label,
    table: {
      columns: [...(group ? [{ header: group.header, kind: 'text' } as const] : []), ...heads],
      rows: rows().map((row) => ({ cells: cells(row) })),
      ...(totals.some((cell) => cell !== null) ? { totals: [...(group ? [null] : []), ...totals] } : {}),
    },
  };
  const t = await fileTexts(language);
  const name = tableName(label, subject, page && page.pages > 1 ? t('pageOf', { ...page }) : undefined);
  const document: ReportDocument = {
    language,
    fileName: name,
    title: label,
    filters: sheet?.filters ?? [],
    createdAt: now(),
    sections: [section],
  };
  if (sheet) return makeReportFile(document, 'xlsx', options);
  const bytes = await writeCsv(document);
  return { name: fileName(name, 'csv'), blob: new Blob([bytes], { type: fileTypes.csv }) };
}
