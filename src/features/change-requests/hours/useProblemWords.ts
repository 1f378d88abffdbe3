import { useTranslation } from 'react-i18next';
import { useDayWords } from '#design-system/DateField/useDayWords.ts';
import { useTimeWords } from '#design-system/TimeField/useTimeWords.ts';
import type { Problem, Problems } from './values.ts';

/** Returns a function that puts a form's problems into words, by field. */
export function useProblemWords(today: string): (problems: Problems) => Readonly<Record<string, string>> {
  const { t } = useTranslation('hours');
  const dayWords = useDayWords(today);
  const timeWords = useTimeWords();
  const words = (problem: Problem): string => {
    switch (problem.of) {
      case 'day':
        return dayWords(problem.problem);
      case 'time':
        return timeWords(problem.problem);
      case 'notAfter':
        return t('problem.timeNotAfter', { from: problem.from });
      case 'noZone':
        return t('form.noZoneChosen');
      case 'reason':
        return t('problem.reason');
    }
  };
  return (problems) => Object.fromEntries(Object.entries(problems).map(([path, problem]) => [path, words(problem)]));
}
