import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { PartHeader } from '../PartHeader.tsx';
import '../texts.ts';
import { rehearsals } from './index.ts';
import { stepsOf } from './progress.ts';
import { RehearsalGuide } from './RehearsalGuide.tsx';
import { useRehearsal } from './useRehearsal.ts';

const Choice = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    width: '100%',
    px: '4',
    py: '3',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '& [data-part=number]': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
});

/** The guided rehearsals: the list of all, or the one of this tab. */
export function RehearsalsPart() {
  const { rehearsal } = useRehearsal();
  return rehearsal ? <RehearsalGuide key={rehearsal.id} rehearsal={rehearsal} /> : <RehearsalList />;
}

function RehearsalList() {
  const { t } = useTranslation('rehearsals');
  const { t: tConsole } = useTranslation('console');
  const formats = useFormats();
  const { choose } = useRehearsal();
  return (
    <Flex direction="column" gap="4">
      <PartHeader title={tConsole('parts.rehearsals')} description={t('intro')} />
      <Section headless title={t('list')} padding="none">
        <chakra.ol listStyleType="none" css={{ '& li + li': { borderTopWidth: '1px' } }}>
          {rehearsals.map((one, at) => (
            <li key={one.id}>
              <Choice type="button" onClick={() => choose(one.id)}>
                <span data-part="number">{formats.count(at + 1)}</span>
                <span>
                  <Text as="span" display="block" fontWeight="semibold">
                    {t(`${one.id}.title`)}
                  </Text>
                  <Text as="span" display="block" textStyle="sm" color="fg.muted">
                    {t(`${one.id}.text`)}
                  </Text>
                  <Text as="span" display="block" textStyle="xs" color="fg.muted" mt="1">
                    {`${t('stepCount', { count: stepsOf(one).length })} · ${t('minutes', { value: formats.count(one.minutes) })}`}
                  </Text>
                </span>
              </Choice>
            </li>
          ))}
        </chakra.ol>
      </Section>
    </Flex>
  );
}
