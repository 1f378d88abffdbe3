import FileDown from 'lucide-react/icons/file-down';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { ColumnsMenu } from '#design-system/DataTable/ColumnsMenu.tsx';
import type { DataTableColumn, ShownTable } from '#design-system/DataTable/types.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { SectionActions } from '#design-system/Section/SectionActions.tsx';
import { toast } from '#design-system/Toast/toast.ts';
import { saveTable, type TableGroup } from '#features/report-files/index.ts';

export interface TableToolsProps<Row> {
  readonly label: string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly hidden: readonly string[];
  readonly setHidden: (hidden: string[]) => void;
  readonly shown: ShownTable<Row>;
  readonly group: TableGroup<Row> | undefined;
}

/** What can be done with a table: choose its columns, and take it away as CSV, as it is shown. */
export function TableTools<Row>({ label, columns, hidden, setHidden, shown, group }: TableToolsProps<Row>) {
  const { t } = useTranslation('reporting');
  const { language } = useFormats();
  const download = async () => {
    try {
      const name = await saveTable(label, shown, group, language);
      toast.success(t('tools.done', { name }));
    } catch (error) {
      console.error('The table could not be written.', error);
      toast.error(t('tools.failed'));
    }
  };
  return (
    <SectionActions>
      <ColumnsMenu columns={columns} hidden={hidden} setHidden={setHidden} />
      <IconButton
        size="sm"
        variant="outline"
        label={t('tools.csvOf', { name: label })}
        title={t('tools.csv')}
        icon={<FileDown aria-hidden />}
        onClick={() => void download()}
      />
    </SectionActions>
  );
}
