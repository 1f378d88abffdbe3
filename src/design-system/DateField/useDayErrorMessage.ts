import { useTranslation } from 'react-i18next';
import type { DayProblem } from '../DateRangePicker/range.ts';
import { useFormats } from '../language/formats.ts';
import { plausibleYears } from './dayText.ts';

/** Returns a function that formats the error message of a day; `today` is the example in it. */
export function useDayErrorMessage(today: string): (problem: DayProblem) => string {
  const { t } = useTranslation('dateRange');
  const formats = useFormats();
  return ({ kind, day }) => {
    if (kind === 'format') return t('format', { example: formats.day(today) });
    if (kind === 'year') return t('year', { year: Number(day?.slice(0, 4)), ...plausibleYears(today) });
    return t(kind, { day: day && formats.day(day) });
  };
}
