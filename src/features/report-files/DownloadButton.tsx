import { Span } from '@chakra-ui/react/span';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { type DownloadJob, useReportDownload } from './useReportDownload.ts';

interface DownloadButtonProps {
  /** What it fetches, for screen readers and for its messages: `Račun 12/ZG/4`. */
  readonly label: string;
  readonly make: DownloadJob['make'];
}

/** Fetches one file, such as a row's document: busy meanwhile; a failure shows a toast, and the button then retries. */
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
      {/* In a table on a phone the icon alone leaves the space to the row's content. */}
      {state.status === 'failed' ? t('retry') : <Span display={{ base: 'none', sm: 'inline' }}>{t('download')}</Span>}
    </Button>
  );
}
