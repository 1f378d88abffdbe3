import { Span } from '@chakra-ui/react/span';
import { useTranslation } from 'react-i18next';
import { ConditionMark } from './ConditionMark.tsx';
import { conditionOfState } from './condition.ts';

/** A status of the system, as icon and word; an unknown word is shown as the server sent it. */
export function ConditionTag({ state }: { readonly state: string }) {
  const { t } = useTranslation('system');
  const condition = conditionOfState(state);
  const isOther = condition === 'unknown' && state !== 'UNKNOWN' && state !== '';
  return (
    <Span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      textStyle="sm"
      fontWeight="medium"
      overflowWrap="anywhere"
    >
      <ConditionMark condition={condition} />
      <span>{isOther ? t('condition.other', { state }) : t(`condition.${condition}`)}</span>
    </Span>
  );
}
