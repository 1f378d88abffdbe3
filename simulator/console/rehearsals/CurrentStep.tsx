import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from '#design-system/Link/Link.tsx';
import '../texts.ts';
import { useRehearsal } from './useRehearsal.ts';
import { useStepTexts } from './useStepTexts.ts';

/** The current step of the rehearsal that is under way, in words; nothing without one. */
export function CurrentStepText() {
  const { t } = useTranslation('rehearsals');
  const textsOf = useStepTexts();
  const { rehearsal, progress, steps, current } = useRehearsal();
  if (!rehearsal || progress?.run == null) return null;
  return (
    <Box minWidth="0" flex="1" role="status">
      <Text textStyle="xs" color="fg.muted">
        {[
          t(`${rehearsal.id}.title`),
          ...(current ? [t('current', { number: progress.done + 1, all: steps.length })] : []),
        ].join(' · ')}
      </Text>
      <Text fontWeight="semibold" textStyle="sm">
        {current ? textsOf(rehearsal, current).title : t('finished')}
      </Text>
    </Box>
  );
}

/** The current step above another part of the console, with the way back to the rehearsal. */
export function CurrentStep() {
  const { t } = useTranslation('rehearsals');
  const { progress } = useRehearsal();
  if (progress?.run == null) return null;
  return (
    <Flex
      mb="4"
      p="3"
      gap="3"
      align="center"
      bg="brand.subtle"
      borderRadius="l2"
      css={{ '& a': { textDecoration: 'underline', color: 'brand.fg', textStyle: 'sm', whiteSpace: 'nowrap' } }}
    >
      <CurrentStepText />
      <Link to="?part=rehearsals">{t('return')}</Link>
    </Flex>
  );
}
