import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx';
import { type IdleLimit, type IdleState, idleState, lastActivity, recordActivity } from './idle.ts';

interface IdleWatchProps {
  readonly limit: IdleLimit;
  /** The limit is reached. */
  readonly onIdle: () => void;
  /** The user signs out by choice, from the warning. */
  readonly onSignOut: () => void;
}

/** What counts as activity. Movements of the pointer do not: a table that shakes would keep a session open. */
const events = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Signs an inactive user out, after a warning that counts the last seconds (behaviour 1.28). Activity in any tab counts,
 * but while the warning is shown only its button does. By the clock, not by a timer: a device may sleep meanwhile.
 */
export function IdleWatch({ limit, onIdle, onSignOut }: IdleWatchProps) {
  const { t } = useTranslation('session');
  const [state, setState] = useState<IdleState>({ kind: 'active' });
  /** The latest state, also before the next render. */
  const latest = useRef<IdleState['kind']>('active');
  const check = useEffectEvent(() => {
    const next = idleState(limit, lastActivity(), Date.now());
    if (next.kind === 'ended' && latest.current !== 'ended') onIdle();
    latest.current = next.kind;
    setState(next);
  });
  const record = useEffectEvent(() => {
    if (latest.current === 'active') recordActivity(Date.now());
  });
  // A session that was left open for too long ends also when the portal is opened again.
  const start = useEffectEvent(() => {
    const last = lastActivity();
    if (last === 0 || idleState(limit, last, Date.now()).kind !== 'ended') return record();
    latest.current = 'ended';
    onIdle();
  });
  useEffect(() => {
    start();
    const timer = setInterval(check, 1000);
    document.addEventListener('visibilitychange', check);
    window.addEventListener('storage', check);
    for (const event of events) window.addEventListener(event, record, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('storage', check);
      for (const event of events) window.removeEventListener(event, record, { capture: true });
    };
  }, []);
  const stay = () => {
    recordActivity(Date.now());
    latest.current = 'active';
    setState({ kind: 'active' });
  };
  return (
    <ConfirmDialog
      open={state.kind === 'warned'}
      title={t('idle.title')}
      text={t('idle.text', { count: state.kind === 'warned' ? state.secondsLeft : limit.warningSeconds })}
      // Escape, and Enter on the button that has the focus first, keep the session.
      confirmLabel={t('idle.signOut')}
      cancelLabel={t('idle.stay')}
      onConfirm={onSignOut}
      onCancel={stay}
    />
  );
}
