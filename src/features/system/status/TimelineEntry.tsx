import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { Incident } from '#api/contract/system.ts';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import { ConditionMark, toneOf } from '../shared/ConditionMark.tsx';
import { conditionOfLevel } from '../shared/condition.ts';
import { incidentDescription, incidentFacts, incidentTitle } from '../shared/incidentText.tsx';
import type { IncidentTexts } from '../shared/useIncidentTexts.ts';
import { phaseOf } from './timeline.ts';

interface TimelineEntryProps {
  readonly incident: Incident;
  readonly now: Date;
  readonly texts: IncidentTexts;
}

/** An incident on the timeline: the marker of its level stands on the line (behaviour 16.12). */
export function TimelineEntry({ incident, now, texts }: TimelineEntryProps) {
  const { t } = useTranslation('system');
  const condition = conditionOfLevel(incident.level);
  const tone = toneOf[condition];
  const phase = phaseOf(incident, now);
  return (
    <Flex
      as="li"
      position="relative"
      gap="3"
      pb="4"
      _before={{
        content: '""',
        position: 'absolute',
        top: '7',
        bottom: '0',
        insetStart: 'calc({sizes.3} - 0.5px)',
        width: '1px',
        bg: 'border',
      }}
      _last={{ pb: '0', _before: { display: 'none' } }}
    >
      <Grid
        as="span"
        placeItems="center"
        flexShrink="0"
        width="6"
        height="6"
        borderRadius="full"
        borderWidth="1px"
        bg={`${tone}.bg`}
        borderColor={`${tone}.border`}
      >
        <ConditionMark condition={condition} size={14} label={t(`condition.${condition}`)} />
      </Grid>
      <Box minWidth="0" flex="1" pt="0.5">
        <Flex wrap="wrap" align="center" columnGap="2" rowGap="1">
          <Heading as="h4" size="md" minWidth="0" overflowWrap="anywhere">
            {incidentTitle(incident.title)}
          </Heading>
          {phase !== 'over' && (
            <StatusTag tone={phase === 'ongoing' ? 'warning' : 'info'} label={t(`incident.${phase}`)} />
          )}
          {!incident.isPublic && <StatusTag tone="neutral" label={t('incident.hidden')} />}
        </Flex>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {incidentFacts([texts.span(incident), texts.group(incident.serviceGroup), ...incident.components])}
        </Text>
        {incident.description && (
          <Text textStyle="sm" mt="1" maxWidth="60rem">
            {incidentDescription(incident.description, 4)}
          </Text>
        )}
      </Box>
    </Flex>
  );
}
