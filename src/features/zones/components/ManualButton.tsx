import FileDown from 'lucide-react/icons/file-down';
import { request } from '#api/client.ts';
import { getZoneManual } from '#api/contract/zones.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { useTexts } from '#design-system/language/useTexts.ts';
import { useReportDownload } from '#features/reporting/index.ts';
import '../texts.ts';

/** Fetches the manual of the zones pages, a presentation. */
export function ManualButton() {
  const t = useTexts('zones');
  const { state, start } = useReportDownload();
  return (
    <Button
      icon={<FileDown aria-hidden />}
      busy={state.status === 'working'}
      onClick={() =>
        start({
          label: t('manual.label'),
          make: ({ signal }) => request(getZoneManual, {}, { signal: signal as AbortSignal }),
        })
      }
    >
      {t('manual.download')}
    </Button>
  );
}
