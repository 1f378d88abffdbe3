import { Span } from '@chakra-ui/react/span';
import { useTranslation } from 'react-i18next';

/** Says that working hours are informational (behaviour 13.2); text that can stand in a paragraph. */
export function HoursNote() {
  const { t } = useTranslation('hours');
  return (
    <Span textStyle="sm" color="fg.muted">
      {t('note')}
    </Span>
  );
}
