import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { type DayRange, lengthOf } from '#api/days.ts';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';

/** Says in the form of a period which days are left without working hours beside it; it can be sent all the same. */
export function NeighbourGaps({ gaps }: { readonly gaps: readonly DayRange[] }) {
  const { t } = useTranslation('hours');
  const formats = useFormats();
  if (gaps.length === 0) return null;
  return (
    <FormBanner tone="info" title={t('gap.title')}>
      <chakra.ul listStyleType="disc" ps="5" my="1">
        {gaps.map(({ begin, end }) => (
          <li key={begin}>{t('gap.days', { range: formats.dayRange(begin, end), count: lengthOf({ begin, end }) })}</li>
        ))}
      </chakra.ul>
    </FormBanner>
  );
}
