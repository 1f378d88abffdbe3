import { chakra } from '@chakra-ui/react/styled-system';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { type DownloadJob, useReportDownload } from './useReportDownload.ts';
import './texts.ts';

interface DownloadButtonProps {
  /** What it fetches, for those who hear it, and for its messages: `Račun 12/ZG/4`. */
  readonly label: string;
  readonly make: DownloadJob['make'];
}

/** Fetches one file, such as a row's document: busy meanwhile; a failure is told, and the button tries again. */
export function DownloadButton({ label, make }: DownloadButtonProps) {
  const { t } = useTranslation('files');
  const { state, start } = useReportDownload();
  return (
    <Button
      size="xs"
      variant="outline"
      busy={state.status === 'working'}
      icon={<Download aria-hidden />}
      aria-label={t('downloadNamed', { name: label })}
      onClick={() => start({ label, make })}
    >
      {/* In a table on a phone the mark alone says it, and leaves the room to what the row is about. */}
      {state.status === 'failed' ? (
        t('retry')
      ) : (
        <chakra.span display={{ base: 'none', sm: 'inline' }}>{t('download')}</chakra.span>
      )}
    </Button>
  );
}
