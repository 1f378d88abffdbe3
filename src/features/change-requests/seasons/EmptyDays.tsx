import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { longText } from '#design-system/LongText/LongText.tsx';
import type { CopyPlan } from './plan.ts';

interface EmptyDaysProps {
  readonly places: CopyPlan['empty'];
  readonly dayRange: (begin: string, end: string) => string;
  readonly withPlace: boolean;
}

/** The most places that are named. */
const most = 12;

/** Says on which days a zone or garage would have no hours, where the season that is copied has some. */
export function EmptyDays({ places, dayRange, withPlace }: EmptyDaysProps) {
  const { t } = useTranslation('seasons');
  if (places.length === 0) return null;
  return (
    <FormBanner tone="warning" title={t('empty.title')}>
      <chakra.ul listStyleType="disc" ps="5">
        {places.slice(0, most).map(({ place, days }) => {
          const text = days.map(({ validFrom, validTo }) => dayRange(validFrom, validTo)).join(', ');
          return <li key={place.id}>{longText(withPlace ? `${place.name}: ${text}` : text)}</li>;
        })}
      </chakra.ul>
      {places.length > most && <span>{t('empty.more', { count: places.length - most })}</span>}
    </FormBanner>
  );
}
