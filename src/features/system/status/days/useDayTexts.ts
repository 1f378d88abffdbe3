import { useTranslation } from 'react-i18next';
import { useFormats } from '#design-system/language/formats.ts';
import { useDurations } from '../../shared/useDurations.ts';
import type { OutageDay } from './outages.ts';

/** Returns functions that say in words what a bar shows. */
export function useDayTexts() {
  const { t } = useTranslation('incidents');
  const formats = useFormats();
  const { length } = useDurations();
  const lengths = ({ critical, warning, any }: Pick<OutageDay, 'critical' | 'warning' | 'any'>): string =>
    [
      ...(critical > 0 ? [t('days.critical', { duration: length(critical) })] : []),
      ...(warning > 0 ? [t('days.warning', { duration: length(warning) })] : []),
      // Where the two overlap their sum is more than the time that something did not work.
      ...(critical > 0 && warning > 0 && any < critical + warning
        ? [t('days.together', { duration: length(any) })]
        : []),
    ].join(', ');
  return {
    /** `kritično 1 h 35 min, upozorenje 15 min`, or that there was nothing. */
    lengths: (day: Pick<OutageDay, 'critical' | 'warning' | 'any'>) => lengths(day) || t('days.none'),
    /** What happened on the day; that it is not known where the pages read do not reach it. */
    outage: (day: OutageDay) =>
      day.isKnown ? lengths(day) || t('days.none') : [lengths(day), t('days.unknown')].filter(Boolean).join(', '),
    day: (day: OutageDay) => `${formats.weekday(day.day)}, ${formats.day(day.day)}`,
  };
}
