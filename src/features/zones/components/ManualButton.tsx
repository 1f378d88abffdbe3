import FileDown from 'lucide-react/icons/file-down';
import { useTranslation } from 'react-i18next';
import { request } from '#api/client.ts';
import { getZoneManual } from '#api/contract/zones.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { toastTime } from '#design-system/Toast/toast.ts';
import { useReportDownload } from '#features/report-files/index.ts';

/** Downloads the manual of the zones pages, a presentation. */
export function ManualButton() {
  const { t } = useTranslation('zones');
  const { state, start } = useReportDownload();
  return (
    <Button
      icon={<FileDown aria-hidden />}
      busy={state.status === 'working'}
      onClick={() =>
        start({
          label: t('manual.label'),
          toastTime: toastTime.operation,
          make: ({ signal }) => request(getZoneManual, {}, { signal: signal as AbortSignal }),
        })
      }
    >
      {t('manual.download')}
    </Button>
  );
}
