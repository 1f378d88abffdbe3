import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartCalendar } from '#design-system/charts/types.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { usePermission } from '#features/auth/index.ts';
import { useMinute } from '#features/pages/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { bandsOf, type CalendarDays, marksOf, notesOf } from './calendarOf.ts';
import { choose, useChosen } from './chosen.ts';
import { chartIncidentsQuery } from './queries.ts';
import { useIncidentTimes } from './useIncidentTimes.ts';

export interface CalendarPartProps {
  readonly days: CalendarDays;
  /** The categories of the compare period. */
  readonly otherDays: CalendarDays | undefined;
  readonly onCalendar: (calendar: ChartCalendar) => void;
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    columnGap: '1',
    textStyle: 'label',
    fontWeight: 'normal',
    color: 'fg.muted',
    '& ul': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      columnGap: '1',
      listStyle: 'none',
      margin: '0',
      padding: '0',
    },
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '7',
      paddingInline: '2',
      borderRadius: 'l1',
      cursor: 'button',
      _hover: { bg: 'bg.muted', color: 'fg' },
      '&[aria-pressed=false]': { textDecoration: 'line-through', '& i, & svg': { opacity: 0.35 } },
    },
    '& [data-retry]': { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& i': {
      display: 'inline-flex',
      flexShrink: 0,
      width: '4',
      height: '2.5',
      borderRadius: '3px',
      overflow: 'hidden',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      bg: 'bg.emphasized',
      _after: { content: '""', width: '50%', marginInlineStart: 'auto', bg: 'brand.muted' },
    },
    '& i[data-one]': { _after: { width: '100%' } },
    '& svg': { width: '3.5', height: '3.5', color: 'warning.fg' },
  },
});

/**
 * The calendar of a chart: computes it, loads the incidents, and shows what switches both. A chart whose incidents do not load
 * stays as it is.
 */
export function CalendarPart({ days, otherDays, onCalendar }: CalendarPartProps) {
  const { t } = useTranslation('calendar');
  const formats = useFormats();
  const now = useMinute();
  const timesOf = useIncidentTimes();
  const chosen = useChosen();
  const mayReadAll = usePermission('IncidentsView');
  const list = useQuery({ ...chartIncidentsQuery(mayReadAll, days.range), enabled: chosen.incidents });
  const incidents = chosen.incidents ? list.data : undefined;

  const ofDays = useMemo(() => {
    const name = (key: Parameters<Parameters<typeof bandsOf>[1]>[0]) => t(`holiday.${key}`);
    const notes = (own: CalendarDays | undefined) =>
      own && chosen.holidays ? notesOf(own, name, formats.dayMonth) : [];
    return {
      bands: chosen.holidays ? bandsOf(days, name) : [],
      notes: notes(days),
      otherNotes: notes(otherDays),
    };
  }, [days, otherDays, chosen.holidays, formats, t]);
  const calendar: ChartCalendar = {
    ...ofDays,
    marks: marksOf(days, incidents?.incidents ?? [], now, {
      detail: (incident) => timesOf(incident, now),
      address: ({ id }) => `${pathTo('incidents')}?incident=${id}`,
    }),
    notesTitle: t('holidays'),
    marksTitle: t('incidents'),
  };
  // The same calendar, made again, renders nothing again.
  const text = JSON.stringify(calendar);
  useLayoutEffect(() => onCalendar(JSON.parse(text)), [text, onCalendar]);

  const hasWeekends = days.interval === 'day' && days.starts.length > 1;
  return (
    <Line data-loading={list.isLoading ? '' : undefined}>
      <ul aria-label={t('switches')}>
        <li>
          <button
            type="button"
            aria-pressed={chosen.holidays}
            onClick={() => choose({ ...chosen, holidays: !chosen.holidays })}
          >
            <i data-one={hasWeekends ? undefined : ''} />
            <span>{t(hasWeekends ? 'days' : 'holidays')}</span>
          </button>
        </li>
        <li>
          <button
            type="button"
            aria-pressed={chosen.incidents}
            onClick={() => choose({ ...chosen, incidents: !chosen.incidents })}
          >
            <TriangleAlert aria-hidden />
            <span>{t('incidents')}</span>
          </button>
        </li>
      </ul>
      {chosen.incidents && list.isError && (
        <>
          <span role="status">{t('failed')}</span>
          <button type="button" data-retry="" onClick={() => void list.refetch()}>
            <span>{t('retry')}</span>
          </button>
        </>
      )}
      {incidents?.knownSince && <span>{t('knownSince', { day: formats.day(incidents.knownSince) })}</span>}
    </Line>
  );
}
