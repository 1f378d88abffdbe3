import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Incident } from '#api/contract/system.ts';
import { dayOf } from '#api/days.ts';
import { isApiError } from '#api/errors.ts';
import { momentOf } from '#api/serverClock.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import { useFailureText } from '#features/forms/index.ts';
import { useMinute } from '#features/pages/index.ts';
import { linkedIncidentQuery } from '../queries.ts';
import { ConditionMark } from '../shared/ConditionMark.tsx';
import { conditionOfLevel } from '../shared/condition.ts';
import { incidentFacts, incidentTitle } from '../shared/incidentText.tsx';
import { useIncidentTexts } from '../shared/useIncidentTexts.ts';
import { phaseOf } from '../status/timeline.ts';
import { IncidentDetails } from './IncidentDetails.tsx';
import { ResolveButton } from './resolve/ResolveButton.tsx';
import type { IncidentList } from './useIncidents.ts';

interface LinkedIncidentProps {
  readonly id: number;
  readonly list: IncidentList;
  readonly onClose: () => void;
  /** Undefined without the right to change incidents. */
  readonly onEdit: ((id: number) => void) | undefined;
}

/** The most rows of the public list, which has no call for one incident, that are read to find it. */
const mostRows = 200;

/** The incident that a link names, such as a mark on a chart: from the list where it is loaded, else by a call of its own. */
function useLinkedIncident(id: number, list: IncidentList) {
  const listed = list.rows?.find((row) => row.id === id);
  const isMissing = list.rows !== undefined && !listed;
  const own = useQuery({ ...linkedIncidentQuery(id), enabled: isMissing && list.mayReadAll === true });
  const { hasMore, isLoadingMore, moreError, more } = list;
  const mayBeBehind = isMissing && list.mayReadAll === false && hasMore && (list.rows?.length ?? 0) < mostRows;
  useEffect(() => {
    if (mayBeBehind && !isLoadingMore && moreError === null) more();
  });
  const incident = listed ?? own.data;
  const updatedAt = listed ? list.updatedAt : own.dataUpdatedAt;
  const error = list.error ?? (mayBeBehind ? moreError : null) ?? (own.isFetching ? null : own.error);
  const isUnknown = isApiError(error) && error.status === 404;
  return {
    incident,
    /** When it was loaded, in ms. */
    updatedAt,
    error: isUnknown ? null : error,
    isUnknown: isUnknown || (isMissing && list.mayReadAll === false && !mayBeBehind),
    retry: () => {
      if (list.error) list.refresh();
      else if (moreError) more();
      else void own.refetch();
    },
  };
}

/** The incident that the address names, above the list (behaviour 5.21). */
export function LinkedIncident({ id, list, onClose, onEdit }: LinkedIncidentProps) {
  const { t } = useTranslation('system');
  const failureText = useFailureText();
  const { incident, error, isUnknown, retry, updatedAt } = useLinkedIncident(id, list);
  const minute = useMinute();
  // What has ended in this minute is over, although the minute began before.
  const now = new Date(Math.max(minute.getTime(), momentOf(updatedAt).getTime()));
  return (
    <Section
      title={t('linked.title')}
      padding="none"
      actions={
        <HStack gap="2">
          {incident && onEdit && phaseOf(incident, now) === 'ongoing' && <ResolveButton incident={incident} />}
          {incident && onEdit && (
            <Button size="sm" onClick={() => onEdit(id)}>
              {t('incidents.edit')}
            </Button>
          )}
          <Button size="sm" onClick={onClose}>
            {t('linked.close')}
          </Button>
        </HStack>
      }
    >
      {incident ? (
        <Shown incident={incident} now={now} />
      ) : error ? (
        <ErrorState title={t('linked.failed')} text={failureText(error)} onRetry={retry} />
      ) : isUnknown ? (
        <EmptyState compact title={t('linked.unknown')} text={t('linked.unknownText')} />
      ) : (
        <TableSkeleton rows={2} columns={2} />
      )}
    </Section>
  );
}

function Shown({ incident, now }: { readonly incident: Incident; readonly now: Date }) {
  const { t } = useTranslation('system');
  const formats = useFormats();
  const texts = useIncidentTexts();
  const phase = phaseOf(incident, now);
  const condition = conditionOfLevel(incident.level);
  return (
    <Flex as="article" gap="3" px="4" py="3">
      <Span pt="0.5">
        <ConditionMark condition={condition} size={18} label={t(`condition.${condition}`)} />
      </Span>
      <Box minWidth="0" flex="1">
        <Flex wrap="wrap" align="center" columnGap="2" rowGap="1">
          <Heading as="h3" size="md" minWidth="0" overflowWrap="anywhere">
            {incidentTitle(incident.title)}
          </Heading>
          {phase !== 'over' && (
            <StatusTag tone={phase === 'ongoing' ? 'warning' : 'info'} label={t(`incident.${phase}`)} />
          )}
          {!incident.isPublic && <StatusTag tone="neutral" label={t('incident.hidden')} />}
        </Flex>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere" mb="2">
          {incidentFacts([
            formats.day(dayOf(incident.begin)),
            texts.span(incident),
            texts.group(incident.serviceGroup),
          ])}
        </Text>
        <IncidentDetails incident={incident} />
      </Box>
    </Flex>
  );
}
