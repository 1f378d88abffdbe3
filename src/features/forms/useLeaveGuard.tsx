import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx';
import { leavesUnasked } from './forcedLeave.ts';
import { useUnsavedWork } from './unsavedWork.ts';
import { useUnloadPrompt } from './useUnloadPrompt.ts';

interface LeaveGuardOptions {
  /** The question's texts; default: those about a form's input, which is lost. */
  readonly texts?: { readonly title: string; readonly text: string; readonly leave: string };
  /** Asks also before another view of the same page is opened. Default: only before another page. */
  readonly everyView?: boolean;
}

/** The guard of a form's unsent input. */
export interface LeaveGuard {
  /** Called by the form with whether leaving it would lose input, and what removes its draft once that is agreed to. */
  readonly setUnsaved: (isUnsaved: boolean, onDiscard?: () => void) => void;
  /** Runs an action that leaves the form, such as closing its dialog: at once, or once the user agrees to the loss. */
  readonly leave: (action: () => void) => void;
  /** The confirmation dialog, rendered beside the form or its dialog. */
  readonly question: ReactNode;
}

/**
 * Asks before unsent input is lost: by a link or Back (React Router's `useBlocker`), by closing or reloading the page
 * (the browser's own question), and by an action such as closing the form's dialog. It does not ask when the session
 * has ended or a call was refused: nobody chose to leave, and the form's draft stays.
 */
export function useLeaveGuard({ texts, everyView = false }: LeaveGuardOptions = {}): LeaveGuard {
  const { t } = useTranslation('drafts');
  const [isUnsaved, setIsUnsaved] = useState(false);
  // A ref in addition to the state: after a write the form navigates before the next render, without a question.
  const unsaved = useRef(false);
  const [action, setAction] = useState<() => void>();
  const discarded = useRef<() => void>(undefined);
  const setUnsaved = useCallback((next: boolean, onDiscard?: () => void) => {
    unsaved.current = next;
    discarded.current = onDiscard;
    setIsUnsaved(next);
  }, []);

  useUnloadPrompt(isUnsaved);
  useUnsavedWork(isUnsaved);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        unsaved.current && !leavesUnasked() && (everyView || currentLocation.pathname !== nextLocation.pathname),
      [everyView],
    ),
  );

  const discard = () => {
    discarded.current?.();
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
        title={texts?.title ?? t('leaving.title')}
        text={texts?.text ?? t('leaving.text')}
        confirmLabel={texts?.leave ?? t('leaving.discard')}
        cancelLabel={t('leaving.stay')}
        tone="danger"
        onConfirm={discard}
        onCancel={stay}
      />
    ),
  };
}
