import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';

/** Marks a typed compare period, which does not roll along, with one press back to "previous" (behaviour 3.20). */
export function TypedNote({ onPrevious }: { readonly onPrevious: () => void }) {
  const { t } = useTranslation('reporting');
  return (
    <Flex role="note" align="center" wrap="wrap" columnGap="3" rowGap="1" textStyle="sm" color="fg.muted">
      <span>{t('filters.typed')}</span>
      <Button size="xs" onClick={onPrevious}>
        {t('filters.toPrevious')}
      </Button>
    </Flex>
  );
}
