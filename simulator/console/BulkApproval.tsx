import { chakra } from '@chakra-ui/react/styled-system';
import Check from 'lucide-react/icons/check';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { useLanguage } from '#design-system/language/useLanguage.ts';
import { useRequestTexts } from '#features/change-requests/index.ts';
import { useWrite } from '#features/forms/index.ts';
import { decide } from './controlCalls.ts';
import './texts.ts';

const List = chakra('ul', {
  base: { listStyle: 'none', textStyle: 'sm', '& li': { overflowWrap: 'anywhere' } },
});

/** What became of one of several requests; a reason: it is not approved. */
export interface BulkResult {
  readonly request: ChangeRequest;
  readonly reason?: string;
}

/**
 * Approves the picked requests without notes. Each is a call of its own, one after the other; an outdated one is refused by
 * the simulator, since it needs its own confirmation. The hook belongs to the list's page: the button is gone as soon as
 * nothing is pending, which may be before the last response.
 *
 * @param picked the picked requests, in the order of the list
 * @param onDone called with what became of each request
 */
export function useBulkApproval(picked: readonly ChangeRequest[], onDone: (results: readonly BulkResult[]) => void) {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const { send, busy } = useWrite<readonly ChangeRequest[], readonly BulkResult[]>({
    write: async (requests, signal) => {
      const results: BulkResult[] = [];
      for (const request of requests) {
        if (signal.aborted) break;
        try {
          await decide(language, request.id, 'approve', {});
          results.push({ request });
        } catch (error) {
          results.push({ request, reason: (error instanceof Error && error.message) || t('notDone') });
        }
      }
      return results;
    },
    onSuccess: (results) => {
      setIsAsking(false);
      onDone(results);
    },
  });
  // What was asked about has been decided elsewhere: the question must not come back with the next picks.
  if (isAsking && !busy && picked.length === 0) setIsAsking(false);
  return { picked, isAsking, setIsAsking, approve: () => send(picked), busy };
}

interface BulkApprovalProps {
  readonly approval: ReturnType<typeof useBulkApproval>;
  /** The ids of the requests that overlap what is approved, which is said before they are approved unseen. */
  readonly overlapping: ReadonlySet<number>;
}

/** The button that approves the picked requests after a confirmation. */
export function BulkApproval({ approval, overlapping }: BulkApprovalProps) {
  const { t } = useTranslation('console');
  const formats = useFormats();
  const { picked, isAsking, setIsAsking, approve, busy } = approval;
  const overlaps = picked.filter(({ id }) => overlapping.has(id)).length;
  const value = formats.count(picked.length);
  return (
    <>
      <Button
        size="sm"
        variant={picked.length > 0 ? 'solid' : 'outline'}
        icon={<Check size={16} aria-hidden />}
        disabled={picked.length === 0}
        onClick={() => setIsAsking(true)}
      >
        {t('bulk.approve', { value })}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('bulk.confirmTitle', { count: picked.length, value })}
        text={[t('bulk.confirmText'), overlaps > 0 && t('bulk.overlapping', { value: formats.count(overlaps) })]
          .filter(Boolean)
          .join(' ')}
        confirmLabel={t('approve')}
        busy={busy}
        onConfirm={approve}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

interface BulkResultsProps {
  readonly results: readonly BulkResult[];
  readonly onClose: () => void;
}

/** What became of each request. */
export function BulkResults({ results, onClose }: BulkResultsProps) {
  const { t } = useTranslation('console');
  const formats = useFormats();
  const { nameOf } = useRequestTexts();
  const done = results.filter(({ reason }) => reason === undefined).length;
  return (
    <FormBanner
      tone={done === results.length ? 'success' : 'warning'}
      icon={done === results.length && <CircleCheck size={16} aria-hidden />}
      title={t('bulk.done', { done: formats.count(done), all: formats.count(results.length) })}
      action={
        <IconButton
          size="sm"
          variant="ghost"
          label={t('bulk.close')}
          icon={<X size={16} aria-hidden />}
          onClick={onClose}
        />
      }
    >
      <List>
        {results.map(({ request, reason }) => (
          <li key={request.id}>
            {`${nameOf(request)}: ${reason === undefined ? t('bulk.approved') : t('bulk.refused', { reason })}`}
          </li>
        ))}
      </List>
    </FormBanner>
  );
}
