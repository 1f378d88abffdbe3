import type { ShownTable } from '#design-system/DataTable/types.ts';
import type { Language } from '#design-system/language/i18n.ts';
import { saveFile } from './saveFile.ts';
import type { TableGroup } from './tableFile.ts';

/**
 * Saves a table as CSV, as it is shown. What writes it is fetched then.
 *
 * @returns the file's name
 */
export async function saveTable<Row>(
  label: string,
  shown: ShownTable<Row>,
  group: TableGroup<Row> | undefined,
  language: Language,
): Promise<string> {
  const { tableFile } = await import('./tableFile.ts');
  const file = await tableFile(label, shown, group, language);
  saveFile(file);
  return file.name;
}
