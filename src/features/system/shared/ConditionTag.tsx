import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { ConditionMark } from './ConditionMark.tsx';
import { conditionOfState } from './condition.ts';

/** A state of the system: its icon and its word; an unknown word is shown as the server sent it. */
export function ConditionTag({ state }: { readonly state: string }) {
  const { t } = useTranslation('system');
  const condition = conditionOfState(state);
  const isOther = condition === 'unknown' && state !== 'UNKNOWN' && state !== '';
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      textStyle="sm"
      fontWeight="medium"
      overflowWrap="anywhere"
    >
      <ConditionMark condition={condition} />
      {isOther ? t('condition.other', { state }) : t(`condition.${condition}`)}
    </chakra.span>
  );
}
