import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Incident } from '#api/contract/system.ts';
import { dayOf } from '#api/days.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { durationOf } from '#features/calendar/index.ts';
import { serviceGroupsQuery } from '../queries.ts';

/** Returns functions that describe an incident's group and its time. */
export function useIncidentTexts() {
  const { t } = useTranslation('system');
  const formats = useFormats();
  const { data: groups } = useQuery(serviceGroupsQuery);
  const duration = (begin: Date, end: Date) => {
    const units = durationOf(begin, end);
    const parts = (['days', 'hours', 'minutes'] as const).flatMap((unit) =>
      units[unit] > 0 ? [t(`incident.${unit}`, { count: units[unit] })] : [],
    );
    return parts.join(' ') || t('incident.minutes', { count: 0 });
  };
  return {
    /** A length in seconds: `1 h 35 min`; less than a minute is said so. */
    length: (seconds: number) =>
      seconds > 0 && seconds < 60 ? t('incident.underMinute') : duration(new Date(0), new Date(seconds * 1000)),
    /** The group's name; its code while the name is unknown. */
    group: (code: string) => groups?.find((one) => one.code === code)?.description ?? code,
    /** From when to when, below its day: `10:15 – 11:40 · 1 h 25 min`. */
    span: ({ begin, end }: Pick<Incident, 'begin' | 'end'>) => {
      if (!end) return t('incident.since', { begin: formats.time(begin) });
      const isSameDay = dayOf(begin) === dayOf(end);
      const range = t('incident.from', {
        begin: formats.time(begin),
        end: isSameDay ? formats.time(end) : formats.minute(end),
      });
      return `${range} · ${duration(begin, end)}`;
    },
    /** The time of an ongoing incident: `od 20. 11. 2026. 08:00 · traje 2 h`. */
    since: ({ begin }: Pick<Incident, 'begin'>, now: Date) =>
      `${t('incident.since', { begin: formats.minute(begin) })} · ${t('incident.lasts', { duration: duration(begin, now) })}`,
  };
}

export type IncidentTexts = ReturnType<typeof useIncidentTexts>;
