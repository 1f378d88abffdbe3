import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Incident } from '#api/contract/system.ts';
import { dayOf } from '#api/days.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { serviceGroupsQuery } from '../queries.ts';
import { useDurations } from './useDurations.ts';

/** Returns functions that describe an incident's group and its time. */
export function useIncidentTexts() {
  const { t } = useTranslation('system');
  const formats = useFormats();
  const { data: groups } = useQuery(serviceGroupsQuery);
  const { duration } = useDurations();
  return {
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
