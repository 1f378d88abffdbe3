import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useTranslation } from 'react-i18next';
import { momentOf } from '#api/serverClock.ts';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { useFormats } from '#design-system/language/formats.ts';

interface RefreshNoteProps {
  /** The time of the last refresh in ms; 0: not yet. */
  readonly at: number;
  readonly busy: boolean;
  readonly onRefresh: () => void;
}

/** The time of the last refresh, and a button that refreshes now. */
export function RefreshNote({ at, busy, onRefresh }: RefreshNoteProps) {
  const { t } = useTranslation('system');
  const formats = useFormats();
  return (
    <HStack gap="2" textStyle="sm" color="fg.muted" minHeight="9">
      {at > 0 && (
        <Span fontVariantNumeric="tabular-nums">{t('status.refreshed', { time: formats.time(momentOf(at)) })}</Span>
      )}
      <IconButton
        variant="ghost"
        size="sm"
        label={t('status.refresh')}
        icon={<RefreshCw aria-hidden />}
        busy={busy}
        onClick={onRefresh}
      />
    </HStack>
  );
}
