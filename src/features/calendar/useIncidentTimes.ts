import { useTranslation } from 'react-i18next';
import type { Incident } from '#api/contract/system.ts';
import { dayOf } from '#api/days.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { durationOf } from './duration.ts';

/** Returns a function that writes when an incident was and for how long: `12. 11. 2026. 08:15 – 09:50 · 1 h 35 min`. */
export function useIncidentTimes(): (incident: Pick<Incident, 'begin' | 'end'>, now: Date) => string {
  const { t } = useTranslation('calendar');
  const formats = useFormats();
  const length = (begin: Date, end: Date) => {
    const units = durationOf(begin, end);
    const parts = (['days', 'hours', 'minutes'] as const).flatMap((unit) =>
      units[unit] > 0 ? [t(`length.${unit}`, { count: units[unit] })] : [],
    );
    // A duration is read as one word.
    return (parts.join(' ') || t('length.minutes', { count: 0 })).replaceAll(' ', '\u00a0');
  };
  return ({ begin, end }, now) => {
    const since = t('since', { begin: formats.minute(begin) });
    if (!end) return begin > now ? since : `${since} · ${t('lasts', { duration: length(begin, now) })}`;
    const isSameDay = dayOf(begin) === dayOf(end);
    const range = t('from', {
      begin: formats.minute(begin),
      end: isSameDay ? formats.time(end) : formats.minute(end),
    });
    return `${range} · ${length(begin, end)}`;
  };
}
