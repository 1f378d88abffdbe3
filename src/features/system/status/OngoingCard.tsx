import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { Incident } from '#api/contract/system.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { Clamped } from '../shared/Clamped.tsx';
import { ConditionMark } from '../shared/ConditionMark.tsx';
import { conditionOfLevel } from '../shared/condition.ts';
import { useIncidentWords } from '../shared/useIncidentWords.ts';

interface OngoingCardProps {
  readonly incidents: readonly Incident[];
  readonly now: Date;
}

/** What is going on now, at the top: a user who comes here because something does not work finds it first. */
export function OngoingCard({ incidents, now }: OngoingCardProps) {
  const { t } = useTranslation('system');
  const words = useIncidentWords();
  return (
    <Section title={t('ongoing.title')} count={String(incidents.length)} padding="none">
      {incidents.map((incident) => {
        const condition = conditionOfLevel(incident.level);
        return (
          <Flex
            as="article"
            key={incident.id}
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
            <Box minWidth="0" maxWidth="60rem">
              <Heading as="h3" size="md">
                <Clamped lines={3}>{incident.title}</Clamped>
              </Heading>
              <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {[words.since(incident, now), words.group(incident.serviceGroup), ...incident.components].join(' · ')}
              </Text>
              {incident.description && (
                <Text textStyle="text" mt="1.5">
                  <Clamped lines={8} keepsBreaks>
                    {incident.description}
                  </Clamped>
                </Text>
              )}
            </Box>
          </Flex>
        );
      })}
    </Section>
  );
}
