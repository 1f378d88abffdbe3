import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx';
import { useUnloadQuestion } from './useUnloadQuestion.ts';

/** The guard of a form's unsent input. */
export interface LeaveGuard {
  /** Called by the form with whether leaving it would lose input. */
  readonly setUnsaved: (isUnsaved: boolean) => void;
  /** Runs an action that leaves the form, such as closing its dialog: at once, or once the user agrees to the loss. */
  readonly leave: (action: () => void) => void;
  /** The question to the user; it stands beside the form or its dialog. */
  readonly question: ReactNode;
}

/**
 * Asks before unsent input is lost: by a link or Back (React Router's `useBlocker`), by closing or reloading the page
 * (the browser's own question), and by an action such as closing the form's dialog.
 */
export function useLeaveGuard(): LeaveGuard {
  const { t } = useTranslation('forms');
  const [isUnsaved, setIsUnsaved] = useState(false);
  // Beside the state: after a write the form navigates before the next render, and is not asked about.
  const unsaved = useRef(false);
  const [action, setAction] = useState<() => void>();
  const setUnsaved = useCallback((next: boolean) => {
    unsaved.current = next;
    setIsUnsaved(next);
  }, []);

  useUnloadQuestion(isUnsaved);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) => unsaved.current && currentLocation.pathname !== nextLocation.pathname,
      [],
    ),
  );

  const discard = () => {
    setUnsaved(false);
    setAction(undefined);
    if (blocker.state === 'blocked') blocker.proceed();
    else action?.();
  };
  const stay = () => {
    setAction(undefined);
    if (blocker.state === 'blocked') blocker.reset();
  };

  return {
    setUnsaved,
    leave: (next) => {
      if (unsaved.current) setAction(() => next);
      else next();
    },
    question: (
      <ConfirmDialog
        open={action !== undefined || blocker.state === 'blocked'}
        title={t('leaving.title')}
        text={t('leaving.text')}
        confirmLabel={t('leaving.discard')}
        cancelLabel={t('leaving.stay')}
        tone="danger"
        onConfirm={discard}
        onCancel={stay}
      />
    ),
  };
}
