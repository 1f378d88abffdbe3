import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { now, serverClock } from '#api/serverClock.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { toast } from '#design-system/Toast/toast.ts';

const key = 'clock-notice';

/** Replaces session storage where the browser blocks it. */
let wasShown = false;

/** Returns whether this is the first time in this tab, reloads included. */
function isFirst(): boolean {
  if (wasShown) return false;
  wasShown = true;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
  } catch {
    // Once for each load of the page then.
  }
  return true;
}

/** Says once, in a toast, that the device's clock differs from the server's, whose day and time count (behaviour 20.8). */
export function useClockNotice() {
  const { t } = useTranslation('layout');
  const formats = useFormats();
  const differs = useSyncExternalStore(serverClock.subscribe, serverClock.differs);
  const show = useEffectEvent(() => toast.info(t('clockDiffers', { moment: formats.minute(now()) }), 10_000));
  useEffect(() => {
    if (differs && isFirst()) show();
  }, [differs]);
}
