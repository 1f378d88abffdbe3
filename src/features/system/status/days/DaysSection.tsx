import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '#api/days.ts';
import { ChartTableToggle } from '#design-system/charts/ChartTableToggle.tsx';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { useFailureText } from '#features/forms/index.ts';
import { useToday } from '#features/pages/index.ts';
import type { IncidentList } from '../../incidents/useIncidents.ts';
import { serviceGroupsQuery } from '../../queries.ts';
import { DayStrip } from './DayStrip.tsx';
import { DaysTable } from './DaysTable.tsx';
import { groupDays, newest } from './groupDays.ts';
import { daysUntil } from './outages.ts';
import { outagesQuery } from './outagesQuery.ts';

interface DaysSectionProps {
  /** The list of the page, which has the newest incidents. */
  readonly list: IncidentList;
  readonly now: Date;
}

/**
 * The last 90 days of each service group as bars, or as a table (behaviour 16.47). It says how many pages were read, and which
 * days they do not reach.
 */
export function DaysSection({ list, now }: DaysSectionProps) {
  const { t } = useTranslation('incidents');
  const failureText = useFailureText();
  const today = useToday();
  const [asTable, setAsTable] = useState(false);
  const days = useMemo(() => daysUntil(today), [today]);
  const { mayReadAll, rows: loaded } = list;
  const { data: groups } = useQuery(serviceGroupsQuery);
  const { data, error, isFetching, refetch } = useQuery({
    ...outagesQuery(mayReadAll ?? false, days[0] ?? today),
    enabled: mayReadAll !== undefined,
  });
  const shown = useMemo(
    () =>
      data &&
      groupDays(groups ?? [], newest(data.incidents, loaded ?? []), {
        days,
        now,
        knownSince: data.isKnown ? undefined : data.earliest,
      }),
    [data, groups, loaded, days, now],
  );
  return (
    <Section
      title={t('days.title')}
      padding="none"
      actions={shown && <ChartTableToggle asTable={asTable} onChange={setAsTable} />}
    >
      {shown && data ? (
        <>
          {asTable ? (
            <DaysTable groups={shown} />
          ) : (
            <>
              {shown.map(({ code, name, days: own, total }) => (
                <DayStrip key={code} group={name} days={own} total={total} maySearch={mayReadAll === true} />
              ))}
              <Legend hasUnknown={!data.isKnown} />
            </>
          )}
          <ReadNote {...data} />
        </>
      ) : error && !isFetching ? (
        <ErrorState compact title={t('days.failed')} text={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <TableSkeleton rows={8} columns={1} />
      )}
    </Section>
  );
}

/** Says how far the pages read reach. */
function ReadNote({ pages, earliest, isKnown }: { pages: number; earliest: Date | undefined; isKnown: boolean }) {
  const { t } = useTranslation('incidents');
  const formats = useFormats();
  const read = t('days.read', { count: pages, pages: formats.count(pages) });
  const reach = earliest && t('days.reach', { day: formats.day(dayOf(earliest)) });
  return (
    <Text px="4" py="2" borderTopWidth="1px" borderColor="border.muted" textStyle="xs" color="fg.muted">
      {[read, reach, !isKnown && t('days.unknownBefore')].filter(Boolean).join(' ')}
    </Text>
  );
}

const Swatch = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    '& > span:first-of-type': { display: 'inline-block', width: '2', height: '3.5' },
    '& > [data-bar=free]': { bg: 'bg.emphasized' },
    '& > [data-bar=critical]': { bg: 'danger.solid' },
    '& > [data-bar=warning]': { bg: 'warning.solid', width: '1', marginInline: '0.5' },
    '& > [data-bar=unknown]': { bg: 'fg.subtle', height: '0.5' },
  },
});

/** What the forms and the colours of the bars mean. */
function Legend({ hasUnknown }: { readonly hasUnknown: boolean }) {
  const { t } = useTranslation('incidents');
  const kinds = ['critical', 'warning', 'free', ...(hasUnknown ? (['unknown'] as const) : [])] as const;
  return (
    <Flex wrap="wrap" columnGap="5" rowGap="1" px="4" pb="3" textStyle="xs" color="fg.muted">
      {kinds.map((kind) => (
        <Swatch key={kind}>
          <span data-bar={kind} aria-hidden />
          <Span>{t(`days.legend.${kind}`)}</Span>
        </Swatch>
      ))}
      <Span>{t('days.legend.height')}</Span>
    </Flex>
  );
}
