import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { StatusGroup } from '#api/contract/system.ts';
import { ConditionMark, toneOf } from '../shared/ConditionMark.tsx';
import { conditionOfState, worstOf } from '../shared/condition.ts';

/** The whole system in one sentence: the worst condition of any of its groups, and what it is about. */
export function OverallCard({ groups }: { readonly groups: readonly StatusGroup[] }) {
  const { t } = useTranslation('system');
  const condition = worstOf(groups.map(({ state }) => conditionOfState(state)));
  const tone = toneOf[condition];
  const tests = groups.flatMap((group) => group.tests);
  const affected = [...new Set(tests.filter(({ state }) => conditionOfState(state) !== 'ok').map(({ name }) => name))];
  return (
    <chakra.section
      aria-live="polite"
      display="flex"
      alignItems="center"
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
      <chakra.div minWidth="0" overflowWrap="anywhere">
        <chakra.h2 textStyle="section">{t(`status.overall.${condition}`)}</chakra.h2>
        {tests.length > 0 && (
          <chakra.p textStyle="sm">
            {affected.length > 0
              ? t('status.affected', { list: affected.join(', ') })
              : t('status.allPassed', { count: tests.length })}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.section>
  );
}
