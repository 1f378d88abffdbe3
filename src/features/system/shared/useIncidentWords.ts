import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Incident } from '#api/contract/system.ts';
import { dayOf } from '#api/days.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { serviceGroupsQuery } from '../queries.ts';
import { durationOf } from '../status/timeline.ts';

/** Puts into words what an incident belongs to and when it was. */
export function useIncidentWords() {
  const { t } = useTranslation('system');
  const formats = useFormats();
  const { data: groups } = useQuery(serviceGroupsQuery);
  const duration = (begin: Date, end: Date) => {
    const parts = durationOf(begin, end);
    const words = (['days', 'hours', 'minutes'] as const).flatMap((unit) =>
      parts[unit] > 0 ? [t(`incident.${unit}`, { count: parts[unit] })] : [],
    );
    return words.join(' ') || t('incident.minutes', { count: 0 });
  };
  return {
    /** The group's name; its code while that is not known. */
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
    /** Since when it goes on: `od 20. 11. 2026. 08:00 · traje 2 h`. */
    since: ({ begin }: Pick<Incident, 'begin'>, now: Date) =>
      `${t('incident.since', { begin: formats.minute(begin) })} · ${t('incident.lasts', { duration: duration(begin, now) })}`,
  };
}

export type IncidentWords = ReturnType<typeof useIncidentWords>;
