import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx';
import { TextArea } from '#design-system/Field/TextArea.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { longText } from '#design-system/LongText/LongText.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { useLanguage } from '#design-system/language/useLanguage.ts';
import { toast } from '#design-system/Toast/toast.ts';
import { RequestReview } from '#features/change-requests/index.ts';
import { useWrite } from '#features/forms/index.ts';
import { decide } from './controlCalls.ts';
import { bordersQuery, itemsQuery } from './queries.ts';
import './texts.ts';
import { useConsolePlace } from './useControl.ts';
import { useKeys } from './useDeskKeys.ts';

interface DecisionPanelProps {
  readonly request: ChangeRequest;
  /** All requests, some of which may ask for the same days. */
  readonly requests: readonly ChangeRequest[];
  /** The address of another request in the desk. */
  readonly addressOf: (id: number) => string;
  readonly onDecided: () => void;
  /** Whether this page approves it, or has, together with others. */
  readonly isApprovedHere: boolean;
  /** The link to the next request of the list. */
  readonly next: ReactNode;
  /** Whether A approves and R rejects. */
  readonly hasKeys: boolean;
}

interface Decided {
  readonly action: 'approve' | 'reject';
  /** Approves an outdated request after the confirmation. */
  readonly isConfirmed?: boolean;
}

/** A request's changes, and the decision on it with a note. An outdated one is approved only after a confirmation. */
export function DecisionPanel({
  request,
  requests,
  addressOf,
  onDecided,
  next,
  hasKeys,
  ...props
}: DecisionPanelProps) {
  const { t } = useTranslation('console');
  const formats = useFormats();
  const language = useLanguage();
  const { kind } = useConsolePlace();
  const { control, getValues, setError } = useForm({ defaultValues: { note: '' } });
  const { field: note, fieldState: noteState } = useController({ control, name: 'note' });
  const neighbours = useQuery({
    ...bordersQuery(language, request.id),
    enabled: request.resource === 'border',
  });
  const items = useQuery({ ...itemsQuery(language, request.id), enabled: request.resource !== 'border' });
  const [asking, setAsking] = useState(false);
  const [isShownPending] = useState(request.status === 'pending');
  const [isDecidedHere, setDecidedHere] = useState(false);
  const { send, busy, error } = useWrite<Decided>({
    write: ({ action, isConfirmed }) =>
      decide(language, request.id, action, {
        note: getValues('note'),
        ...(isConfirmed ? { confirm_outdated: true } : {}),
      }),
    onSuccess: (_, { action }) => {
      setAsking(false);
      setDecidedHere(true);
      // The portal beside a drawer has a toast of its own about the decision.
      if (kind === 'page') toast.success(t(action === 'approve' ? 'approved' : 'rejected'));
      onDecided();
    },
    // The note stays, so that the decision can be retried.
    onError: () => {
      setAsking(false);
      onDecided();
    },
  });

  const approve = () => {
    if (request.outdated) setAsking(true);
    else send({ action: 'approve' });
  };
  const reject = () => {
    // Who made the request learns why.
    if (getValues('note').trim() !== '') send({ action: 'reject' });
    else setError('note', { message: t('noteRequired') }, { shouldFocus: true });
  };

  // The second of two who decide at once is told, whether the decision was sent or only written (behaviour 15.53).
  const isDecidedElsewhere = isShownPending && !isDecidedHere && !busy && !props.isApprovedHere;
  const typed = note.value.trim();

  useKeys(hasKeys && request.status === 'pending', { a: approve, r: reject });

  return (
    <Box display="flex" flexDirection="column" gap="4">
      {isDecidedElsewhere && request.status !== 'pending' && (
        <FormBanner tone="warning" title={t(error === null ? 'decidedElsewhere' : 'decidedMeanwhile')}>
          <p>
            {t(`decidedAs.${request.status}`, {
              who: request.decidedBy ?? '',
              when: request.decidedAt ? formats.moment(request.decidedAt) : '',
            })}
          </p>
          {typed && <p>{longText(t('typedNote', { note: typed }))}</p>}
        </FormBanner>
      )}
      <RequestReview
        request={request}
        neighbours={neighbours.data}
        items={items.data}
        areItemsLoading={items.isLoading}
        pending={requests}
        linkTo={addressOf}
      />
      {error !== null && request.status === 'pending' && (
        <FormBanner tone="danger">{`${t('notDone')} ${error instanceof Error ? error.message : ''}`.trim()}</FormBanner>
      )}
      {request.status === 'pending' && (
        <>
          <TextArea {...note} label={t('note')} hint={t('noteHint')} rows={2} error={noteState.error?.message} />
          <Box display="flex" gap="2.5" flexWrap="wrap" alignItems="center">
            <Button
              variant="solid"
              icon={<Check size={16} aria-hidden />}
              aria-disabled={busy || undefined}
              onClick={approve}
            >
              {t(request.outdated ? 'approveOutdated' : 'approve')}
            </Button>
            <Button tone="danger" icon={<X size={16} aria-hidden />} aria-disabled={busy || undefined} onClick={reject}>
              {t('reject')}
            </Button>
          </Box>
        </>
      )}
      {next && (
        <Text textStyle="sm" color="fg.muted" textAlign="end" css={{ '& a': { textDecoration: 'underline' } }}>
          {next}
        </Text>
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
    </Box>
  );
}
