import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx';
import { useTexts } from '#design-system/language/useTexts.ts';
import { useUnsavedGuard } from '#features/auth/index.ts';
import './texts.ts';

interface LeaveGuardProps {
  readonly isUnsaved: boolean;
  /** Asked at the moment of leaving: true once all is sent. */
  readonly isDone: () => boolean;
}

/** Asks before what was entered is lost: by a link, by Back, by closing the page or loading it anew. */
export function LeaveGuard({ isUnsaved, isDone }: LeaveGuardProps) {
  const t = useTexts('hours');
  useUnsavedGuard(isUnsaved);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && !isDone() && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('leave.title')}
      text={t('leave.text')}
      confirmLabel={t('leave.discard')}
      cancelLabel={t('leave.stay')}
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
