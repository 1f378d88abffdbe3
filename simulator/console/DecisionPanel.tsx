import { chakra } from '@chakra-ui/react/styled-system';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx';
import { TextField } from '#design-system/Field/TextField.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useLanguage } from '#design-system/language/useLanguage.ts';
import { toast } from '#design-system/Toast/toast.ts';
import { RequestReview } from '#features/change-requests/index.ts';
import { decide } from './controlCalls.ts';
import './texts.ts';

interface DecisionPanelProps {
  readonly request: ChangeRequest;
  readonly onDecided: () => void;
}

/** What a request changes, and the decision on it with a note. One that is outdated is approved after a question only. */
export function DecisionPanel({ request, onDecided }: DecisionPanelProps) {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);

  const send = async (what: 'approve' | 'reject', confirmed: boolean) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await decide(language, request.id, what, { note, ...(confirmed ? { confirm_outdated: true } : {}) });
      toast.success(t(what === 'approve' ? 'approved' : 'rejected'));
      onDecided();
    } catch (failure) {
      // The note stays, and the decision can be made again.
      setError(`${t('notDone')} ${failure instanceof Error ? failure.message : ''}`.trim());
      onDecided();
    } finally {
      isRunning.current = false;
      setBusy(false);
      setAsking(false);
    }
  };

  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <RequestReview request={request} />
      {error && <FormBanner tone="danger">{error}</FormBanner>}
      {request.status === 'pending' && (
        <>
          <TextField label={t('note')} hint={t('noteHint')} value={note} onChange={setNote} maxLength={1000} />
          <chakra.div display="flex" gap="2.5" flexWrap="wrap">
            <Button
              variant="solid"
              icon={<Check size={16} aria-hidden />}
              aria-disabled={busy || undefined}
              onClick={() => (request.outdated ? setAsking(true) : void send('approve', false))}
            >
              {t('approve')}
            </Button>
            <Button
              tone="danger"
              icon={<X size={16} aria-hidden />}
              aria-disabled={busy || undefined}
              onClick={() => void send('reject', false)}
            >
              {t('reject')}
            </Button>
          </chakra.div>
        </>
      )}
      <ConfirmDialog
        open={asking}
        title={t('confirmTitle')}
        text={t('confirmText')}
        confirmLabel={t('confirm')}
        busy={busy}
        onConfirm={() => void send('approve', true)}
        onCancel={() => setAsking(false)}
      />
    </chakra.div>
  );
}
