import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useTranslation } from 'react-i18next';
import type { DayRange } from '#api/days.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { useReportDownload } from '#features/report-files/index.ts';
import { fetchFile } from '../queries.ts';

/** Fetches the statistics of the applied range as a spreadsheet (behaviour 18.12). */
export function ExcelButton({ range }: { readonly range: DayRange }) {
  const { t } = useTranslation('statistics');
  const { state, start } = useReportDownload();
  return (
    <Button
      icon={<FileSpreadsheet aria-hidden />}
      busy={state.status === 'working'}
      onClick={() => start({ label: t('excel.label'), make: ({ signal }) => fetchFile(range, signal) })}
    >
      {t('excel.download')}
    </Button>
  );
}
