import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { safeStorage } from '#api/safeStorage.ts';
import { now, serverClock } from '#api/serverClock.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { toast } from '#design-system/Toast/toast.ts';

const key = 'clock-notice';

const { read, write } = safeStorage(() => sessionStorage);

/** Returns whether this is the first time in this tab, reloads included. */
function isFirst(): boolean {
  const wasShown = read(key) !== null;
  write(key, '1');
  return !wasShown;
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
