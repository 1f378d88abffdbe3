import { chakra } from '@chakra-ui/react/styled-system';
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
          <chakra.article
            key={incident.id}
            display="flex"
            gap="3"
            px="4"
            py="3"
            borderTopWidth="1px"
            borderColor="border.muted"
            _first={{ borderTopWidth: '0' }}
          >
            <chakra.span pt="0.5">
              <ConditionMark condition={condition} size={18} label={t(`condition.${condition}`)} />
            </chakra.span>
            <chakra.div minWidth="0" maxWidth="60rem">
              <chakra.h3 textStyle="text" fontWeight="semibold">
                <Clamped lines={3}>{incident.title}</Clamped>
              </chakra.h3>
              <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {[words.since(incident, now), words.group(incident.serviceGroup), ...incident.components].join(' · ')}
              </chakra.p>
              {incident.description && (
                <chakra.p textStyle="text" mt="1.5">
                  <Clamped lines={8} keepsBreaks>
                    {incident.description}
                  </Clamped>
                </chakra.p>
              )}
            </chakra.div>
          </chakra.article>
        );
      })}
    </Section>
  );
}
