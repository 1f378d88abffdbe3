import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { Incident } from '#api/contract/system.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { ResolveButton } from '../incidents/resolve/ResolveButton.tsx';
import { ConditionMark } from '../shared/ConditionMark.tsx';
import { conditionOfLevel } from '../shared/condition.ts';
import { incidentDescription, incidentFacts, incidentTitle } from '../shared/incidentText.tsx';
import { useIncidentTexts } from '../shared/useIncidentTexts.ts';

interface OngoingCardProps {
  readonly incidents: readonly Incident[];
  readonly now: Date;
  /** Whether the user may change incidents. */
  readonly mayChange: boolean;
}

/** The ongoing incidents, at the top, since users open the page when something does not work. */
export function OngoingCard({ incidents, now, mayChange }: OngoingCardProps) {
  const { t } = useTranslation('system');
  const texts = useIncidentTexts();
  return (
    <Section title={t('ongoing.title')} count={String(incidents.length)} padding="none">
      {incidents.map((incident) => {
        const condition = conditionOfLevel(incident.level);
        return (
          <Flex
            as="article"
            key={incident.id}
            wrap={{ base: 'wrap', sm: 'nowrap' }}
            gap="3"
            px="4"
            py="3"
            borderTopWidth="1px"
            borderColor="border.muted"
            _first={{ borderTopWidth: '0' }}
          >
            <Span pt="0.5">
              <ConditionMark condition={condition} size={18} label={t(`condition.${condition}`)} />
            </Span>
            <Box minWidth="0" flex="1 1 14rem" maxWidth="60rem">
              <Heading as="h3" size="md" overflowWrap="anywhere">
                {incidentTitle(incident.title)}
              </Heading>
              <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {incidentFacts([
                  texts.since(incident, now),
                  texts.group(incident.serviceGroup),
                  ...incident.components,
                ])}
              </Text>
              {incident.description && (
                <Text textStyle="text" mt="1.5">
                  {incidentDescription(incident.description, 8)}
                </Text>
              )}
            </Box>
            {mayChange && (
              <Box ms="auto">
                <ResolveButton incident={incident} />
              </Box>
            )}
          </Flex>
        );
      })}
    </Section>
  );
}
