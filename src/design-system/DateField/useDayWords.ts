import { useTranslation } from 'react-i18next';
import type { DayProblem } from '../DateRangePicker/range.ts';
import { useFormats } from '../language/formats.ts';

/** Says in words what is wrong with a day; `today` is the example of how one is written. */
export function useDayWords(today: string): (problem: DayProblem) => string {
  const { t } = useTranslation('dateRange');
  const formats = useFormats();
  return (problem) =>
    problem.kind === 'format'
      ? t('format', { example: formats.day(today) })
      : t(problem.kind, { day: problem.day && formats.day(problem.day) });
}
