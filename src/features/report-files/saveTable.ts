import type { ShownTable } from '#design-system/DataTable/types.ts';
import type { Language } from '#design-system/language/i18n.ts';
import type { FileSubject } from './names.ts';
import type { TableGroup } from './tableFile.ts';

/**
 * Saves a table as CSV, as it is shown. The code that writes it is lazily loaded.
 *
 * @param table - its name on the page, which is part of the file's name
 * @param subject - what the page's files are about
 * @returns the file's name, with extension
 */
export async function saveTable<Row>(
  table: string,
  subject: FileSubject,
  shown: ShownTable<Row>,
  group: TableGroup<Row> | undefined,
  language: Language,
): Promise<string> {
  const [{ tableFile }, { saveFile }, { tableName }] = await Promise.all([
    import('./tableFile.ts'),
    import('./saveFile.ts'),
    import('./names.ts'),
  ]);
  const file = await tableFile(tableName(table, subject), shown, group, language);
  saveFile(file);
  return file.name;
}
