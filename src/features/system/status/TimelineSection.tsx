import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { useFailureText } from '#features/forms/index.ts';
import { MoreRows } from '../incidents/MoreRows.tsx';
import type { IncidentList } from '../incidents/useIncidents.ts';
import { useIncidentTexts } from '../shared/useIncidentTexts.ts';
import { TimelineEntry } from './TimelineEntry.tsx';
import { byDay } from './timeline.ts';

interface TimelineSectionProps {
  readonly list: IncidentList;
  readonly now: Date;
}

/** The incidents by day, the newest first; older ones are loaded by a button. */
export function TimelineSection({ list, now }: TimelineSectionProps) {
  const { t } = useTranslation('system');
  const failureText = useFailureText();
  const { rows, mayReadAll } = list;
  return (
    <Section
      title={t('timeline.title')}
      description={mayReadAll === false && list.rightFailure === null ? t('timeline.publicOnly') : undefined}
      padding="none"
    >
      {list.error ? (
        <ErrorState title={t('timeline.failed')} text={failureText(list.error)} onRetry={list.refresh} />
      ) : rows === undefined ? (
        <TableSkeleton rows={8} columns={2} />
      ) : rows.length === 0 ? (
        <EmptyState compact title={t('timeline.none')} text={t('timeline.noneText')} />
      ) : (
        <>
          <Days rows={rows} now={now} />
          <MoreRows list={list} label={t('timeline.more')} />
        </>
      )}
    </Section>
  );
}

function Days({ rows, now }: { readonly rows: NonNullable<IncidentList['rows']>; readonly now: Date }) {
  const formats = useFormats();
  const texts = useIncidentTexts();
  return byDay(rows).map(({ day, incidents }) => (
    <Grid
      as="section"
      key={day}
      aria-labelledby={`day-${day}`}
      templateColumns={{ base: '1fr', md: '11rem minmax(0, 1fr)' }}
      columnGap="6"
      rowGap="3"
      px="4"
      py="4"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0' }}
    >
      <Heading as="h3" size="md" id={`day-${day}`} pt="0.5">
        <span>{formats.day(day)}</span>
        <Span display="block" textStyle="sm" fontWeight="normal" color="fg.muted" textTransform="capitalize">
          {formats.weekday(day)}
        </Span>
      </Heading>
      <chakra.ol listStyleType="none" minWidth="0">
        {incidents.map((incident) => (
          <TimelineEntry key={incident.id} {...{ incident, now, texts }} />
        ))}
      </chakra.ol>
    </Grid>
  ));
}
