import { useTranslation } from 'react-i18next';
import { durationOf } from '#features/calendar/index.ts';

/** Returns functions that write how long something took, in the two largest units that it has: `1 h 35 min`. */
export function useDurations() {
  const { t } = useTranslation('system');
  const duration = (begin: Date, end: Date): string => {
    const units = durationOf(begin, end);
    const parts = (['days', 'hours', 'minutes'] as const).flatMap((unit) =>
      units[unit] > 0 ? [t(`incident.${unit}`, { count: units[unit] })] : [],
    );
    return parts.join(' ') || t('incident.minutes', { count: 0 });
  };
  return {
    duration,
    /** A length in seconds; less than a minute is said so. */
    length: (seconds: number): string =>
      seconds > 0 && seconds < 60 ? t('incident.underMinute') : duration(new Date(0), new Date(seconds * 1000)),
  };
}
