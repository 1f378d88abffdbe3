import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { StatusGroup } from '#api/contract/system.ts';
import { ConditionMark, toneOf } from '../shared/ConditionMark.tsx';
import { conditionOfState, failingTests, worstOf } from '../shared/condition.ts';

/** The status of the whole system in one sentence: the worst condition of its groups, and the group that has it. */
export function OverallCard({ groups }: { readonly groups: readonly StatusGroup[] }) {
  const { t } = useTranslation('system');
  const condition = worstOf(groups.map(({ state }) => conditionOfState(state)));
  const tone = toneOf[condition];
  const tests = groups.flatMap((group) => group.tests);
  const affected = [...new Set(failingTests(groups).map(({ name }) => name))];
  return (
    <HStack
      as="section"
      aria-live="polite"
      gap="4"
      px="5"
      py="4"
      borderWidth="1px"
      borderRadius="l3"
      borderColor={`${tone}.border`}
      bg={`${tone}.bg`}
      color={`${tone}.fg`}
    >
      <ConditionMark condition={condition} size={28} />
      <Box minWidth="0" overflowWrap="anywhere">
        <Heading>{t(`status.overall.${condition}`)}</Heading>
        {tests.length > 0 && (
          <Text textStyle="sm">
            {affected.length > 0
              ? t('status.affected', { list: affected.join(', ') })
              : t('status.allPassed', { count: tests.length })}
          </Text>
        )}
      </Box>
    </HStack>
  );
}
