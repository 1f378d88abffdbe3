import { chakra } from '@chakra-ui/react/styled-system';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useLanguage } from '#design-system/language/useLanguage.ts';
import { toast } from '#design-system/Toast/toast.ts';
import { RequestReview } from '#features/change-requests/index.ts';
import { FormTextField, useWrite } from '#features/forms/index.ts';
import { decide } from './controlCalls.ts';
import './texts.ts';

interface DecisionPanelProps {
  readonly request: ChangeRequest;
  readonly onDecided: () => void;
}

interface Decided {
  readonly action: 'approve' | 'reject';
  /** An outdated request is approved all the same. */
  readonly isConfirmed?: boolean;
}

/** What a request changes, and the decision on it with a note. One that is outdated is approved after a question only. */
export function DecisionPanel({ request, onDecided }: DecisionPanelProps) {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const { control, getValues } = useForm({ defaultValues: { note: '' } });
  const [asking, setAsking] = useState(false);
  const { send, busy, error } = useWrite<Decided>({
    write: ({ action, isConfirmed }) =>
      decide(language, request.id, action, {
        note: getValues('note'),
        ...(isConfirmed ? { confirm_outdated: true } : {}),
      }),
    onSuccess: (_, { action }) => {
      setAsking(false);
      toast.success(t(action === 'approve' ? 'approved' : 'rejected'));
      onDecided();
    },
    // The note stays, and the decision can be made again.
    onError: () => {
      setAsking(false);
      onDecided();
    },
  });

  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <RequestReview request={request} />
      {error !== null && (
        <FormBanner tone="danger">{`${t('notDone')} ${error instanceof Error ? error.message : ''}`.trim()}</FormBanner>
      )}
      {request.status === 'pending' && (
        <>
          <FormTextField control={control} name="note" label={t('note')} hint={t('noteHint')} maxLength={1000} />
          <chakra.div display="flex" gap="2.5" flexWrap="wrap">
            <Button
              variant="solid"
              icon={<Check size={16} aria-hidden />}
              aria-disabled={busy || undefined}
              onClick={() => (request.outdated ? setAsking(true) : send({ action: 'approve' }))}
            >
              {t('approve')}
            </Button>
            <Button
              tone="danger"
              icon={<X size={16} aria-hidden />}
              aria-disabled={busy || undefined}
              onClick={() => send({ action: 'reject' })}
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
        onConfirm={() => send({ action: 'approve', isConfirmed: true })}
        onCancel={() => setAsking(false)}
      />
    </chakra.div>
  );
}
