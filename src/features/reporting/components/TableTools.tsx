import { useTranslation } from 'react-i18next';
import { ColumnsMenu } from '#design-system/DataTable/ColumnsMenu.tsx';
import type { DataTableColumn, ShownTable } from '#design-system/DataTable/types.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { SectionActions } from '#design-system/Section/SectionActions.tsx';
import { toast } from '#design-system/Toast/toast.ts';
import { saveTable, type TableGroup, useFileSubject, usePageTable } from '#features/report-files/index.ts';

export interface TableToolsProps<Row> {
  /** The table's name on the page. */
  readonly name: string;
  readonly label: string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly hidden: readonly string[];
  readonly setHidden: (hidden: string[]) => void;
  readonly shown: ShownTable<Row>;
  readonly group: TableGroup<Row> | undefined;
}

/** The tools of a table: the menu of its columns, and an entry of the page's downloads with the table as shown, as CSV. */
export function TableTools<Row>({ name, label, columns, hidden, setHidden, shown, group }: TableToolsProps<Row>) {
  const { t } = useTranslation('reporting');
  const { language } = useFormats();
  const subject = useFileSubject();
  const download = async () => {
    try {
      const file = await saveTable(label, subject, shown, group, language);
      toast.success(t('tools.done', { name: file }));
    } catch (error) {
      console.error('The table could not be written.', error);
      toast.error(t('tools.failed'));
    }
  };
  usePageTable(name, label, () => void download());
  return (
    <SectionActions>
      <ColumnsMenu columns={columns} hidden={hidden} setHidden={setHidden} />
    </SectionActions>
  );
}
