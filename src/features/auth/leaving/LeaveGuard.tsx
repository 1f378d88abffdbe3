import { useBlocker } from 'react-router-dom';
import { useUnsavedGuard } from '../useUnsavedGuard.ts';
import { DiscardDialog } from './DiscardDialog.tsx';

interface LeaveGuardProps {
  readonly isUnsaved: boolean;
  /** Asked at the moment of leaving: true once all is sent. */
  readonly isDone: () => boolean;
}

/** Asks before what was entered is lost: by a link, by Back, by closing the page or loading it anew. */
export function LeaveGuard({ isUnsaved, isDone }: LeaveGuardProps) {
  useUnsavedGuard(isUnsaved);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && !isDone() && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <DiscardDialog
      open={blocker.state === 'blocked'}
      onDiscard={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}
